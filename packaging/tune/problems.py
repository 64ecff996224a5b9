"""Write practice/GAME.problems: positions in which plain rules err and the judge is certain.

    python3 packaging/tune/problems.py GAME [--seed problems-1] [--count 200]
    python3 packaging/tune/problems.py GAME --check third
    python3 packaging/tune/problems.py GAME --reasons

Strong players play the first deals of games. A decision is a candidate if the plain levels choose
differently. The judge values it with two seeds; it is kept if both find the same best choices, each
better than all others by a margin, and a plain level made a choice that costs. A stopped run
continues where it was. With --check the kept ones are judged with one more seed, and the agreement
is printed; with --reasons their reasons are written anew, after a change of the players.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from reunion_desktop import __version__  # noqa: E402 - the project must be found first.
from reunion_desktop.ai.player import NO_LIMIT, Limit, Stop  # noqa: E402 - as above.
from reunion_desktop.ai.reason import Reason  # noqa: E402 - as above.
from reunion_desktop.ai.roster import names_for, player_for  # noqa: E402 - as above.
from reunion_desktop.arena.play import headless, seed_text  # noqa: E402 - as above.
from reunion_desktop.arena.simulate import UNDATED  # noqa: E402 - as above.
from reunion_desktop.engine.actions import Action  # noqa: E402 - as above.
from reunion_desktop.engine.observe import observe  # noqa: E402 - as above.
from reunion_desktop.engine.record import Header, Record  # noqa: E402 - as above.
from reunion_desktop.games import IDS, game_of  # noqa: E402 - as above.
from reunion_desktop.practice.problem import (  # noqa: E402 - as above.
    Problem,
    ProblemAnswer,
    ProblemKind,
    kind_of,
    step_of,
)
from reunion_desktop.practice.shipped import (  # noqa: E402 - as above.
    FOLDER,
    SUFFIX,
    read_problems,
    text_of,
)
from reunion_desktop.review.judge import judge  # noqa: E402 - as above.
from reunion_desktop.review.question import deed_of  # noqa: E402 - as above.
from reunion_desktop.review.verdict import Basis, Deed, Verdict  # noqa: E402 - as above.
from reunion_desktop.storage.headers import game_line  # noqa: E402 - as above.

LEVELS = ("beginner", "club", "strong")
PLAIN = LEVELS[:2]
MARGIN = 0.12
"""Units by which the right choices are better than all others, in each of both runs."""
SEEDS = ("1", "2")
"""Seeds of the judge."""
_PLAYED = Limit(layouts=24)
"""Budget of the players."""
_JUDGED = 5
"""Decisions of a deal that are judged at most: one of them is kept."""
_BASE: Mapping[tuple[str, ...], int] = {
    ("beginner",): 1250,
    ("club",): 1350,
    ("beginner", "club"): 1450,
    ("beginner", "strong"): 1500,
    ("club", "strong"): 1600,
    LEVELS: 1700,
}
"""Difficulty by the levels that err."""


def decisions(game: str, seed: str, number: int) -> Iterator[tuple[Record, Action]]:
    """The decisions of a game's first deal: each with the record before, its player at seat 0."""
    rules = game_of(game).default
    names = ("You", *names_for(rules.players)[: rules.players - 1])
    header = Header(rules, names, number % rules.players, UNDATED)
    players = [
        player_for(game, "strong", seed_text(seed, number, seat)) for seat in range(rules.players)
    ]
    record = Record(header)
    with closing(headless(header, players, seed, number, _PLAYED)) as steps:
        for step in steps:
            legal = step.before.legal()
            if legal is not None and len(legal.actions) > 1:
                seen = record.plus(step.action).turned(legal.seat)
                seen = replace(seen, header=replace(seen.header, players=names))
                yield seen.rewound(len(record.actions)), seen.actions[-1]
            record = record.plus(step.action)
            if step.after.lines:
                return


def choices(record: Record, own: Action) -> dict[str, Action]:
    """The choice of each level; the strong player's was made."""
    game, seen = record.header.game, observe(record.match(), 0)
    found: dict[str, Action] = {
        level: player_for(game, level, "problems").choose(seen, _PLAYED, Stop()).action
        for level in PLAIN
    }
    return found | {"strong": own}


