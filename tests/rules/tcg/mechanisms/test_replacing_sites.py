"""Playing the next site, replacing sites, conditions on sites, regions (4.2, "site", "region")."""

from rules.tcg.engine.bans import REPLACE_SITE, is_forbidden
from rules.tcg.engine.codes import IN_ADVENTURE_DECK, Verb
from tests.rules.tcg.cards import ARAGORN, EOWYN, MADRIL, MERRY, MORDOR_SOLDIER
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

PATHFINDER = "1_110"
SARUMANS_FROST = "1_135"
SARUMANS_SNOWS = "1_138"
URUK_STALKER = "4_197"  # an Isengard minion, 8/2
GANDALF = "11_33"
MADRIL_OF_ITHILIEN = "11_62"
RANGER_OF_WESTERNESSE = "11_65"
NELYA = "11_222"
TOLDEA = "11_225"
ORKISH_CAMP = "15_113"
BARBAROUS_ORC = "11_107"
CITY_OF_MEN = "7_83"
GUARD = "7_246"
HALL_OF_THE_KINGS = "7_339"  # site 3
PRANCING_PONY = "11_256"
GREEN_DRAGON_INN = "11_242"
CRAGS = "11_234"
STABLES = "11_259"
WOODY_END = "11_266"  # forest
EXPANDING_MARSHLAND = "11_238"
CHAMBER = "11_233"
FREE_PATH = (
    PRANCING_PONY,
    GREEN_DRAGON_INN,
    WOODY_END,
    STABLES,
    EXPANDING_MARSHLAND,
    CHAMBER,
)


def test_a_ranger_plays_the_next_site():
    """4.2, "site": the site comes from one's own adventure deck, with the next number."""
    scene = Scene(
        site=2, fellowship=[MADRIL], hand=[PATHFINDER], adventure=[HALL_OF_THE_KINGS, "7_341"]
    )
    scene.fellowship_phase().play(PATHFINDER)
    assert scene._id(scene.state.path[2]) == HALL_OF_THE_KINGS


def test_the_next_site_replaces_an_opponents():
    """4.2, "site": the old one goes back to its owner's adventure deck."""
    scene = Scene(site=3, fellowship=[MADRIL], hand=[PATHFINDER], adventure=[HALL_OF_THE_KINGS])
    state = scene.state
    state.position[FREE_PEOPLES] = 2
    scene.fellowship_phase().play(PATHFINDER)
    assert scene._id(state.path[2]) == HALL_OF_THE_KINGS
    assert state.zone[scene._find(ARAGORN_SITES[2])] == IN_ADVENTURE_DECK


def test_there_is_no_site_ten():
    """4.2, "site": the adventure path has nine sites."""
    scene = Scene(site=9, fellowship=[EOWYN], minions=[TOLDEA])
    scene.state.adventure[SHADOW].append(scene.state.path.pop(0))
    scene.state.path.insert(0, scene.state.path[0])
    scene.skirmish(EOWYN, TOLDEA)
    assert not scene.can(Verb.TRIGGER, TOLDEA)
    assert len(scene.state.path) == 9


def test_any_site_without_a_number_may_be_played_next():
    """4.2, "site": on the path of Shadows a site has the number of its place."""
    scene = Scene(
        site=3,
        path=FREE_PATH[:3],
        fellowship=[MADRIL_OF_ITHILIEN],
        adventure=[STABLES, EXPANDING_MARSHLAND],
    )
    scene.fellowship_phase().use(MADRIL_OF_ITHILIEN)
    scene.do(Verb.CHOOSE, EXPANDING_MARSHLAND)
    assert scene._id(scene.state.path[3]) == EXPANDING_MARSHLAND
    assert scene.wounds(MADRIL_OF_ITHILIEN) == 1


def test_the_kind_of_the_site_is_a_requirement():
    """4.2, "action": where the fellowship is at no forest the ability cannot be used."""
    scene = Scene(site=2, path=FREE_PATH[:2], fellowship=[MADRIL_OF_ITHILIEN], adventure=[STABLES])
    assert not scene.fellowship_phase().can(Verb.USE, MADRIL_OF_ITHILIEN)


def test_a_companion_that_is_played_may_play_the_next_site():
    """4.2, "site": playing a site as an effect is optional where the text says may."""
    scene = Scene(site=2, path=FREE_PATH[:2], hand=[RANGER_OF_WESTERNESSE], adventure=[STABLES])
    scene.fellowship_phase().play(RANGER_OF_WESTERNESSE).answer_with(RANGER_OF_WESTERNESSE)
    assert scene._id(scene.state.path[2]) == STABLES


def test_a_shadow_player_replaces_the_current_site():
    """4.2, "site": what is on the old site moves to the new one; its text applies at once."""
    scene = Scene(site=3, path=FREE_PATH[:4], minions=[NELYA])
    scene.shadow_phase().use(NELYA)
    assert scene._id(scene.state.path[2]) == STABLES
    assert scene._id(scene.state.site()) == STABLES


def test_a_site_is_not_replaced_by_the_same_site():
    """4.2, "site": a site card cannot be replaced with the same site card."""
    scene = Scene(site=3, path=(*FREE_PATH[:3], WOODY_END), minions=[NELYA])
    scene.shadow_phase().use(NELYA)
    assert scene.state.adventure[SHADOW] != []
    assert scene.state.path[2] == scene._find(WOODY_END)


