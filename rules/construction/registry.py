"""Construction rules by their names, and the check of what a file gives them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from inspect import Parameter, signature
from typing import Generic, TypeVar

from rules.construction.problem import Finding
from rules.construction.strict import Table

B = TypeVar("B")
RuleFunction = Callable[..., Iterable[Finding]]


@dataclass(frozen=True)
class Registry(Generic[B]):
    """The rules of one game, for decks laid open as `B`.

    A rule is a generator function of the deck; its keyword-only parameters say how many, which
    sets and so on. They are of the types int, str, tuple[str, ...] and tuple[int, ...].
    """

    game: str
    _rules: dict[str, RuleFunction] = field(default_factory=dict)
    _bound: dict[object, Callable[[B], Iterable[Finding]]] = field(default_factory=dict)

    def rule(self, name: str) -> Callable[[RuleFunction], RuleFunction]:
        """Register a rule under a name that is free."""
        if name in self._rules:
            raise ValueError(f"two {self.game} rules are called {name}")

        def register(function: RuleFunction) -> RuleFunction:
            self._rules[name] = function
            return function

        return register

    def names(self) -> tuple[str, ...]:
        """Return the names of all rules."""
        return tuple(self._rules)

    def read(self, name: str, table: Table) -> Callable[[B], Iterable[Finding]]:
        """Return the rule `name` with the parameters of a table, which must have each of them."""
        if name not in self._rules:
            raise table.refuse(f"unknown rule {name}; known are {', '.join(sorted(self._rules))}")
        function = self._rules[name]
        parameters = {
            parameter.name: _READERS[parameter.annotation](table, parameter)
            for parameter in signature(function, eval_str=True).parameters.values()
            if parameter.kind is Parameter.KEYWORD_ONLY
        }
        return self._shared(function, parameters)

    def say(self, name: str, **parameters: object) -> Callable[[B], Iterable[Finding]]:
        """Return the rule `name` with these parameters."""
        return self._shared(self._rules[name], parameters)

    def _shared(
        self, function: RuleFunction, parameters: Mapping[str, object]
    ) -> Callable[[B], Iterable[Finding]]:
        """Return one function for all formats that ask a rule with the same parameters."""
        key = (function, tuple(sorted(parameters.items())))
        return self._bound.setdefault(key, partial(function, **parameters))


def _read_one(table: Table, parameter: Parameter, kind: type) -> object:
    if parameter.default is not Parameter.empty and parameter.name not in table:
        return parameter.default
    return table.take(parameter.name, kind)


_READERS: Mapping[object, Callable[[Table, Parameter], object]] = {
    int: lambda table, parameter: _read_one(table, parameter, int),
    str: lambda table, parameter: _read_one(table, parameter, str),
    tuple[str, ...]: lambda table, parameter: table.take_many(parameter.name, str),
    tuple[int, ...]: lambda table, parameter: table.take_many(parameter.name, int),
}