def expert_reasons(record: Record, right: set[Deed]) -> tuple[Reason, ...]:
    """The reasons of an expert that makes a right choice; none of another."""
    expert = player_for(record.header.game, "expert", "problems")
    decision = expert.choose(observe(record.match(), 0), NO_LIMIT, Stop())
    return decision.reasons if deed_of(decision.action) in right else ()


def values_of(record: Record, action: Action, seed: str) -> Verdict:
    """The verdict on a choice."""
    return judge(step_of(record.match(), action), len(record.actions), seed, Stop())


def problem_of(key: str, record: Record, made: Mapping[str, Action]) -> Problem | None:
    """The problem of a decision; None if it is too easy, or not certain."""
    by_level = {level: deed_of(action) for level, action in made.items()}
    first = values_of(record, made["beginner"], SEEDS[0])
    if not certain(first):
        return None
    right = right_of(first)
    known = {one.deed for one in first.choices}
    wrong = [level for level in LEVELS if by_level[level] in known - right]
    if not set(wrong) & set(PLAIN):
        return None
    second = values_of(record, made[wrong[0]], SEEDS[1])
    reasons = second.reasons or expert_reasons(record, right)
    stands = certain(second) and right_of(second) == right and second.cost.units > 0
    if not stands or not reasons:
        return None
    found = defaultdict[Deed, list[float]](list)
    for verdict in (first, second):
        for one in verdict.choices:
            found[one.deed].append(one.average.units)
    answers = [ProblemAnswer(deed, fmean(units)) for deed, units in found.items()]
    answers.sort(key=lambda one: (one.deed not in right, -one.units))
    match = record.match()
    problem = Problem(key, record, 0, tuple(answers), reasons, kind_of(match))
    if set(problem.right) != right or problem.margin < MARGIN:
        return None
    ease = 300 * (min(problem.margin, 0.6) - MARGIN)
    return replace(problem, difficulty=_BASE[tuple(wrong)] - round(ease))


def certain(verdict: Verdict) -> bool:
    """Test whether a verdict is complete, and the best choices are better by the margin."""
    if verdict.basis is not Basis.LAYOUTS or not verdict.layouts:
        return False
    count = len(right_of(verdict))
    units = [one.average.units for one in verdict.choices]
    return count < len(units) and units[count - 1] - units[count] >= MARGIN


def right_of(verdict: Verdict) -> set[Deed]:
    """The choices that get full marks."""
    answers = tuple([ProblemAnswer(one.deed, one.average.units) for one in verdict.choices])
    blank = Record(Header(game_of(IDS[0]).default, (), 0, ""))
    return set(Problem("", blank, 0, answers, (), ProblemKind.LEAD).right)


def best_of_deal(game: str, seed: str, number: int, kept: Sequence[Problem]) -> Problem | None:
    """The problem of a deal, of a kind and a time of the deal that are still rare; or None."""
    kinds = Counter(one.kind for one in kept)
    times = Counter(len(one.record.actions) for one in kept)
    candidates = []
    for record, own in decisions(game, seed, number):
        made = choices(record, own)
        if len({deed_of(action) for action in made.values()}) > 1:
            kind = kind_of(record.match())
            rarity = kinds[kind], times[len(record.actions)], len(record.actions)
            candidates.append((rarity, record, made))
    for _, record, made in sorted(candidates, key=lambda one: one[0])[:_JUDGED]:
        problem = problem_of(f"{game}-{seed}-{number}", record, made)
        if problem is not None:
            return problem
    return None


def kept_in(out: Path) -> tuple[Problem, ...]:
    """The problems that a file holds already; a last line that was cut off is removed."""
    if not out.exists():
        return ()
    text = out.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        out.write_text(whole, encoding="utf-8")
    return read_problems(whole.splitlines())


