"""A table laid for a test: who is in play, what is in hand, and playing on from there.

    scene = Scene(fellowship=[ARAGORN], minions=[ORC], site=4)
    scene.skirmish(ARAGORN, ORC)
    scene.resolve()
    assert scene.wounds(ORC) == 1

Cards are named by id ("7_364"); a second copy is named by writing its id again.
"""

from collections.abc import Callable, Sequence

from rules.tcg.engine import (
    archery,
    assignment,
    board,
    in_force,
    opening,
    phases,
    regroup,
    sites,
    skirmish,
    traits,
)
from rules.tcg.engine.codes import (
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
from rules.tcg.engine.decision import Option
from rules.tcg.engine.editions import EDITIONS
from rules.tcg.engine.new_state import new_state
from rules.tcg.engine.numbers import number, strength
from rules.tcg.engine.sequence import advance, take
from rules.tcg.engine.settling import settle
from rules.tcg.engine.state import State
from rules.tcg.engine.tokens import culture_tokens
from tests.rules.tcg.made_cards import find_blueprint

FRODO = "7_317"
RULING_RING = "7_1"
ARAGORN_SITES = ("7_334", "7_337", "7_338", "7_342", "7_344", "7_351", "7_354", "7_356", "7_360")
EOMER_SITES = ("7_330", "7_336", "7_339", "7_341", "7_345", "7_348", "7_353", "7_357", "7_363")

FREE_PEOPLES, SHADOW = 0, 1


def _side(card_id: str) -> int:
    is_shadow = find_blueprint(card_id).traits & traits.SHADOW
    return SHADOW if is_shadow else FREE_PEOPLES


class Scene:
    """Player 0 is the Free Peoples player, player 1 the Shadow, and others are further Shadows.

    What a card bears belongs to the Free Peoples player or to the Shadow by its side.
    `minions_of` are the minions of further Shadow players.
    """

    def __init__(
        self,
        *,
        fellowship: Sequence[str] = (),
        bearing: dict[str, Sequence[str]] | None = None,
        support: Sequence[str] = (),
        shadow_support: Sequence[str] = (),
        minions: Sequence[str] = (),
        minions_of: dict[int, Sequence[str]] | None = None,
        hand: Sequence[str] = (),
        shadow_hand: Sequence[str] = (),
        deck: Sequence[str] = (),
        shadow_deck: Sequence[str] = (),
        discards: Sequence[str] = (),
        shadow_discards: Sequence[str] = (),
        dead: Sequence[str] = (),
        stacked: dict[str, Sequence[str]] | None = None,
        adventure: Sequence[str] = (),
        site: int = 2,
        path: Sequence[str] = ARAGORN_SITES,
        ring: str = RULING_RING,
        ring_bearer: str = FRODO,
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
            rows += [(player, FRODO, "bearer"), (player, RULING_RING, "ring")]
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
                board.attach(state, card, self._find(where[3:]))
            elif where.startswith("stacked on "):
                board.stack(state, card, self._find(where[11:]))
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

    def _find(self, card_id: str, copy: int = 0) -> int:
        """Return the place of a card, or of its second copy; others' Frodos are left out."""
        places = [
            place
            for place, known in enumerate(self.state.blueprints)
            if known.card.id == card_id and not self._others_start <= place < self._others_end
        ]
        return places[copy]

    # --- phases ---

    def _begin(self, phase: Callable[[State], None]) -> "Scene":
        self.state.stack.clear()
        self.state.pending = None
        self._within_a_step = False
        self.state.push(phase)
        advance(self.state)
        return self

    def fellowship_phase(self) -> "Scene":
        return self._begin(phases._fellowship_phase)

    def shadow_phase(self) -> "Scene":
        return self._begin(phases.shadow_phase)

    def maneuver_phase(self) -> "Scene":
        return self._begin(phases.maneuver_phase)

    def archery_phase(self) -> "Scene":
        return self._begin(archery.archery_phase)

    def assignment_phase(self, *, fierce: bool = False) -> "Scene":
        return self._begin(lambda state: assignment.assignment_phase(state, int(fierce)))

    def regroup_phase(self) -> "Scene":
        return self._begin(regroup.regroup_phase)

    def turn_starts(self) -> "Scene":
        return self._begin(lambda state: phases.start_turn(state, FREE_PEOPLES))

    def skirmish(self, character: str, *minions: str) -> "Scene":
        """Begin the skirmish of a character against these minions."""
        seen: dict[str, int] = {}
        for minion in minions:
            copy = seen.get(minion, 0)
            seen[minion] = copy + 1
            assignment.assign(self.state, self._find(character), self._find(minion, copy))
        self.state.phase = ASSIGNMENT
        return self._begin(skirmish.choose_skirmish)

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
    def who(self) -> int | None:
        """Whose choice it is."""
        return self.state.pending.player if self.state.pending else None

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
            if card_id is not None and self._id(option.card) != card_id:
                continue
            if target is not None and self._id(option.target) != target:
                continue
            return place
        return None

    def _id(self, card: int) -> str:
        return self.state.blueprints[card].card.id if card >= 0 else ""

    def do(self, verb: int, card_id: str | None = None, target: str | None = None) -> "Scene":
        place = self._match(verb, card_id, target)
        shown = [
            (Verb.name_of(one.verb), self._id(one.card), self._id(one.target))
            for one in self.options()
        ]
        assert place is not None, (
            f"no option to {Verb.name_of(verb)} {card_id} {target}; there are {shown}"
        )
        self._take(place)
        return self

    def play(self, card_id: str) -> "Scene":
        return self.do(Verb.PLAY, card_id)

    def use(self, card_id: str) -> "Scene":
        return self.do(Verb.USE, card_id)

    def answer_with(self, card_id: str) -> "Scene":
        return self.do(Verb.TRIGGER, card_id)

    def choose(self, card_id: str) -> "Scene":
        return self.do(Verb.CHOOSE, card_id)

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

    # --- looking ---

    def strength(self, card_id: str, copy: int = 0) -> int:
        return strength(self.state, self._find(card_id, copy))

    def number(self, statistic: int, card_id: str, copy: int = 0) -> int:
        return number(self.state, statistic, self._find(card_id, copy))

    def wounds(self, card_id: str, copy: int = 0) -> int:
        return self.state.wounds[self._find(card_id, copy)]

    def wound(self, card_id: str, count: int, copy: int = 0) -> "Scene":
        """Place wounds beforehand, as if taken earlier."""
        self.state.set_wounds(self._find(card_id, copy), count)
        return self

    def in_play(self, card_id: str, copy: int = 0) -> bool:
        return board.in_play(self.state, self._find(card_id, copy))

    def is_dead(self, card_id: str, copy: int = 0) -> bool:
        return self._find(card_id, copy) in self.state.dead[FREE_PEOPLES]

    def control(self, *card_ids: str, player: int = SHADOW) -> "Scene":
        """Let a player have taken control of these sites beforehand."""
        for card_id in card_ids:
            sites.take_control(self.state, player, self._find(card_id))
        return self

    def controls(self, card_id: str, player: int = SHADOW) -> bool:
        return self.state.control.get(self._find(card_id), -1) == player

    def stack(self, host: str) -> list[str]:
        """Return the cards that are stacked on a card."""
        return [self._id(card) for card in self.state.stacks.get(self._find(host), ())]

    def tokens(self, card_id: str, copy: int = 0) -> int:
        """Return how many culture tokens are on a card."""
        return culture_tokens(self.state, self._find(card_id, copy))

    def deck(self, player: int = FREE_PEOPLES) -> list[str]:
        """Return a draw deck, the bottom card first."""
        return [self._id(card) for card in self.state.decks[player]]

    def is_discarded(self, card_id: str, copy: int = 0) -> bool:
        return self.state.zone[self._find(card_id, copy)] == IN_DISCARD

    def bearer_of(self, card_id: str, copy: int = 0) -> str:
        return self._id(self.state.bearer[self._find(card_id, copy)])

    def hand(self, player: int = FREE_PEOPLES) -> list[str]:
        return [self._id(card) for card in self.state.hands[player]]

    @property
    def twilight(self) -> int:
        return self.state.twilight

    @property
    def threats(self) -> int:
        return self.state.threats[FREE_PEOPLES]

    @property
    def burdens(self) -> int:
        return self.state.burdens[FREE_PEOPLES]
