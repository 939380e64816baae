"""Everything the engines can tell has a sentence, and every sentence is told."""

import itertools
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from sengoku import texts as texts_module
from sengoku.core import seats as seat_sets
from sengoku.core.errors import IllegalActionError, StaleError, UnreadableError
from sengoku.core.events import ChoiceTakenBack, Event, GameBranched, GameRewound, Log
from sengoku.core.flow import Reason
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Question
from sengoku.samurai import events as samurai
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.samurai.vocabulary import ORDER_WORDS
from sengoku.shogun import events as shogun
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.texts import TextError, Texts, languages
from tests.spoken import GAMES, SAMURAI, SHOGUN, Spoken
from tests.spoken_reasons import SOURCE, Why

SAY = Texts(strict=True)
SENTENCE = re.compile(r"[A-Z0-9].*[.!?]", re.DOTALL)
UNSAID = re.compile(r"[{}$\n]|\?\?\?|  | [.,;:]|\(\)|samurai-|shogun-")

COMMON = {
    *("choice-taken-back", "game-rewound", "game-branched", "spectator"),
    *("noted", "list-more", "list-last"),
    "because-said",
    "plain",
    *("error-unreadable", "error-illegal", "error-stale"),
}


def told(phrase: tuple[str, Any]) -> str:
    """Return the text of *phrase*, which must be whole."""
    text = SAY.tell(phrase)
    assert not UNSAID.search(text), text
    assert text == text.strip() != "", phrase
    return text


def sentence(phrase: tuple[str, Any]) -> str:
    text = told(phrase)
    assert SENTENCE.fullmatch(text), text
    return text


def of_all(what: str) -> Any:
    """Parametrize by everything of a kind in all games, a method of ``Spoken``."""
    return [(game, each) for game in GAMES for each in sorted(getattr(game, what)())]


# Catalogues


def catalogue(language: str, name: str) -> list[str]:
    """Return the keys of a file, attributes as ``message.attribute``."""
    file = SOURCE / "locales" / language / f"{name}.ftl"
    keys: list[str] = []
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            keys.append(entry.id.name)
            keys += [f"{entry.id.name}.{part.id.name}" for part in entry.attributes]
    return keys


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [None, *GAMES], ids=str)
def test_catalogue_has_every_message_and_no_other(
    language: str, game: Spoken | None
) -> None:
    keys = catalogue(language, game.id if game else "common")
    wanted = game.sentences() | game.labels() | game.abouts() if game else COMMON
    assert [key for key, times in Counter(keys).items() if times > 1] == []
    assert sorted(wanted - set(keys)) == [], "missing"
    assert sorted(set(keys) - wanted) == [], "unused"


@pytest.mark.parametrize(("game", "key"), of_all("abouts"), ids=str)
def test_what_is_explained_is_explained_in_whole_sentences(
    game: Spoken, key: str
) -> None:
    assert sentence((key, game.facts))


@pytest.mark.parametrize(("game", "key"), of_all("labels"), ids=str)
def test_every_name_can_be_said(game: Spoken, key: str) -> None:
    assert told((key, game.facts))


# Every kind, with facts of its form


OF_THE_MATCH = (ChoiceTakenBack, GameRewound, GameBranched)

TYPES: dict[Any, list[object]] = {
    int: [0, 1, 2],
    bool: [False, True],
    str: ["X-1"],
    tuple[int, ...]: [(0, 1), (1, 0, 2)],
}


def examples(game: Spoken, cls: type[Event]) -> Iterator[Event]:
    values = [
        game.examples.get(f"{cls.__name__}.{field.name}")
        or game.examples.get(field.name)
        or TYPES[field.type]
        for field in msgspec.structs.fields(cls)
    ]
    return (cls(*each) for each in itertools.product(*values))


