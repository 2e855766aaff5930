"""The Gandalf cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import DEFENDER, REMOVED, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("bearer", "offered"), [(GRIMBEORN, True), (LIBRARIAN, False)])
def test_beorning_axe_serves_grimbeorn_when_he_wins(bearer: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [BEORNING_AXE]},
        discards=[MELLON, DWARF_GUARD],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(bearer))
    assert scene.can(Verb.TRIGGER, BEORNING_AXE) is offered
    if offered:
        scene.answer_with(BEORNING_AXE)
        assert scene.hand() == [MELLON]


@pytest.mark.parametrize("draws", [True, False])
def test_librarian_gives_a_follower_for_a_card_or_an_event(draws: bool) -> None:
    scene = Scene(
        fellowship=[LIBRARIAN],
        support=[GWAIHIR],
        deck=[DWARF_GUARD],
        discards=[PROLONGED_STRUGGLE, MELLON, DWARF_GUARD],
    )
    scene.regroup_phase().use(LIBRARIAN)
    scene.choose("draw" if draws else "take")
    assert scene.is_discarded(GWAIHIR)
    assert scene.hand() == [DWARF_GUARD if draws else PROLONGED_STRUGGLE]


@pytest.mark.parametrize(("tokens", "bonus"), [(2, 2), (1, 0)])
def test_librarian_strengthens_men_of_gandalf_with_two_tokens(tokens: int, bonus: int) -> None:
    scene = Scene(fellowship=[LIBRARIAN, GRIMBEORN, DWARF_GUARD], support=[MELLON])
    before = [scene.strength(card) for card in (LIBRARIAN, GRIMBEORN, DWARF_GUARD)]
    scene.put_tokens(MELLON, tokens).fellowship_phase()
    after = [scene.strength(card) for card in (LIBRARIAN, GRIMBEORN, DWARF_GUARD)]
    assert after == [before[0] + bonus, before[1] + bonus, before[2]]


@pytest.mark.parametrize(
    ("fellowship", "playable"), [([GANDALF_RETURNED], True), ([LIBRARIAN], False)]
)
def test_drawn_to_full_height_takes_the_strength_of_possessions_and_no_more(
    fellowship: list[str], playable: bool
) -> None:
    """The halberd adds damage too, and the condition adds strength."""
    scene = Scene(
        fellowship=[*fellowship, DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_HALBERD, IN_TWILIGHT]},
        hand=[DRAWN_TO_FULL_HEIGHT, BATTLE_FURY],
        site=6,
    )
    before = scene.strength(BRUTAL_EASTERLING)
    scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING)
    assert scene.can(Verb.PLAY, DRAWN_TO_FULL_HEIGHT) is playable
    if playable:
        scene.play(DRAWN_TO_FULL_HEIGHT)
        assert before > 11 + 2
        assert scene.strength(BRUTAL_EASTERLING) == 11 + 2
        assert damage_bonus(scene.state, scene.card(BRUTAL_EASTERLING)) == 1
        scene.resolve()
        assert scene.strength(BRUTAL_EASTERLING) == before


ENTS = [ENT_AVENGER_15_28, LEAFLOCK, SHADOW_OF_THE_WOOD]


@pytest.mark.parametrize(("site", "region_three"), [(2, False), (5, False), (7, True)])
@pytest.mark.parametrize(
    ("fellowship", "ents"),
    [(ENTS[:2], True), ([LIBRARIAN, ENTS[0]], False), ([DWARF_GUARD], False)],
)
def test_ents_marching_defend_in_two_regions_and_draw_in_the_third(
    fellowship: list[str], ents: bool, site: int, region_three: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        minions=[MORDOR_VETERAN],
        hand=[ENTS_MARCHING],
        deck=[MELLON, MELLON],
        site=site,
    ).maneuver_phase()
    playable = fellowship != [DWARF_GUARD] if region_three else ents
    assert scene.comes_to(Verb.PLAY, ENTS_MARCHING) is playable
    if not playable:
        return
    scene.play(ENTS_MARCHING)
    while scene.can(Verb.CHOOSE, ENTS[0]):
        scene.choose(ENTS[0])
    assert len(scene.hand()) == int(region_three)
    assert scene.number(DEFENDER, ENTS[0]) == int(not region_three)
    assert sum(scene.wounds(ent) for ent in fellowship) == (0 if region_three else 2)


@pytest.mark.parametrize(
    ("wizards", "weed", "playable", "burdens"),
    [
        ([GANDALF_RETURNED, RADAGAST_THE_BROWN], 2, True, 1),
        ([GANDALF_RETURNED], 2, True, 2),
        ([], 2, True, 3),
        ([GANDALF_RETURNED], 1, False, 3),
    ],
)
def test_one_upsmanship_removes_a_burden_for_each_wizard(
    wizards: list[str], weed: int, playable: bool, burdens: int
) -> None:
    scene = Scene(
        fellowship=wizards,
        support=[OLD_TOBY, LONG_STEMMED_PIPE][:weed],
        minions=[MORDOR_VETERAN],
        hand=[ONE_UPSMANSHIP],
        burdens=3,
        site=6,
    ).maneuver_phase()
    assert scene.comes_to(Verb.PLAY, ONE_UPSMANSHIP) is playable
    if playable:
        scene.play(ONE_UPSMANSHIP)
    assert scene.burdens == burdens


@pytest.mark.parametrize(("twilight", "left"), [(5, 2), (2, 0)])
def test_our_time_lends_twilight_until_the_maneuver_phase(twilight: int, left: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        minions=[MORDOR_VETERAN],
        hand=[OUR_TIME],
        twilight=twilight,
        site=6,
    )
    scene.fellowship_phase().play(OUR_TIME)
    assert scene.twilight == left
    assert scene.wounds(GANDALF_RETURNED) == 1
    scene.maneuver_phase()
    assert scene.twilight == left + 4
    assert scene.state.zone[scene.card(OUR_TIME)] == REMOVED


@pytest.mark.parametrize(
    ("fellowship", "wounds"), [([LIBRARIAN], 0), ([RADAGAST_THE_BROWN], 0), ([GANDALF_RETURNED], 3)]
)
def test_our_time_needs_gandalf_to_exert(fellowship: list[str], wounds: int) -> None:
    scene = Scene(fellowship=fellowship, hand=[OUR_TIME]).wound(fellowship[0], wounds)
    assert not scene.fellowship_phase().can(Verb.PLAY, OUR_TIME)


@pytest.mark.parametrize(
    ("fellowship", "threats", "offered"),
    [
        ([RADAGAST_THE_BROWN, DWARF_GUARD], 1, True),
        ([RADAGAST_THE_BROWN, DWARF_GUARD], 2, False),
        ([LIBRARIAN, DWARF_GUARD], 0, False),
    ],
)
def test_perspective_keeps_a_minion_from_its_special_ability(
    fellowship: list[str], threats: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        support=[PERSPECTIVE],
        minions=[BATTLEFIELD_RECRUIT],
        hand=[BATTLE_FURY],
        threats=threats,
        site=6,
    ).maneuver_phase()
    assert scene.can(Verb.USE, PERSPECTIVE) is offered
    if offered:
        scene.use(PERSPECTIVE)
        assert scene.threats == threats + 2
    scene.skirmish(DWARF_GUARD, BATTLEFIELD_RECRUIT)
    assert scene.comes_to(Verb.USE, BATTLEFIELD_RECRUIT) is not offered


@pytest.mark.parametrize(
    ("event", "wounds", "offered"),
    [
        (DRAWN_TO_FULL_HEIGHT, 0, True),
        (DRAWN_TO_FULL_HEIGHT, 4, False),
        (BATTLE_FURY, 0, False),
    ],
)
def test_radagasts_herb_bag_wounds_a_minion_with_each_spell(
    event: str, wounds: int, offered: bool
) -> None:
    """The bag adds 1 to Radagast's vitality of 4."""
    scene = Scene(
        fellowship=[RADAGAST_THE_BROWN, DWARF_GUARD],
        bearing={RADAGAST_THE_BROWN: [RADAGASTS_HERB_BAG]},
        minions=[MORDOR_VETERAN],
        hand=[event, BATTLE_FURY],
        site=6,
    ).wound(RADAGAST_THE_BROWN, wounds)
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).play(event)
    assert scene.can(Verb.TRIGGER, RADAGASTS_HERB_BAG) is offered
    if offered:
        scene.answer_with(RADAGASTS_HERB_BAG)
        assert scene.wounds(MORDOR_VETERAN) == 1
        assert scene.wounds(RADAGAST_THE_BROWN) == 1


