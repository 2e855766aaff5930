"""A table laid for a test, and playing on from there.

    scene = Scene(Seat(["Aragorn"], engaged=["Forest Spider"]), encounter_deck=["Hill Troll"])
    scene.enemy_attacks().defend("Aragorn")
    assert scene.damage("Aragorn") == 0

Cards are called by their names; a second copy is "Forest Spider#2". Decks are written with the
top card first.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.lcg.engine import (
    attachments,
    board,
    combat_phase,
    encounter_phase,
    planning,
    quest_phase,
)
from rules.lcg.engine.actions import action_window
from rules.lcg.engine.codes import (
    CURRENT_QUEST,
    ENCOUNTER,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    NONE,
    OUT_OF_PLAY,
    REVEALED,
    Verb,
)
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.new_state import new_state
from rules.lcg.engine.numbers import attack, defense, hit_points_left, willpower
from rules.lcg.engine.opening import place_heroes
from rules.lcg.engine.text_boxes import renew_text_boxes
from rules.lcg.engine.triggers import look_around
from rules.lcg.engine.zones import put_in_discard
from rules.lcg.facts.reader import played_cards
from rules.lcg.library import blueprint
from rules.lcg.narration.choices import describe_option, describe_question
from rules.lcg.vocabulary import CardType

# How the players are called where a scene shows its choices.
NAMES = ("Player 1", "Player 2", "Player 3", "Player 4")
# A name that two cards share is the older one's; the other goes by its code.
CODES: dict[str, str] = {}
for _code, _card in played_cards().items():
    CODES.setdefault(_card.back_name or _card.name, _code)
    CODES[_code] = _code


@dataclass
class Seat:
    """A player's side of the table."""

    heroes: Sequence[str] = ("Aragorn",)
    allies: Sequence[str] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    discard: Sequence[str] = ()
    engaged: Sequence[str] = ()
    attached: Mapping[str, Sequence[str]] = field(default_factory=dict)
    threat: int = 25
    resources: int = 0


