"""Minds that play by judgement: what they know, believe and reckon with."""