def make(game: str, seed: str, count: int, out: Path) -> None:
    """Append problems to a file until it has enough."""
    kept = list(kept_in(out))
    if not kept:
        told = {
            "type": "problems",
            "game": game,
            "seed": seed,
            "judged": SEEDS,
            "margin": MARGIN,
            "version": __version__,
            "command": f"packaging/tune/problems.py {game} --seed {seed}",
        }
        rules = game_of(game).default
        names = ("You", *names_for(rules.players)[: rules.players - 1])
        head = json.dumps(told), game_line(Header(rules, names, 0, UNDATED))
        out.write_text("".join([f"{line}\n" for line in head]), encoding="utf-8")
    number = int(kept[-1].id.rpartition("-")[2]) if kept else 0
    with out.open("a", encoding="utf-8") as stream:
        while len(kept) < count:
            number += 1
            problem = best_of_deal(game, seed, number, kept)
            if problem is not None:
                stream.write(line_of(problem) + "\n")
                stream.flush()
                kept.append(problem)
    report(kept, number)


def report(kept: Sequence[Problem], deals: int) -> None:
    """Print the spread."""
    kinds = Counter(one.kind.value for one in kept)
    print(f"{len(kept)} problems of {deals} deals: {dict(sorted(kinds.items()))}.")
    hard = Counter(one.difficulty // 100 * 100 for one in kept)
    print(f"Difficulty: {dict(sorted(hard.items()))}.")
    margins = sorted(one.margin for one in kept)
    middle, moves = margins[len(margins) // 2], sorted(len(one.record.actions) for one in kept)
    print(f"Margin: {margins[0]:.2f} to {margins[-1]:.2f}, median {middle:.2f}.")
    print(f"Moves before: {moves[0] - 1} to {moves[-1] - 1}, median {moves[len(moves) // 2] - 1}.")


def check(out: Path, seed: str) -> None:
    """Judge the kept ones with another seed, and print how many answers stand."""
    kept = kept_in(out)
    report(kept, int(kept[-1].id.rpartition("-")[2]))
    agree = same = 0
    for one in kept:
        verdict = values_of(one.record, action_of(one), seed)
        agree += verdict.best.deed in one.right
        same += right_of(verdict) == set(one.right)
    print(f"Seed {seed}: the best choice is right in {agree} of {len(kept)};", end=" ")
    print(f"the same choices get full marks in {same}.")


def explain(out: Path) -> None:
    """Write the reasons anew; a problem without any is left out."""
    kept, lines = kept_in(out), out.read_text(encoding="utf-8").splitlines()[:2]
    for one in kept:
        reasons = values_of(one.record, action_of(one), SEEDS[1]).reasons
        reasons = reasons or expert_reasons(one.record, set(one.right))
        if reasons:
            lines.append(line_of(replace(one, reasons=reasons)))
    out.write_text("".join([f"{line}\n" for line in lines]), encoding="utf-8")
    print(f"{out.name}: {len(lines) - 2} of {len(kept)} problems have reasons.")


def line_of(problem: Problem) -> str:
    """The line of a problem."""
    return json.dumps(text_of(problem), separators=(",", ":"))


def action_of(problem: Problem) -> Action:
    """The worst answer as an action."""
    deed = problem.answers[-1].deed
    legal = problem.record.match().legal()
    actions: Sequence[Action] = legal.actions if legal is not None else ()
    return next(action for action in actions if deed_of(action) == deed)


def main() -> int:
    """Make or check the problems of a game."""
    parser = argparse.ArgumentParser(description="Make the problems of a game.")
    parser.add_argument("game", choices=IDS)
    parser.add_argument("--seed", default="problems-1", help="of the deals and the players")
    parser.add_argument("--count", type=int, default=200, help="how many")
    parser.add_argument("--out", type=Path, help="the file to write")
    parser.add_argument("--check", metavar="SEED", help="judge the kept ones with this seed")
    parser.add_argument("--reasons", action="store_true", help="write the reasons anew")
    options = parser.parse_args()
    out = options.out or FOLDER / f"{options.game}{SUFFIX}"
    if options.check:
        check(out, options.check)
    elif options.reasons:
        explain(out)
    else:
        make(options.game, options.seed, options.count, out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
