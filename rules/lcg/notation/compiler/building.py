"""What the compiler of one card keeps: its blueprint, and the place of each program in it."""

from typing import NamedTuple

from rules.lcg.engine.blueprint import Blueprint, Context, Program, Step, Test
from rules.lcg.engine.state import State


class NoMeaning(Exception):
    """A value of the notation without a meaning."""


class Compiled(NamedTuple):
    """An effect: its steps; whether it can be paid as a cost; whether it would change the game."""

    steps: tuple[Step, ...]
    payable: Test
    useful: Test


class Building:
    """A blueprint in the making."""

    def __init__(self, blueprint: Blueprint) -> None:
        self.blueprint = blueprint

    def program(self, steps: tuple[Step, ...]) -> Program:
        """Return a program of these steps that can be found again by its key."""
        programs = self.blueprint.programs
        card = self.blueprint.card
        made = Program(steps, (card.code, self.blueprint.edition, len(programs)))
        programs.append(made)
        return made

    def ability_key(self) -> tuple[str, str, int]:
        """Return the key of the next ability."""
        card = self.blueprint.card
        return (card.code, self.blueprint.edition, len(self.blueprint.abilities))


def always(state: State, context: Context) -> bool:
    """Whatever the state: so it is."""
    return True


def never(state: State, context: Context) -> bool:
    """Whatever the state: so it is not."""
    return False


def every(tests: list[Test]) -> Test:
    """Return a test that all of these pass."""
    tests = [test for test in tests if test is not always]
    if not tests:
        return always
    if len(tests) == 1:
        return tests[0]

    def all_hold(state: State, context: Context) -> bool:
        return all(test(state, context) for test in tests)

    return all_hold


def some(tests: list[Test]) -> Test:
    """Return a test that at least one of these passes."""
    tests = [test for test in tests if test is not never] or [never]
    if len(tests) == 1:
        return tests[0]

    def any_holds(state: State, context: Context) -> bool:
        return any(test(state, context) for test in tests)

    return any_holds
