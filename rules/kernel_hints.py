"""Hints about a class for the compiler. Without a build they change nothing.

A class is `acyclic` if none of its objects is ever part of a cycle, as of all that is made and
thrown away all the time. The compiled kernel then leaves these objects to their counts of
references, and the garbage collector does not look at them.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Decorated = TypeVar("Decorated")

    def mypyc_attr(**_hints: object) -> Callable[[Decorated], Decorated]:
        """Return a decorator that leaves a class as it is."""
        return lambda decorated: decorated
