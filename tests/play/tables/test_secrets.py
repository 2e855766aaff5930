"""Hidden cards never leave the server: every answer to a seat is searched for them."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from html import unescape
from typing import Any

import pytest
from django.test import Client
from django.utils.html import strip_tags

from decks.ownership import Visitor
from play.models import Table, Watching
from play.requests.table import TableRequest
from play.tables.access import own_seats
from play.tables.boards import draw_now, show_position
from play.tables.inviting import join
from play.tables.live_games import live_games
from play.tables.playing import choose
from play.tables.position import describe_position
from play.tables.refusals import describe_hand
from play.watching.running import at_a_glance
from rules import rng
from rules.lcg.facts.reader import card as card_facts
from rules.lcg.library import definition
from rules.lcg.notation.english import english
from rules.recording import OBSERVER
from tests.expected import present
from tests.play.tables.small_tables import (
    friend,
    keys_of,
    lcg_entrant,
    lcg_request,
    live_of,
    mine,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db

OTHER = Visitor(browser="the-browser-of-another")
# A game of the LCG has several times as many positions.
TCG_GAMES, LCG_GAMES = 2, 1
NIGHTLY_GAMES = 100
# A whole page takes longer than an answer to a seat.
OBSERVED_EVERY = 5


def tcg_table(seed: int) -> TableRequest:
    return tcg_request(friend(tcg_entrant("rotk-eomer-starter")), seed=seed)


def lcg_table(seed: int) -> TableRequest:
    return lcg_request(friend(lcg_entrant("spirit")), seed=seed)


def moria_table(seed: int) -> TableRequest:
    """Its quest deck is shuffled, and the current quest card may lie facedown."""
    return lcg_request(friend(lcg_entrant("spirit")), seed=seed, scenario="flight-from-moria")


def places_in(found: Any) -> Iterator[int]:
    """Yield every number of a card that an answer names."""
    if isinstance(found, dict):
        for name, value in found.items():
            if name in ("card", "target", "place", "about") and isinstance(value, int):
                yield value
            yield from places_in(value)
    elif isinstance(found, list):
        for value in found:
            yield from places_in(value)


class Watcher:
    """Follows the game of a table and remembers which cards each seat could ever see.

    It is read from the view that the rules give the seat: what is not in it is hidden.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        (self.game,) = table.kind.games(table.description(), 0)
        self.state = self.game.state
        every = set(range(len(self.state.blueprints)))
        self.unknown = {0: set(every), 1: set(every), OBSERVER: set(every)}
        self.steps = 0
        self._look()

    def follow(self, choices: list[int]) -> None:
        """Take the choices that were made since."""
        for place in choices[self.steps :]:
            self.state.log = []
            self.game.choose(place)
            self._look()
        self.steps = len(choices)

    def _look(self) -> None:
        # A quest card may be turned, and be shuffled into the quest deck again, by one choice.
        turned = {note[1] for note in self.state.log or () if note[0] == "stage"}
        for unknown in self.unknown.values():
            unknown.difference_update(turned)
        hidden_from_any: set[int] = set()
        for seat in (0, 1):
            view = self.game.view(seat)
            hidden = set(_hidden_places(self.table.game, self.state, view, seat))
            hidden_from_any |= hidden
            self.unknown[seat] &= hidden
            decision = self.game.decision()
            if decision is not None and decision.player == seat:
                # A player may look through their own deck: only its order is hidden.
                offered = {option.card for option in decision.options}
                self.unknown[seat] -= {card for card in offered if self.state.owner[card] == seat}
        # An observer knows what every player knows.
        self.unknown[OBSERVER] &= hidden_from_any

    def secrets(self, seat: int) -> tuple[set[int], set[str]]:
        """Return the numbers of the cards a seat never saw, and the names only they have."""
        hidden = self.unknown[seat]
        every = range(len(self.state.blueprints))
        seen = [card for card in every if card not in hidden]
        known = {_name(self.state, card) for card in seen}
        unseen = {_name(self.state, card) for card in hidden} - known
        # A card that was seen may name another one.
        texts = {text for card in seen for text in _texts(self.table.game, self.state, card)}
        return hidden, {name for name in unseen if not any(name in text for text in texts)}


