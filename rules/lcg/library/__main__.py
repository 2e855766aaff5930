"""What an author needs: `python -m rules.lcg.library 01001` shows a card and what is wrong with it.

python -m rules.lcg.library 01001 Aragorn   facts, English, the computer player's view, warnings
python -m rules.lcg.library --json          the English of every written card
python -m rules.lcg.library --missing --set "Sauron's Reach"
"""

import sys
from collections.abc import Iterator

from rules.broken_pipes import exit_on_broken_pipe
from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import all_cards, card
from rules.lcg.library.checks import faults
from rules.lcg.library.registry import blueprint, definition, editions, missing
from rules.lcg.notation.english import english, english_of_side
from rules.lcg.notation.sentences import Definition
from rules.lcg.vocabulary import CardType, EncounterSet, Sphere
from rules.library_command import WARNING, LibraryCommand
from rules.names import fold
from rules.rows import UnknownCard

GROUPS = (*(sphere.value for sphere in Sphere), *(group.value for group in EncounterSet))


def find_cards(name: str) -> tuple[LcgCard, ...]:
    """Return the card with a code ("01001"), or all cards with a name ("Aragorn").

    Raise UnknownCard where there is none.
    """
    if name[:1].isdigit():
        return (card(name),)
    found = tuple(
        known
        for known in all_cards().values()
        if fold(name) in (fold(known.name), fold(known.back_name))
    )
    if not found:
        raise UnknownCard(f"no card has the name {name!r}; write 01001 or Aragorn")
    return found


def written_english() -> dict[str, tuple[str, ...]]:
    """Return the English of every card that is written, by code and side."""
    found: dict[str, tuple[str, ...]] = {}
    for code, known in all_cards().items():
        defined = definition(code)
        if defined is None:
            continue
        if known.type is CardType.QUEST:
            for side in "AB":
                found[code + side] = english_of_side(known, defined, side)
        else:
            found[code] = english(known, defined)
    return found


def facts_lines(known: LcgCard) -> Iterator[str]:
    """Yield a card's facts, a line each."""
    back = f" / {known.back_name}" if known.back_name else ""
    yield f"{known.code}  {known.name}{back}  ({known.quantity} in the box)"
    group = known.sphere or known.encounter_set
    unique = ["unique"] if known.unique else []
    yield "  " + " ".join([*unique, *([group.value] if group else []), known.type.value])
    numbers = {
        "cost": known.cost,
        "threat cost": known.threat_cost,
        "stage": known.stage,
        "engagement cost": known.engagement_cost,
        "threat": known.threat_strength,
        "willpower": known.willpower,
        "attack": known.attack,
        "defense": known.defense,
        "hit points": known.hit_points,
        "quest points": known.quest_points,
        "victory points": known.victory_points,
    }
    shown = [f"{name} {number}" for name, number in numbers.items() if number is not None]
    if shown:
        yield "  " + ", ".join(shown)
    if known.traits:
        yield f"  traits: {', '.join(known.traits)}"
    if known.keywords:
        yield f"  keywords: {', '.join(map(str, known.keywords))}"


def player_lines(played: Blueprint) -> Iterator[str]:
    """Yield what the expert rules know of a player card."""
    # Imported here: only this part of the command needs the players.
    from rules.lcg.players.expert_actions import OPPORTUNITIES
    from rules.lcg.players.values import card_worth

    if played.card.encounter_set is not None:
        return
    yield f"worth in hand: {card_worth(played):.1f}"
    has_action = bool(played.actions) or bool(played.event_phases)
    if has_action:
        taken = played.title in OPPORTUNITIES
        yield "action: " + ("taken at its opportunity" if taken else "never taken")
    if played.responses or played.hand_responses or (played.event and not played.event_phases):
        yield "response: weighed when it is offered"


def describe(known: LcgCard) -> Iterator[str]:
    """Yield all an author wants to see of a card."""
    yield from facts_lines(known)
    written = editions(known.code)
    if not written:
        yield "  not written"
        return
    for defined in written:
        yield f"  {defined.module}" + (f", from {defined.edition}" if defined.edition else "")
        yield from (f"    {sentence}" for sentence in _sentences(known, defined))
    lines = list(player_lines(blueprint(known.code)))
    if lines:
        yield "  the computer player:"
        yield from (f"    {line}" for line in lines)
    for defined in written:
        yield from (f"{WARNING} {fault}" for fault in faults(known, defined))


def _sentences(known: LcgCard, defined: Definition) -> Iterator[str]:
    if known.type is not CardType.QUEST:
        yield from english(known, defined)
        return
    for side in "AB":
        for sentence in english_of_side(known, defined, side):
            yield f"{side}: {sentence}"


def missing_lines(group: str | None) -> Iterator[str]:
    """Yield the cards that are not written, of a sphere or an encounter set if one is named."""
    for code in missing():
        known = card(code)
        if group is None or group in (known.sphere, known.encounter_set):
            yield f"{code}  {known.name}"


def main(words: list[str]) -> int:
    """Run the command; return 1 where a card has faults or does not exist."""
    command = LibraryCommand(
        module="rules.lcg.library",
        card_help="01001 or a name",
        groups=GROUPS,
        group_help="sphere or encounter set",
        find_cards=find_cards,
        describe=describe,
        written_english=written_english,
        list_missing=missing_lines,
    )
    return command.run(words)


if __name__ == "__main__":
    with exit_on_broken_pipe():
        sys.exit(main(sys.argv[1:]))
