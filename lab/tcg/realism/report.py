"""The comparison with people's games as a page in Markdown."""

from collections.abc import Sequence

from lab.markdown import percent, table
from lab.tcg.realism.comparison import (
    ByCopies,
    Comparison,
    Figure,
    Reliability,
    alike,
    ceiling,
)
from lab.tcg.realism.measures import Measure, culture_rates
from lab.tcg.realism.tallies import Tally

UNKNOWN = "–"


def page(
    command: str,
    people: Tally,
    themselves: Reliability,
    copies: ByCopies,
    comparisons: Sequence[Comparison],
) -> str:
    """Return the whole page; comparisons are of one or several players."""
    parts = [
        f"`{command}`",
        _correlations(comparisons),
        _ceilings(themselves, copies, comparisons),
        _cultures(people, comparisons),
    ]
    if len(comparisons) > 1:
        parts.append(_players(comparisons))
    return "\n\n".join(parts) + "\n"


def _correlations(comparisons: Sequence[Comparison]) -> str:
    heads = [f"{compared.player}, {compared.decks}" for compared in comparisons]
    rows = [["Games", *(f"{compared.games:,}" for compared in comparisons)]]
    if any(compared.cut_off for compared in comparisons):
        rows.append(["Cut off", *(str(compared.cut_off) for compared in comparisons)])
    rows += [
        [which.value, *(_figure(compared.figures[which]) for compared in comparisons)]
        for which in Measure
    ]
    return "## Rank correlation of win rates with people’s\n\n" + table(["", *heads], rows)


def _figure(figure: Figure) -> str:
    """Return a correlation as "+0.12 ±0.05 ±0.13 (217)"."""
    if figure.value is None:
        return UNKNOWN
    widths = " ".join(f"±{w:.2f}" for w in (figure.by_games, figure.by_cards) if w is not None)
    return f"{figure.value:+.2f} {widths} ({figure.of})"


def _ceilings(themselves: Reliability, copies: ByCopies, comparisons: Sequence[Comparison]) -> str:
    rows = [
        [
            "People",
            _share(themselves.all),
            _share(ceiling(themselves.all, 1.0)),
            _share(themselves.within),
            _share(ceiling(themselves.within, 1.0)),
        ]
    ]
    for compared in comparisons:
        mine = compared.reliability
        rows.append(
            [
                f"{compared.player}, {compared.decks}",
                _share(mine.all),
                _share(ceiling(themselves.all, mine.all)),
                _share(mine.within),
                _share(ceiling(themselves.within, mine.within)),
            ]
        )
    heads = ["", "reliability, all", "ceiling, all", "reliability, within", "ceiling, within"]
    return (
        "## How high a correlation can be\n\n"
        + table(heads, rows)
        + "\n\nPeople’s rates of a card in decks with one copy and in decks with several: "
        f"{_figure(copies.all)}, within cultures {_figure(copies.within)}; "
        f"chance alone allows {_share(copies.ceiling)}."
    )


def _cultures(people: Tally, comparisons: Sequence[Comparison]) -> str:
    shared = [i for i in people.games if all(i in set(c.cards) for c in comparisons)]
    theirs = culture_rates(shared, people)
    ours = [culture_rates(shared, compared.tally) for compared in comparisons]
    rows = [
        [
            str(culture) if culture else UNKNOWN,
            percent(theirs[culture]),
            *(percent(rates[culture]) for rates in ours),
        ]
        for culture in sorted(theirs, key=lambda culture: -theirs[culture])
    ]
    heads = ["Culture", "people", *(f"{c.player}, {c.decks}" for c in comparisons)]
    return "## Win rates of decks with a culture’s cards\n\n" + table(heads, rows)


def _players(comparisons: Sequence[Comparison]) -> str:
    names = [f"{compared.player}, {compared.decks}" for compared in comparisons]
    rows = [
        [name, *(_plain(alike(compared, other)) for other in comparisons)]
        for name, compared in zip(names, comparisons, strict=True)
    ]
    return "## How alike the players’ own rates are\n\n" + table(["", *names], rows)


def _plain(value: float | None) -> str:
    return UNKNOWN if value is None else f"{value:+.2f}"


def _share(value: float | None) -> str:
    return UNKNOWN if value is None else f"{value:.2f}"
