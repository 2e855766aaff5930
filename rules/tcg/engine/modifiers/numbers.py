"""Derived numbers: strength, vitality, keywords and costs as they are now.

`State.base` keeps what is printed, what borne cards add and what lasts for a while, changed
only when one of those changes; numbers that few cards have are kept in `State.rare`. What
depends on the moment ("while you can spot two threats") is asked on reading, but only of the
modifiers that touch this number: the card's own, those of the cards it bears, and those that
reach every card. All applicable modifiers are applied at each use, and a result below zero
counts as zero (2.0, "Modifiers").
"""

from typing import Final

from rules.tcg.engine.modifiers.relations import CANNOT_BE_EXERTED_BY, related
from rules.tcg.engine.state.codes import (
    AMBUSH,
    ARCHER,
    BORNE,
    CANNOT_EXERT,
    CANNOT_PARTICIPATE_IN_ARCHERY,
    DAMAGE,
    DEFENDER,
    DENSE,
    FIERCE,
    GAINED_TRAITS,
    GIVES_NO_STRENGTH,
    HUNTER,
    IN_PLAY,
    LOSES_ARCHER,
    LOSES_DEFENDER,
    LOSES_FIERCE,
    LOSES_HUNTER,
    LOSES_KEYWORDS,
    LOST_TRAITS,
    MADE_ROAMING,
    NEVER_ROAMING,
    NO_DAMAGE_BONUS,
    PARTICIPATES_IN_ARCHERY,
    PARTICIPATES_IN_SKIRMISHES,
    RESISTANCE,
    ROAMING_PENALTY,
    SITE_NUMBER,
    SKIRMISH,
    STRENGTH,
    TWILIGHT_COST,
    VITALITY,
)
from rules.tcg.engine.state.prints import ENDURING_POSSIBLE
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ENDURING, KEYWORDS, MINION
from rules.tcg.facts.card import AllyHome, Card

BASIC_ROAMING_PENALTY: Final = 2
STRENGTH_FOR_EACH_WOUND: Final = 2
# Enduring, hunter, or keywords that may be gained: what adds to strength beside modifiers.
KEYWORDS_OF_STRENGTH: Final = (
    ENDURING_POSSIBLE | 1 << HUNTER | 1 << GAINED_TRAITS | 1 << GIVES_NO_STRENGTH
)


def number(state: State, statistic: int, card: int) -> int:
    """Return a number of a card with every modifier, never below zero."""
    if statistic < DENSE:
        total = state.base[statistic][card]
        if not state.modified >> statistic & 1:
            return total if total > 0 else 0
        if statistic == STRENGTH and state.possible & KEYWORDS_OF_STRENGTH:
            total += _strength_of_keywords(state, card)
    else:
        total = state.blueprints[card].printed[statistic]
        if state.rare:
            total += state.rare.get((statistic, card), 0)
    own = state.blueprints[card].own
    if own:
        for modifier in own.get(statistic, ()):
            total += modifier(state, card, card)
    for item in state.attached[card]:
        borne = state.blueprints[item].borne
        if borne:
            for modifier in borne.get(statistic, ()):
                total += modifier(state, item, card)
    everywhere = state.in_force.modifiers[statistic]
    if everywhere:
        for source, modifier in everywhere:
            total += modifier(state, source, card)
    return total if total > 0 else 0


def _strength_of_keywords(state: State, card: int) -> int:
    """Return what enduring and hunter add to a character's strength.

    What a borne card gives whose bonus is cancelled is taken away here.
    """
    bonus = -_cancelled_bonuses(state, card) if state.possible >> GIVES_NO_STRENGTH & 1 else 0
    if has_words(state, card, ENDURING):
        bonus += STRENGTH_FOR_EACH_WOUND * state.wounds[card]
    if state.phase == SKIRMISH and state.skirmisher >= 0 and _may_hunt(state, card):
        if card == state.skirmisher:
            opponents = state.skirmish_minions
        elif card in state.skirmish_minions:
            opponents = [state.skirmisher]
        else:
            return bonus
        hunts = hunter(state, card)
        if hunts and any(not hunter(state, foe) for foe in opponents):
            bonus += hunts
    return bonus


def _cancelled_bonuses(state: State, card: int) -> int:
    """Return the strength that a character's borne cards would give but for a text."""
    lost = 0
    for item in state.attached[card]:
        if state.rare.get((GIVES_NO_STRENGTH, item), 0) > 0:
            lost += max(0, state.blueprints[item].printed[STRENGTH])
            for modifier in state.blueprints[item].borne.get(STRENGTH, ()):
                lost += max(0, modifier(state, item, card))
    for source, amount in gains_for_a_while(state, STRENGTH, card):
        if state.rare.get((GIVES_NO_STRENGTH, source), 0) > 0:
            lost += amount
    return lost


def gains_for_a_while(state: State, statistic: int, card: int) -> list[tuple[int, int]]:
    """Return by which cards' abilities a number is higher for a while, and by how much."""
    return [
        (change.source, change.amount)
        for change in state.temporary
        if change.card == card
        and change.statistic == statistic
        and change.source >= 0
        and change.amount > 0
    ]


