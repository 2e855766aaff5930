"""Known effects in words of their own: 10 U 5, 10 R 60 and 10 U 115."""

from __future__ import annotations

from rules.tcg.notation.language.conditions import among_revealed
from rules.tcg.notation.language.effects_of_effects import if_, unless
from rules.tcg.notation.language.effects_on_cards import discard, pick, put_on_deck, reveal
from rules.tcg.notation.language.effects_on_characters import cancel_skirmish, make
from rules.tcg.notation.language.filters import skirmishing_against, that, this
from rules.tcg.notation.language.nouns import elven, fierce, hobbit, minion, possession
from rules.tcg.notation.language.phases_and_places import regroup
from rules.tcg.notation.language.players import that_cards_owner
from rules.tcg.notation.language.qualities import strength
from rules.tcg.notation.language.states import your
from rules.tcg.notation.language.targets import a, bottom_of_deck, each, from_revealed
from rules.tcg.notation.own import OwnWording

discard_bottom_card = OwnWording(
    "discard the bottom card of your draw deck. If the bottom card was an [elven] card, each "
    "minion skirmishing Arwen is strength \N{MINUS SIGN}3",
    # Not "discarded in this way": so is the card from hand that pays for it.
    reveal(bottom_of_deck())
    + if_(among_revealed(elven), make(each(minion, skirmishing_against(this)), strength(-3)))
    + discard(from_revealed()),
)

discard_unless_put_on_its_deck = OwnWording(
    "discard a possession. Its owner may place it on top of his or her draw deck instead",
    unless(that_cards_owner, put_on_deck(that(possession)), discard(a(possession))),
)

cancel_and_make_fierce = OwnWording(
    "cancel a skirmish involving your Hobbit and a minion who is not fierce. Each minion in that "
    "skirmish is fierce until the regroup phase",
    pick(a(your, hobbit, skirmishing_against(minion, ~fierce)))
    # First, for a cancelled skirmish has no minions any more.
    + make(each(minion, skirmishing_against(that(hobbit))), fierce, until=regroup)
    + cancel_skirmish(that(hobbit)),
)
