"""Plundering Goblins, an encounter set."""

from rules.lcg.library.own.goblins import (
    attach_a_weapon_or_armour,
    attacker_attacks_again,
    its_attack_is_undefended,
)
from rules.lcg.notation.language import *

card(
    "03030",
    "Chieftain of the Pit",
    when_revealed(make(this, attack(+3), until=until_end_of_round)),
    shadow(after_this_attack(attacker_attacks_again)),
)

card(
    "03031",
    "Goblin Spearman",
    gets(this, attack(+2), given=its_attack_is_undefended),
    shadow(put_in_staging_area(this)),
)

card(
    "03032",
    "Goblin Archer",
    rule(cannot_choose_to_engage, this),
    rule(open_to_attack, ranged_character, character),
    forced(is_revealed(enemy, ~this), must(first_player, deal_damage(1, one(character, yours)))),
)

card(
    "03033",
    "Undisturbed Bones",
    when_revealed(must(each_player, deal_damage(number_of(ally, yours), one(ally, yours)))),
    shadow(if_(is_(defending_character, ally), discard(defending_character))),
)

card(
    "03034",
    "Plundered Armoury",
    gets(each(enemy), attack(+1), given=is_(this, in_staging_area)),
    response(is_explored(this), let(each_player, attach_a_weapon_or_armour)),
)
