"""Playing the next site, replacing sites, conditions on sites, regions (4.2, "site", "region")."""

from rules.tcg.engine.state.bans import REPLACE_SITE
from rules.tcg.engine.state.codes import IN_ADVENTURE_DECK, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

FREE_PATH = (
    THE_PRANCING_PONY_11_256,
    GREEN_DRAGON_INN_11_242,
    WOODY_END,
    STABLES_11_259,
    EXPANDING_MARSHLAND,
    CHAMBER_OF_MAZARBUL,
)


def test_a_ranger_plays_the_next_site() -> None:
    """4.2, "site": the site comes from one's own adventure deck, with the next number."""
    scene = Scene(
        site=2,
        fellowship=[MADRIL_FARAMIRS_AIDE],
        hand=[PATHFINDER_1_110],
        adventure=[HALL_OF_THE_KINGS, ANDUIN_BANKS_7_341],
    )
    scene.fellowship_phase().play(PATHFINDER_1_110)
    assert scene.id_of(scene.state.path[2]) == HALL_OF_THE_KINGS


def test_the_next_site_replaces_an_opponents() -> None:
    """4.2, "site": the old one goes back to its owner's adventure deck."""
    scene = Scene(
        site=3,
        fellowship=[MADRIL_FARAMIRS_AIDE],
        hand=[PATHFINDER_1_110],
        adventure=[HALL_OF_THE_KINGS],
    )
    state = scene.state
    state.position[FREE_PEOPLES] = 2
    scene.fellowship_phase().play(PATHFINDER_1_110)
    assert scene.id_of(state.path[2]) == HALL_OF_THE_KINGS
    assert state.zone[scene.card(ARAGORN_SITES[2])] == IN_ADVENTURE_DECK


def test_there_is_no_site_ten() -> None:
    """4.2, "site": the adventure path has nine sites."""
    scene = Scene(
        site=9,
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        minions=[ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS],
    )
    scene.state.adventure[SHADOW].append(scene.state.path.pop(0))
    scene.state.path.insert(0, scene.state.path[0])
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS)
    assert not scene.can(Verb.TRIGGER, ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS)
    assert len(scene.state.path) == 9


def test_any_site_without_a_number_may_be_played_next() -> None:
    """4.2, "site": on the path of Shadows a site has the number of its place."""
    scene = Scene(
        site=3,
        path=FREE_PATH[:3],
        fellowship=[MADRIL_RANGER_OF_ITHILIEN],
        adventure=[STABLES_11_259, EXPANDING_MARSHLAND],
    )
    scene.fellowship_phase().use(MADRIL_RANGER_OF_ITHILIEN)
    scene.do(Verb.CHOOSE, EXPANDING_MARSHLAND)
    assert scene.id_of(scene.state.path[3]) == EXPANDING_MARSHLAND
    assert scene.wounds(MADRIL_RANGER_OF_ITHILIEN) == 1


def test_the_kind_of_the_site_is_a_requirement() -> None:
    """4.2, "action": where the fellowship is at no forest the ability cannot be used."""
    scene = Scene(
        site=2,
        path=FREE_PATH[:2],
        fellowship=[MADRIL_RANGER_OF_ITHILIEN],
        adventure=[STABLES_11_259],
    )
    assert not scene.fellowship_phase().can(Verb.USE, MADRIL_RANGER_OF_ITHILIEN)


def test_a_companion_that_is_played_may_play_the_next_site() -> None:
    """4.2, "site": playing a site as an effect is optional where the text says may."""
    scene = Scene(
        site=2, path=FREE_PATH[:2], hand=[RANGER_OF_WESTERNESSE], adventure=[STABLES_11_259]
    )
    scene.fellowship_phase().play(RANGER_OF_WESTERNESSE).answer_with(RANGER_OF_WESTERNESSE)
    assert scene.id_of(scene.state.path[2]) == STABLES_11_259


def test_a_shadow_player_replaces_the_current_site() -> None:
    """4.2, "site": what is on the old site moves to the new one; its text applies at once."""
    scene = Scene(site=3, path=FREE_PATH[:4], minions=[ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS])
    scene.shadow_phase().use(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)
    assert scene.id_of(scene.state.path[2]) == STABLES_11_259
    assert scene.id_of(scene.state.site()) == STABLES_11_259


def test_a_site_is_not_replaced_by_the_same_site() -> None:
    """4.2, "site": a site card cannot be replaced with the same site card."""
    scene = Scene(
        site=3, path=(*FREE_PATH[:3], WOODY_END), minions=[ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS]
    )
    scene.shadow_phase().use(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)
    assert scene.state.adventure[SHADOW] != []
    assert scene.state.path[2] == scene.card(WOODY_END)


def test_a_site_that_may_not_be_replaced_stays() -> None:
    """4.2, "cannot": what is forbidden cannot be done by an effect."""
    scene = Scene(
        site=3,
        path=FREE_PATH[:3],
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        hand=[RANGER_OF_WESTERNESSE],
        adventure=[STABLES_11_259],
        shadow_support=[ORKISH_CAMP],
        minions=[BARBAROUS_ORC],
    )
    assert scene.state.is_forbidden(FREE_PEOPLES, REPLACE_SITE, scene.state.path[2])
    assert not scene.state.is_forbidden(FREE_PEOPLES, REPLACE_SITE, scene.state.path[1])
    assert not scene.state.is_forbidden(SHADOW, REPLACE_SITE, scene.state.path[2])


