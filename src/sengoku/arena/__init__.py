"""Many games between bots: who sits where, who wins how often, and what happened."""
