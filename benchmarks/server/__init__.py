"""How many moves a second the server takes, beside the bare stack without a game."""
