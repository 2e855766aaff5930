"""The Isengard cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn import skirmish
from rules.tcg.engine.turn.assignment import assign_by_effect
from tests.rules.tcg.cards import (
    ADVANCE_URUK_PATROL,
    ARAGORN_DRIVEN_BY_NEED,
    BAND_OF_URUK_BOWMEN,
    BANISHED,
    BEYOND_DARK_MOUNTAINS,
    BROUGHT_BACK_ALIVE,
    COVERING_FIRE,
    DOUBLE_SHOT,
    DOWN_TO_THE_LAST_CHILD,
    DRIVEN_BACK,
    ELROND_LORD_OF_RIVENDELL,
    EOWYN_RESTLESS_MAIDEN,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GIMLI_DWARF_OF_EREBOR,
    GRIMA_SON_OF_GALMOD,
    HAUNTING_HER_STEPS,
    HOBBIT_SWORD_7_319,
    KILL_THEM_NOW,
    LEECHCRAFT,
    LEGOLAS_GREENLEAF,
    MADRIL_FARAMIRS_AIDE,
    MANY_RIDDLES,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    NEW_POWER_RISING,
    ORTHANC_CHAMPION,
    PIPPIN_SWORN_TO_SERVICE,
    RANKS_WITHOUT_NUMBER,
    REST_WHILE_YOU_CAN,
    THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE,
    UGLUK_SERVANT_OF_SARUMAN,
    UGLUKS_SWORD,
    UNFERTH,
    URUK_CROSSBOWMAN,
    URUK_RUNNER,
    URUK_SAVAGE,
    URUK_SEEKER,
    VENGEANCE,
    VOLLEY_FIRE,
    WEARY,
    WHAT_DID_YOU_DISCOVER,
    WOUNDED,
)
from tests.rules.tcg.library.towers_scenes import free_peoples_assign
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(
    ("loser", "hurt"),
    [(MERRY_ROHIRRIM_SQUIRE, 1), (ELROND_LORD_OF_RIVENDELL, 1), (EOWYN_RESTLESS_MAIDEN, 0)],
)
def test_banished_exerts_its_bearer_only_when_another_loses(loser: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN],
        support=[ELROND_LORD_OF_RIVENDELL],
        bearing={EOWYN_RESTLESS_MAIDEN: [BANISHED]},
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.happen(skirmish.resolve_outcome, [scene.card(MORDOR_TROOPER)], [scene.card(loser)])
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == hurt


@pytest.mark.parametrize(
    ("victim", "burdens"), [(MERRY_ROHIRRIM_SQUIRE, 1), (ARAGORN_DRIVEN_BY_NEED, 2)]
)
def test_beyond_dark_mountains_weighs_the_death_of_the_great_heavier(
    victim: str, burdens: int
) -> None:
    scene = Scene(
        fellowship=[victim], minions=[URUK_SAVAGE], shadow_hand=[BEYOND_DARK_MOUNTAINS], site=6
    )
    scene.happen(wounds.kill, scene.card(victim)).wait_to(Verb.PLAY, BEYOND_DARK_MOUNTAINS).play(
        BEYOND_DARK_MOUNTAINS
    )
    assert (scene.burdens, scene.wounds(URUK_SAVAGE)) == (burdens, 1)


@pytest.mark.parametrize(
    ("prey", "may_prevent"), [(ARAGORN_DRIVEN_BY_NEED, True), (MERRY_ROHIRRIM_SQUIRE, False)]
)
def test_brought_back_alive_is_not_prevented_by_a_hobbit(prey: str, may_prevent: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[URUK_RUNNER],
        shadow_hand=[BROUGHT_BACK_ALIVE],
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.PLAY, BROUGHT_BACK_ALIVE).play(BROUGHT_BACK_ALIVE).choose(
        prey
    )
    if may_prevent:
        assert scene.who == FREE_PEOPLES
        scene.choose("exert that companion")
    assert scene.wounds(URUK_RUNNER) == 1
    assert scene.wounds(prey) == may_prevent
    assert scene.assigned_to(URUK_RUNNER) == ([] if may_prevent else [prey])


def test_covering_fire_stops_archery_actions_and_goes_in_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[BAND_OF_URUK_BOWMEN, BAND_OF_URUK_BOWMEN],
        shadow_support=[COVERING_FIRE],
        site=6,
    )
    scene.archery_phase()
    assert not scene.can(Verb.USE, LEGOLAS_GREENLEAF)
    scene.regroup_phase()
    assert scene.is_discarded(COVERING_FIRE)


@pytest.mark.parametrize("minion", [URUK_SAVAGE, MORDOR_TROOPER])
def test_down_to_the_last_child_counts_losses_to_urukhai(minion: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        shadow_support=[DOWN_TO_THE_LAST_CHILD],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, minion).resolve()
    assert scene.tokens(DOWN_TO_THE_LAST_CHILD) == (minion == URUK_SAVAGE)


def test_driven_back_counts_the_dead() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[BAND_OF_URUK_BOWMEN, BAND_OF_URUK_BOWMEN],
        dead=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        shadow_hand=[DRIVEN_BACK],
        site=6,
        twilight=3,
    )
    scene.archery_phase().wait_to(Verb.PLAY, DRIVEN_BACK).play(DRIVEN_BACK).pass_all()
    hurt = 0
    while scene.options(Verb.WOUND):
        scene.do(Verb.WOUND)
        hurt += 1
    assert hurt == 4


def test_haunting_her_steps_cancels_what_was_paid_for() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[GRIMA_SON_OF_GALMOD, MORDOR_TROOPER],
        shadow_hand=[HAUNTING_HER_STEPS],
        site=6,
    )
    scene.archery_phase().use(LEGOLAS_GREENLEAF).play(HAUNTING_HER_STEPS)
    assert (
        scene.wounds(LEGOLAS_GREENLEAF),
        scene.wounds(GRIMA_SON_OF_GALMOD),
        scene.wounds(MORDOR_TROOPER),
    ) == (1, 1, 0)


@pytest.mark.parametrize(("items", "bonus"), [([], 2), ([WEARY], 4), ([HOBBIT_SWORD_7_319], 2)])
def test_kill_them_now_looks_for_search_cards(items: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: items},
        minions=[URUK_RUNNER],
        shadow_hand=[KILL_THEM_NOW],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_RUNNER).wait_to(Verb.PLAY, KILL_THEM_NOW).play(
        KILL_THEM_NOW
    )
    assert scene.strength(URUK_RUNNER) == 8 + bonus


@pytest.mark.parametrize(
    ("bearer", "can_use"), [(MADRIL_FARAMIRS_AIDE, False), (ARAGORN_DRIVEN_BY_NEED, True)]
)
def test_leechcraft_stops_the_abilities_of_its_bearer_alone(bearer: str, can_use: bool) -> None:
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE, ARAGORN_DRIVEN_BY_NEED],
        bearing={bearer: [LEECHCRAFT]},
        minions=[MORDOR_TROOPER],
        hand=[HOBBIT_SWORD_7_319] * 4,
        site=6,
    )
    assert (
        scene.skirmish(MADRIL_FARAMIRS_AIDE, MORDOR_TROOPER).can(Verb.USE, MADRIL_FARAMIRS_AIDE)
        == can_use
    )


@pytest.mark.parametrize(("card", "cost"), [(ORTHANC_CHAMPION, 0), (MANY_RIDDLES, 2)])
@pytest.mark.parametrize("prevents", [False, True])
def test_the_companion_may_exert_to_prevent_the_assignment(
    card: str, cost: int, prevents: bool
) -> None:
    on_aragorn = card == MANY_RIDDLES
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [card]} if on_aragorn else {},
        minions=[URUK_RUNNER if on_aragorn else card, MORDOR_TROOPER],
        site=6,
        twilight=cost,
    )
    scene.assignment_phase().wait_to(Verb.USE, card).use(card)
    assert scene.who == FREE_PEOPLES
    scene.take_number(int(prevents))
    assert scene.twilight == 0
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == prevents
    assert scene.assigned_to(URUK_RUNNER if on_aragorn else card) == (
        [] if prevents else [ARAGORN_DRIVEN_BY_NEED]
    )


@pytest.mark.parametrize(
    "lost", [[], [MERRY_ROHIRRIM_SQUIRE], [MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR]]
)
def test_new_power_rising_discards_the_free_peoples_cards_in_hand(lost: list[str]) -> None:
    scene = Scene(
        minions=[GRIMA_SON_OF_GALMOD],
        shadow_hand=[NEW_POWER_RISING, *lost, MORDOR_TROOPER],
        shadow_discards=[URUK_RUNNER, MORDOR_TROOPER],
        site=6,
        twilight=2,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, NEW_POWER_RISING).play(NEW_POWER_RISING)
    assert scene.hand(SHADOW) == [MORDOR_TROOPER, URUK_RUNNER]
    assert all(scene.is_discarded(card) for card in lost)


@pytest.mark.parametrize("owner", ["deck", "shadow_deck"])
def test_the_palantir_puts_a_card_beneath_the_deck_it_came_from(owner: str) -> None:
    scene = Scene(
        minions=[GRIMA_SON_OF_GALMOD],
        shadow_support=[THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE],
        site=6,
        twilight=2,
        deck=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        shadow_deck=[MORDOR_TROOPER, URUK_RUNNER],
    )
    scene.shadow_phase().use(THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE)
    scene.take_number(int(owner == "deck")).do(Verb.YES)
    assert scene.deck() == (
        [GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE]
        if owner == "deck"
        else [MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR]
    )
    assert scene.deck(SHADOW) == (
        [MORDOR_TROOPER, URUK_RUNNER] if owner == "deck" else [URUK_RUNNER, MORDOR_TROOPER]
    )


@pytest.mark.parametrize(
    ("fighter", "is_asked"), [(ELROND_LORD_OF_RIVENDELL, True), (MERRY_ROHIRRIM_SQUIRE, False)]
)
def test_ranks_without_number_waits_for_an_ally(fighter: str, is_asked: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[MORDOR_TROOPER],
        shadow_support=[RANKS_WITHOUT_NUMBER],
        shadow_discards=[URUK_RUNNER],
        site=6,
        twilight=1,
    )
    free_peoples_assign(scene, fighter, MORDOR_TROOPER)
    assert scene.can(Verb.TRIGGER, RANKS_WITHOUT_NUMBER) == is_asked
    if is_asked:
        scene.answer_with(RANKS_WITHOUT_NUMBER)
        assert (scene.in_play(URUK_RUNNER), scene.twilight) == (True, 0)


def test_rest_while_you_can_takes_one_card_of_each_side_when_its_bearer_dies() -> None:
    deck = [GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER, *[MERRY_ROHIRRIM_SQUIRE] * 9, URUK_RUNNER]
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE],
        bearing={PIPPIN_SWORN_TO_SERVICE: [REST_WHILE_YOU_CAN]},
        minions=[URUK_RUNNER],
        deck=deck,
        site=6,
    )
    scene.happen(wounds.kill, scene.card(PIPPIN_SWORN_TO_SERVICE))
    while scene.options(Verb.CHOOSE):
        assert scene.who == SHADOW
        assert not scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR)
        scene.do(Verb.CHOOSE)
    assert sorted(scene.deck()) == sorted(
        [GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER, *[MERRY_ROHIRRIM_SQUIRE] * 8]
    )


def test_ugluks_sword_discards_one_minion_to_play_another_for_three_less() -> None:
    scene = Scene(
        minions=[UGLUK_SERVANT_OF_SARUMAN, URUK_RUNNER],
        bearing={UGLUK_SERVANT_OF_SARUMAN: [UGLUKS_SWORD]},
        shadow_hand=[MORDOR_TROOPER, URUK_SEEKER, ADVANCE_URUK_PATROL],
        site=6,
        twilight=2,
    )
    scene.shadow_phase().use(UGLUKS_SWORD).choose(MORDOR_TROOPER).choose(ADVANCE_URUK_PATROL)
    assert (
        scene.in_play(ADVANCE_URUK_PATROL),
        scene.twilight,
        scene.wounds(UGLUK_SERVANT_OF_SARUMAN),
    ) == (True, 0, 1)


def test_ugluks_sword_gives_another_bearer_no_ability() -> None:
    scene = Scene(
        minions=[URUK_RUNNER],
        bearing={URUK_RUNNER: [UGLUKS_SWORD]},
        shadow_hand=[MORDOR_TROOPER, URUK_SEEKER],
        twilight=9,
    )
    assert not scene.shadow_phase().can(Verb.USE, UGLUKS_SWORD)


def test_vengeance_counts_every_card_the_opponent_bears() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319, WEARY],
            PIPPIN_SWORN_TO_SERVICE: [HOBBIT_SWORD_7_319],
        },
        minions=[URUK_RUNNER, URUK_SEEKER],
        shadow_hand=[VENGEANCE],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_RUNNER).wait_to(Verb.PLAY, VENGEANCE).play(VENGEANCE)
    if scene.can(Verb.CHOOSE, URUK_RUNNER):
        scene.choose(URUK_RUNNER)
    assert scene.strength(URUK_RUNNER) == 12


def test_weary_does_not_hear_the_shadow_assign() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [WEARY]},
        minions=[URUK_RUNNER],
        site=6,
    )
    scene.happen(
        assign_by_effect, scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(URUK_RUNNER), SHADOW
    )
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


def test_what_did_you_discover_hears_the_move_of_the_regroup_phase() -> None:
    for in_regroup in (True, False):
        scene = Scene(
            shadow_support=[WHAT_DID_YOU_DISCOVER],
            shadow_hand=[MORDOR_TROOPER, MORDOR_TROOPER],
            shadow_discards=[URUK_RUNNER],
            site=3,
        )
        if in_regroup:
            scene.regroup_phase()
        else:
            scene.fellowship_phase()
        scene.happen(path.move)
        assert scene.comes_to(Verb.TRIGGER, WHAT_DID_YOU_DISCOVER) == in_regroup
        if in_regroup:
            scene.answer_with(WHAT_DID_YOU_DISCOVER)
            assert scene.hand(SHADOW) == [URUK_RUNNER]


def test_wounded_exerts_its_bearer_who_heals_no_more() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[UNFERTH], shadow_hand=[WOUNDED], site=6
    )
    scene.shadow_phase().play(WOUNDED)
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(UNFERTH)) == (1, 1)
    scene.happen(wounds.heal, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(("archers", "playable"), [(2, True), (1, False)])
def test_covering_fire_spots_two_archers_and_stops_archery_events(
    archers: int, playable: bool
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[URUK_RUNNER, *[BAND_OF_URUK_BOWMEN] * archers],
        hand=[DOUBLE_SHOT],
        shadow_hand=[COVERING_FIRE],
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, COVERING_FIRE) is playable
    if playable:
        scene.play(COVERING_FIRE)
    scene.archery_phase()
    assert scene.can(Verb.PLAY, DOUBLE_SHOT) is not playable


def test_volley_fire_discards_two_archers_to_exhaust_an_unbound_companion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_RUNNER, BAND_OF_URUK_BOWMEN, URUK_CROSSBOWMAN],
        shadow_hand=[VOLLEY_FIRE],
        twilight=3,
        site=6,
    )
    scene.archery_phase().wait_to(Verb.PLAY, VOLLEY_FIRE).play(VOLLEY_FIRE)
    assert not scene.can(Verb.CHOOSE, URUK_RUNNER)
    scene.choose(BAND_OF_URUK_BOWMEN)
    assert scene.is_discarded(BAND_OF_URUK_BOWMEN)
    assert scene.is_discarded(URUK_CROSSBOWMAN)
    assert scene.in_play(URUK_RUNNER)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 3
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_volley_fire_needs_two_archers() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_RUNNER, BAND_OF_URUK_BOWMEN],
        shadow_hand=[VOLLEY_FIRE],
        twilight=3,
        site=6,
    )
    assert not scene.archery_phase().comes_to(Verb.PLAY, VOLLEY_FIRE)
