"""Benchmarks: the speed of every part, measured on this machine."""
