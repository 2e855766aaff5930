"""What runs reached, as a page for people: totals by set, and every sentence no game reached."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.tcg.facts.reader import card
from rules.tcg.study.exercised.reached import Reached, ReachedSentence

Key = tuple[str, str]
MOST_TESTS = 3
COLUMNS = ("reached by games", "by games in part, the rest by tests", "by tests", "open")


@dataclass(frozen=True, slots=True)
class Gap:
    """A sentence that no game reached in full, or a card that none played (`words` is empty).

    `missing` is what games did not reach; `open` what tests did not reach either.
    """

    key: Key
    words: str
    missing: tuple[str, ...]
    open: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def name(self) -> str:
        """The card's id and name, and the day of its text if it is not the printed one."""
        card_id, since = self.key
        return f"{card_id} {card(card_id).name}{f' from {since}' if since else ''}"


def in_order(key: Key) -> tuple[int, int, str, str]:
    """Return the place of a text in the order of sets and numbers."""
    known = card(key[0])
    return known.set, known.number, *key


def gaps(games: Reached, tests: Reached) -> Iterator[Gap]:
    """Yield every sentence that games did not reach in full, and what tests reached of it."""
    for key in sorted(games, key=in_order):
        found, scenes = games[key], tests.get(key)
        by_words = {each.words: each for each in scenes.sentences} if scenes else {}
        missing = [
            _gap(key, sentence, by_words.get(sentence.words))
            for sentence in found.sentences
            if sentence.gaps
        ]
        # The sentences of a card that none played say enough.
        if not found.played and not missing:
            played = scenes is not None and bool(scenes.played)
            yield Gap(key, "", ("never played",), () if played else ("never played",), ())
        yield from missing


def _gap(key: Key, sentence: ReachedSentence, scenes: ReachedSentence | None) -> Gap:
    if scenes is None:
        return Gap(key, sentence.words, sentence.gaps, sentence.gaps, ())
    both = ReachedSentence(**{name: getattr(sentence, name) for name in sentence.__slots__})
    both.add(scenes)
    tests = () if both.gaps == sentence.gaps else tuple(scenes.tests[-MOST_TESTS:])
    return Gap(key, sentence.words, sentence.gaps, both.gaps, tests)


def page(games: Reached, tests: Reached, reasons: Mapping[str, str]) -> str:
    """Return the totals by set and a table of what no game reached."""
    missing = list(gaps(games, tests))
    return "\n".join([*_totals(games, missing), "", *_table(missing, reasons)]) + "\n"


def _totals(games: Reached, missing: list[Gap]) -> Iterator[str]:
    """Yield a table: of each set its cards, sentences, and where they were reached."""
    yield _row(["set", "cards", "sentences", *COLUMNS])
    yield "|---|---|---|---|---|---|---|"
    rows: dict[int, list[int]] = {}
    cards: dict[int, set[str]] = {}
    for (card_id, _), found in games.items():
        number = card(card_id).set
        cards.setdefault(number, set()).add(card_id)
        row = rows.setdefault(number, [0] * 5)
        row[0] += len(found.sentences)
    for gap in missing:
        if gap.words:
            row = rows[card(gap.key[0]).set]
            in_part = ": " in gap.missing[0]
            row[4 if gap.open else 2 if in_part else 3] += 1
    for row in rows.values():
        row[1] = row[0] - sum(row[2:])
    for number in sorted(rows):
        yield _row([number, len(cards[number]), *rows[number]])
    sums = [sum(row[place] for row in rows.values()) for place in range(5)]
    yield _row(["all", sum(map(len, cards.values())), *sums])


def _table(missing: list[Gap], reasons: Mapping[str, str]) -> Iterator[str]:
    """Yield the sentences that games did not reach: what is missing, a test, and the reason."""
    yield "| card | sentence | no game | proved by |"
    yield "|---|---|---|---|"
    for gap in missing:
        proof = [f"`{test}`" for test in gap.tests]
        reason = reasons.get(gap.key[0])
        if reason is not None:
            proof.append(reason)
        elif gap.open:
            proof.append(f"open: {'; '.join(gap.open)}")
        yield _row([gap.name, gap.words, "; ".join(gap.missing), ", ".join(proof)])


def _row(cells: list[object]) -> str:
    return f"| {' | '.join(str(cell).replace('|', '/') for cell in cells)} |"
