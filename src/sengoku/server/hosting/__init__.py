"""Running a server: settings, limits, logs, metrics, backups, administration."""