@pytest.mark.parametrize(
    ("game", "cls"),
    [(game, cls) for game in GAMES for cls in (*game.event_classes, *OF_THE_MATCH)],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_every_event_has_a_sentence(game: Spoken, cls: type[Event]) -> None:
    for event in examples(game, cls):
        assert sentence(game.whole.event(event))


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in game.steps], ids=str
)
def test_every_question_has_a_sentence(game: Spoken, name: str) -> None:
    step = game.steps[name]
    names = [field.name for field in step.arg_fields]
    spans = [{0, 1, f.size // 2, f.size - 1} for f in step.arg_fields]
    for values in itertools.product(*spans):
        facts = dict(zip(names, values, strict=True))
        question = Question(step.name, step.rule, facts)
        assert sentence(game.whole.question(question, 0))


@pytest.mark.parametrize(
    ("game", "why"),
    [(game, why) for game in GAMES for why in game.reasons.refusals],
    ids=lambda value: value.key if isinstance(value, Why) else str(value),
)
def test_every_refusal_has_a_sentence(game: Spoken, why: Why) -> None:
    for number in (1, 2):
        given: dict[str, int | str] = dict.fromkeys(why.facts, number)
        if "asked" in given:
            given["asked"] = "move"
        assert sentence(game.whole.reason(Reason(why.key, why.rule, given)))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_action_has_a_label(game: Spoken) -> None:
    for options in (game.tables[0], game.tables[-2]):
        named = game.named(options)
        for action in range(named.space.size):
            assert not told(named.action(action)).endswith(".")
        last = named.space.size - 1
        assert all(told(named.action(last, asked)) for asked in game.steps)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_lies_on_the_table_is_explained(game: Spoken) -> None:
    for options in game.tables:
        for explained in game.explanations(game.named(options)):
            assert sentence(explained)


# Real games


class Reader:
    """Reads a game aloud as every viewer sees it, each sentence once."""

    def __init__(self, game: Spoken, options: Any) -> None:
        self.rules = game.rules(options)
        self.namer = game.namer(self.rules, ())
        self.questioned = game.questioned
        self.known: set[str] = set()

    def read(self, phrase: tuple[str, Any]) -> None:
        form = repr(phrase)
        if form not in self.known:
            self.known.add(form)
            told(phrase)

    def play(self, number: int) -> None:
        choose = random.Random(number)
        log = Log()
        s = self.rules.start(fast_seed(number), log)
        while waiting := self.rules.waiting(s):
            seat = choose.choice(seat_sets.each(waiting))
            self.ask(s, seat, choose)
            self.rules.play(s, seat, choose.choice(self.rules.legal(s, seat)), log)
            self.reconsider(s, choose, log)
        self.refuse(s, 0, choose)
        for viewer in (*range(self.rules.seats), None):
            for event in log.seen_by(viewer):
                self.read(self.namer.event(event))

    def reconsider(self, s: Any, choose: random.Random, log: Log) -> None:
        """Now and then let somebody change their mind, done or not."""
        seat = choose.randrange(self.rules.seats)
        if choose.random() < 0.1 and (revisions := self.rules.revisions(s, seat)):
            choice = choose.choice(revisions)
            self.read(self.namer.action(choice.id))
            self.rules.play(s, seat, choice.id, log)

    def ask(self, s: Any, seat: int, choose: random.Random) -> None:
        question = self.rules.question(s, seat)
        assert question is not None
        self.read(self.namer.question(question, seat))
        if choose.random() > self.questioned:
            return
        for choice in self.rules.choices(s, seat) + self.rules.revisions(s, seat):
            self.read(self.namer.action(choice.id, question.key))
        self.refuse(s, seat, choose)
        for other in range(self.rules.seats):
            self.explain(s, other, 0)

    def refuse(self, s: Any, seat: int, choose: random.Random) -> None:
        for family in self.rules.space.families:
            for _ in range(min(family.count, 8)):
                self.explain(s, seat, choose.randrange(family.begin, family.end))

    def explain(self, s: Any, seat: int, action: int) -> None:
        why = self.rules.explain(s, seat, action)
        if why is not None:
            self.read(self.namer.reason(why))


@pytest.mark.games
@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game in GAMES for options in game.tables],
    ids=lambda value: value.id if isinstance(value, Spoken) else None,
)
def test_whole_games_can_be_told(game: Spoken, options: Any) -> None:
    reader = Reader(game, options)
    for number in range(3):
        reader.play(number)
    assert len(reader.known) > 300


