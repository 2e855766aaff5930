"""A table laid for a test: who is in play, what is in hand, and playing on from there.

    scene = Scene(fellowship=[ARAGORN], minions=[ORC], site=4)
    scene.skirmish(ARAGORN, ORC)
    scene.resolve()
    assert scene.wounds(ORC) == 1

Cards are named by id ("7_364"); a second copy is named by writing its id again.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.tcg.engine.modifiers import in_force
from rules.tcg.engine.operations import sites
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import (
    ASSIGNMENT,
    IN_ADVENTURE_DECK,
    IN_DEAD_PILE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_VOID,
    ON_PATH,
    SKIRMISH,
    Verb,
)
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.editions import EDITIONS
from rules.tcg.engine.state.new_state import new_state
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn import archery, assignment, opening, phases, regroup, skirmish
from rules.tcg.engine.turn.sequence import advance, take
from rules.tcg.engine.turn.settling import settle
from rules.tcg.engine.zones import board
from rules.tcg.game import Game
from rules.tcg.narration.descriptions import describe_option, describe_question
from tests.rules.tcg.cards import *
from tests.rules.tcg.laid_table import FREE_PEOPLES as FREE_PEOPLES
from tests.rules.tcg.laid_table import SHADOW as SHADOW
from tests.rules.tcg.laid_table import LaidTable
from tests.rules.tcg.made_cards import find_blueprint

ARAGORN_SITES = (
    STEPS_OF_EDORAS,
    WEST_ROAD,
    BEACON_OF_MINAS_TIRITH,
    OSGILIATH_FALLEN,
    CITY_GATES_7_344,
    MINAS_TIRITH_SIXTH_CIRCLE,
    PELENNOR_GRASSLAND,
    CROSS_ROADS,
    DAGORLAD,
)
EOMER_SITES = (
    EDORAS_HALL,
    ROHIRRIM_CAMP,
    HALL_OF_THE_KINGS,
    ANDUIN_BANKS_7_341,
    PELENNOR_FLAT_7_345,
    MINAS_TIRITH_FOURTH_CIRCLE,
    OSGILIATH_CROSSING,
    MORGUL_VALE,
    SLAG_MOUNDS_7_363,
)


# How the players are called where a scene shows its choices.
NAMES = ("The Free Peoples player", "The Shadow player", "Player 3", "Player 4", "Player 5")
CARD_ID = re.compile(r"\d+_\d+")


def _name(card_id: str) -> str:
    return find_blueprint(card_id).card.name


def _side(card_id: str) -> int:
    is_shadow = find_blueprint(card_id).traits & traits.SHADOW
    return SHADOW if is_shadow else FREE_PEOPLES


class Scene(LaidTable):
    """Player 0 is the Free Peoples player, player 1 the Shadow, and others are further Shadows.

    What a card bears belongs to the Free Peoples player or to the Shadow by its side.
    `minions_of` are the minions of further Shadow players.
    """

    def __init__(
        self,
        *,
        fellowship: Sequence[str] = (),
        bearing: Mapping[str, Sequence[str]] | None = None,
        support: Sequence[str] = (),
        shadow_support: Sequence[str] = (),
        minions: Sequence[str] = (),
        minions_of: Mapping[int, Sequence[str]] | None = None,
        hand: Sequence[str] = (),
        shadow_hand: Sequence[str] = (),
        deck: Sequence[str] = (),
        shadow_deck: Sequence[str] = (),
        discards: Sequence[str] = (),
        shadow_discards: Sequence[str] = (),
        dead: Sequence[str] = (),
        stacked: Mapping[str, Sequence[str]] | None = None,
        adventure: Sequence[str] = (),
        site: int = 2,
        path: Sequence[str] = ARAGORN_SITES,
        ring: str = THE_ONE_RING_THE_RULING_RING_7_1,
        ring_bearer: str = FRODO_HOPE_OF_FREE_PEOPLES,
        twilight: int = 0,
        threats: int = 0,
        burdens: int = 0,
        seed: int = 1,
        edition: str = "comprehensive-2.0",
        day: str = "",
        players: int = 2,
    ) -> None:
        bearing = bearing or {}
        rows: list[tuple[int, str, str]] = [(0, ring_bearer, "bearer"), (0, ring, "ring")]
        for player in range(1, players):
            rows += [
                (player, FRODO_HOPE_OF_FREE_PEOPLES, "bearer"),
                (player, THE_ONE_RING_THE_RULING_RING_7_1, "ring"),
            ]
        self._others_start, self._others_end = 2, len(rows)
        rows += [(0, card, "play") for card in (*fellowship, *support)]
        rows += [(1, card, "play") for card in (*minions, *shadow_support)]
        for player, cards in (minions_of or {}).items():
            rows += [(player, card, "play") for card in cards]
        rows += [
            (_side(item), item, f"on {card}") for card, items in bearing.items() for item in items
        ]
        rows += [(0, card, "hand") for card in hand] + [(1, card, "hand") for card in shadow_hand]
        rows += [(0, card, "deck") for card in deck] + [(1, card, "deck") for card in shadow_deck]
        rows += [(0, card, "discard") for card in discards]
        rows += [(1, card, "discard") for card in shadow_discards]
        rows += [(0, card, "dead") for card in dead]
        rows += [(0, card, "path") for card in path[:site]]
        rows += [(1, card, "site") for card in path[site:]]
        rows += [(0, card, "site") for card in adventure]
        rows += [
            (_side(card), card, f"stacked on {host}")
            for host, cards in (stacked or {}).items()
            for card in cards
        ]
        self.state = new_state(
            tuple(find_blueprint(card, day) for _, card, _ in rows),
            tuple(row[0] for row in rows),
            seed,
            EDITIONS[edition],
            players,
        )
        self._lay(rows)
        state = self.state
        state.played = frozenset()
        state.turn = 1
        state.turn_started = True
        state.position = [site] + [1] * (players - 1)
        state.twilight = twilight
        state.threats[0] = threats
        state.burdens[0] = burdens
        state.log = []
        self._within_a_step = False
        in_force.refresh(state)

    def _lay(self, rows: list[tuple[int, str, str]]) -> None:
        state = self.state
        for card, (player, _, where) in enumerate(rows):
            state.zone[card] = IN_VOID
            if where == "bearer":
                state.ring_bearer[player] = card
                opening.gain_ring_bound(state, card)
                board.put_into_play(state, card)
            elif where == "ring":
                state.ring[player] = card
                board.attach(state, card, state.ring_bearer[player])
            elif where == "play":
                board.put_into_play(state, card)
            elif where.startswith("on "):
                board.attach(state, card, self.card(where[3:]))
            elif where.startswith("stacked on "):
                board.stack(state, card, self.card(where[11:]))
            elif where == "discard":
                state.zone[card] = IN_DISCARD
                state.discards[player].append(card)
            elif where == "dead":
                state.zone[card] = IN_DEAD_PILE
                state.dead[player].append(card)
            elif where == "hand":
                state.zone[card] = IN_HAND
                state.hands[player].append(card)
            elif where == "deck":
                state.zone[card] = IN_DECK
                state.decks[player].append(card)
            elif where == "path":
                state.zone[card] = ON_PATH
                state.path.append(card)
                sites.mark_sanctuary(state, card, len(state.path))
            else:
                state.zone[card] = IN_ADVENTURE_DECK
                state.adventure[player].append(card)

    def card(self, card_id: str, copy: int = 0) -> int:
        """Return the place of a card, or of its second copy; others' Frodos are left out."""
        places = [
            place
            for place, known in enumerate(self.state.blueprints)
            if known.card.id == card_id and not self._others_start <= place < self._others_end
        ]
        return places[copy]

    def game(self) -> Game:
        """Return the game that players look at."""
        game = Game.__new__(Game)
        game.state = self.state
        return game

    # --- phases ---

    def begin(self, phase: Callable[[State], None]) -> "Scene":
        """Begin a phase and go on to the first choice."""
        self.state.stack.clear()
        self.state.pending = None
        self._within_a_step = False
        self.state.push(phase)
        advance(self.state)
        return self

    def fellowship_phase(self) -> "Scene":
        return self.begin(phases.fellowship_phase)

    def shadow_phase(self) -> "Scene":
        return self.begin(phases.shadow_phase)

    def maneuver_phase(self) -> "Scene":
        return self.begin(phases.maneuver_phase)

    def archery_phase(self) -> "Scene":
        return self.begin(archery.archery_phase)

    def assignment_phase(self, *, fierce: bool = False) -> "Scene":
        return self.begin(lambda state: assignment.assignment_phase(state, int(fierce)))

    def regroup_phase(self) -> "Scene":
        return self.begin(regroup.regroup_phase)

    def turn_starts(self) -> "Scene":
        return self.begin(lambda state: phases.start_turn(state, FREE_PEOPLES))

    def skirmish(self, character: str, *minions: str) -> "Scene":
        """Begin the skirmish of a character against these minions."""
        seen: dict[str, int] = {}
        for minion in minions:
            copy = seen.get(minion, 0)
            seen[minion] = copy + 1
            assignment.assign(self.state, self.card(character), self.card(minion, copy))
        self.state.phase = ASSIGNMENT
        return self.begin(skirmish.choose_skirmish)

    def happen(self, step: Callable[..., None], *arguments: object) -> "Scene":
        """Let a step of the engine happen, and what it sets off, without going on from there."""
        self.state.pending = None
        self.state.stack.clear()
        self._within_a_step = True
        self.state.push(step, *arguments)
        self._do_steps()
        return self

    def _do_steps(self) -> None:
        """Do the steps on the stack, but let no phase follow."""
        state = self.state
        while state.pending is None and state.winner is None:
            if state.unsettled or state.in_force.fickle:
                settle(state)
            if not state.stack:
                return
            frame = state.stack.pop()
            state.current, state.depth = frame, len(state.stack)
            frame[0](state, *frame[1:])

    def _take(self, place: int) -> None:
        """Take an option; after `happen` the game stops when the step is done."""
        decision = self.state.pending
        assert decision is not None
        if not self._within_a_step:
            take(self.state, place)
            return
        self.state.pending = None
        resume, *arguments = decision.resume
        resume(self.state, decision.options[place], *arguments)
        self._do_steps()

    # --- choices ---

    @property
    def decision(self) -> Decision:
        """The choice that is open; the test fails if there is none."""
        decision = self.state.pending
        assert decision is not None, "nobody has a choice"
        return decision

    @property
    def log(self) -> list[tuple[Any, ...]]:
        """What the engine noted since the scene was laid."""
        return self.state.log or []

    @property
    def who(self) -> int | None:
        """Whose choice it is."""
        return self.state.pending.player if self.state.pending else None

    def __repr__(self) -> str:
        """Return the choice that is open, in words, for a test that fails."""
        pending = self.state.pending
        if pending is None:
            return "<Scene: nobody has a choice>"
        question = describe_question(self.state, pending, NAMES)
        return f"<Scene: {question}: {'; '.join(self.words())}>"

    def words(self) -> list[str]:
        """Return the options in words, as a player reads them."""
        pending = self.state.pending
        if pending is None:
            return []
        return [describe_option(self.state, pending, option, NAMES) for option in pending.options]

    def options(self, verb: int | None = None) -> list[Option]:
        pending = self.state.pending
        return [
            option
            for option in (pending.options if pending else ())
            if verb is None or option.verb == verb
        ]

    def can(self, verb: int, card_id: str | None = None, target: str | None = None) -> bool:
        """Whether such an option is there now."""
        return self._match(verb, card_id, target) is not None

    def _match(self, verb: int, card_id: str | None, target: str | None) -> int | None:
        pending = self.state.pending
        for place, option in enumerate(pending.options if pending else ()):
            if option.verb != verb:
                continue
            if card_id is not None and self.id_of(option.card) != card_id:
                continue
            if target is not None and self.id_of(option.target) != target:
                continue
            return place
        return None

    def do(self, verb: int, card_id: str | None = None, target: str | None = None) -> "Scene":
        place = self._match(verb, card_id, target)
        wanted = [Verb.name_of(verb), *(_name(named) for named in (card_id, target) if named)]
        assert place is not None, f"there is no option to {' '.join(wanted)}; {self}"
        self._take(place)
        return self

    def play(self, card_id: str) -> "Scene":
        return self.do(Verb.PLAY, card_id)

    def use(self, card_id: str) -> "Scene":
        return self.do(Verb.USE, card_id)

    def answer_with(self, card_id: str) -> "Scene":
        return self.do(Verb.TRIGGER, card_id)

    def choose(self, what: str) -> "Scene":
        """Choose a card, or the option that these words describe, wholly or in part.

        scene.choose(GIMLI_DWARF_OF_EREBOR).choose("add a threat")
        """
        if CARD_ID.fullmatch(what):
            return self.do(Verb.CHOOSE, what)
        words = self.words()
        found = [place for place, option in enumerate(words) if option == what]
        found = found or [place for place, option in enumerate(words) if what in option]
        assert len(found) == 1, f"{len(found)} options say {what!r}; {self}"
        self._take(found[0])
        return self

    def take(self, option: Option) -> "Scene":
        """Take an option as a computer player names it."""
        self._take(self.options().index(option))
        return self

    def take_first(self) -> "Scene":
        """Take the first option, where it does not matter which."""
        self._take(0)
        return self

    def choose_player(self, player: int) -> "Scene":
        return self.take(
            next(option for option in self.options(Verb.CHOOSE_PLAYER) if option.number == player)
        )

    def discard(self, card_id: str) -> "Scene":
        return self.do(Verb.DISCARD, card_id)

    def take_number(self, number_: int) -> "Scene":
        pending = self.state.pending
        assert pending is not None
        self._take([option.number for option in pending.options].index(number_))
        return self

    def pass_(self) -> "Scene":
        return self.do(Verb.PASS)

    def wait_to(self, verb: int, card_id: str) -> "Scene":
        """Pass until there is such an option."""
        while not self.can(verb, card_id):
            self.pass_()
        return self

    def comes_to(self, verb: int, card_id: str) -> bool:
        """Pass within this phase until there is such an option; return whether it came."""
        phase = self.state.phase
        while not self.can(verb, card_id):
            if self.state.phase != phase or not self.can(Verb.PASS):
                return False
            self.pass_()
        return True

    def pass_all(self) -> "Scene":
        """Pass for as long as there is something to pass on in this phase."""
        phase = self.state.phase
        while self.state.phase == phase and self.can(Verb.PASS):
            self.pass_()
        return self

    def resolve(self) -> "Scene":
        """Let nobody act any more in this skirmish."""
        while self.state.skirmisher >= 0 and self.state.phase == SKIRMISH:
            if self.can(Verb.PASS):
                self.pass_()
            else:
                break
        return self
