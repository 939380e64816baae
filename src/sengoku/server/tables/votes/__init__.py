"""Votes: proposals and ballots, who votes, what a passed vote does."""
