"""The cards of a deal: shuffled from a seed, repeated by a code, sealed before the cut."""
