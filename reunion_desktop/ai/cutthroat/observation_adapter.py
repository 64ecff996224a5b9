"""Observation adapter for cutthroat games: rollout state from a seat's observation."""

from __future__ import annotations

from reunion_desktop.ai.tricks.deal_tables import build_deal_tables
from reunion_desktop.ai.tricks.observation_adapter import course_seen
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.scoring import Counted


def table_seen(observation: Observation, deal: DealObservation) -> RolloutState:
    """The rollout state of a deal; only the seat's own hand is known."""
    ground = build_deal_tables(observation.rules, deal.contract, Counted.POINTS)
    return course_seen(observation, deal, ground)