@pytest.mark.parametrize("played", [OLD_TOBY, HALFLING_LEAF, GANDALFS_PIPE])
def test_ship_of_smoke_takes_free_peoples_cards_with_each_pipeweed(played: str) -> None:
    top = [DWARF_GUARD, MORDOR_TROOPER, MELLON]
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        support=[SHIP_OF_SMOKE],
        hand=[played],
        deck=[LIBRARIAN, *top],
    )
    scene.fellowship_phase().play(played)
    assert scene.can(Verb.TRIGGER, SHIP_OF_SMOKE) is (played != GANDALFS_PIPE)
    if played != GANDALFS_PIPE:
        scene.answer_with(SHIP_OF_SMOKE)
        assert {DWARF_GUARD, MELLON} <= set(scene.hand())
        assert scene.is_discarded(MORDOR_TROOPER)


def test_ship_of_smoke_needs_gandalf() -> None:
    scene = Scene(
        fellowship=[RADAGAST_THE_BROWN],
        support=[SHIP_OF_SMOKE],
        hand=[HALFLING_LEAF],
        deck=[DWARF_GUARD],
    )
    scene.fellowship_phase().play(HALFLING_LEAF)
    assert not scene.can(Verb.TRIGGER, SHIP_OF_SMOKE)


@pytest.mark.parametrize(("man", "offered"), [(LIBRARIAN, True), (GANDALF_RETURNED, False)])
def test_last_stand_gathers_tokens_from_a_man_of_gandalf(man: str, offered: bool) -> None:
    scene = Scene(fellowship=[man, DWARF_GUARD], support=[LAST_STAND]).fellowship_phase()
    assert scene.can(Verb.USE, LAST_STAND) is offered
    if offered:
        assert scene.use(LAST_STAND).tokens(LAST_STAND) == 2
        assert scene.wounds(man) == 1


@pytest.mark.parametrize(("tokens", "offered"), [(4, True), (2, False)])
def test_last_stand_strengthens_any_companion_for_three_tokens(tokens: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[LAST_STAND],
        minions=[MORDOR_VETERAN],
        hand=[BATTLE_FURY],
        site=6,
    ).put_tokens(LAST_STAND, tokens)
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN)
    assert scene.can(Verb.USE, LAST_STAND) is offered
    if offered:
        scene.use(LAST_STAND).choose(DWARF_GUARD)
        assert scene.strength(DWARF_GUARD) == 4 + 3
        assert scene.tokens(LAST_STAND) == tokens - 3
