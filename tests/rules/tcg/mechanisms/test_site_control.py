"""Taking control of sites and liberating them (4.2, "control" and "liberate")."""

from typing import Any

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

SITE_1, SITE_2, SITE_3 = ARAGORN_SITES[:3]


def with_opponent_at(scene: Scene, site: int) -> Scene:
    scene.state.position[SHADOW] = site
    return scene


def orc_infantry(opponent_at: int, **more: Any) -> Scene:
    scene = Scene(
        site=4, minions=[ORC_INFANTRY], shadow_support=[GLEAMING_SPIRES_WILL_CRUMBLE], **more
    )
    return with_opponent_at(scene, opponent_at).regroup_phase()


def test_the_lowest_site_is_taken() -> None:
    """4.2, "control": the site with the lowest number must be selected."""
    scene = orc_infantry(opponent_at=3).use(ORC_INFANTRY)
    assert scene.controls(SITE_1)
    assert not scene.controls(SITE_2)


def test_a_site_is_taken_only_when_every_player_has_passed_it() -> None:
    """4.2, "control": all player markers are on sites with higher numbers."""
    scene = orc_infantry(opponent_at=1).use(ORC_INFANTRY)
    assert scene.is_discarded(ORC_INFANTRY)
    assert not scene.controls(SITE_1)


def test_the_next_site_is_taken_after_one_that_is_controlled() -> None:
    """4.2, "control": site 1 is controlled and all markers are past site 2: take site 2."""
    scene = with_opponent_at(
        Scene(
            site=4, minions=[ORC_INFANTRY], shadow_support=[GLEAMING_SPIRES_WILL_CRUMBLE]
        ).control(SITE_1),
        3,
    )
    scene.regroup_phase().use(ORC_INFANTRY)
    assert scene.controls(SITE_2)


def test_a_winner_may_take_control() -> None:
    """4.2, "control": a trigger that names a spotted card needs another one."""
    scene = Scene(
        site=4,
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        minions=[DUNLENDING_RANSACKER, DUNLENDING_RANSACKER],
    )
    with_opponent_at(scene, 2)
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, DUNLENDING_RANSACKER).wait_to(
        Verb.TRIGGER, DUNLENDING_RANSACKER
    )
    scene.answer_with(DUNLENDING_RANSACKER)
    assert scene.controls(SITE_1)


def test_nobody_takes_control_where_there_is_nobody_to_spot() -> None:
    """4.2, "spot": a card that asks for another is not spotted itself."""
    scene = Scene(site=4, fellowship=[EOWYN_RESTLESS_MAIDEN], minions=[DUNLENDING_RANSACKER])
    with_opponent_at(scene, 2)
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, DUNLENDING_RANSACKER)
    assert not scene.can(Verb.TRIGGER, DUNLENDING_RANSACKER)
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1


def test_playing_a_minion_pays_for_a_token_and_tokens_for_a_site() -> None:
    """4.2, "cost": playing a card can be a cost."""
    scene = Scene(
        site=5, shadow_support=[ATTACK_ON_HELMS_DEEP], shadow_hand=[URUK_STALKER], twilight=3
    )
    with_opponent_at(scene, 2)
    scene.shadow_phase().use(ATTACK_ON_HELMS_DEEP)
    assert scene.in_play(URUK_STALKER)
    assert scene.tokens(ATTACK_ON_HELMS_DEEP) == 1
    scene.state.tokens[(scene.card(ATTACK_ON_HELMS_DEEP), "isengard")] = 3
    scene.regroup_phase().use(ATTACK_ON_HELMS_DEEP)
    assert scene.is_discarded(URUK_STALKER)
    assert scene.tokens(ATTACK_ON_HELMS_DEEP) == 0
    assert scene.controls(SITE_1)


def test_strength_counts_the_sites_one_controls() -> None:
    """4.2, "control": cards count the sites that are controlled."""
    scene = Scene(site=4, minions=[URUK_HAI_BAND]).control(SITE_1, SITE_2)
    assert scene.strength(URUK_HAI_BAND) == 14


def test_twilight_is_added_for_the_sites_one_controls() -> None:
    """4.2, "control": an amount may count controlled sites."""
    scene = Scene(
        site=5, minions=[ISENGARD_BUILDER], shadow_hand=[ISENGARD_SCIMITAR], twilight=1
    ).control(SITE_1, SITE_2)
    scene.shadow_phase().play(ISENGARD_SCIMITAR).answer_with(ISENGARD_SCIMITAR)
    assert scene.twilight == 3


def test_the_highest_controlled_site_is_liberated() -> None:
    """4.2, "liberate": the site with the highest number an opponent controls."""
    scene = Scene(site=4, fellowship=[THEODEN_SON_OF_THENGEL], support=[ALDOR]).control(
        SITE_1, SITE_2
    )
    scene.regroup_phase().use(THEODEN_SON_OF_THENGEL)
    assert scene.controls(SITE_1)
    assert not scene.controls(SITE_2)


