"""The rules of a snapshot put together, each with since when it holds in the format.

A rule holds since the snapshot that first asked for it in the same words and numbers, however
often a later rulebook repeats it. A day is a rule's first day only where a document states it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from rules.construction.card_list import CardList
from rules.construction.dates import HistoricDay
from rules.construction.documents import documents
from rules.construction.format import BoundRule, Game, ListedCard, Snapshot
from rules.construction.games import GAMES
from rules.construction.problem import Finding, Source
from rules.construction.ruleset import StatedRule

Find = Callable[[Any], Iterable[Finding]]
Since = tuple[HistoricDay | None, HistoricDay | None]


@dataclass(frozen=True, slots=True)
class Pool:
    """The cards a snapshot allows: its sets (None: all), single cards beyond them, site blocks.

    `sites` is where it is written which sites they are.

    The players' server counts a card among the `promotional` ones if it has such a print; by the
    rulebooks a promotional print is the card it was first printed as (4.2, Section Four).
    """

    sets: tuple[int, ...] | None
    cards: tuple[str, ...]
    blocks: tuple[str, ...]
    promotional: bool
    sites: Source


@dataclass(frozen=True, slots=True)
class Dating:
    """What is known of when a snapshot began, and the snapshot before it."""

    source: Source
    since: HistoricDay | None
    known_by: HistoricDay | None
    begins: date
    before: Snapshot | None

    def of_rule(self, name: str, find: Find, source: Source) -> Since:
        """Return the first day of a rule, or None with the day by which it is known.

        The day of a snapshot is stated by its own document, for what that says. A rule of an older
        document holds from the first day of a format; one of a later document may have come later.
        """
        earlier = self._same_rule(name, find)
        if earlier is not None:
            return earlier.since, earlier.known_by
        if self.since is not None and self._is_stated(source):
            return self.since, None
        known_by = documents()[source.document].known_by
        if known_by is None or known_by.last() < self.begins:
            known_by = self.known_by
        return None, known_by

    def listed(self, lists: Iterable[CardList]) -> tuple[ListedCard, ...]:
        """Return the cards of the lists, each with since when it is on one of that kind."""
        before = self.before.listed if self.before is not None else ()
        earlier = {(listed.card, listed.kind): (listed.since, listed.known_by) for listed in before}
        return tuple(
            ListedCard(
                card,
                card_list.kind,
                card_list.source,
                *earlier.get((card, card_list.kind), _since(card_list)),
            )
            for card_list in lists
            for card in card_list.cards
        )

    def _is_stated(self, source: Source) -> bool:
        if source.document == self.source.document:
            return True
        shown = documents()[source.document].date
        begins = self.since is not None and self.before is None
        return begins and shown is not None and shown.last() <= self.begins

    def _same_rule(self, name: str, find: Find) -> BoundRule | None:
        rules = self.before.rules if self.before is not None else ()
        asked = BoundRule(name, find, self.source, None, None)
        return next((rule for rule in rules if rule.asks_like(asked)), None)


def bound_rules(
    game: Game,
    stated: Iterable[StatedRule],
    pool: Pool,
    lists: tuple[CardList, ...],
    dating: Dating,
) -> tuple[BoundRule, ...]:
    """Return the rules of a rule set, of the snapshot's own keys and of its lists."""
    rules = [
        BoundRule(
            rule.name,
            rule.find,
            rule.source,
            *dating.of_rule(rule.name, rule.find, rule.source),
            advice=rule.advice,
        )
        for rule in stated
    ]
    rules += _pool_rules(game, pool, lists, dating)
    return (*rules, *_list_rules(game, lists, dating))


def _pool_rules(
    game: Game, pool: Pool, lists: tuple[CardList, ...], dating: Dating
) -> Iterator[BoundRule]:
    """Bind the rules about sets and sites. Sets that a list names are left out by that list."""
    registry = GAMES[game].registry
    if pool.sets is not None:
        by_list = next((card_list for card_list in lists if card_list.sets), None)
        find = registry.say(
            "sets",
            sets=pool.sets,
            cards=pool.cards,
            blocks=pool.blocks,
            promotional=pool.promotional,
        )
        if by_list is not None:
            yield BoundRule("sets", find, by_list.source, *_since(by_list))
        else:
            dated = dating.of_rule("sets", find, dating.source)
            yield BoundRule("sets", find, dating.source, *dated)
    if pool.blocks:
        find = registry.say("sites-of-blocks", blocks=pool.blocks)
        dated = dating.of_rule("sites-of-blocks", find, pool.sites)
        yield BoundRule("sites-of-blocks", find, pool.sites, *dated)


def _list_rules(game: Game, lists: tuple[CardList, ...], dating: Dating) -> Iterator[BoundRule]:
    """Bind each list, in parts where its cards came onto it on different days."""
    for card_list in lists:
        by_day: defaultdict[Since, list[str]] = defaultdict(list)
        for listed in dating.listed((card_list,)):
            by_day[listed.since, listed.known_by].append(listed.card)
        for day, cards in by_day.items():
            find = GAMES[game].registry.say(card_list.kind, listed=tuple(cards))
            yield BoundRule(card_list.kind, find, card_list.source, *day)


def _since(listed: CardList) -> Since:
    return listed.since, None if listed.since is not None else listed.known_by