def _hidden_places(game: str, state: Any, view: Any, seat: int) -> Iterator[int]:
    piles = [(state.hands, view.hands), (state.decks, view.decks)]
    if game == "tcg":
        piles.append((state.adventure, view.adventure))
    else:
        piles.append(([state.encounter_deck], [view.encounter_deck]))
        piles.append(([state.quest_deck], [view.quest_deck]))
    for real, seen in piles:
        for owner, cards in enumerate(real):
            if game == "tcg" and real is state.adventure and owner == seat:
                continue
            for card, shown in zip(cards, seen[owner], strict=True):
                if shown in (-1, None) and not (real is state.hands and owner == seat):
                    yield card
    if game == "lcg":
        if state.quest >= 0 and view.quest is None:
            yield state.quest
        if state.quest < 0:
            # A quest deck that will be shuffled still lies in the order of its box.
            yield from (card for card in state.quest_deck if state.blueprint_table[card].side_a)
        shown_shadows = [cards for _, cards in view.shadows]
        for cards, shown in zip(state.shadows.values(), shown_shadows, strict=True):
            yield from (card for card, seen in zip(cards, shown, strict=True) if seen is None)


def _name(state: Any, card: int) -> str:
    facts = state.blueprints[card].card
    # The back of a quest card tells it from the others.
    printed = state.blueprint_table[card].card if hasattr(state, "blueprint_table") else facts
    return str(getattr(printed, "back_name", "") or facts.name)


def _texts(game: str, state: Any, card: int) -> tuple[str, ...]:
    """Return the text of a card of the LCG, sentence by sentence."""
    return _said(state.blueprint_table[card].card.code) if game == "lcg" else ()


@cache
def _said(code: str) -> tuple[str, ...]:
    text = definition(code)
    return english(card_facts(code), text) if text is not None else ()


def answers_to(table: Table, visitor: Visitor, seen: int | None) -> Iterator[Any]:
    """Yield what a visitor is answered: the position, the same drawn, the board, and refusals."""
    table = Table.objects.get(pk=table.pk)
    seats = list(table.seats.all())
    (seat,) = own_seats(visitor, seats)
    live = live_games.take(table, seats)
    yield describe_position(table, seats, seat, live, seen)
    yield show_position(table, seats, seat, live, seen)
    board = draw_now(table, seats, seat, live)
    yield {name: [piece.html for piece in pieces] for name, pieces in board.every_slot().items()}
    yield {"refusals": describe_hand(table, seat, live)}
    live_games.keep(live)


def answers_to_observer(table: Table, seen: int | None) -> Iterator[Any]:
    """Yield what somebody who watches is answered: the page, the position, the game at a glance."""
    table = Table.objects.get(pk=table.pk)
    yield json.loads(Client().get(f"/tables/{table.pk}/watch/position/?seen={seen or 0}").content)
    page = Client().get(f"/tables/{table.pk}/watch/")
    yield page.content.decode() if page.status_code == 200 else ""
    yield repr(at_a_glance(table, list(table.seats.all())))


def steps_of(answer: Any) -> list[Any]:
    """Return the steps of the boards that an answer has."""
    boards: dict[str, Any] = answer.get("boards", {}) if isinstance(answer, dict) else {}
    return list(boards.get("steps", ()))


def check(watcher: Watcher, visitor: Visitor, place: int, seen: int | None) -> int:
    """Search the answers to a seat at this position; return how many were searched."""
    return search_answers(watcher, place, answers_to(watcher.table, visitor, seen))


def search_answers(watcher: Watcher, place: int, answers: Iterator[Any]) -> int:
    """Search answers for cards that a seat or an observer may not know; return how many."""
    hidden, names = watcher.secrets(place)
    count = 0
    for answer in answers:
        written = json.dumps(answer, ensure_ascii=False)
        assert not hidden & set(places_in(answer))
        keys = {int(key) for key in re.findall(r'data-key=\\"(\d+)\\"', written)}
        keys |= {
            int(key)
            for step in (answer.get("boards", {}) if isinstance(answer, dict) else {}).get(
                "steps", ()
            )
            for pieces in step["slots"].values()
            for key, *_ in pieces
            if key.isdecimal()
        }
        assert not hidden & keys
        said = strip_tags(unescape(written))
        told = {name for name in names if name in said}
        assert not told, (watcher.steps, place)
        count += 1
    return count


