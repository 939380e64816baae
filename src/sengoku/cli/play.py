"""``sengoku play``: people at one terminal, with or against bots."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from sengoku.cli import options, screen, seating
from sengoku.cli.dialogue import Dialogue
from sengoku.cli.table import Left, Table, ask
from sengoku.core import rng
from sengoku.core.errors import GameError, UnreadableError
from sengoku.core.notation import quote
from sengoku.match import Match
from sengoku.terminal.drawing import MAX_NAME_LENGTH
from sengoku.terminal.frames import heading
from sengoku.terminal.view import terminal_view_of

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku play samurai                             you against three bots

sengoku play samurai -p 3 --bots 0               three people, one device

sengoku play samurai -p 4 --bots BD -v mountain  people on A and C

sengoku play samurai --bots easy,normal,hard     one level for each seat

sengoku play samurai --bots C=hard,D=easy        people on A and B

sengoku play samurai --coach --reasons           with hints and the bots' reasons

sengoku play samurai --names Aki,Bo --record game.sgk

sengoku play shogun -p 3 --start preset          without a draft

sengoku play shogun --side moon -m court -m arts with two modules
"""

YES: Final = ("y", "yes")

Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="BOTS",
        help="The bots: a level such as normal, or one for each seat, separated by "
        "commas; or where they sit: 3 (the last seats), BCD, or C=hard. "
        "By default one person plays against normal bots.",
        show_default=False,
    ),
]
Names = Annotated[
    str,
    typer.Option(
        "--names",
        metavar="NAME,NAME",
        help="Names by seat; players without one are named by colour.",
        show_default=False,
    ),
]
HasCoach = Annotated[
    bool, typer.Option("--coach", help="Before each choice, show what a bot would do.")
]
CoachLevel = Annotated[
    str | None,
    typer.Option("--coach-level", metavar="BOT", help="The bot that coaches."),
]
Reasons = Annotated[
    bool, typer.Option("--reasons", help="After the game, show the bots' reasons.")
]
Record = Annotated[
    Path | None,
    typer.Option("--record", metavar="FILE", help="Write a replay file while playing."),
]


@options.with_table
def play(
    chosen: options.Chosen,
    game: options.GameName,
    bots: Bots = None,
    names: Names = "",
    seed: options.SeedText = "",
    record: Record = None,
    coach: HasCoach = False,
    coach_level: CoachLevel = None,
    reasons: Reasons = False,
) -> None:
    """Play in the terminal: alone against bots, or several people on one device.

    Between two people the screen is hidden until the next one presses Enter.
    While playing, [bold]help[/] lists what can be typed.
    """
    rules = options.make_rules(game, chosen)
    called = read_names(names, rules.seats)
    key = options.read_seed(seed) if seed else rng.sealed_seed()
    terminal, seated = terminal_view_of(rules, called), seating.bots(rules, bots)
    if options.needs_people(rules) and len(seated) == rules.seats:
        raise UnreadableError(
            "bots", detail="with your own tower, a person has to read the tray"
        )
    match = Match.new(rules, key)
    adviser = coach_level or (seating.DEFAULT_LEVEL if coach else None)
    table = Table(match, terminal, seated, screen.console(), called, record, adviser)
    host(table, reasons)


def read_names(text: str, seats: int) -> tuple[str, ...]:
    """Return the names by seat, empty where none is given."""
    names = [name.strip() for name in text.split(",")] if text else []
    given = [name.lower() for name in names if name]
    if len(names) > seats:
        raise UnreadableError("names", detail=f"{len(names)} names for {seats} players")
    if len(set(given)) < len(given):
        raise UnreadableError("names", detail="two players have the same name")
    for name in names:
        if len(name) > MAX_NAME_LENGTH or not name.isprintable():
            wanted = (
                f"expected at most {MAX_NAME_LENGTH} characters that can be printed"
            )
            raise UnreadableError("names", detail=f"name {quote(name)}: {wanted}")
    return (*names, *[""] * (seats - len(names))) if given else ()


