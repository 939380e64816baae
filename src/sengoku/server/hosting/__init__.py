"""Operating a server: admin commands, backups, checks, locks, retention."""
