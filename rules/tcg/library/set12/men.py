"""Men of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 S 55",
    "Brutal Easterling",
    each_time(
        is_assigned(this, to=all_of_these(exhausted, companion)),
        make(this, fierce, until=regroup),
    ),
)

card(
    "12 C 60",
    "Crazed Hillman",
    while_(
        both(in_fierce_skirmish, is_(this, skirmishing)),
        gets(
            this,
            strength(or_if(+7, is_skirmishing(this, companion, with_resistance(at_most(4))), +10)),
        ),
    ),
)

card("12 C 61", "Crooked Townsman", gets(this, strength(number_of(other(character)))))

card("12 S 65", "Frenzied Dunlending", while_(is_bearing(this, possession), gets(this, fierce)))

card(
    "12 S 73",
    "The Mouth of Sauron, Messenger of Mordor",
    ability(maneuver, exert(this) >> play(from_draw_deck(men, condition | possession))),
)

card(
    "12 C 78",
    "Wrathful Hillman",
    each_time(is_assigned(this), given(~at(plains)), either(remove_twilight(2), discard(this))),
)
