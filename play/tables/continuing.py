"""Playing on from a step of a replay: change history and see.

The new table has the decks, the seed and the choices up to the step. A person takes one seat, or
all in the LCG, and computer players the rest. What is random from there on is as it was.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.db import transaction

from decks.contents.encoding import AnyDeck, Contents, canonical, to_contents
from decks.models import DeckVersion
from decks.ownership import Visitor
from play.face import face_of
from play.games.replays import seat_names, seated_decks
from play.models import Move, Playtest, Seat, Table
from play.tables.playing import begin_from
from play.tables.quota import claim_place
from rules.tcg.deck import TcgDeck


class CannotPlayOn(ValueError):
    """A game that cannot be played on; the message says why."""


@dataclass(frozen=True, slots=True)
class OldSeat:
    """A seat of the old game: its deck in the order in which it was shuffled."""

    name: str
    deck_name: str
    contents: Contents | None
    player: str
    version: DeckVersion | None


@dataclass(frozen=True, slots=True)
class OldGame:
    """A game as it was played: what decides it, and its choices."""

    row: Playtest | Table
    seats: Sequence[OldSeat]
    seed: int
    number: int
    keyed_shuffles: bool
    choices: Sequence[int]
    fingerprint: str


def game_of_playtest(playtest: Playtest, record: Any) -> OldGame:
    """Return a game of a playtest."""
    description: Any = playtest.description()
    decks = seated_decks(playtest, record.index)
    number = record.index
    if playtest.is_trial:
        place = description.place(number)
        description, number = description.arm(place), place.index
    names = seat_names(playtest, record.index)
    return OldGame(
        row=playtest,
        seats=[
            OldSeat(name, deck.name, as_it_was(cards), player, deck.version)
            for name, deck, cards, player in zip(
                names, decks, description.decks, description.players, strict=True
            )
        ],
        seed=description.seed,
        number=number,
        keyed_shuffles=getattr(description, "keyed_shuffles", False),
        choices=record.choices,
        fingerprint=playtest.kind.rules_fingerprint(playtest.description()),
    )


def game_of_table(table: Table) -> OldGame:
    """Return the game of a table; CannotPlayOn for one that was ended before it began."""
    if not table.rules_fingerprint:
        raise CannotPlayOn("This game never began.")
    moves = Move.objects.filter(table=table).values_list("choices", flat=True)
    return OldGame(
        row=table,
        seats=[
            OldSeat(seat.name, seat.deck_name, seat.contents, seat.player, seat.version)
            for seat in table.seats.all()
        ],
        seed=table.seed,
        number=table.number,
        keyed_shuffles=table.keyed_shuffles,
        choices=[place for choices in moves for place in choices],
        fingerprint=table.kind.rules_fingerprint(table.description()),
    )


def play_on(
    old: OldGame, step: int, mine: Sequence[int], visitor: Visitor, queue_key: str = ""
) -> Table:
    """Return a new table that goes on at a step of an old game, a frame of its replay.

    `mine` are the seats that the visitor takes. Raise CannotPlayOn, and QuotaExceeded.
    """
    row = old.row
    most = face_of(row.game).table_seats.stop - 1
    if len(old.seats) > most:
        raise CannotPlayOn(f"A table has at most {most} seats, and this game {len(old.seats)}.")
    if not mine or not set(mine) <= set(range(len(old.seats))):
        raise CannotPlayOn("Take one of the seats.")
    if row.rules_fingerprint and row.rules_fingerprint != old.fingerprint:
        raise CannotPlayOn("This game was played by other rules or card texts than today’s.")
    with transaction.atomic():
        claim_place(visitor, queue_key)
        table = Table.objects.create(
            game=row.game,
            format=row.format,
            edition=row.edition,
            scenario=row.scenario,
            difficulty=row.difficulty,
            day=row.day,
            seed=signed(old.seed),
            number=old.number,
            keyed_shuffles=old.keyed_shuffles,
            allowed_illegal=row.allowed_illegal,
            queue_key=queue_key,
            source=row if isinstance(row, Playtest) else None,
            source_table=row if isinstance(row, Table) else None,
            source_step=step,
            **visitor.as_owner(),
        )
        for place, seat in enumerate(old.seats):
            Seat.objects.create(
                table=table,
                place=place,
                name=seat.name,
                version=seat.version,
                deck_name=seat.deck_name,
                contents=seat.contents,
                player="" if place in mine else table.face.current_player(seat.player),
                by_person=place in mine,
                **(visitor.as_owner() if place in mine else {}),
            )
        choices = old.choices[: choices_before(table, old.choices, step)]
        begin_from(table, choices)
    return table


def choices_before(table: Table, choices: Sequence[int], step: int) -> int:
    """Return how many choices led to a step of a replay; a campaign has a step for each set-up."""
    made = 0
    games = table.kind.games(table.description(), table.number)
    left = step
    for game in games:
        while left and made < len(choices) and not game.is_over():
            game.choose(choices[made])
            made += 1
            left -= 1
        if not left or not game.is_over():
            return made
        left -= 1
    return made


def signed(seed: int) -> int:
    """Return a seed of 64 bits as the database can store it; the rules take either alike."""
    return seed - 2**64 if seed >= 2**63 else seed


def as_it_was(deck: AnyDeck) -> Contents:
    """Return a deck's contents in its own order, which decides how it is shuffled.

    Decks of trials are aligned with each other, so they are in another order than stored ones.
    """
    contents = to_contents(deck)
    if deck == canonical(deck):
        return contents
    if isinstance(deck, TcgDeck):
        pairs = {"draw_deck": deck.draw_deck}
        return {**contents, "sites": list(deck.sites)} | _listed(pairs)
    return contents | _listed({"heroes": deck.heroes, "player_deck": deck.player_deck})


def _listed(piles: dict[str, Any]) -> Contents:
    return {name: [list(pair) for pair in pairs] for name, pairs in piles.items()}