# Exact words

PEOPLE = ("Anna", "", "Bo")
KAGA, MINO = 11, 9  # of Small Samurai Empires
BINGO, KAI, OMI = (
    SHOGUN.rules(ShogunOptions()).board.province(name)
    for name in ("bingo", "kai", "omi")
)

LOG: dict[Spoken, dict[Event, str]] = {
    SAMURAI: {
        samurai.ArmyMoved(1, KAGA, MINO): "Blue moves an army from Kaga to Mino.",
        samurai.ArmiesShipped(0, KAGA, MINO, 1): (
            "Anna ships an army from Kaga to Mino."
        ),
        samurai.ArmiesShipped(0, KAGA, MINO, 2): (
            "Anna ships 2 armies from Kaga to Mino."
        ),
        samurai.ArmyDestroyed(MINO, 2, 3, ""): (
            "Yellow destroys an army of Bo in Mino."
        ),
        samurai.CardsRevealed((0, 1, 1, 3), -1): (
            "The destiny cards are revealed: Anna (grey region), Blue (orange region), "
            "Bo (orange region) and Yellow (violet region)."
        ),
        samurai.CardsRevealed((0, 1), 2): (
            "The destiny cards are revealed: Anna (grey region) and "
            "Blue (orange region). From the deck: teal region."
        ),
        samurai.CardsRevealed((0, 1), 2, (0,)): (
            "The destiny cards are revealed: Anna (grey region) and "
            "Blue (orange region). From the deck: teal region and grey region."
        ),
        samurai.TokenCovered(1, 1, 0): "Blue covers a token of their own on slot g1.",
        samurai.TokenCovered(1, 2, 0): "Blue covers a token of Bo on slot g1.",
        samurai.TokenRevealed(3, 1, 2): "Slot o1: Blue reveals Move 2 or 3.",
        samurai.ResourceGained(1, 0, 2, ""): "Blue gains 2 food.",
        samurai.ResourceGained(1, 1, 0, "", 1): (
            "Blue gains 0 bushido; the general supply is 1 short."
        ),
        samurai.InfluenceScored(0, 0, 4, 1, 4): (
            "Influence, grey region: Anna scores 4 points (value 4 × 1 destiny card)."
        ),
        samurai.ShrinesScored(0, 1): "Shrines: Anna scores 1 point.",
        samurai.Declined(1, "attack-again"): "Blue makes no second kill.",
        samurai.Declined(1, "harvest", "no-field"): (
            "Blue does not harvest: no army in a resource province of this region."
        ),
        samurai.GameEnded((4, 9, 7, 9), (1,)): (
            "Blue wins! Final score: Anna (4), Blue (9), Bo (7) and Yellow (9)."
        ),
        samurai.GameEnded((4, 9, 7, 9), (1, 3)): (
            "Blue and Yellow share the victory! "
            "Final score: Anna (4), Blue (9), Bo (7) and Yellow (9)."
        ),
        ChoiceTakenBack(2, 17): "Bo takes back the last choice.",
        GameRewound(): "The table rewinds to an earlier point in the game.",
        GameBranched(): "The what-if begins here.",
    },
    SHOGUN: {
        shogun.ProvincePicked(0, KAI, False, OMI): (
            "Anna takes Kai. Omi is turned up."
        ),
        shogun.ProvincePicked(0, KAI, True, -1): (
            "Anna takes the top card of the pile: Kai."
        ),
        shogun.CubesFell((2, 0, 1, 0, 0, 3)): (
            "Out of the tower: Anna (2), Bo (1) and peasants (3)."
        ),
        shogun.CubesFell((0, 0, 0, 0, 0, 0)): "Nothing falls out of the tower.",
        shogun.CubesReturned(3, 1): "1 army of Purple returns to the supply.",
        shogun.CubesReturned(5, 2): "2 peasants return to the general supply.",
        shogun.SeasonBegan(1, 2): "Year 1: autumn begins.",
        shogun.ActionCardTurned(5, 8): "Action 6 is turned up: Battle/Move A.",
        shogun.CardAssigned(0, 0, KAI): "Build castle: Anna lays Kai face down.",
        shogun.CardAssigned(0, 13, 50): (
            "Convert 1 army: Anna lays a tower card face down."
        ),
        shogun.PlansLaid((0x3FFF, 0x3FFA)): (
            "All plans are laid. Empty fields: Blue (Build castle and Build theatre)."
        ),
        shogun.EventDrawn(11): (
            "The event of the round is Short Levy. Raise 5 armies brings only 3, "
            "Raise 3 armies only 2; the prices stay."
        ),
        shogun.BidsRevealed((KAI, 48, -1, 45), (1, 0, 3, 2)): (
            "The bids are revealed: Anna (Kai), Blue (chest card 3), Bo (no card) and "
            "Purple (chest card 0). Order of choice: Blue, Anna, Purple and Bo."
        ),
        shogun.PositionTaken(1, 0, 3): (
            "Blue takes position 1 with the special card +1 attacking."
        ),
        shogun.CardShown(0, 4, 47): "Collect taxes: Anna shows chest card 2 and skips.",
        shogun.CardShown(0, 4, KAI): "Collect taxes: Anna shows Kai.",
        shogun.CardShown(0, 11, 50): "Convert 3 armies: Anna shows a tower card.",
        shogun.ActionVoid(1, 9, "lone-army", ""): (
            "Battle/Move B is void for Blue. A lone army must stay in its province."
        ),
        shogun.BattleBegan(0, OMI, KAI, 1, 1): (
            "Anna attacks Blue in Kai from Omi with 1 army."
        ),
        shogun.BattleBegan(0, OMI, KAI, 3, -1): (
            "Anna attacks the neutral province Kai from Omi with 3 armies."
        ),
        shogun.FightDecided(KAI, 3, 3, -1): (
            "Kai: attack 3, defence 3. Nobody holds the province."
        ),
        shogun.ProvinceTaken(0, KAI, 1, 4): (
            "Anna takes Kai from Blue. Its card was planned for Collect taxes."
        ),
        shogun.ShortageFound(2, 1, 1, 1): (
            "Bo cannot supply 1 province: 1 revolt with 1 extra peasant."
        ),
        shogun.ShortageFound(2, 3, 2, 2): (
            "Bo cannot supply 3 provinces: 2 revolts with 2 extra peasants each."
        ),
        shogun.MajorityScored(1, 0, 2, 1): (
            "Most theatres, brown region: Blue scores 1 point."
        ),
        shogun.PointsGained(1, 3, "SHO-GEN-13"): "Monuments: Blue scores 3 points.",
        shogun.FavoursLaid((21, 18, 5)): (
            "Favours for 4, 3 and 2 officials: 21 (Free building: castle), "
            "18 (Protection: Battle/Move A and B) and 5 (Rice: 2)."
        ),
        shogun.SamuraiAdvanced(0, 3): (
            "Anna rules in 4 or more regions: samurai card 4 offers a choice of "
            "6 chests, 2 rice, 3 armies for the tray and 1 victory point."
        ),
        shogun.MonumentsCaptured(0, BINGO, 2, 2): (
            "Anna captures 2 monuments of Bo in Bingo."
        ),
        shogun.ArtistsTurned((8,)): (
            "Artists turned face down: ikebana (Nagoya). "
            "The first region card goes to the end of the row."
        ),
        shogun.ArtLineScored(0, 6, 3): "Arts, Himeji: Anna scores 3 points.",
        shogun.GameEnded((61, 58, 61, 40), (0, 2)): (
            "Anna and Bo share the victory! "
            "Final score: Anna (61), Blue (58), Bo (61) and Purple (40)."
        ),
    },
}


