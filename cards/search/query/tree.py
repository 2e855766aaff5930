"""A query taken apart: what stands in it, and how it hangs together."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """The characters `start` to `end` of the query."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Words:
    """Words to be found in a card's name; a quoted phrase is one, and never read otherwise."""

    text: str
    span: Span
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Term:
    """A name, an operator and a value, each with its place: "cost<=2"."""

    name: str
    operator: str
    value: str
    name_span: Span
    value_span: Span


@dataclass(frozen=True, slots=True)
class Not:
    """What must not hold."""

    part: "Node"


@dataclass(frozen=True, slots=True)
class And:
    """All of which must hold; of nothing, every card."""

    parts: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Or:
    """One of which must hold."""

    parts: tuple["Node", ...]


Node = Words | Term | Not | And | Or
