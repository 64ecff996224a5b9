"""Computer players: each decides from an observation and nothing else."""
