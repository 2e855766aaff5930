"""Player cards of The Dead Marshes."""

from rules.lcg.library.own.attachments import attach_this_to
from rules.lcg.library.own.heroes import (
    attached_hero_takes_its_damage,
    rohan_does_not_exhaust_to_commit,
)
from rules.lcg.notation.language import *

card(
    "02095",
    "Boromir",
    action(raise_threat(1) >> ready(this)),
    action(
        discard(this)
        >> choose_player(a_player) + deal_damage(2, each(enemy, engaged_with_that_player))
    ),
)

card(
    "02096",
    "Dúnedain Watcher",
    response(shadow_is_triggered, discard(this) >> cancel_shadow_effect),
)

card(
    "02097",
    "Dúnedain Cache",
    attach_to(hero),
    gains(attached, ranged),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card(
    "02098",
    "Vassal of the Windlord",
    rule(no_restricted_attachments),
    forced(has_struck(this), discard(this)),
)

card(
    "02099",
    "Song of Mocking",
    attach_to(hero),
    action(exhaust(this) >> choose(a(hero, ~attached)) + attached_hero_takes_its_damage),
)

card(
    "02100",
    "Elfhelm",
    response(your_threat_is_raised_by_scenario, reduce_threat(1), given=is_(this, ~exhausted)),
)

card(
    "02101",
    "We Do Not Sleep",
    action(rohan_does_not_exhaust_to_commit, before_commitment=True, plainly=True),
)

card(
    "02102",
    "Silvan Tracker",
    response(readies_in_refresh_phase(silvan, character), heal(1, it)),
)

card("02103", "Fast Hitch", attach_to(hobbit, character), action(exhaust(this) >> ready(attached)))

card("02104", "Song of Battle", attach_to(hero), gains(attached, resource_icon(tactics)))