def test_the_winner_of_a_skirmish_plays_the_next_site() -> None:
    """4.2, "site": a Shadow player may play the fellowship's next site by an effect."""
    scene = Scene(
        site=3,
        path=FREE_PATH[:5],
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        minions=[ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS],
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS).wait_to(
        Verb.TRIGGER, ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS
    ).answer_with(ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS)
    scene.do(Verb.CHOOSE, EXPANDING_MARSHLAND)
    assert scene.id_of(scene.state.path[3]) == EXPANDING_MARSHLAND


def test_a_condition_is_played_on_a_site_and_works_there() -> None:
    """4.2, "condition": while the fellowship is at that site."""
    scene = Scene(
        site=3,
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[URUK_STALKER],
        shadow_hand=[SARUMANS_FROST],
        twilight=2,
    )
    scene.shadow_phase().play(SARUMANS_FROST)
    scene.do(Verb.CHOOSE, SARUMANS_FROST, ARAGORN_SITES[2])
    assert scene.wounds(URUK_STALKER) == 1
    assert scene.bearer_of(SARUMANS_FROST) == ARAGORN_SITES[2]
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 1
    scene.state.position[FREE_PEOPLES] = 2
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3


def test_a_condition_on_a_site_moves_to_the_site_that_replaces_it() -> None:
    """4.2, "site": all cards played on the old site are moved to the new one."""
    scene = Scene(
        site=3,
        path=FREE_PATH[:4],
        minions=[ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS],
        bearing={WOODY_END: [SARUMANS_FROST]},
    )
    scene.shadow_phase().use(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)
    assert scene.bearer_of(SARUMANS_FROST) == STABLES_11_259


def test_a_condition_on_a_site_is_discarded_at_the_end_of_the_turn() -> None:
    """4.2, "end of turn": what says so is discarded then."""
    scene = Scene(
        site=3, fellowship=[EOWYN_RESTLESS_MAIDEN], bearing={ARAGORN_SITES[2]: [SARUMANS_FROST]}
    )
    scene.regroup_phase().do(Verb.STAY)
    while not scene.is_discarded(SARUMANS_FROST) and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.is_discarded(SARUMANS_FROST)


def test_nobody_plays_skirmish_events_at_a_snowed_in_site() -> None:
    """4.2, "cannot": neither player may, by events or by abilities, during skirmishes there."""
    for site, may_play in ((ARAGORN_SITES[2], False), (ARAGORN_SITES[1], True)):
        scene = Scene(
            site=3,
            fellowship=[ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD],
            minions=[MORDOR_SOLDIER],
            hand=[CITY_OF_MEN],
            bearing={site: [SARUMANS_SNOWS]},
        )
        scene.skirmish(ROHIRRIM_GUARD, MORDOR_SOLDIER)
        assert scene.can(Verb.PLAY, CITY_OF_MEN) is may_play
        assert scene.can(Verb.USE, ROHIRRIM_GUARD) is may_play


def test_the_region_of_the_fellowship_counts() -> None:
    """4.2, "region": sites 1 to 3 are region 1, 4 to 6 region 2, 7 to 9 region 3."""
    expected = {3: (7, 8), 5: (8, 7), 8: (9, 6)}
    for site, (gandalf, eowyn) in expected.items():
        scene = Scene(site=site, fellowship=[GANDALF_LEADER_OF_THE_COMPANY, EOWYN_RESTLESS_MAIDEN])
        assert (
            scene.strength(GANDALF_LEADER_OF_THE_COMPANY),
            scene.strength(EOWYN_RESTLESS_MAIDEN),
        ) == (gandalf, eowyn)


def test_twilight_of_a_region_is_added_on_a_path_without_numbers() -> None:
    """4.2, "region": three twilight in region 2, six in region 3, none in region 1."""
    for site, extra in ((2, 0), (3, 3)):
        scene = Scene(site=site, path=FREE_PATH, fellowship=[EOWYN_RESTLESS_MAIDEN])
        arrived_at = scene.state.blueprints[scene.card(FREE_PATH[site])].card.twilight
        scene.regroup_phase().do(Verb.MOVE).do(Verb.PLAY_SITE, FREE_PATH[site]).pass_()
        arrived = next(entry for entry in scene.log if entry[0] == "arrived")
        assert arrived[-1] == arrived_at + extra + 2


def test_a_site_hears_in_which_region_it_is_left() -> None:
    """4.2, "region": the number of the place makes the region, not the card."""
    for site, wounds in ((2, 0), (4, 1)):
        path = (*FREE_PATH[: site - 1], CRAGS_OF_EMYN_MUIL, *FREE_PATH[site - 1 :])
        scene = Scene(site=site, path=path, fellowship=[EOWYN_RESTLESS_MAIDEN])
        scene.regroup_phase().do(Verb.MOVE).do(Verb.PLAY_SITE)
        assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == wounds
