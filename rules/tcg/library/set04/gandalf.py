"""Gandalf of *The Two Towers*."""

from rules.tcg.library.own.event_into_hand import place_that_event_in_hand
from rules.tcg.notation.language import *

card(
    "4 U 88",
    "Behold the White Rider",
    each_time(wins_skirmish(titled("Gandalf")), may(place_tokens(1, gandalf_culture))),
    ability(
        skirmish,
        for_each(
            culture_tokens_on(this, culture=gandalf_culture),
            wound(a(minion, skirmishing_against(titled("Gandalf")))),
        )
        + discard(this),
    ),
)

card(
    "4 R 89",
    "Gandalf, Greyhame",
    ability(
        fellowship,
        given(~can_spot(2, twilight_tokens)),
        add_twilight(2) >> play(from_discard_pile(character)),
    ),
)

card(
    "4 C 90",
    "Gandalf, The White Wizard",
    while_(can_spot(3, twilight_tokens), gets(this, strength(+3))),
)

card(
    "4 R 91",
    "Gandalf's Staff, Walking Stick",
    bearer_must_be(titled("Gandalf")),
    while_(can_spot(2, twilight_tokens), gets(bearer, damage(+2))),
)

card(
    "4 R 92",
    "Grown Suddenly Tall",
    event(fellowship, spot(titled("Gandalf")) >> discard(each(condition))),
)

card(
    "4 C 93",
    "Have Patience",
    event(fellowship, spot(titled("Gandalf")) >> heal(2, a(unbound, companion))),
)

card(
    "4 R 94",
    "Hearken to Me",
    to_play(spot(titled("Gandalf"))),
    bearer_must_be(titled("Théoden")),
    discards(shadow_side & condition & borne_by(bearer)),
    gets(bearer, cannot_bear(shadow_side, condition)),
)

card(
    "4 R 95",
    "Into Dark Tunnels",
    response_event(
        is_played(gandalf_culture, event_card, by=you),
        exert(2, a(titled("Gandalf"))) >> place_that_event_in_hand,
    ),
)

card(
    "4 U 96",
    "Keep Your Forked Tongue",
    event(
        skirmish,
        spot(titled("Gandalf")) + spot(3, twilight_tokens)
        >> make(
            a(companion, gandalf_signet),
            gains(each_time(about_to_take_a_wound(this), prevent_that)),
        ),
    ),
)

card(
    "4 C 97",
    "Long I Fell",
    event(
        skirmish,
        spot(titled("Gandalf"))
        >> unless(
            shadow_player,
            have(free_peoples_player, wound(a(minion))),
            lasting(each_time(about_to_take_a_wound(titled("Gandalf")), prevent_that)),
        ),
    ),
)

card(
    "4 C 98",
    "Mithrandir, Mithrandir!",
    event(
        maneuver,
        exert(a(titled("Gandalf"))) >> wound(each(minion, with_strength(at_most(6)))),
    ),
)

card(
    "4 U 99",
    "Roll of Thunder",
    event(
        fellowship,
        maneuver,
        spot(titled("Gandalf")) >> discard(a(shadow_side, possession | artifact)),
    ),
)

card(
    "4 R 100",
    "Shadowfax",
    bearer_must_be(titled("Gandalf")),
    when_played(discard(each(hand_weapon, borne_by(bearer)))),
    gets(bearer, cannot_bear(hand_weapon)),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "4 U 101",
    "Stump and Bramble",
    event(
        maneuver,
        spot(isengard, minion) + spot(ent, ally)
        >> make(
            that(ally),
            damage(+2),
            participates_in_archery,
            participates_in_skirmishes,
            until=regroup,
        ),
    ),
)

card(
    "4 C 102",
    "Task Was Not Done",
    event(regroup, exert(a(titled("Gandalf"))) >> discard(up_to(2, wounded, minion))),
)

card(
    "4 R 103",
    "Treebeard, Earthborn",
    response(about_to(be_discarded, unbound, hobbit), instead(stack(that(hobbit), this))),
    ability(
        fellowship,
        exert(this) + add_twilight(1) >> play(from_stack(unbound, hobbit, on=this)),
    ),
)

card(
    "4 C 104",
    "Treebeard, Oldest Living Thing",
    ability(
        fellowship,
        exert(this) + discard_from_hand(1, unbound, companion) >> heal(a(unbound, companion)),
    ),
)

card(
    "4 C 105",
    "Under the Living Earth",
    event(
        skirmish,
        make(a(titled("Gandalf")), strength(limited(tokens_you_spot(twilight_tokens), to=5))),
    ),
)

card(
    "4 R 106",
    "Well Met Indeed",
    event(
        fellowship,
        spot(elf) + spot(gondor, man) + spot(dwarf) >> play(from_dead_pile(titled("Gandalf"))),
    ),
)

card(
    "4 R 107",
    "Windows in a Stone Wall",
    to_play(exert(a(ent))),
    plays_on(that(ent)),
    response(
        is_killed(isengard, minion),
        discard(this)
        >> reveal(top_of_deck(10, who=an_opponent))
        + discard(from_revealed(shadow_side))
        + discard(from_revealed(free_peoples))
        + have(that_player, shuffle_deck()),
    ),
)

card(
    "4 U 108",
    "Wizardry Indeed",
    event(
        maneuver,
        given(more(number_of(minion), number_of(companion))),
        exert(a(titled("Gandalf"))) >> have(an_opponent, discard(a(minion))),
    ),
)