def _may_hunt(state: State, card: int) -> bool:
    """Whether it is worth the while to add up a character's hunter."""
    return bool(
        state.blueprints[card].printed[HUNTER]
        or state.rare
        or state.attached[card]
        or HUNTER in state.blueprints[card].own
        or state.in_force.modifiers[HUNTER]
    )


def each_amount(state: State, statistic: int, card: int) -> list[int]:
    """Return what each printed value, change and modifier gives to a number, one by one.

    For what is not added up: limits, of which the lowest counts, and instances of ambush.
    """
    if not state.possible >> statistic & 1:
        return []
    blueprints = state.blueprints
    amounts = [blueprints[card].printed[statistic]]
    for change in state.temporary:
        if change.card == card and change.statistic == statistic:
            amounts.append(change.amount)
    own = blueprints[card].own
    if own:
        for modifier in own.get(statistic, ()):
            amounts.append(modifier(state, card, card))
    for item in state.attached[card]:
        borne = blueprints[item].borne
        if borne:
            for modifier in borne.get(statistic, ()):
                amounts.append(modifier(state, item, card))
    for source, modifier in state.in_force.modifiers[statistic]:
        amounts.append(modifier(state, source, card))
    return [amount for amount in amounts if amount > 0]


def has(state: State, statistic: int, card: int) -> bool:
    """Whether a card has a rare number above zero, such as "cannot take wounds".

    Most games have no card that could give it, which `State.possible` knows.
    """
    return bool(state.possible >> statistic & 1) and number(state, statistic, card) > 0


def game_number(state: State, statistic: int) -> int:
    """Return what cards add to an archery total or to the move limit; it may be below zero."""
    total = state.rare.get((statistic, -1), 0) if state.rare else 0
    for source, modifier in state.in_force.modifiers[statistic]:
        total += modifier(state, source, -1)
    return total


def traits_now(state: State, card: int) -> int:
    """Return the mask of all words a card carries now: printed, gained for a while, or given."""
    mask = state.traits[card]
    if not state.in_force.words:
        return mask
    for word in _masks(state, GAINED_TRAITS, card):
        mask |= word
    for word in _masks(state, LOST_TRAITS, card):
        mask &= ~word
    if has(state, LOSES_KEYWORDS, card):
        mask &= ~KEYWORDS
    return mask


def has_words(state: State, card: int, words: int) -> bool:
    """Whether a card carries all words of a mask now.

    Most words are given and taken by no text in force, so that it is enough to look at the row.
    """
    if state.in_force.words & words:
        return traits_now(state, card) & words == words
    return state.traits[card] & words == words


def _masks(state: State, statistic: int, card: int) -> list[int]:
    masks: list[int] = []
    own = state.blueprints[card].own
    if own:
        for modifier in own.get(statistic, ()):
            masks.append(modifier(state, card, card))
    for item in state.attached[card]:
        borne = state.blueprints[item].borne
        if borne:
            for modifier in borne.get(statistic, ()):
                masks.append(modifier(state, item, card))
    for source, modifier in state.in_force.modifiers[statistic]:
        masks.append(modifier(state, source, card))
    return masks


def strength(state: State, card: int) -> int:
    """Return a character's strength."""
    return number(state, STRENGTH, card)


def damage_bonus(state: State, card: int) -> int:
    """Return a character's damage bonus: additional wounds for each loser it beats."""
    bonus = number(state, DAMAGE, card)
    return bonus if not bonus or not has(state, NO_DAMAGE_BONUS, card) else 0


def defender_bonus(state: State, character: int) -> int:
    """Return how many minions more than one a character may be assigned to."""
    bonus = number(state, DEFENDER, character)
    if not bonus or has(state, LOSES_DEFENDER, character):
        return 0
    return bonus if not has(state, LOSES_KEYWORDS, character) else 0


def ambushes(state: State, minion: int) -> list[int]:
    """Return the twilight of each instance of ambush a minion has (2004, "ambush")."""
    amounts = each_amount(state, AMBUSH, minion)
    return amounts if not amounts or not has(state, LOSES_KEYWORDS, minion) else []


def is_fierce(state: State, minion: int) -> bool:
    """Whether a minion is fierce."""
    return number(state, FIERCE, minion) > 0 and not has(state, LOSES_FIERCE, minion)


def is_archer(state: State, card: int) -> bool:
    """Whether a character is an archer."""
    return number(state, ARCHER, card) > 0 and not has(state, LOSES_ARCHER, card)


def hunter(state: State, card: int) -> int:
    """Return how much hunter a character has."""
    hunts = number(state, HUNTER, card)
    return hunts if not hunts or not has(state, LOSES_HUNTER, card) else 0


