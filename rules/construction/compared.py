"""A deck compared with a listed one: what is too many, what is missing, and the one fix."""

from collections import Counter

from rules.construction.problem import Finding, Fix, FixKind


def compare(code: str, held: Counter[str], listed: Counter[str], name: str) -> Finding:
    """Return how a deck differs from the listed deck of that name.

    `have` is how many cards agree. `cards` are those that differ, the surplus ones first.
    """
    surplus, missing = held - listed, listed - held
    return Finding(
        code,
        cards=tuple(dict.fromkeys((*surplus, *missing))),
        have=(held & listed).total(),
        limit=listed.total(),
        subject=name,
        surplus=tuple(surplus.items()),
        missing=tuple(missing.items()),
        fix=_fix(surplus, missing),
    )


def _fix(surplus: Counter[str], missing: Counter[str]) -> Fix:
    if not missing:
        return Fix(FixKind.REMOVE, surplus.total(), cards=tuple(surplus))
    if not surplus:
        return Fix(FixKind.ADD, missing.total(), cards=tuple(missing), what="card")
    count = max(surplus.total(), missing.total())
    return Fix(FixKind.SWAP, count, cards=tuple(surplus), by=tuple(missing))
