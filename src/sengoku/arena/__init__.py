"""Tournaments between bots: schedule, execution, ratings and reports."""