class Scene:
    """A game in its middle, of one player or more."""

    def __init__(
        self,
        *seats: Seat,
        staging: Sequence[str] = (),
        encounter_deck: Sequence[str] = (),
        encounter_discard: Sequence[str] = (),
        location: str = "",
        quest: str = "Flies and Spiders",
        next_quests: Sequence[str] = (),
        seed: int = 1,
        day: str = "",
    ) -> None:
        seats = seats or (Seat(),)
        rows: list[tuple[int, str, str]] = []
        for player, seat in enumerate(seats):
            rows += [(player, name, "hero") for name in seat.heroes]
            rows += [(player, name, "ally") for name in seat.allies]
            rows += [(player, name, "hand") for name in seat.hand]
            rows += [(player, name, "deck") for name in reversed(seat.deck)]
            rows += [(player, name, "discard") for name in seat.discard]
            for bearer, names in seat.attached.items():
                owners = [ENCOUNTER if _is_encounter(name) else player for name in names]
                rows += [
                    (owner, name, f"on {bearer}") for owner, name in zip(owners, names, strict=True)
                ]
        for player, seat in enumerate(seats):
            rows += [(ENCOUNTER, name, f"engaged {player}") for name in seat.engaged]
        rows += [(ENCOUNTER, name, "staging") for name in staging]
        rows += [(ENCOUNTER, name, "deck") for name in reversed(encounter_deck)]
        rows += [(ENCOUNTER, name, "discard") for name in encounter_discard]
        rows += [(ENCOUNTER, location, "location")] if location else []
        rows += [(ENCOUNTER, quest, "quest")]
        rows += [(ENCOUNTER, name, "next quest") for name in next_quests]
        self.rows = rows
        self.state = new_state(
            [blueprint(CODES[name], day) for _, name, _ in rows],
            [owner for owner, _, _ in rows],
            len(seats),
            seed,
        )
        self._lay(rows)
        for player, seat in enumerate(seats):
            self.state.set_threat(player, seat.threat)
            for hero in self.state.heroes[player]:
                self.state.set_resources(hero, seat.resources)
        self.state.round = 1
        self.state.log = []
        self.state.stack.clear()

    def _lay(self, rows: list[tuple[int, str, str]]) -> None:
        state = self.state
        for card, (owner, _, where) in enumerate(rows):
            state.zone[card] = REVEALED
            if where == "hero":
                place_heroes(state, owner, [card])
            elif where == "ally":
                board.put_into_play(state, card, owner)
            elif where == "hand":
                state.zone[card] = IN_HAND
                state.set_known(card, 1 << owner)
                state.hands[owner].append(card)
            elif where == "deck":
                state.zone[card] = IN_DECK
                state.set_deck(owner, [*state.deck(owner), card])
            elif where == "discard":
                put_in_discard(state, card)
            elif where in ("staging", "location"):
                board.put_in_staging(state, card)
            if where == "location":
                board.make_active_location(state, card)
            elif where.startswith("on "):
                self._attach(card, self.card(where[3:]))
            elif where.startswith("engaged"):
                board.put_in_staging(state, card)
                board.engage(state, card, int(where[8:]))
            elif where == "quest":
                state.quest = card
                state.zone[card] = CURRENT_QUEST
                state.quest_is_ready = True
                board.register(state, card)
            elif where == "next quest":
                state.zone[card] = IN_DECK
                state.quest_deck.append(card)

    def _attach(self, card: int, bearer: int) -> None:
        """Attach a card as it is attached in play: a treachery is a condition then."""
        state = self.state
        kind = state.blueprints[card].card.type
        if kind is CardType.TREACHERY:
            attachments.attach_as_condition(state, card, bearer)
        elif kind is CardType.OBJECTIVE:
            attachments.attach_objective(state, card, bearer, state.controller[bearer])
        else:
            attachments.attach(state, card, bearer, state.controller[bearer])

    def card(self, name: str) -> int:
        """Return the place of a card by its name; of its second copy with "#2"."""
        title, _, copy = name.partition("#")
        places = [place for place, row in enumerate(self.rows) if row[1] == title]
        return places[int(copy or 1) - 1]

    def name(self, card: int) -> str:
        return self.rows[card][1] if card != NONE else ""

    # --- phases ---

    def happen(self, step: Callable[..., None], *arguments: object) -> "Scene":
        """Let a step of the engine happen, and all that it sets off."""
        self.state.stack.clear()
        self.state.pending = None
        step(self.state, *arguments)
        return self._run()

    def _run(self) -> "Scene":
        state = self.state
        while state.pending is None and not state.ending:
            look_around(state)
            if not state.stack:
                break
            step, *arguments = state.stack.pop()
            step(state, *arguments)
            renew_text_boxes(state)
        return self

    def resource_phase(self) -> "Scene":
        return self.happen(planning.resource_phase)

    def planning_phase(self) -> "Scene":
        return self.happen(planning.planning_phase)

    def quest_phase(self) -> "Scene":
        return self.happen(quest_phase.quest_phase)

    def travel_phase(self) -> "Scene":
        return self.happen(encounter_phase.travel_phase)

    def encounter_phase(self) -> "Scene":
        return self.happen(encounter_phase.encounter_phase)

    def combat_phase(self) -> "Scene":
        return self.happen(combat_phase.combat_phase)

    def refresh_phase(self) -> "Scene":
        return self.happen(combat_phase.refresh_phase)

    def actions(self, phase: int = 2) -> "Scene":
        """Open an action window in a phase, the planning phase by default."""
        self.state.phase = phase
        return self.happen(action_window)

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
        return self.state.pending.player if self.state.pending else None

    @property
    def options(self) -> tuple[Option, ...]:
        return self.state.pending.options if self.state.pending else ()

    def __repr__(self) -> str:
        """Return the choice that is open, in words, for a test that fails."""
        pending = self.state.pending
        if pending is None:
            return "<Scene: nobody has a choice>"
        question = describe_question(self.state, pending, NAMES)
        return f"<Scene: {question}: {'; '.join(self.words())}>"

    def words(self) -> list[str]:
        """Return the options in words, as a player reads them."""
        return [describe_option(self.state, option, NAMES) for option in self.options]

    def _places(self, verb: int, name: str, target: str) -> list[int]:
        return [
            place
            for place, option in enumerate(self.options)
            if option.verb == verb
            and (not name or option.card == self.card(name))
            and (not target or option.target == self.card(target))
        ]

    def can(self, verb: int, name: str = "", target: str = "") -> bool:
        """Whether there is such an option now; of equal cards in a hand only one is offered."""
        return bool(self._places(verb, name, target))

    def take(self, place: int) -> "Scene":
        decision = self.state.pending
        assert decision is not None
        self.state.pending = None
        resume, *arguments = decision.resume
        resume(self.state, decision.options[place], *arguments)
        return self._run()

    def do(self, verb: int, name: str = "", target: str = "") -> "Scene":
        places = self._places(verb, name, target)
        wanted = " ".join([Verb.name_of(verb), name, target]).strip()
        assert places, f"there is no option to {wanted}; {self}"
        return self.take(places[0])

    def play(self, name: str, target: str = "") -> "Scene":
        return self.do(Verb.PLAY, name, target)

    def use(self, name: str) -> "Scene":
        return self.do(Verb.USE, name)

    def respond(self, name: str) -> "Scene":
        return self.do(Verb.TRIGGER, name)

    def choose(self, what: str) -> "Scene":
        """Choose a card by its name, or the option that these words describe, wholly or in part."""
        if what.partition("#")[0] in CODES:
            return self.do(Verb.CHOOSE, what)
        words = self.words()
        found = [place for place, option in enumerate(words) if option == what]
        found = found or [place for place, option in enumerate(words) if what in option]
        assert len(found) == 1, f"{len(found)} options say {what!r}; {self}"
        return self.take(found[0])

    def choose_player(self, player: int) -> "Scene":
        return self.number(player)

    def number(self, number: int) -> "Scene":
        return self.take([option.number for option in self.options].index(number))

    def accept(self) -> "Scene":
        return self.do(Verb.ACCEPT)

    def commit(self, *names: str) -> "Scene":
        player = self.who
        for name in names:
            self.do(Verb.COMMIT, name)
        return self.pass_() if self.who == player and self.can(Verb.COMMIT) else self

    def defend(self, name: str) -> "Scene":
        """Pass until this character can be declared as a defender, and declare it."""
        return self.wait_for(Verb.DEFEND, name).do(Verb.DEFEND, name)

    def attack(self, enemy: str, *names: str) -> "Scene":
        """Declare an attack by these characters."""
        self.do(Verb.ATTACK, enemy)
        for name in names:
            if self.can(Verb.JOIN_ATTACK, name):
                self.do(Verb.JOIN_ATTACK, name)
        return self.pass_() if self.can(Verb.JOIN_ATTACK) else self

    def pass_(self) -> "Scene":
        return self.do(Verb.PASS)

    def wait_for(self, verb: int, name: str = "") -> "Scene":
        """Pass until there is such an option."""
        while not self.can(verb, name):
            self.pass_()
        return self

    def pass_all(self) -> "Scene":
        """Pass for as long as somebody may."""
        while self.can(Verb.PASS):
            self.pass_()
        return self

    # --- looking ---

    def damage(self, name: str) -> int:
        return self.state.damage[self.card(name)]

    def hurt(self, name: str, amount: int) -> "Scene":
        """Place damage beforehand, as if taken earlier."""
        self.state.set_damage(self.card(name), amount)
        return self

    def tire(self, *names: str) -> "Scene":
        """Exhaust cards beforehand."""
        for name in names:
            self.state.set_exhausted(self.card(name), True)
        return self

    def resources(self, name: str) -> int:
        return self.state.resources[self.card(name)]

    def give(self, name: str, resources: int) -> "Scene":
        """Set the resources of a hero."""
        self.state.set_resources(self.card(name), resources)
        return self

    def progress(self, name: str = "") -> int:
        card = self.card(name) if name else self.state.quest
        return self.state.progress[card]

    def threat(self, player: int = 0) -> int:
        return self.state.threat[player]

    def is_exhausted(self, name: str) -> bool:
        return self.state.exhausted[self.card(name)]

    def in_play(self, name: str) -> bool:
        return self.state.zone[self.card(name)] > OUT_OF_PLAY

    def is_discarded(self, name: str) -> bool:
        return self.state.zone[self.card(name)] == IN_DISCARD

    def is_staged(self, name: str) -> bool:
        return self.card(name) in self.state.staging

    def engaged(self, player: int = 0) -> list[str]:
        return [self.name(card) for card in self.state.engaged[player]]

    def hand(self, player: int = 0) -> list[str]:
        return [self.name(card) for card in self.state.hands[player]]

    def numbers(self, name: str) -> tuple[int, int, int, int]:
        """Return willpower, attack, defense and the hit points left."""
        card = self.card(name)
        return (
            willpower(self.state, card),
            attack(self.state, card),
            defense(self.state, card),
            hit_points_left(self.state, card),
        )


def _is_encounter(name: str) -> bool:
    return played_cards()[CODES[name]].encounter_set is not None