@pytest.mark.parametrize(
    ("game", "event", "text"),
    [(game, event, text) for game in GAMES for event, text in LOG[game].items()],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_log(game: Spoken, event: Event, text: str) -> None:
    assert told(game.named(game.tables[0], *PEOPLE).event(event)) == text


def test_log_of_the_setup() -> None:
    owner, armies = [-1] * 45, [0] * 45
    owner[KAI], owner[OMI], owner[BINGO] = 0, 0, 2
    armies[KAI], armies[OMI], armies[BINGO] = 5, 2, 4
    for modules, end in {(): "", ("arts",): " Region cards: red region."}.items():
        options = ShogunOptions(3, start="preset", modules=modules)
        event = shogun.GamePrepared(
            tuple(owner), tuple(armies), (-1, -1), (0, 4), region_row=(2,)
        )
        assert told(SHOGUN.named(options, *PEOPLE).event(event)) == (
            "The table is set. Start provinces with armies: Anna (Kai 5 and Omi 2) "
            "and Bo (Bingo 4). Event cards: Calming Plays (rice loss: 5) and "
            f"Calming Plays (rice loss: 7).{end}"
        )


@pytest.mark.parametrize(
    ("game", "key", "facts", "text"),
    [
        (
            SAMURAI,
            "move",
            {"slot": 6, "points": 2, "extra": 1, "crossed": 0},
            "Move from the teal region: 2 movement points left, and one more to take.",
        ),
        (
            SAMURAI,
            "move",
            {"slot": 6, "points": 1, "extra": 0, "crossed": 0},
            "Move from the teal region: 1 movement point left.",
        ),
        (
            SAMURAI,
            "move",
            {"slot": 6, "points": 0, "extra": 1, "crossed": 0},
            "Move from the teal region: take the third movement point?",
        ),
        (
            SHOGUN,
            "march",
            {"kind": 1, "province": KAI},
            "Battle/Move B, Kai: where do your armies go?",
        ),
        (
            SHOGUN,
            "march",
            {"kind": 2, "province": KAI},
            "Raise 1 army / move, Kai: do armies move on, and where to?",
        ),
        (
            SHOGUN,
            "throw",
            {"priming": 0, "colour": 5},
            "How many peasants lie in the tray?",
        ),
        (
            SHOGUN,
            "free-building",
            {"building": 2},
            "In which province do you build the free Nō theatre?",
        ),
    ],
)
def test_question(game: Spoken, key: str, facts: dict[str, int], text: str) -> None:
    assert told(game.whole.question(Question(key, "", facts), 1)) == text


@pytest.mark.parametrize(
    ("game", "reason", "text"),
    [
        (
            SAMURAI,
            Reason("no-own-army", "", {"province": MINO}),
            "You have no army in Mino.",
        ),
        (
            SAMURAI,
            Reason("too-few-armies", "", {"province": MINO, "armies": 2}),
            "You need 2 armies in Mino for that.",
        ),
        (
            SAMURAI,
            Reason("cover-limit", "SSE-COVER-5c", {"victim": 1}),
            "A token of Blue has already been covered by an opponent this round.",
        ),
        (SAMURAI, Reason("not-your-turn", "", {"seat": -1}), "It is not your turn."),
        # nobody sits there
        (
            SAMURAI,
            Reason("no-army-of-victim", "", {"province": MINO, "victim": 3}),
            "D has no army in Mino.",
        ),
        (
            SHOGUN,
            Reason("position-taken", "", {"position": 4, "seat": 2}),
            "Red has taken position 5.",
        ),
        (
            SHOGUN,
            Reason("last-bid-card", "", {"card": 45}),
            "The last card you can bid must go to the bid field: chest card 0.",
        ),
        (
            SHOGUN,
            Reason("cubes-not-there", "", {"cubes": 1}),
            "Only 1 cube of this colour is in the tower.",
        ),
    ],
)
def test_refusal(game: Spoken, reason: Reason, text: str) -> None:
    options = SamuraiOptions(3) if game is SAMURAI else ShogunOptions(3)
    assert told(game.named(options).reason(reason)) == text


def test_the_draft_edition_has_its_own_names_of_orders() -> None:
    revealed = samurai.TokenRevealed(0, 0, ORDER_WORDS.index("ship"))
    standard = SAMURAI.named(SamuraiOptions(2))
    assert told(standard.event(revealed)).endswith("reveals Move 2 / Ship.")
    draft = SAMURAI.named(SamuraiOptions(2, "draft"))
    assert told(draft.event(revealed)).endswith("reveals Move by Sea.")


def test_players_without_names_have_the_colours_they_chose() -> None:
    chosen = SAMURAI.named(SamuraiOptions(2, colours=("green", "red")))
    assert told(chosen.event(samurai.SeatDrew(0))) == "Green draws a destiny card."


def test_names_of_people_are_no_patterns() -> None:
    named = SAMURAI.named(SamuraiOptions(2), "{ $seat }", "none")
    event = named.event(samurai.SeatDrew(0))
    assert SAY.tell(event) == "{ $seat } draws a destiny card."


BOARD = """
extends = "standard"
[favours]
provenance = "reconstructed"
value.2 = { amount = 1 }
[levy_cost]
provenance = "reconstructed"
value.army1 = 2
[samurai_bonuses]
provenance = "reconstructed"
value.2 = { chests = 1 }
"""


def test_cards_do_what_the_board_in_play_says() -> None:
    named = SHOGUN.named(ShogunOptions(board=BOARD))
    explained = [told(phrase) for phrase in SHOGUN.explanations(named)]
    assert "Gain 1 chest." in explained
    assert any("1 army in the province for 2 chests" in text for text in explained)
    advanced = named.event(shogun.SamuraiAdvanced(0, 1))
    assert "offers a choice of 1 chest and 1 army for the tray" in told(advanced)


# Texts


def test_missing_words_stop_tests_but_no_game() -> None:
    with pytest.raises(TextError, match=r"en: there is no message 'no-such'"):
        SAY.say("no-such")
    with pytest.raises(TextError, match=r"no message 'spectator.no-such'"):
        SAY.say("spectator.no-such")
    with pytest.raises(TextError, match=r"'choice-taken-back' lacks a fact.*seat"):
        SAY.say("choice-taken-back")
    assert Texts().say("no-such") == "no-such"
    assert Texts().say("choice-taken-back").endswith(" takes back the last choice.")


def test_unknown_language_is_refused_with_a_hint() -> None:
    with pytest.raises(UnreadableError, match=r"language 'enn' unknown.*'en'"):
        Texts("enn")


def test_what_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, words in {"en": "a = A\nb = B", "de": "a = Ä"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(texts_module, "LOCALES", tmp_path)
    texts_module._bundle.cache_clear()
    try:
        german = Texts("de")
        assert [german.say(key) for key in "abc"] == ["Ä", "B", "c"]
        with pytest.raises(TextError, match=r"de: there is no message 'b'"):
            Texts("de", strict=True).say("b")
    finally:
        texts_module._bundle.cache_clear()


def test_right_to_left_names_are_isolated() -> None:
    """Else a list of them would read in the wrong order."""
    said = SAY.say("list-last", first=["דנה", "Ann", "سمير"], last="٣")
    assert said == "\u2068דנה\u2069, Ann and \u2068سمير\u2069 and \u2068٣\u2069"
    for text in ("Ann 3", "Жанна", "京"):
        assert texts_module.isolated(text) == text


def test_faults() -> None:
    assert SAY.fault(UnreadableError("x", detail="kay unknown")) == (
        "Invalid input: kay unknown"
    )
    assert SAY.fault(IllegalActionError("x", "SSE-DEST-9")) == (
        "That is not allowed now (rule SSE-DEST-9)."
    )
    assert SAY.fault(IllegalActionError("x")) == "That is not allowed now."
    assert SAY.fault(StaleError("x")) == (
        "The game has moved on. Please check and try again."
    )


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_naming_knows_no_language(game: Spoken) -> None:
    program = f"import sys, sengoku.{game}.naming; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"fluent", "fluent.runtime", "rich", "typer"} & set(loaded)
