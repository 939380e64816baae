def odds(game: str) -> None:
    """x"""


EXAMPLES = "Examples"
