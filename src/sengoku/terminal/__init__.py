"""What games share when they are shown in a terminal; ``cli`` holds the commands."""
