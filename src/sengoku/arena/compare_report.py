"""The report of a comparison: sentences, charts and tables."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from sengoku.arena import charts
from sengoku.arena.charts import BoxRow, Reading, Row
from sengoku.arena.charts_parts import Mark
from sengoku.arena.compare import (
    Comparison,
    Verdict,
    change,
    detectable_text,
    number,
    sentence,
    value,
)
from sengoku.arena.compare_measures import Kind
from sengoku.arena.compare_study import Study
from sengoku.arena.report_page import (
    Column,
    Figure,
    facts,
    figures,
    header,
    page,
    section,
    sentences,
)
from sengoku.arena.report_words import counted, share, whole
from sengoku.arena.statistics import spread
from sengoku.core.svg import element

STANDARD: Final = Mark("c-old", 0)
OWN: Final = Mark("c-new", 3)

VERDICTS: Final = {
    Verdict.FOUND: "beyond chance",
    Verdict.PERHAPS: "perhaps chance",
    Verdict.NOT_FOUND: "none found",
    Verdict.SAME: "the same",
}


def report(study: Study) -> str:
    """Return the whole page."""
    title = f"{study.name} against the standard"
    chips = (
        study.table.title,
        f"{study.table.players} players",
        f"{counted(study.games, 'game')} each",
        f"bots: {', '.join(study.plans.own.bots)}",
        f"seed {study.plans.own.seed}",
    )
    body = (
        section("What changed", sentences(study.sentences())),
        section(
            "Comparisons",
            figures(_figures(study)),
            about="The circle is the standard, the diamond the variant under study."
            " Lines are 95 % confidence intervals; ▲ or ▼ marks a difference beyond"
            " chance. Both sides played with the same seeds.",
        ),
        section("How it was played", facts(study.facts())),
    )
    return page(title, header("Balance", title, chips), element("main", *body))


HEAD: Final = tuple(map(Column, ("", "standard", "own", "change (95 %)", "difference")))


def _figures(study: Study) -> Iterator[Figure]:
    for group, found in groupby(study.comparisons, lambda one: one.measure.group):
        comparisons = list(found)
        if _share_a_scale(comparisons):
            yield _pairs(group, comparisons)
        else:
            for one in comparisons:
                yield _boxes(study, one)


def _share_a_scale(comparisons: Sequence[Comparison]) -> bool:
    """Do these measures share an axis? Counts over a whole game do not."""
    return comparisons[0].measure.group not in ("Scores", "Course of a game")


def _pairs(group: str, comparisons: Sequence[Comparison]) -> Figure:
    rows = [
        Row(
            one.measure.name,
            (Reading(one.before, STANDARD), Reading(one.after, OWN)),
            _arrow(one),
        )
        for one in comparisons
    ]
    kind = comparisons[0].measure.kind
    formatted = share if kind is Kind.SHARE else whole
    axis = "share of wins" if kind is Kind.SHARE else group.lower()
    return Figure(
        group,
        _verdict_of(comparisons),
        charts.whiskers(group, rows, formatted, axis, from_zero=True),
        HEAD,
        tuple(map(_line, comparisons)),
    )


def _boxes(study: Study, one: Comparison) -> Figure:
    title = one.measure.name.capitalize()
    sides = (("standard", study.before, STANDARD), ("own", study.after, OWN))
    rows = []
    for name, results, mark in sides:
        values = [n for r in results if (n := one.measure.of(r)) is not None]
        found = spread(values)
        rows.append(BoxRow(name, found, mark, f"{found.mean.value:.1f}"))
    return Figure(
        title,
        sentence(one),
        charts.boxes(title, rows, whole, one.measure.name),
        HEAD,
        (_line(one),),
    )


def _verdict_of(comparisons: Sequence[Comparison]) -> str:
    """Describe what is notable in a group, or what would be detectable."""
    notable = (Verdict.FOUND, Verdict.PERHAPS)
    found = [one for one in comparisons if one.verdict in notable]
    if found:
        return " ".join(map(sentence, found))
    widest = max(comparisons, key=lambda one: one.difference.error)
    if all(one.verdict is Verdict.SAME for one in comparisons):
        return "The same in every game."
    return f"No difference beyond chance; {detectable_text(widest)}."


def _arrow(one: Comparison) -> str:
    kind = one.measure.kind
    said = f"{number(one.before.value, kind)} → {value(one.after.value, kind)}"
    if one.verdict is not Verdict.FOUND:
        return said
    return f"{said} ▲" if one.difference.value > 0 else f"{said} ▼"


def _line(one: Comparison) -> tuple[str, ...]:
    kind = one.measure.kind
    return (
        one.measure.name,
        value(one.before.value, kind),
        value(one.after.value, kind),
        change(one),
        VERDICTS[one.verdict],
    )
