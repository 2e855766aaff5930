"""Known effects in words of their own, as print says them.

10 R 1, 10 U 5, 10 R 25, 10 R 29, 10 R 60, 10 C 109 and 10 U 115.
"""

from __future__ import annotations

from rules.tcg.notation.language.amounts import damage_bonus_of, you_spot
from rules.tcg.notation.language.conditions import among_revealed
from rules.tcg.notation.language.effects_of_effects import have, if_, unless
from rules.tcg.notation.language.effects_on_cards import (
    discard,
    draw,
    pick,
    put_on_deck,
    return_to_hand,
    reveal,
)
from rules.tcg.notation.language.effects_on_characters import cancel_skirmish, exert, heal, make
from rules.tcg.notation.language.filters import sharing, skirmishing_against, that, this
from rules.tcg.notation.language.filters_of_numbers import at_least, with_damage_bonus
from rules.tcg.notation.language.nouns import (
    companion,
    dwarf,
    elven,
    fierce,
    gondor,
    hobbit,
    minion,
    possession,
    shadow_side,
    shire,
)
from rules.tcg.notation.language.phases_and_places import culture, regroup
from rules.tcg.notation.language.players import shadow_player, that_cards_owner
from rules.tcg.notation.language.qualities import strength
from rules.tcg.notation.language.states import your
from rules.tcg.notation.language.targets import a, bottom_of_deck, each, from_hand, from_revealed
from rules.tcg.notation.own import OwnWording

exert_a_dwarf_with_damage_x = OwnWording(
    "exert a Dwarf who is damage +X", exert(a(dwarf, with_damage_bonus(at_least(1))))
)

exert_that_minion_x_times = OwnWording(
    "exert that minion X times", exert(damage_bonus_of(that(dwarf)), that(minion))
)

discard_bottom_card = OwnWording(
    "discard the bottom card of your draw deck. If the bottom card was an [elven] card, each "
    "minion skirmishing Arwen is strength \N{MINUS SIGN}3",
    # Not "discarded in this way": so is the card from hand that pays for it.
    reveal(bottom_of_deck())
    + if_(among_revealed(elven), make(each(minion, skirmishing_against(this)), strength(-3)))
    + discard(from_revealed()),
)

exert_a_companion_of_one_culture = OwnWording(
    "exert a companion of one culture", exert(a(companion))
)

heal_a_companion_of_another_culture = OwnWording(
    "heal a companion of another culture",
    # A card does not share its culture with itself.
    heal(a(companion, ~that(companion), ~sharing(culture, that(companion)))),
)

reveal_by_chance_and_discard_one = OwnWording(
    "for each [gondor] companion you spot, reveal 1 card at random from a Shadow player's hand. "
    "Choose a revealed Shadow card to be discarded, then its owner draws a card",
    reveal(from_hand(you_spot(gondor, companion), who=shadow_player, random=True))
    + discard(from_revealed(shadow_side))
    + have(that_cards_owner, draw(1)),
)

discard_unless_put_on_its_deck = OwnWording(
    "discard a possession. Its owner may place it on top of his or her draw deck instead",
    unless(that_cards_owner, put_on_deck(that(possession)), discard(a(possession))),
)

return_a_shire_companion = OwnWording(
    "spot a [shire] companion and return him or her to your hand",
    # Not spotted first: nobody may spot the Ring-bearer for this, who cannot return.
    return_to_hand(a(shire, companion)),
)

cancel_and_make_fierce = OwnWording(
    "cancel a skirmish involving your Hobbit and a minion who is not fierce. Each minion in that "
    "skirmish is fierce until the regroup phase",
    pick(a(your, hobbit, skirmishing_against(minion, ~fierce)))
    # First, for a cancelled skirmish has no minions any more.
    + make(each(minion, skirmishing_against(that(hobbit))), fierce, until=regroup)
    + cancel_skirmish(that(hobbit)),
)
