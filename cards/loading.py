"""Bringing the catalogue in line with the data files."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from django.db import transaction

from cards.models import Card, CardSet, CatalogueChange, line_for
from rules.construction import Game
from rules.lcg.facts import reader as lcg_reader
from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.tcg.facts import reader as tcg_reader
from rules.tcg.facts.card import Card as TcgCard
from rules.tcg.facts.sets import SETS as TCG_SETS

SET_FIELDS = ("name", "abbreviation", "released", "block", "order")
CARD_FIELDS = (
    "card_set",
    "number",
    "collector",
    "title",
    "subtitle",
    "type",
    "belongs_to",
    "unique",
    "line",
)
COLUMNS = ("card_set_id", *CARD_FIELDS[1:])


@dataclass
class Loaded:
    """What loading one game did; `changed` pairs each card with what was changed.

    `vanished` are cards of the catalogue that the data files no longer have. They are kept,
    because decks and errata may point at them.
    """

    game: Game
    added: list[str] = field(default_factory=list)
    changed: list[tuple[str, str]] = field(default_factory=list)
    left: int = 0
    vanished: list[str] = field(default_factory=list)
    sets_changed: int = 0

    def summary(self) -> str:
        """Say it in a line."""
        said = f"{self.game.upper()}: {len(self.added):,} added, {len(self.changed):,} changed, "
        said += f"{self.left:,} left as they were"
        if self.sets_changed:
            said += f", {self.sets_changed} sets added or changed"
        return said + (f", {len(self.vanished):,} vanished" if self.vanished else "")


@transaction.atomic
def load_catalogue() -> tuple[Loaded, ...]:
    """Add and change sets and cards to what the data files say; tell what was done, by game.

    All or nothing. Raise `BadRow` for a data file that is wrong.
    """
    loaded = (
        _load(Game.TCG, list(_tcg_sets()), list(_tcg_cards())),
        _load(Game.LCG, list(_lcg_sets()), list(_lcg_cards())),
    )
    if any(game_load.added or game_load.changed or game_load.sets_changed for game_load in loaded):
        CatalogueChange.objects.create(
            summary="; ".join(game_load.summary() for game_load in loaded)
        )
    return loaded


def _load(game: Game, sets: list[CardSet], cards: list[tuple[str, Card]]) -> Loaded:
    done = Loaded(game)
    stored_sets = _load_sets(game, sets, done)
    stored = {card.printed_id: card for card in Card.objects.filter(game=game)}
    added, changed = [], []
    for set_code, card in cards:
        card.card_set = stored_sets[set_code]
        known = stored.pop(card.printed_id, None)
        if known is None:
            added.append(card)
            done.added.append(card.printed_id)
            continue
        differences = _differences(known, card)
        if not differences:
            done.left += 1
            continue
        card.pk = known.pk
        changed.append(card)
        done.changed.append((card.printed_id, differences))
    Card.objects.bulk_create(added, batch_size=500)
    if changed:
        Card.objects.bulk_update(changed, CARD_FIELDS, batch_size=200)
    done.vanished = list(stored)
    return done


def _load_sets(game: Game, sets: list[CardSet], done: Loaded) -> dict[str, CardSet]:
    stored = {card_set.code: card_set for card_set in CardSet.objects.filter(game=game)}
    for card_set in sets:
        known = stored.get(card_set.code)
        if known is not None:
            if all(getattr(known, name) == getattr(card_set, name) for name in SET_FIELDS):
                continue
            card_set.pk = known.pk
        card_set.save()
        done.sets_changed += 1
        stored[card_set.code] = card_set
    return stored


def _differences(known: Card, card: Card) -> str:
    """Return what differs between a stored card and the same card of the files; "" for nothing."""
    columns = [name for name in COLUMNS if getattr(known, name) != getattr(card, name)]
    if "line" not in columns:
        return ", ".join(columns)
    before, now = known.row, card.row
    facts = [
        f"{key} {before.get(key)!r} → {now.get(key)!r}"
        for key in dict.fromkeys([*before, *now])
        if before.get(key) != now.get(key)
    ]
    return ", ".join(facts or columns)


def _tcg_sets() -> Iterator[CardSet]:
    for card_set in TCG_SETS.values():
        yield CardSet(
            game=Game.TCG,
            code=str(card_set.number),
            name=card_set.name,
            abbreviation=card_set.abbreviation,
            released=card_set.released or "",
            block=card_set.block or "",
            # The promotional cards came one by one and stand after the sets.
            order=card_set.number or len(TCG_SETS),
        )


def _lcg_sets() -> Iterator[CardSet]:
    for order, card_set in enumerate(LCG_SETS.values()):
        yield CardSet(
            game=Game.LCG,
            code=card_set.code,
            name=card_set.name,
            abbreviation=card_set.abbreviation,
            released=card_set.released,
            block=card_set.cycle,
            order=order,
        )


def _tcg_cards() -> Iterator[tuple[str, Card]]:
    for card in tcg_reader.all_cards().values():
        yield str(card.set), _tcg_card(card)


def _tcg_card(card: TcgCard) -> Card:
    return Card(
        game=Game.TCG,
        printed_id=card.id,
        number=card.number,
        collector=card.collector,
        title=card.title,
        subtitle=card.subtitle,
        type=card.type,
        belongs_to=card.culture or "",
        unique=card.unique,
        line=line_for(card),
    )


def _lcg_cards() -> Iterator[tuple[str, Card]]:
    for card in lcg_reader.all_cards().values():
        yield card.set, _lcg_card(card)


def _lcg_card(card: LcgCard) -> Card:
    return Card(
        game=Game.LCG,
        printed_id=card.code,
        number=card.number,
        collector=card.code,
        title=card.name,
        type=card.type,
        belongs_to=card.sphere or card.encounter_set or "",
        unique=card.unique,
        line=line_for(card),
    )