def test_a_site_that_may_not_be_replaced_stays():
    """4.2, "cannot": what is forbidden cannot be done by an effect."""
    scene = Scene(
        site=3,
        path=FREE_PATH[:3],
        fellowship=[EOWYN],
        hand=[RANGER_OF_WESTERNESSE],
        adventure=[STABLES],
        shadow_support=[ORKISH_CAMP],
        minions=[BARBAROUS_ORC],
    )
    assert is_forbidden(scene.state, FREE_PEOPLES, REPLACE_SITE, scene.state.path[2])
    assert not is_forbidden(scene.state, FREE_PEOPLES, REPLACE_SITE, scene.state.path[1])
    assert not is_forbidden(scene.state, SHADOW, REPLACE_SITE, scene.state.path[2])


def test_the_winner_of_a_skirmish_plays_the_next_site():
    """4.2, "site": a Shadow player may play the fellowship's next site by an effect."""
    scene = Scene(site=3, path=FREE_PATH[:5], fellowship=[EOWYN], minions=[TOLDEA])
    scene.skirmish(EOWYN, TOLDEA).wait_to(Verb.TRIGGER, TOLDEA).answer_with(TOLDEA)
    scene.do(Verb.CHOOSE, EXPANDING_MARSHLAND)
    assert scene._id(scene.state.path[3]) == EXPANDING_MARSHLAND


def test_a_condition_is_played_on_a_site_and_works_there():
    """4.2, "condition": while the fellowship is at that site."""
    scene = Scene(
        site=3,
        fellowship=[MERRY],
        minions=[URUK_STALKER],
        shadow_hand=[SARUMANS_FROST],
        twilight=2,
    )
    scene.shadow_phase().play(SARUMANS_FROST)
    scene.do(Verb.CHOOSE, SARUMANS_FROST, ARAGORN_SITES[2])
    assert scene.wounds(URUK_STALKER) == 1
    assert scene.bearer_of(SARUMANS_FROST) == ARAGORN_SITES[2]
    assert scene.strength(MERRY) == 1
    scene.state.position[FREE_PEOPLES] = 2
    assert scene.strength(MERRY) == 3


def test_a_condition_on_a_site_moves_to_the_site_that_replaces_it():
    """4.2, "site": all cards played on the old site are moved to the new one."""
    scene = Scene(
        site=3, path=FREE_PATH[:4], minions=[NELYA], bearing={WOODY_END: [SARUMANS_FROST]}
    )
    scene.shadow_phase().use(NELYA)
    assert scene.bearer_of(SARUMANS_FROST) == STABLES


def test_a_condition_on_a_site_is_discarded_at_the_end_of_the_turn():
    """4.2, "end of turn": what says so is discarded then."""
    scene = Scene(site=3, fellowship=[EOWYN], bearing={ARAGORN_SITES[2]: [SARUMANS_FROST]})
    scene.regroup_phase().do(Verb.STAY)
    while not scene.is_discarded(SARUMANS_FROST) and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.is_discarded(SARUMANS_FROST)


def test_nobody_plays_skirmish_events_at_a_snowed_in_site():
    """4.2, "cannot": neither player may, by events or by abilities, during skirmishes there."""
    for site, may_play in ((ARAGORN_SITES[2], False), (ARAGORN_SITES[1], True)):
        scene = Scene(
            site=3,
            fellowship=[ARAGORN, GUARD],
            minions=[MORDOR_SOLDIER],
            hand=[CITY_OF_MEN],
            bearing={site: [SARUMANS_SNOWS]},
        )
        scene.skirmish(GUARD, MORDOR_SOLDIER)
        assert scene.can(Verb.PLAY, CITY_OF_MEN) is may_play
        assert scene.can(Verb.USE, GUARD) is may_play


def test_the_region_of_the_fellowship_counts():
    """4.2, "region": sites 1 to 3 are region 1, 4 to 6 region 2, 7 to 9 region 3."""
    expected = {3: (7, 8), 5: (8, 7), 8: (9, 6)}
    for site, (gandalf, eowyn) in expected.items():
        scene = Scene(site=site, fellowship=[GANDALF, EOWYN])
        assert (scene.strength(GANDALF), scene.strength(EOWYN)) == (gandalf, eowyn)


def test_twilight_of_a_region_is_added_on_a_path_without_numbers():
    """4.2, "region": three twilight in region 2, six in region 3, none in region 1."""
    for site, extra in ((2, 0), (3, 3)):
        scene = Scene(site=site, path=FREE_PATH, fellowship=[EOWYN])
        arrived_at = scene.state.blueprints[scene._find(FREE_PATH[site])].card.twilight
        scene.regroup_phase().do(Verb.MOVE).do(Verb.PLAY_SITE, FREE_PATH[site]).pass_()
        arrived = next(entry for entry in scene.state.log if entry[0] == "arrived")
        assert arrived[-1] == arrived_at + extra + 2


def test_a_site_hears_in_which_region_it_is_left():
    """4.2, "region": the number of the place makes the region, not the card."""
    for site, wounds in ((2, 0), (4, 1)):
        path = (*FREE_PATH[: site - 1], CRAGS, *FREE_PATH[site - 1 :])
        scene = Scene(site=site, path=path, fellowship=[EOWYN])
        scene.regroup_phase().do(Verb.MOVE).do(Verb.PLAY_SITE)
        assert scene.wounds(EOWYN) == wounds
