"""The Men cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, game_number, is_archer
from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.operations.wounds import can_take_wound, kill
from rules.tcg.engine.state.codes import ARCHERY, MINION_ARCHERY, SKIRMISH, Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize(("men_discarded", "playable"), [(4, True), (3, False)])
def test_fires_brightly_burning_is_paid_for_with_four_discarded_cards(
    men_discarded: int, playable: bool
) -> None:
    """The twilight pool is empty, so its cost of 2 cannot be paid."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[FIRES_BRIGHTLY_BURNING],
        shadow_discards=[BRUTAL_EASTERLING] * men_discarded,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BRUTAL_EASTERLING)
    before = scene.strength(BRUTAL_EASTERLING)
    assert scene.comes_to(Verb.PLAY, FIRES_BRIGHTLY_BURNING) is playable
    if playable:
        scene.play(FIRES_BRIGHTLY_BURNING)
        scene.resolve()
        assert totals(scene)[1] == before + 2
        assert len(scene.state.removed[1]) == 4
        assert scene.is_discarded(FIRES_BRIGHTLY_BURNING)


def test_corsair_champion_answers_a_possession_from_hand() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        hand=[LONG_SPEAR],
        shadow_support=[HARMLESS],
        shadow_hand=[CORSAIR_CHAMPION],
    )
    scene.fellowship_phase().play(LONG_SPEAR).answer_with(CORSAIR_CHAMPION)
    scene.choose(EOMER_VALIANT_WARCHIEF)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1
    assert scene.hand(1) == [CORSAIR_CHAMPION]


def test_harmless_keeps_minions_from_wounds_in_its_bearers_skirmishes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [HARMLESS]},
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).resolve()
    assert scene.in_play(MORDOR_TROOPER)
    assert scene.wounds(MORDOR_TROOPER) == 0


