"""Computer players: each chooses an action from what its seat knows, and from nothing else."""