def search(asked: Callable[[int], TableRequest], seeds: range) -> int:
    """Play games at random between two people and search all that each is answered."""
    searched = 0
    for seed in seeds:
        table = sit_down(asked(seed))
        join(table.seats.get(place=1).invitation, OTHER)
        Table.objects.filter(pk=table.pk).update(watching=Watching.EVERYBODY)
        table.refresh_from_db()
        watcher = Watcher(table)
        dice = rng.seeded(seed)
        seen: dict[int, int | None] = {0: None, 1: None}
        while table.is_playing:
            watcher.follow(live_of(table).choices)
            if table.steps % OBSERVED_EVERY == 0:
                answers = answers_to_observer(table, max(0, table.revision - table.steps % 7))
                searched += search_answers(watcher, OBSERVER, answers)
            for place, visitor in enumerate((KEEPER, OTHER)):
                searched += check(watcher, visitor, place, seen[place])
                seen[place] = table.revision
            keys = keys_of(table)
            most = min(3, len(keys)) if table.steps < 2 else len(keys)
            dice, place = rng.below(dice, most)
            choose(table.pk, present(table.to_choose), table.revision, [keys[place]])
            table.refresh_from_db()
    return searched


@pytest.mark.parametrize(
    ("asked", "games"),
    [(tcg_table, TCG_GAMES), (lcg_table, LCG_GAMES), (moria_table, LCG_GAMES)],
)
def test_no_answer_names_a_card_that_the_seat_cannot_know(
    asked: Callable[[int], TableRequest], games: int
) -> None:
    assert search(asked, range(games)) > 100 * games


@pytest.mark.nightly
@pytest.mark.parametrize("asked", [tcg_table, lcg_table, moria_table])
def test_nor_does_any_over_a_hundred_games(asked: Callable[[int], TableRequest]) -> None:
    assert search(asked, range(NIGHTLY_GAMES)) > 100 * NIGHTLY_GAMES


def test_the_search_finds_a_card_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not pass because it looks in the wrong place."""
    table = sit_down(tcg_table(1))
    join(table.seats.get(place=1).invitation, OTHER)
    table.refresh_from_db()
    watcher = Watcher(table)
    while not any(live_of(table).game.state.hands):
        choose(table.pk, present(table.to_choose), table.revision, [keys_of(table)[0]])
        table.refresh_from_db()
    watcher.follow(live_of(table).choices)
    assert check(watcher, KEEPER, 0, None)
    monkeypatch.setattr("rules.tcg.narration.table.knows", lambda state, seat, card: True)

    with pytest.raises(AssertionError):
        check(watcher, KEEPER, 0, None)


def test_the_search_finds_a_facedown_quest_card_that_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def faceup(state: Any, place: int) -> Any:
        return None if place < 0 else state.blueprint_table[place].card

    monkeypatch.setattr("rules.lcg.narration.table._facts", faceup)

    with pytest.raises(AssertionError):
        search(moria_table, range(1))


def hands_seen(table: Table) -> list[int]:
    """Return how many cards of each hand lie open on the board of the first seat."""
    seats = list(table.seats.all())
    board = draw_now(table, seats, seats[0], live_of(table))
    return [len(seat["hand"]) for seat in board.seats]


def test_who_plays_both_seats_sees_both_hands() -> None:
    own = sit_down(lcg_request(mine(lcg_entrant("spirit"))))

    assert hands_seen(own) == [6, 6]


def test_who_plays_one_seat_sees_one_hand() -> None:
    table = sit_down(lcg_table(1))
    join(table.seats.get(place=1).invitation, OTHER)
    table.refresh_from_db()

    assert hands_seen(table) == [6, 0]