def test_cards_stacked_on_a_liberated_site_are_discarded() -> None:
    """4.2, "liberate": any cards on that site are discarded."""
    scene = Scene(
        site=4,
        fellowship=[THEODEN_SON_OF_THENGEL],
        support=[ALDOR],
        stacked={SITE_1: [DUNLENDING_RANSACKER]},
    ).control(SITE_1)
    scene.regroup_phase().use(THEODEN_SON_OF_THENGEL)
    assert scene.is_discarded(DUNLENDING_RANSACKER)


def test_a_response_liberates_a_site_by_discarding_what_the_winner_bears() -> None:
    """4.2, "response": the card that is discarded to pay may be the one that answers."""
    scene = Scene(
        site=4,
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        bearing={EOWYN_RESTLESS_MAIDEN: [BANNER_OF_THE_MARK]},
        minions=[MORDOR_SOLDIER],
    ).control(SITE_1)
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, MORDOR_SOLDIER).wait_to(Verb.TRIGGER, BANNER_OF_THE_MARK)
    while scene.can(Verb.TRIGGER, BANNER_OF_THE_MARK):
        scene.answer_with(BANNER_OF_THE_MARK)
    assert scene.is_discarded(BANNER_OF_THE_MARK)
    assert not scene.controls(SITE_1)


def test_a_companion_is_stronger_while_no_opponent_controls_a_site() -> None:
    """4.2, "control": the condition is asked at every use of the number."""
    scene = Scene(site=4, fellowship=[HALDIR_EMISSARY_OF_THE_GALADHRIM])
    assert scene.strength(HALDIR_EMISSARY_OF_THE_GALADHRIM) == 7
    scene.control(SITE_1)
    assert scene.strength(HALDIR_EMISSARY_OF_THE_GALADHRIM) == 5


def test_liberating_asks_for_the_place_that_is_named() -> None:
    """4.2, "cost": a requirement on the site is met before the cost is paid."""
    path = (*ARAGORN_SITES[:4], DEEP_OF_HELM, *ARAGORN_SITES[5:])
    scene = Scene(
        site=4, path=path, fellowship=[HALDIR_EMISSARY_OF_THE_GALADHRIM, LEGOLAS_GREENLEAF]
    ).control(SITE_1)
    assert not scene.regroup_phase().can(Verb.USE, HALDIR_EMISSARY_OF_THE_GALADHRIM)
    scene = Scene(
        site=5, path=path, fellowship=[HALDIR_EMISSARY_OF_THE_GALADHRIM, LEGOLAS_GREENLEAF]
    ).control(SITE_1)
    scene.regroup_phase().use(HALDIR_EMISSARY_OF_THE_GALADHRIM)
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    assert not scene.controls(SITE_1)


def test_the_text_of_a_controlled_site_does_not_apply() -> None:
    """4.2, "active": a site's game text applies only where the fellowship is, on the path."""
    scene = Scene(site=3, fellowship=[ARAGORN_DRIVEN_BY_NEED], threats=0)
    scene.happen(wounds.wound, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.fellowship_phase().can(Verb.USE, SITE_3)
    scene.control(SITE_3)
    assert not scene.fellowship_phase().can(Verb.USE, SITE_3)


def test_taking_control_is_prevented() -> None:
    """4.2, "preventing effects": the site stays, what was paid is gone."""
    scene = Scene(
        site=4,
        fellowship=[CEORL],
        support=[ECGLAF],
        minions=[ORC_INFANTRY],
        shadow_support=[GLEAMING_SPIRES_WILL_CRUMBLE],
    )
    with_opponent_at(scene, 2)
    scene.regroup_phase().wait_to(Verb.USE, ORC_INFANTRY).use(ORC_INFANTRY).answer_with(CEORL)
    assert not scene.controls(SITE_1)
    assert scene.is_discarded(ORC_INFANTRY)
    assert scene.wounds(CEORL) == scene.wounds(ECGLAF) == 1


def test_taking_control_is_answered_by_the_player_who_does() -> None:
    """4.2, "trigger": "each time you take control" speaks of the card's own player."""
    scene = Scene(
        site=4,
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        minions=[ORC_INFANTRY, *[OVERPOWERING_URUK] * 3],
        shadow_support=[GLEAMING_SPIRES_WILL_CRUMBLE, YOU_DO_NOT_KNOW_PAIN],
    )
    with_opponent_at(scene, 2)
    scene.regroup_phase().wait_to(Verb.USE, ORC_INFANTRY).use(ORC_INFANTRY)
    scene.answer_with(YOU_DO_NOT_KNOW_PAIN)
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1


def test_a_condition_lies_on_a_site_its_player_controls() -> None:
    """4.2, "condition": it works wherever the fellowship is, while its own text holds."""
    for stacked, may_play in (([URUK_STALKER], False), ([DUNLENDING_RANSACKER], True)):
        scene = Scene(
            site=4,
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[MORDOR_SOLDIER],
            hand=[CITY_OF_MEN],
            shadow_hand=[PILLAGE_OF_ROHAN],
            stacked={SITE_1: stacked},
        ).control(SITE_1)
        scene.shadow_phase().play(PILLAGE_OF_ROHAN)
        assert scene.bearer_of(PILLAGE_OF_ROHAN) == SITE_1
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_SOLDIER)
        assert scene.can(Verb.PLAY, CITY_OF_MEN) is may_play
