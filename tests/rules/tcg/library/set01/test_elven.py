"""The Elven cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.numbers import fighters, is_archer, shooters
from rules.tcg.engine.state.codes import ARCHERY, Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import count_discarded
from tests.rules.tcg.paths import OVER_THE_FORD, PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize(
    ("minions", "discarded"),
    [
        ((GOBLIN_RUNNER,), 2),
        ((GOBLIN_SCRABBLER, GOBLIN_BOWMAN), 2),
        ((ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR,), 0),
    ],
)
def test_ancient_enmity_empties_a_hand_once_where_the_elf_wins(
    minions: tuple[str, ...], discarded: int
) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [GWEMEGIL]},
        minions=[*minions, MORGUL_LACKEY],
        hand=[ANCIENT_ENMITY],
        shadow_hand=[MORDOR_TROOPER] * 5,
    )
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, *minions).play(ANCIENT_ENMITY).resolve()
    assert count_discarded(scene, MORDOR_TROOPER, 5) == discarded


def test_ancient_enmity_serves_no_elf_but_the_one_it_strengthened() -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND, LORIEN_ELF],
        minions=[GOBLIN_RUNNER, MORGUL_LACKEY],
        hand=[ANCIENT_ENMITY],
        shadow_hand=[MORDOR_TROOPER] * 5,
    )
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, GOBLIN_RUNNER).play(ANCIENT_ENMITY).choose(
        LORIEN_ELF
    ).resolve()
    assert count_discarded(scene, MORDOR_TROOPER, 5) == 0


@pytest.mark.parametrize(("rider", "cost"), [(ARWEN_DAUGHTER_OF_ELROND, 0), (LEGOLAS_GREENLEAF, 2)])
def test_asfaloth_is_cheaper_for_arwen(rider: str, cost: int) -> None:
    scene = Scene(fellowship=[rider], hand=[ASFALOTH], site=2, path=OVER_THE_FORD)
    before = scene.strength(rider)
    scene.fellowship_phase().play(ASFALOTH)
    assert scene.bearer_of(ASFALOTH) == rider
    paid = [note[2] for note in scene.log if note[0] == "paid"]
    assert paid == [cost]
    assert scene.strength(rider) == before + 4  # at a plains site


@pytest.mark.parametrize(("site", "bonus"), [(2, 4), (3, 2)])
def test_asfaloth_runs_on_the_plains(site: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [ASFALOTH]},
        site=site,
        path=OVER_THE_FORD,
    )
    assert scene.strength(ARWEN_DAUGHTER_OF_ELROND) == 6 + bonus


def test_asfaloth_does_not_go_underground() -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [ASFALOTH]},
        site=5,
        path=OVER_THE_FORD,
    )
    scene.maneuver_phase()
    assert scene.is_discarded(ASFALOTH)


@pytest.mark.parametrize("orcs", [0, 2])
def test_curse_their_foul_feet_costs_a_card_for_each_orc_shown(orcs: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        hand=[CURSE_THEIR_FOUL_FEET],
        shadow_hand=[MORDOR_TROOPER] * orcs + [URUK_SAVAGE] * 3,
    )
    scene.fellowship_phase().play(CURSE_THEIR_FOUL_FEET)
    for _ in range(orcs):
        assert scene.who == SHADOW
        scene.discard(URUK_SAVAGE) if scene.can(Verb.DISCARD) else scene.choose(URUK_SAVAGE)
    assert count_discarded(scene, URUK_SAVAGE, 3) == orcs


def test_galadriel_heals_those_at_home_with_her_and_plays_an_elf_for_nothing() -> None:
    scene = Scene(
        fellowship=[GALADRIEL_LADY_OF_LIGHT, RUMIL_ELVEN_PROTECTOR, ERESTOR],
        hand=[ARWEN_DAUGHTER_OF_ELROND],
        deck=[MORDOR_TROOPER] * 5,
    )
    scene.wound(RUMIL_ELVEN_PROTECTOR, 1).wound(ERESTOR, 1).wound(GALADRIEL_LADY_OF_LIGHT, 1)
    scene.turn_starts()
    assert [
        scene.wounds(card) for card in (RUMIL_ELVEN_PROTECTOR, GALADRIEL_LADY_OF_LIGHT, ERESTOR)
    ] == [0, 0, 1]
    scene.wait_to(Verb.USE, GALADRIEL_LADY_OF_LIGHT).use(GALADRIEL_LADY_OF_LIGHT)
    if scene.can(Verb.CHOOSE):
        scene.choose(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.in_play(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.twilight == 0


@pytest.mark.parametrize(("site", "moves"), [(3, 3), (2, 2)])
def test_gift_of_boats_carries_on_from_a_river(site: int, moves: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        support=[GIFT_OF_BOATS],
        site=site,
        path=OVER_THE_FORD,
    )
    assert moves_allowed(scene.state) == 2
    scene.fellowship_phase()
    assert moves_allowed(scene.state) == moves


def test_mallorn_trees_hides_an_elven_card_beneath_the_deck() -> None:
    scene = Scene(
        support=[MALLORN_TREES],
        hand=[ARWEN_DAUGHTER_OF_ELROND, GIMLI_DWARF_OF_EREBOR],
        deck=[MORDOR_TROOPER],
    )
    scene.fellowship_phase().use(MALLORN_TREES)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR)
        scene.choose(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.deck() == [ARWEN_DAUGHTER_OF_ELROND, MORDOR_TROOPER]
    assert scene.hand() == [GIMLI_DWARF_OF_EREBOR]


@pytest.mark.parametrize(("cards", "may"), [(6, False), (7, True)])
def test_mirror_of_galadriel_asks_for_seven_cards_and_takes_one_of_two(
    cards: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[GALADRIEL_LADY_OF_LIGHT, RUMIL_ELVEN_PROTECTOR, ERESTOR],
        support=[THE_MIRROR_OF_GALADRIEL],
        minions=[URUK_SAVAGE],
        shadow_hand=[MORDOR_TROOPER] * cards,
    )
    assert [
        scene.strength(card) for card in (GALADRIEL_LADY_OF_LIGHT, RUMIL_ELVEN_PROTECTOR, ERESTOR)
    ] == [4, 4, 5]
    scene.maneuver_phase()
    assert scene.can(Verb.USE, THE_MIRROR_OF_GALADRIEL) is may
    if may:
        scene.use(THE_MIRROR_OF_GALADRIEL)
        assert len(scene.options()) == 2
        scene.take_first()
        assert scene.wounds(GALADRIEL_LADY_OF_LIGHT) == 1
        assert len(scene.hand(SHADOW)) == 6


def test_shoulder_to_shoulder_pays_with_the_other_race() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, ARWEN_DAUGHTER_OF_ELROND],
        support=[SHOULDER_TO_SHOULDER],
        minions=[URUK_SAVAGE],
    )
    scene.wound(ARWEN_DAUGHTER_OF_ELROND, 1).maneuver_phase().use(SHOULDER_TO_SHOULDER).take_number(
        0
    )
    assert (
        scene.wounds(GIMLI_DWARF_OF_EREBOR),
        scene.wounds(ARWEN_DAUGHTER_OF_ELROND),
        scene.twilight,
    ) == (1, 0, 1)


def test_silinde_lends_the_text_of_rivendell_further_on() -> None:
    path = (*OVER_THE_FORD[:2], RIVENDELL_VALLEY, *OVER_THE_FORD[3:])
    scene = Scene(
        fellowship=[SILINDE],
        hand=[ARWEN_DAUGHTER_OF_ELROND],
        deck=[MORDOR_TROOPER],
        site=4,
        path=path,
    )
    scene.fellowship_phase().use(SILINDE)
    assert scene.in_play(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.hand() == [MORDOR_TROOPER]


@pytest.mark.parametrize(("item", "may"), [(ELVEN_BOW_1_41, True), (GWEMEGIL, False)])
@pytest.mark.parametrize("tale", [THE_SPLENDOR_OF_THEIR_BANNERS, THE_WHITE_ARROWS_OF_LORIEN])
def test_tales_of_archery_serve_an_archer_alone(tale: str, item: str, may: bool) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [tale, item]},
        minions=[URUK_SAVAGE, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_hand=[MORDOR_TROOPER] * 3,
    )
    assert is_archer(scene.state, scene.card(ARWEN_DAUGHTER_OF_ELROND)) is may
    scene.archery_phase()
    assert scene.can(Verb.USE, tale) is may
    if may:
        scene.use(tale)
        assert scene.wounds(ARWEN_DAUGHTER_OF_ELROND) == 1
        assert count_discarded(scene, MORDOR_TROOPER, 3) == (
            2 if tale == THE_WHITE_ARROWS_OF_LORIEN else 0
        )


@pytest.mark.parametrize(
    ("event", "ally", "other"),
    [
        (SUPPORT_OF_THE_LAST_HOMELY_HOUSE, SAELBETH, RUMIL_ELVEN_PROTECTOR),
        (SWAN_SHIP_OF_THE_GALADHRIM, RUMIL_ELVEN_PROTECTOR, SAELBETH),
    ],
)
def test_an_ally_leaves_home_to_fight_until_the_regroup_phase(
    event: str, ally: str, other: str
) -> None:
    scene = Scene(
        fellowship=[SAELBETH, RUMIL_ELVEN_PROTECTOR, GOLRADIR, OROPHIN_LORIEN_BOWMAN],
        minions=[URUK_SAVAGE],
        hand=[event],
    )
    before = scene.strength(ally)
    scene.maneuver_phase().play(event)
    assert not scene.can(Verb.CHOOSE, other)
    scene.choose(ally)
    place = scene.card(ally)
    assert scene.wounds(ally) == 1
    assert scene.strength(ally) == before + 3
    assert place in fighters(scene.state)
    assert place in shooters(scene.state)
    scene.regroup_phase()
    assert scene.strength(ally) == before
    assert place not in fighters(scene.state)


@pytest.mark.parametrize(
    ("wood", "site", "theirs", "bonus"),
    [
        (LOTHLORIEN_WOODS, 7, False, 3),
        (LOTHLORIEN_WOODS, 6, False, 6),
        (LOTHLORIEN_WOODS, 7, True, 0),
        (LOTHLORIEN_WOODS, 5, False, 0),
    ],
)
def test_uruviel_speaks_for_her_own_site_6_wherever_the_fellowship_is(
    wood: str, site: int, theirs: bool, bonus: int
) -> None:
    """Beside the site itself her text counts once more."""
    path = (*OVER_THE_FORD[:5], wood, *OVER_THE_FORD[6:])
    scene = Scene(
        fellowship=[URUVIEL_MAID_OF_LORIEN, RUMIL_ELVEN_PROTECTOR],
        minions=[URUK_SAVAGE],
        site=site,
        path=path,
    )
    if theirs:
        owners = list(scene.state.owner)
        owners[scene.card(wood)] = SHADOW
        scene.state.owner = tuple(owners)
    scene.maneuver_phase()
    assert scene.strength(RUMIL_ELVEN_PROTECTOR) == 3 + bonus


@pytest.mark.parametrize("elf", [ARWEN_DAUGHTER_OF_ELROND, LEGOLAS_PRINCE_OF_MIRKWOOD])
@pytest.mark.parametrize(
    ("minion", "bonus"), [(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, 3), (MORDOR_VETERAN, 0)]
)
def test_an_elf_is_three_stronger_against_a_nazgul(elf: str, minion: str, bonus: int) -> None:
    scene = Scene(fellowship=[elf], minions=[minion, MORGUL_LACKEY], site=6)
    assert scene.skirmish(elf, minion).strength(elf) == 6 + bonus


def test_celeborn_exerts_to_heal_an_ally_of_the_elves() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        support=[CELEBORN_LORD_OF_LORIEN, ELROND_LORD_OF_RIVENDELL, HOBBIT_FARMER],
    )
    for card in (LEGOLAS_GREENLEAF, ELROND_LORD_OF_RIVENDELL, HOBBIT_FARMER):
        scene.wound(card, 1)
    scene.fellowship_phase().use(CELEBORN_LORD_OF_LORIEN)
    offered = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
    assert offered == {CELEBORN_LORD_OF_LORIEN, ELROND_LORD_OF_RIVENDELL}, "himself too"
    scene.choose(ELROND_LORD_OF_RIVENDELL)
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == 0
    assert scene.wounds(CELEBORN_LORD_OF_LORIEN) == scene.wounds(LEGOLAS_GREENLEAF) == 1


def test_elrond_heals_those_at_home_with_him_and_draws() -> None:
    elrond = ELROND_LORD_OF_RIVENDELL
    scene = Scene(
        support=[elrond, GRIMIR_DWARVEN_ELDER, CELEBORN_LORD_OF_LORIEN],
        deck=[ROHIRRIM_GUARD] * 2,
    )
    for card in (elrond, GRIMIR_DWARVEN_ELDER, CELEBORN_LORD_OF_LORIEN):
        scene.wound(card, 1)
    scene.turn_starts()
    assert scene.wounds(elrond) == scene.wounds(GRIMIR_DWARVEN_ELDER) == 0
    assert scene.wounds(CELEBORN_LORD_OF_LORIEN) == 1
    scene.fellowship_phase().use(elrond)
    assert (scene.hand(), scene.wounds(elrond)) == ([ROHIRRIM_GUARD], 1)


@pytest.mark.parametrize(("played", "left"), [(LORIEN_ELF, 1), (DWARF_GUARD, 2)])
def test_far_seeing_eyes_cost_an_opponent_a_card_for_each_elf(played: str, left: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR],
        support=[FAR_SEEING_EYES],
        hand=[played],
        shadow_hand=[MORDOR_TROOPER, GOBLIN_RUNNER],
    )
    scene.fellowship_phase().play(played)
    if scene.who == SHADOW:
        scene.choose(GOBLIN_RUNNER)
        assert scene.is_discarded(GOBLIN_RUNNER)
    assert len(scene.hand(SHADOW)) == left


@pytest.mark.parametrize(
    ("ally", "prey", "safe"),
    [
        (OROPHIN_LORIEN_BOWMAN, URUK_SAVAGE, MORDOR_VETERAN),
        (RUMIL_ELVEN_PROTECTOR, MORDOR_VETERAN, URUK_SAVAGE),
    ],
)
def test_a_bowman_of_lorien_exerts_to_wound_his_prey(ally: str, prey: str, safe: str) -> None:
    scene = Scene(support=[ally], minions=[URUK_SAVAGE, MORDOR_VETERAN], site=6).archery_phase()
    scene.use(ally)
    assert (scene.wounds(prey), scene.wounds(safe), scene.wounds(ally)) == (1, 0, 1)


@pytest.mark.parametrize(
    ("ally", "friend", "stranger"),
    [
        (THE_GAFFER_SAMS_FATHER, SAM_SON_OF_HAMFAST, MERRY_ROHIRRIM_SQUIRE),
        (ROSIE_COTTON_HOBBITON_LASS, SAM_SON_OF_HAMFAST, MERRY_ROHIRRIM_SQUIRE),
    ],
)
def test_an_old_friend_exerts_to_heal_sam(ally: str, friend: str, stranger: str) -> None:
    scene = Scene(fellowship=[friend, stranger], support=[ally])
    scene.wound(friend, 1).wound(stranger, 1).fellowship_phase().use(ally)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, stranger)
        scene.choose(friend)
    assert (scene.wounds(friend), scene.wounds(stranger), scene.wounds(ally)) == (0, 1, 1)
    assert scene.strength(friend) == 3 + (ally == ROSIE_COTTON_HOBBITON_LASS)


def test_barliman_takes_an_event_of_gandalf_out_of_the_discard_pile() -> None:
    barliman = BARLIMAN_BUTTERBUR_PRANCING_PONY_PROPRIETOR
    scene = Scene(support=[barliman], discards=[SERVANT_OF_THE_SECRET_FIRE, GLAMDRING, CITY_OF_MEN])
    scene.fellowship_phase().use(barliman)
    assert scene.hand() == [SERVANT_OF_THE_SECRET_FIRE]
    assert scene.wounds(barliman) == 1


@pytest.mark.parametrize(
    ("companion", "playable"), [(LEGOLAS_GREENLEAF, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_elf_song_removes_a_burden_where_an_elf_is(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[ELF_SONG], burdens=3).fellowship_phase()
    assert scene.can(Verb.PLAY, ELF_SONG) is playable
    if playable:
        assert scene.play(ELF_SONG).burdens == 2


@pytest.mark.parametrize(
    ("fellowship", "support", "playable"),
    [
        ([LEGOLAS_GREENLEAF], [], True),
        ([ARAGORN_DRIVEN_BY_NEED], [ELROND_LORD_OF_RIVENDELL], True),
        ([ARAGORN_DRIVEN_BY_NEED], [], False),
    ],
    ids=["Elf companion", "Elf ally", "no Elf"],
)
def test_elven_cloak_is_given_by_an_elf_to_any_companion(
    fellowship: list[str], support: list[str], playable: bool
) -> None:
    scene = Scene(fellowship=fellowship, support=support, hand=[ELVEN_CLOAK]).fellowship_phase()
    assert scene.can(Verb.PLAY, ELVEN_CLOAK) is playable
    if playable:
        scene.play(ELVEN_CLOAK)
        bearers = {scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)}
        assert bearers == {FRODO_HOPE_OF_FREE_PEOPLES, *fellowship}


@pytest.mark.parametrize(("cloaks", "total"), [(0, 2), (1, 1), (2, 0)])
def test_each_elven_cloak_takes_one_from_the_minion_archery_total(cloaks: int, total: int) -> None:
    wearers = [ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD]
    scene = Scene(
        fellowship=wearers,
        bearing={wearer: [ELVEN_CLOAK] for wearer in wearers[:cloaks]},
        minions=[GOBLIN_MARKSMAN] * 2,
    )
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[1] == total


def test_lightfootedness_takes_one_from_the_minion_archery_total() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], minions=[GOBLIN_MARKSMAN] * 2, hand=[LIGHTFOOTEDNESS] * 2
    ).archery_phase()
    scene.play(LIGHTFOOTEDNESS)
    assert archery_totals(scene.state)[1] == 1


def test_lightfootedness_needs_an_elf_companion() -> None:
    scene = Scene(
        support=[ELROND_LORD_OF_RIVENDELL], minions=[GOBLIN_MARKSMAN], hand=[LIGHTFOOTEDNESS]
    ).archery_phase()
    assert not scene.can(Verb.PLAY, LIGHTFOOTEDNESS)


@pytest.mark.parametrize(
    ("path", "site", "strength"),
    [
        (PLAIN_FELLOWSHIP, 5, 5),
        (PLAIN_FELLOWSHIP, 6, 7),
        (PLAIN_FELLOWSHIP, 8, 7),
        (PLAIN_FELLOWSHIP, 9, 5),
        (ARAGORN_SITES, 6, 5),
    ],
)
def test_haldir_is_stronger_between_lorien_and_the_falls(
    path: tuple[str, ...], site: int, strength: int
) -> None:
    scene = Scene(fellowship=[HALDIR_ELF_OF_THE_GOLDEN_WOOD], path=path, site=site)
    assert scene.strength(HALDIR_ELF_OF_THE_GOLDEN_WOOD) == strength


@pytest.mark.parametrize(("other", "playable"), [(LORIEN_ELF, True), (DWARF_GUARD, False)])
def test_haldir_follows_an_elf(other: str, playable: bool) -> None:
    scene = Scene(fellowship=[other], hand=[HALDIR_ELF_OF_THE_GOLDEN_WOOD]).fellowship_phase()
    assert scene.can(Verb.PLAY, HALDIR_ELF_OF_THE_GOLDEN_WOOD) is playable


@pytest.mark.parametrize(
    ("elves", "bonus"),
    [
        ((), 0),
        ((ARWEN_DAUGHTER_OF_ELROND,), 1),
        ((ARWEN_DAUGHTER_OF_ELROND, RUMIL_ELVEN_PROTECTOR, LEGOLAS_GREENLEAF, ERESTOR), 3),
    ],
)
def test_last_alliance_counts_three_elves_at_most(elves: tuple[str, ...], bonus: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, *elves],
        bearing={ARAGORN_DRIVEN_BY_NEED: [THE_LAST_ALLIANCE_OF_ELVES_AND_MEN]},
    )
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 + bonus


def test_tale_of_gil_galad_strengthens_the_elf_who_bore_it() -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [THE_TALE_OF_GIL_GALAD]},
        minions=[URUK_SAVAGE, MORGUL_LACKEY],
    )
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, URUK_SAVAGE).use(THE_TALE_OF_GIL_GALAD)
    assert scene.is_discarded(THE_TALE_OF_GIL_GALAD)
    assert scene.strength(ARWEN_DAUGHTER_OF_ELROND) == 8


def test_the_council_of_elrond_plays_a_tale_from_the_draw_deck() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        hand=[THE_COUNCIL_OF_ELROND],
        deck=[LORIEN_ELF, BEREN_AND_LUTHIEN, LORIEN_ELF],
    )
    scene.fellowship_phase().play(THE_COUNCIL_OF_ELROND)
    assert not scene.can(Verb.CHOOSE, LORIEN_ELF)
    if scene.can(Verb.CHOOSE, BEREN_AND_LUTHIEN):
        scene.choose(BEREN_AND_LUTHIEN)
    assert scene.in_play(BEREN_AND_LUTHIEN)
    assert scene.deck() == [LORIEN_ELF] * 2
    # Its own cost and the cost of the tale.
    assert scene.twilight == 2 + 1


@pytest.mark.parametrize(("companion", "playable"), [(LORIEN_ELF, True), (DWARF_GUARD, False)])
def test_the_council_of_elrond_needs_an_elf(companion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[companion], hand=[THE_COUNCIL_OF_ELROND], deck=[BEREN_AND_LUTHIEN]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, THE_COUNCIL_OF_ELROND) is playable


@pytest.mark.parametrize(
    ("played", "offered"),
    [(BEREN_AND_LUTHIEN, True), (GREATEST_KINGDOM_OF_MY_PEOPLE, False), (LORIEN_ELF, False)],
    ids=["Elven tale", "Dwarven tale", "Elf"],
)
@pytest.mark.parametrize("takes_it", [True, False])
def test_songs_of_the_blessed_realm_may_remove_a_burden_for_an_elven_tale(
    played: str, offered: bool, takes_it: bool
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR],
        support=[SONGS_OF_THE_BLESSED_REALM],
        hand=[played],
        burdens=2,
    )
    scene.fellowship_phase().play(played)
    assert scene.can(Verb.TRIGGER, SONGS_OF_THE_BLESSED_REALM) is offered
    if offered and takes_it:
        scene.answer_with(SONGS_OF_THE_BLESSED_REALM)
    elif offered:
        scene.pass_()
    assert scene.burdens == (1 if offered and takes_it else 2)


@pytest.mark.parametrize(
    ("winner", "hears"), [(LEGOLAS_GREENLEAF, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_bow_of_the_galadhrim_shoots_a_minion_where_legolas_wins(
    winner: str, *, hears: bool
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        bearing={LEGOLAS_GREENLEAF: [BOW_OF_THE_GALADHRIM]},
        minions=[GOBLIN_RUNNER, MORDOR_VETERAN],
        site=6,
    ).skirmish(winner, GOBLIN_RUNNER)
    assert scene.comes_to(Verb.TRIGGER, BOW_OF_THE_GALADHRIM) is hears
    if hears:
        scene.answer_with(BOW_OF_THE_GALADHRIM)
        if scene.can(Verb.CHOOSE, MORDOR_VETERAN):
            scene.choose(MORDOR_VETERAN)
        assert scene.wounds(MORDOR_VETERAN) == 1
