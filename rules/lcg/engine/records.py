"""What a state keeps of changes that end, of what is put off, of an attack and an escape test."""

from typing import Any

from rules.kernel_hints import mypyc_attr
from rules.lcg.engine.blueprint import Context, Memory, Program
from rules.lcg.engine.codes import NONE
from rules.value_object import ValueObject


@mypyc_attr(acyclic=True)
class Lasting(ValueObject):
    """A change of a number that ends some time (core rules, "Lasting Effects").

    `until` is UNTIL_PHASE_ENDS, UNTIL_ROUND_ENDS or UNTIL_ATTACK_ENDS; `attacker` is the enemy of
    that attack.
    """

    __slots__ = ("amount", "attacker", "card", "statistic", "until")

    def __init__(
        self, until: int, statistic: int, card: int, amount: int, attacker: int = NONE
    ) -> None:
        self.until = until
        self.statistic = statistic
        self.card = card
        self.amount = amount
        self.attacker = attacker

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.until, self.statistic, self.card, self.amount, self.attacker)


@mypyc_attr(acyclic=True)
class Delayed(ValueObject):
    """Something put off to the end of the phase, with what was chosen when it was put off.

    `attacker` is the enemy to the end of whose attack it is put off.
    """

    __slots__ = ("attacker", "context", "memory", "program")

    def __init__(
        self, program: Program, context: Context, memory: Memory, attacker: int = NONE
    ) -> None:
        self.program = program
        self.context = context
        self.memory = memory
        self.attacker = attacker

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.program, self.context, self.memory, self.attacker)


@mypyc_attr(acyclic=True)
class Combat(ValueObject):
    """One attack: by an enemy against a player, or by a player's characters against an enemy.

    `characters` are the defenders or the attackers; `player` is who defends or attacks. `sufferer`
    is who must take the damage if nobody defends.
    """

    __slots__ = ("by_enemy", "characters", "enemy", "player", "sufferer")

    def __init__(
        self,
        by_enemy: bool,
        enemy: int,
        player: int,
        characters: tuple[int, ...] = (),
        sufferer: int = NONE,
    ) -> None:
        self.by_enemy = by_enemy
        self.enemy = enemy
        self.player = player
        self.characters = characters
        self.sufferer = sufferer

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.by_enemy, self.enemy, self.player, self.characters, self.sufferer)

    def with_characters(self, characters: tuple[int, ...]) -> "Combat":
        """Return this attack with other defenders or attackers."""
        return Combat(self.by_enemy, self.enemy, self.player, characters, self.sufferer)

    def with_sufferer(self, card: int) -> "Combat":
        """Return this attack with a card that takes the damage if nobody defends."""
        return Combat(self.by_enemy, self.enemy, self.player, self.characters, card)


@mypyc_attr(acyclic=True)
class EscapeTest(ValueObject):
    """One escape test: who makes it, counting which number of characters, against how many cards.

    `characters` are committed to it; `is_passed` is known once the cards are dealt.
    """

    __slots__ = ("cards", "characters", "is_passed", "players", "statistic")

    def __init__(
        self,
        players: tuple[int, ...],
        statistic: int,
        cards: int,
        characters: tuple[int, ...] = (),
        is_passed: bool = False,
    ) -> None:
        self.players = players
        self.statistic = statistic
        self.cards = cards
        self.characters = characters
        self.is_passed = is_passed

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.players, self.statistic, self.cards, self.characters, self.is_passed)

    def with_characters(self, characters: tuple[int, ...]) -> "EscapeTest":
        """Return this test with other characters."""
        return EscapeTest(self.players, self.statistic, self.cards, characters, self.is_passed)

    def judged(self, is_passed: bool) -> "EscapeTest":
        """Return this test with its result."""
        return EscapeTest(self.players, self.statistic, self.cards, self.characters, is_passed)
