"""Adventure paths of each block, nine sites each, for examples that ask for a block."""

from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import Block, CardType


def _path(block: Block, **instead: str) -> tuple[str, ...]:
    """Return a site of each number of a block; `instead` names another one, as site_8="1_356"."""
    found: dict[int, str] = {}
    for card in all_cards().values():
        if card.type is CardType.SITE and card.site_block is block and card.site_number:
            found.setdefault(card.site_number, card.id)
    return tuple(instead.get(f"site_{number}", found[number]) for number in range(1, 10))


def fellowship_path(**instead: str) -> tuple[str, ...]:
    """Return a path of Fellowship block sites."""
    return _path(Block.FELLOWSHIP, **instead)


def towers_path(**instead: str) -> tuple[str, ...]:
    """Return a path of Tower block sites."""
    return _path(Block.TOWERS, **instead)


def king_path(**instead: str) -> tuple[str, ...]:
    """Return a path of King block sites."""
    return _path(Block.KING, **instead)


def shadows_path() -> tuple[str, ...]:
    """Return nine sites without a number of their own, from the Shadows sets."""
    sites = [
        card.id
        for card in all_cards().values()
        if card.type is CardType.SITE and card.site_number is None
    ]
    return tuple(sites[:9])
