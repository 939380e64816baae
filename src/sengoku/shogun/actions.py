"""Every choice a player can make, as a value.

Choices are small: where to march and with how many armies are two of them; a plan is
laid card by card.
"""

from sengoku.core.actions import Action


class Refresh(Action, frozen=True, tag="refresh"):
    """Put the open pair under the pile and turn up two new cards."""


class Pick(Action, frozen=True, tag="pick"):
    """Take the first or second open card, or the top of the pile."""

    source: int


class Muster(Action, frozen=True, tag="muster"):
    """Put a whole army group of this size into the province just picked."""

    armies: int


class Station(Action, frozen=True, tag="station"):
    """Put the general into a province."""

    province: int


class Assign(Action, frozen=True, tag="assign"):
    """Lay a card face down on a field of the mat."""

    card: int
    field: int


class Clear(Action, frozen=True, tag="clear"):
    """Take the card of a field back to hand."""

    field: int


class Seal(Action, frozen=True, tag="seal"):
    """Say that the plan is ready."""


class Unseal(Action, frozen=True, tag="unseal"):
    """Reopen the plan while somebody else is still planning."""


class Choose(Action, frozen=True, tag="choose"):
    """Take a position field and its special card."""

    position: int


class March(Action, frozen=True, tag="march"):
    """Choose the province that armies go to."""

    province: int


class Send(Action, frozen=True, tag="send"):
    """Say how many armies go."""

    armies: int


class Revolt(Action, frozen=True, tag="revolt"):
    """Choose the hungry province that revolts next."""

    province: int


class Take(Action, frozen=True, tag="take"):
    """Take the favour card with this price."""

    price: int


class Cancel(Action, frozen=True, tag="cancel"):
    """Cancel the event of the round."""


class Calm(Action, frozen=True, tag="calm"):
    """Remove an unrest marker from a province."""

    province: int


class Build(Action, frozen=True, tag="build"):
    """Put a free building into a province."""

    province: int


class Land(Action, frozen=True, tag="land"):
    """Put armies into an own or neutral province, without a fight."""

    province: int


class Bonus(Action, frozen=True, tag="bonus"):
    """Take one of the bonuses of a samurai card."""

    bonus: int


class Replace(Action, frozen=True, tag="replace"):
    """Replace an artist by an own marker."""

    cell: int


class Fell(Action, frozen=True, tag="fell"):
    """Report how many cubes of one colour lie in the tray of a real tower."""

    cubes: int


class Decline(Action, frozen=True, tag="decline"):
    """Do nothing, or nothing more."""
