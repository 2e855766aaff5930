"""The neutral card of the core set, and later cards."""

from rules.lcg.notation.language import *

card(
    "01073",
    "Gandalf",
    forced(round_ends, discard(this)),
    response(
        enters_play(this),
        either(draw(3), deal_damage(4, one(enemy, now_in_play)), reduce_threat(5)),
    ),
)

# --- Shadows of Mirkwood ---

card("02010", "Song of Kings", attach_to(hero), gains(attached, resource_icon(leadership)))

card("02034", "Song of Wisdom", attach_to(hero), gains(attached, resource_icon(lore)))

card("02081", "Song of Travel", attach_to(hero), gains(attached, resource_icon(spirit)))

card("02104", "Song of Battle", attach_to(hero), gains(attached, resource_icon(tactics)))
