"""What every request passes: limits, bans, headers, names for the log, counters."""