def vitality_left(state: State, card: int) -> int:
    """Return a character's vitality less its wounds; at zero it is killed."""
    if state.modified >> VITALITY & 1:
        return number(state, VITALITY, card) - state.wounds[card]
    vitality = state.base[VITALITY][card]
    return (vitality if vitality > 0 else 0) - state.wounds[card]


def can_exert(state: State, card: int, times: int = 1, source: int = -1) -> bool:
    """Whether a character may be exerted so often: never when exhausted (2.0, "Exert").

    `source` is the card by which it would be, -1 where that is open.
    """
    relations = state.in_force.relations
    if source >= 0 and relations and related(state, CANNOT_BE_EXERTED_BY, card, source):
        return False
    if vitality_left(state, card) <= times:
        return False
    return not (state.possible >> CANNOT_EXERT & 1 and number(state, CANNOT_EXERT, card) > 0)


def resistance(state: State, card: int) -> int:
    """Return a companion's resistance before burdens."""
    return number(state, RESISTANCE, card)


def resistance_left(state: State, card: int) -> int:
    """Return a companion's resistance less the burdens on its Ring-bearer (4.1, "Resistance")."""
    return max(0, resistance(state, card) - state.burdens[state.owner[card]])


def site_place(state: State, site: int) -> int:
    """Return the number of a site on the adventure path, or the printed one elsewhere."""
    if site in state.path:
        return state.path.index(site) + 1
    return state.blueprints[site].card.site_number or 0


def region(place: int) -> int:
    """Return the region of a site number: 1, 2 or 3 (4.2, "region")."""
    return (place + 2) // 3


def is_roaming(state: State, minion: int) -> bool:
    """Whether a minion is at a site below its site number (2.0, "Playing Shadow cards")."""
    if not state.blueprints[minion].traits & MINION:
        return False
    possible = state.possible
    if number(state, SITE_NUMBER, minion) <= state.position[state.active]:
        return bool(possible >> MADE_ROAMING & 1) and number(state, MADE_ROAMING, minion) > 0
    return not (possible >> NEVER_ROAMING & 1 and number(state, NEVER_ROAMING, minion) > 0)


def twilight_cost(state: State, card: int, change: int = 0) -> int:
    """Return what it costs to play a card now; a minion that would be roaming pays a penalty.

    `change` is what the action that plays it adds to its cost. The penalty is paid beside the
    cost, so that no reduction takes it away (4.2, "roaming").
    """
    cost = number(state, TWILIGHT_COST, card)
    if change:
        cost = max(0, cost + change)
    if state.blueprints[card].traits & MINION and is_roaming(state, card):
        cost += roaming_penalty(state, card)
    return cost


def twilight_cost_by_itself(state: State, card: int) -> int:
    """Return the twilight cost of a card that is not being played.

    What other cards change holds only for a card that comes into play, so such a card has its
    printed cost, in play with what its own text changes (4.2, "twilight cost").
    """
    cost = state.blueprints[card].printed[TWILIGHT_COST]
    own = state.blueprints[card].own
    if own and state.zone[card] in (IN_PLAY, BORNE):
        for modifier in own.get(TWILIGHT_COST, ()):
            cost += modifier(state, card, card)
    return max(0, cost)


def roaming_penalty(state: State, card: int) -> int:
    """Return the roaming penalty of a minion, never below zero."""
    total = BASIC_ROAMING_PENALTY
    if not state.possible >> ROAMING_PENALTY & 1:
        return total
    total += state.rare.get((ROAMING_PENALTY, card), 0)
    for modifier in state.blueprints[card].own.get(ROAMING_PENALTY, ()):
        total += modifier(state, card, card)
    for source, modifier in state.in_force.modifiers[ROAMING_PENALTY]:
        total += modifier(state, source, card)
    return max(0, total)


def at_home(state: State, ally: int) -> bool:
    """Whether the fellowship is at an ally's home site, of the same block (2.0, "Allies")."""
    site = state.blueprints[state.site()].card
    return is_home(state.blueprints[ally].card.ally_homes, site)


def is_home(homes: tuple[AllyHome, ...], site: Card) -> bool:
    """Whether a site is one of an ally's homes: of that number and block."""
    return any(
        home.site_number == site.site_number and home.block == site.site_block for home in homes
    )


def shooters(state: State) -> list[int]:
    """Return the Free Peoples characters who take part in archery fire."""
    taking_part = _with_allies(state, PARTICIPATES_IN_ARCHERY)
    if not state.possible >> CANNOT_PARTICIPATE_IN_ARCHERY & 1:
        return taking_part
    return [card for card in taking_part if not has(state, CANNOT_PARTICIPATE_IN_ARCHERY, card)]


def fighters(state: State) -> list[int]:
    """Return the Free Peoples characters who take part in skirmishes."""
    return _with_allies(state, PARTICIPATES_IN_SKIRMISHES)


def _with_allies(state: State, statistic: int) -> list[int]:
    fellowship = state.companions[state.active]
    allies = state.allies[state.active]
    if not allies:
        return fellowship
    return fellowship + [
        ally for ally in allies if at_home(state, ally) or has(state, statistic, ally)
    ]
