"""The game on the home page is the one on file."""

from tools import demo_game


def test_the_home_page_plays_the_game_on_file() -> None:
    assert demo_game.DEMO.read_text(encoding="utf-8") == demo_game.written()