# The evening


def host(table: Table, reasons: bool = False) -> None:
    """Play to the end, or until everybody leaves; *reasons* are told at the end."""
    welcome(table)
    try:
        while not table.match.is_over:
            one_question(table)
        show_end(table, reasons)
    except Left:
        table.out.print()
        farewell(table)
    finally:
        table.close()


def welcome(table: Table) -> None:
    title = Text(table.match.rules.game.title, "bold")
    heading(table.out, title)
    for bot in dict.fromkeys(table.bots.values()):
        seats = [seat for seat, named in table.bots.items() if named == bot]
        players = Text(", ").join(map(table.terminal.player, seats))
        table.out.print(Text(" ").append_text(players).append(f": {bot}"))
    if table.match.seed.startswith(rng.SEALED_NAME):
        # So that everybody can check afterwards that the draws were fixed before.
        sealed = rng.seal(table.match.seed)
        table.out.print(Text(f" seal of the hidden seed: {sealed[:32]}…", "dim"))


def one_question(table: Table) -> None:
    table.let_bots_choose()
    if table.match.is_over:
        return
    seat = table.next_person()
    fresh = table.last != seat or table.keyboard != seat
    if not table.hand_over(seat):
        return
    offer = table.offer_to(seat)
    if fresh:
        table.show_position(seat)
    table.news(seat)
    if not fresh:
        table.show_desk(seat, offer)
    Dialogue(table, seat, offer).run()


def show_end(table: Table, reasons: bool) -> None:
    """Show the last position as everybody may see it, and who won why."""
    match, terminal, out = table.match, table.terminal, table.out
    if len(table.humans) > 1:
        screen.wipe(out)
    if reasons:
        show_reasons(table)
    screen.tell(out, terminal, match.live_events(None, min(table.heard.values())))
    out.print()
    out.print(terminal.position([match.view(None)], {}))
    out.print(terminal.points(match.live_events(None)))
    out.print(screen.items([terminal.event(match.live_events(None)[-1])], "★"))
    show_faults(table)
    out.print(Text(f" The seed was {match.seed}", "dim"))
    if table.record is not None:
        out.print(f" The replay is in {table.record}.", markup=False)
    elif table.humans:
        offer_to_save(table)


def show_reasons(table: Table) -> None:
    """Tell what every bot chose and why, now that nothing is secret any more."""
    out, terminal = table.out, table.terminal
    heading(out, Text("why the bots did what", "dim"))
    for number, seat, text, because in table.thoughts:
        said = Text(f"{number:>4}  ", "dim").append_text(terminal.player(seat))
        said.append(f"  {text}", "bold")
        if because is not None:
            said.append("  ").append_text(terminal.because(because))
        out.print(said)


def show_faults(table: Table) -> None:
    """Tell which bots failed, so that nobody takes chance for their choice."""
    for seat, bot in table.bots.items():
        faults = [fault for fault in table.faults if fault.seat == seat]
        if faults:
            first = f"{faults[0].kind}: {faults[0].detail}"
            said = (
                Text(" ").append_text(table.terminal.player(seat)).append(f", {bot}, ")
            )
            said.append(f"failed {len(faults)} times and chance chose instead; {first}")
            table.out.print(said)


def farewell(table: Table) -> None:
    if table.record is not None:
        table.out.print(f"The game so far is in {table.record}.", markup=False)
    elif table.match.number:
        offer_to_save(table)
    table.out.print("Goodbye.")


def offer_to_save(table: Table) -> None:
    """Ask whether to save the replay, then for a file until one can be written."""
    try:
        if ask("Save the replay? y or n: ").lower() not in YES:
            return
        while name := ask("File, such as game.sgk: "):
            if saved(table, name):
                return
    except Left:
        table.out.print()


def saved(table: Table, name: str) -> bool:
    try:
        table.save(Path(name))
    except GameError as error:
        table.out.print(Text(str(error), "red"))
        return False
    table.out.print(f"Saved in {name}.", markup=False)
    return True
