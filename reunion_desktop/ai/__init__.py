"""Minds that see an observation and nothing else."""
