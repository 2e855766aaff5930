"""The Shire of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 R 142",
    "Bilbo, Aged Ring-bearer",
    while_(is_(this, unassigned), gets(ring_bound & hobbit, strength(+1))),
    each_time(skirmish_starts(this), may(remove_burdens(number_of(other(ring_bound, hobbit))))),
)

card(
    "13 R 143",
    "Bill the Pony, Dearly-loved",
    bearer_must_be(ring_bound, hobbit),
    when_played(may(reinforce(shire))),
    ability(
        regroup,
        spot(2, minion) + remove_tokens_anywhere(2, shire) >> have(an_opponent, discard(a(minion))),
    ),
)

card(
    "13 U 144",
    "Daddy Twofoot, Next-door Neighbor",
    aid(add_burdens(1)),
    each_time(
        is_transferred(this, to=companion),
        may(take_into_hand(from_discard_pile(shire, event_card))),
    ),
)

card(
    "13 C 145",
    "Don't Let Go",
    ability(
        skirmish,
        discard(this)
        >> make(
            a(hobbit),
            strength(
                number_true(
                    in_fierce_skirmish & is_(it, skirmishing),
                    is_(it, with_resistance(at_least(7))),
                    at(dwelling),
                    can_spot(hobbit, ~wounded),
                )
            ),
        ),
    ),
)

card(
    "13 U 146",
    "Everything but My Bones",
    event(skirmish, make(a(your, hobbit, at_site(dwelling | forest)), strength(+3))),
    ability(
        skirmish,
        remove_from_game(from_discard_pile(4, other(shire))) >> play(this) + remove_from_game(this),
        used_from=discard_pile,
    ),
)

card(
    "13 C 147",
    "Faith in Friendship",
    when_played(place_tokens(1, shire)),
    at_start_of(
        regroup,
        may(either(discard(this), remove_tokens(1)) >> heal(a(shire, companion))),
    ),
)

card(
    "13 U 148",
    "Fates Entwined",
    each_time(
        wins_skirmish(hobbit),
        # Who won is asked before another Hobbit is chosen.
        if_(
            is_(that(hobbit), titled("Frodo", "Bilbo")),
            may(heal(2, a(hobbit, ~that(hobbit)))),
            may(heal(a(hobbit, ~that(hobbit)))),
        ),
    ),
)

card(
    "13 R 149",
    "Frodo, Frenzied Fighter",
    while_(more(number_of(minion), number_of(companion)), gets(this, overwhelmed_only_at(3))),
    ability(
        skirmish,
        given(is_(this, unassigned)),
        exert(this)
        >> replace_in_skirmish(a(ring_bound, companion, skirmishing_against(minion)), this),
    ),
)

card(
    "13 U 150",
    "Frodo Gamgee, Son of Samwise",
    aid(add_burdens(2)),
    to_play(spot(ring_bound, hobbit)),
    gets(bearer, strength(number_of(ring_bound, hobbit))),
)

card(
    "13 U 151",
    "The Gaffer, Master Gardener",
    aid(add_burdens(1)),
    each_time(
        is_transferred(this, to=shire & companion),
        if_(at(dwelling), heal(2, bearer), heal(bearer)),
    ),
)

card(
    "13 R 152",
    "Humble Homestead",
    to_play(spot(2, hobbit)),
    when_played(
        place_tokens(
            number_of(site, forest, on_adventure_path)
            + number_of(site, dwelling, on_adventure_path),
            shire,
        )
    ),
    ability(skirmish, either(discard(this), remove_tokens(3)) >> cancel_skirmish(hobbit)),
)

card(
    "13 R 153",
    "Mithril-coat, Dwarf-mail",
    bearer_must_be(ring_bound, hobbit),
    gets(minion & skirmishing_against(bearer), no_damage_bonus),
    ability(
        skirmish,
        exert(bearer)
        >> make(each(minion, skirmishing_against(bearer)), loses(fierce), until=regroup),
    ),
)

card(
    "13 U 154",
    "New Chapter",
    to_play(spot(2, hobbit)),
    each_time(
        is_played(follower, by=you), may(either(heal(a(companion)), heal(2, a(titled("Sam")))))
    ),
)

card(
    "13 R 155",
    "Phial of Galadriel, The Light of Eärendil",
    bearer_must_be(ring_bound, hobbit),
    while_(at(in_region(1)), gets(bearer, muster)),
    while_(at(in_region(2)), gets(your & shire & companion, muster)),
    while_(at(in_region(3)), gets(character, muster)),
)

card(
    "13 R 156",
    "Sam, Bearer of Great Need",
    gets(this, resistance(number_of(hobbit))),
    ability(
        regroup,
        exert(this) + transfer(a(follower, borne_by(this)), None) >> discard(a(minion)),
    ),
)

card(
    "13 C 157",
    "Westfarthing Businessman",
    gets(this, strength(number_of(shire, bearing_tokens()))),
)
