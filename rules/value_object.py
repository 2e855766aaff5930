"""Small values that are what they contain: options, contexts, game events.

They are classes with slots rather than named tuples: making one and reading a field of one are
the commonest things the engines do, and both are quicker so, most of all in the compiled kernel.
"""

from typing import Any

from rules.kernel_hints import mypyc_attr


@mypyc_attr(acyclic=True)
class ValueObject:
    """A value that equals another of its class with equal fields, and is never changed.

    A class lists its fields as its slots, sets them in `__init__` in the same order, and returns
    them in that order from `fields`.
    """

    __slots__ = ()

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields, in the order in which the class takes them."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            type(self) is type(other)
            and isinstance(other, ValueObject)
            and self.fields() == other.fields()
        )

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.fields()