@pytest.mark.parametrize(
    ("place", "burdens", "bears", "bonus"),
    [
        (ISENGARD_RUINED_15_192, 0, [], 0),
        (WEST_ROAD, 0, [], 1),
        (WEST_ROAD, 2, [], 2),
        (WEST_ROAD, 2, [CORSAIR_SCIMITAR], 3),
    ],
)
def test_driven_from_the_plains_counts_what_is_true(
    place: str, burdens: int, bears: list[str], bonus: int
) -> None:
    """Plains, a possession and a companion of little resistance: one for each."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: bears},
        shadow_support=[DRIVEN_FROM_THE_PLAINS],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
        hand=[AXE_STRIKE],
    )
    scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING).wait_to(Verb.USE, DRIVEN_FROM_THE_PLAINS)
    before = damage_bonus(scene.state, scene.card(BRUTAL_EASTERLING))
    scene.use(DRIVEN_FROM_THE_PLAINS)
    assert damage_bonus(scene.state, scene.card(BRUTAL_EASTERLING)) == before + bonus


def test_lying_in_wait_grows_with_other_men_and_with_their_victories() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, MERRY_ROHIRRIM_SQUIRE],
        minions=[BRUTAL_EASTERLING, EASTERLING_DISPATCHER, MAN_OF_BREE],
        shadow_support=[LYING_IN_WAIT],
        site=4,
        hand=[AXE_STRIKE, AXE_STRIKE],
    )
    assign(scene.state, scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(MAN_OF_BREE))
    scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING).do(Verb.FIGHT, DWARF_GUARD)
    scene.wait_to(Verb.USE, LYING_IN_WAIT)
    before = scene.strength(EASTERLING_DISPATCHER)
    scene.use(LYING_IN_WAIT).choose(EASTERLING_DISPATCHER)
    assert scene.bearer_of(LYING_IN_WAIT) == EASTERLING_DISPATCHER
    assert scene.strength(EASTERLING_DISPATCHER) == before + 2
    while scene.state.skirmisher == scene.card(DWARF_GUARD):
        scene.pass_()
    assert scene.strength(EASTERLING_DISPATCHER) == before + 3


@pytest.mark.parametrize(("title", "tokens"), [([MELLON], 1), ([TIRELESS, TIRELESS], 2)])
def test_pirate_cutthroat_counts_the_cards_of_one_title(title: list[str], tokens: int) -> None:
    scene = Scene(
        support=title,
        minions=[PIRATE_CUTTHROAT],
        shadow_support=[LYING_IN_WAIT],
        site=4,
    ).put_tokens(LYING_IN_WAIT, 1)
    scene.shadow_phase().use(PIRATE_CUTTHROAT)
    if scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.tokens(LYING_IN_WAIT) == 1 + tokens
    assert scene.wounds(PIRATE_CUTTHROAT) == 1


def test_caravan_from_the_south_robs_the_fellowship_at_its_own_sites() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        shadow_support=[CARAVAN_FROM_THE_SOUTH],
        hand=[RANGER_OF_WESTERNESSE],
        path=ARAGORN_SITES[:2],
        adventure=[FALLS_OF_RAUROS],
        site=2,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, RANGER_OF_WESTERNESSE)
    scene.play(RANGER_OF_WESTERNESSE).answer_with(RANGER_OF_WESTERNESSE)
    assert scene.who == SHADOW
    scene.answer_with(CARAVAN_FROM_THE_SOUTH)
    assert scene.is_discarded(DWARVEN_AXE)


@pytest.mark.parametrize(("place", "tokens"), [(WEST_ROAD, 4), (FALLS_OF_RAUROS, 1)])
def test_caravan_from_the_south_brings_tokens_past_plains(place: str, tokens: int) -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[CARAVAN_FROM_THE_SOUTH],
        shadow_support=[LYING_IN_WAIT],
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
        twilight=1,
        site=3,
    ).put_tokens(LYING_IN_WAIT, 1)
    scene.shadow_phase().play(CARAVAN_FROM_THE_SOUTH)
    assert scene.tokens(LYING_IN_WAIT) == tokens


@pytest.mark.parametrize(("tokens", "archery"), [(5, 2), (4, 0)])
def test_desert_wind_shoots_with_five_tokens_of_anyone(tokens: int, archery: int) -> None:
    scene = Scene(
        support=[SONG_OF_THE_SHIRE], minions=[DESERT_WIND], shadow_support=[LYING_IN_WAIT]
    )
    scene.put_tokens(SONG_OF_THE_SHIRE, 2).put_tokens(LYING_IN_WAIT, tokens - 2)
    assert game_number(scene.state, MINION_ARCHERY) == archery


@pytest.mark.parametrize(("friends", "offered"), [([BRUTAL_EASTERLING], True), ([], False)])
def test_easterling_runner_turns_any_token_into_one_of_men(
    friends: list[str], offered: bool
) -> None:
    scene = Scene(
        support=[SONG_OF_THE_SHIRE],
        minions=[EASTERLING_RUNNER, *friends],
        shadow_support=[LYING_IN_WAIT],
        twilight=1,
        site=4,
    ).put_tokens(SONG_OF_THE_SHIRE, 1)
    scene.put_tokens(LYING_IN_WAIT, 1).shadow_phase()
    assert scene.can(Verb.USE, EASTERLING_RUNNER) is offered
    if offered:
        scene.use(EASTERLING_RUNNER).choose(SONG_OF_THE_SHIRE)
        assert scene.tokens(SONG_OF_THE_SHIRE) == 0
        assert scene.tokens(LYING_IN_WAIT) == 2
        assert scene.wounds(EASTERLING_RUNNER) == 1


def test_howdah_counts_archers_and_shoots_for_itself_or_two_tokens() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[SOUTHRON_MURDERER, BRUTAL_EASTERLING],
        shadow_hand=[HOWDAH],
        site=4,
    )
    scene.shadow_phase().play(HOWDAH).take_number(1)
    assert scene.tokens(HOWDAH) == 1
    scene.archery_phase().answer_with(HOWDAH)
    # One token is too few: it pays with itself.
    assert scene.is_discarded(HOWDAH)


@pytest.mark.parametrize(("tokens", "wounds"), [(4, 0), (3, 1)])
def test_southron_murderer_is_safe_behind_four_tokens_outside_skirmishes(
    tokens: int, wounds: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[SOUTHRON_MURDERER], shadow_support=[LYING_IN_WAIT]
    ).put_tokens(LYING_IN_WAIT, tokens)
    scene.state.phase = ARCHERY
    assert can_take_wound(scene.state, scene.card(SOUTHRON_MURDERER)) is bool(wounds)
    scene.state.phase = SKIRMISH
    assert can_take_wound(scene.state, scene.card(SOUTHRON_MURDERER))


@pytest.mark.parametrize(("minion", "offered"), [(BRUTAL_EASTERLING, True), (ORKISH_SCOUT, False)])
def test_harmless_goes_to_a_companion_who_loses_to_men(minion: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[minion], shadow_support=[HARMLESS], site=6
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, minion)
    assert scene.can(Verb.TRIGGER, HARMLESS) is offered
    if offered:
        scene.answer_with(HARMLESS)
        assert scene.bearer_of(HARMLESS) == GIMLI_DWARF_OF_EREBOR


def test_a_companion_bears_one_harmless_and_a_minion_one_lying_in_wait() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [HARMLESS], BRUTAL_EASTERLING: [LYING_IN_WAIT]},
        minions=[BRUTAL_EASTERLING],
        shadow_support=[HARMLESS, LYING_IN_WAIT],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, BRUTAL_EASTERLING).wait_to(Verb.PLAY, AXE_STRIKE).pass_()
    assert not scene.can(Verb.USE, LYING_IN_WAIT)
    scene.pass_all()
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.card(HARMLESS, 1) in scene.state.attached[scene.card(GIMLI_DWARF_OF_EREBOR)]


def test_bring_down_the_wall_counts_the_wounds_of_a_companion() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, EOMER_VALIANT_WARCHIEF],
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[BRING_DOWN_THE_WALL],
        site=4,
    ).wound(EOMER_VALIANT_WARCHIEF, 2)
    before = scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING).strength(BRUTAL_EASTERLING)
    scene.happen(play_card, SHADOW, scene.card(BRING_DOWN_THE_WALL)).choose(EOMER_VALIANT_WARCHIEF)
    assert scene.strength(BRUTAL_EASTERLING) == before + 2


@pytest.mark.parametrize("idler", [CRUEL_DUNLENDING, VICIOUS_DUNLENDING])
@pytest.mark.parametrize("assigned", [True, False])
def test_a_dunlending_who_stands_by_eggs_another_on(idler: str, assigned: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING, idler],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING, *[idler] * assigned)
    assert scene.comes_to(Verb.USE, idler) is not assigned
    if not assigned:
        before = damage_bonus(scene.state, scene.card(BRUTAL_EASTERLING))
        scene.use(idler)
        gained = damage_bonus(scene.state, scene.card(BRUTAL_EASTERLING)) - before
        assert (fierce(scene, BRUTAL_EASTERLING), gained) == (
            (True, 0) if idler == CRUEL_DUNLENDING else (False, 1)
        )
        assert scene.wounds(idler) == 1


@pytest.mark.parametrize(
    ("others", "wounds", "price"), [([BRUTAL_EASTERLING], 2, 4), ([MORDOR_TROOPER], 2, 6)]
)
def test_dunlending_patriarch_is_cheaper_by_the_ring_bearers_wounds(
    others: list[str], wounds: int, price: int
) -> None:
    scene = Scene(minions=others, shadow_hand=[DUNLENDING_PATRIARCH], twilight=6, site=4)
    scene.wound(scene.id_of(scene.state.ring_bearer[0]), wounds)
    scene.shadow_phase().play(DUNLENDING_PATRIARCH)
    assert scene.twilight == 6 - price


def test_grima_footman_of_saruman_tires_everybody_when_one_dies() -> None:
    grima = GRIMA_FOOTMAN_OF_SARUMAN
    scene = Scene(
        fellowship=[DWARF_GUARD, EOMER_VALIANT_WARCHIEF], minions=[grima, BRUTAL_EASTERLING]
    )
    scene.happen(kill, scene.card(DWARF_GUARD), scene.card(BRUTAL_EASTERLING))
    scene.answer_with(grima)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1
    assert scene.wounds(scene.id_of(scene.state.ring_bearer[0])) == 1


@pytest.mark.parametrize(("tokens", "bonus"), [(1, 2), (0, 0)])
def test_worn_battleaxe_counts_companions_in_fights_if_there_is_a_token(
    tokens: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, EOMER_VALIANT_WARCHIEF],
        minions=[BRUTAL_EASTERLING, MORDOR_TROOPER],
        bearing={BRUTAL_EASTERLING: [WORN_BATTLEAXE]},
        shadow_support=[LYING_IN_WAIT],
    ).put_tokens(LYING_IN_WAIT, tokens)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 2
    assign(scene.state, scene.card(DWARF_GUARD), scene.card(BRUTAL_EASTERLING))
    assign(scene.state, scene.card(EOMER_VALIANT_WARCHIEF), scene.card(MORDOR_TROOPER))
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 2 + bonus


@pytest.mark.parametrize(("other", "playable"), [(BRUTAL_EASTERLING, True), (ORKISH_SCOUT, False)])
@pytest.mark.parametrize("card", [DUNLENDING_TRAPPER, VOICE_OF_THE_DESERT])
def test_men_come_to_men(card: str, other: str, *, playable: bool) -> None:
    scene = Scene(minions=[other], shadow_hand=[card], twilight=9, site=4)
    assert scene.shadow_phase().can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(("discarded", "offered"), [(WORN_BATTLEAXE, True), (ORKISH_SCOUT, False)])
def test_dunlending_trapper_lies_in_wait_for_an_unbound_companion(
    discarded: str, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[DUNLENDING_TRAPPER, MORDOR_TROOPER],
        shadow_hand=[discarded],
        site=4,
    )
    scene.assignment_phase()
    assert scene.comes_to(Verb.USE, DUNLENDING_TRAPPER) is offered
    if offered:
        scene.use(DUNLENDING_TRAPPER)
        assert scene.is_discarded(discarded)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(DWARF_GUARD)
        assert scene.assigned_to(DUNLENDING_TRAPPER) == [DWARF_GUARD]
        assert scene.assigned_to(MORDOR_TROOPER) == []
        # Each minion is assigned once.
        assert not scene.comes_to(Verb.USE, DUNLENDING_TRAPPER)


@pytest.mark.parametrize("other", [BRUTAL_EASTERLING, ORKISH_SCOUT])
@pytest.mark.parametrize("assigned", [0, 1, 2])
def test_merciless_dunlending_grows_with_each_companion_who_must_fight(
    assigned: int, other: str
) -> None:
    """Only beside another minion of Men, whoever the companions fight."""
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[MERCILESS_DUNLENDING, other],
        site=4,
    )
    against = [MERCILESS_DUNLENDING, other]
    for companion, minion in [(DWARF_GUARD, other), (GIMLI_DWARF_OF_EREBOR, against[0])][:assigned]:
        assign(scene.state, scene.card(companion), scene.card(minion))
    bonus = 2 * assigned if other == BRUTAL_EASTERLING else 0
    assert scene.strength(MERCILESS_DUNLENDING) == 8 + bonus


def test_stragglers_begin_with_a_token() -> None:
    scene = Scene(shadow_hand=[STRAGGLERS], twilight=1, site=4)
    scene.shadow_phase().play(STRAGGLERS)
    assert scene.tokens(STRAGGLERS) == 1


@pytest.mark.parametrize(("tokens", "stays"), [(1, True), (1, False), (0, False)])
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ([], 0),
        ([EASTERLING_RUNNER], 2),
        ([EASTERLING_RUNNER, SOUTHRON_MURDERER, ORKISH_SCOUT], 4),
    ],
)
def test_stragglers_strengthen_for_men_who_do_not_fight(
    others: list[str], bonus: int, tokens: int, *, stays: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING, *others],
        # The second keeps the skirmish open.
        shadow_support=[STRAGGLERS] * 2,
        site=4,
    ).put_tokens(STRAGGLERS, tokens)
    scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING).wait_to(Verb.USE, STRAGGLERS).use(STRAGGLERS)
    if tokens:
        scene.choose("remove" if stays else "discard")
    if others:
        assert not scene.can(Verb.CHOOSE, ORKISH_SCOUT)
        scene.choose(BRUTAL_EASTERLING)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + bonus
    assert scene.in_play(STRAGGLERS) is stays
    assert scene.tokens(STRAGGLERS) == 0


@pytest.mark.parametrize(
    ("site", "safe", "archers", "fierce_men"),
    [
        (3, True, False, False),
        (4, False, True, False),
        (6, False, True, False),
        (7, False, False, True),
    ],
)
def test_the_voice_of_the_desert_calls_otherwise_in_each_region(
    site: int, *, safe: bool, archers: bool, fierce_men: bool
) -> None:
    cards = (VOICE_OF_THE_DESERT, BRUTAL_EASTERLING, ORKISH_SCOUT)
    scene = Scene(minions=cards, site=site)
    places = [scene.card(card) for card in cards]
    assert [can_take_wound(scene.state, place) for place in places] == [not safe, not safe, True]
    assert [is_archer(scene.state, place) for place in places] == [archers, archers, False]
    assert [fierce(scene, card) for card in cards] == [fierce_men, fierce_men, False]
    assert archery_totals(scene.state)[1] == (2 if archers else 0)


@pytest.mark.parametrize("minion", [CORSAIR_CHAMPION, DUNLENDING_PATRIARCH])
@pytest.mark.parametrize(
    "wounded",
    [[], [DWARF_GUARD], [FRODO_HOPE_OF_FREE_PEOPLES, DWARF_GUARD]],
    ids=["nobody", "the Guard", "everybody"],
)
def test_men_are_fierce_while_every_companion_is_wounded(minion: str, wounded: list[str]) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[minion, BRUTAL_EASTERLING], site=4)
    for card in wounded:
        scene.wound(card, 1)
    assert fierce(scene, minion) is (len(wounded) == 2)
    assert not fierce(scene, BRUTAL_EASTERLING)


def test_dunlending_trapper_is_not_sent_into_a_fierce_skirmish() -> None:
    """He is not fierce, so what assigns him is ignored (4.2, "fierce")."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[DUNLENDING_TRAPPER, TRACKING_URUK],
        shadow_hand=[WORN_BATTLEAXE],
        site=4,
    ).assignment_phase(fierce=True)
    if scene.comes_to(Verb.USE, DUNLENDING_TRAPPER):
        scene.use(DUNLENDING_TRAPPER)
    assert scene.assigned_to(DUNLENDING_TRAPPER) == []
    assert scene.wounds(DWARF_GUARD) == 0


def test_dunlending_trappers_do_not_gang_up_on_one_companion() -> None:
    """An action assigns only those who are both unassigned (4.2, "assignment phase")."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[DUNLENDING_TRAPPER, DUNLENDING_TRAPPER, MORDOR_TROOPER],
        shadow_hand=[WORN_BATTLEAXE] * 3,
        site=4,
    ).assignment_phase()
    scene.wait_to(Verb.USE, DUNLENDING_TRAPPER).take(scene.options(Verb.USE)[0])
    assert scene.assigned_to(DUNLENDING_TRAPPER) == [DWARF_GUARD]
    assert not scene.comes_to(Verb.USE, DUNLENDING_TRAPPER)
    assert len(scene.hand(SHADOW)) == 2
