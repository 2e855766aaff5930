"""Moving cards between the places of the table, and knowing which of them are active."""

from rules import chance
from rules.tcg.engine.blueprint import Ability, Ban, Modifier
from rules.tcg.engine.codes import (
    BORNE,
    FELLOWSHIP,
    GAINED_TRAITS,
    IN_ADVENTURE_DECK,
    IN_DEAD_PILE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    IN_VOID,
    LOST_TRAITS,
    MOVE_LIMIT,
    REMOVED,
    RESISTANCE,
    SITE_NUMBER,
    STACKED,
    STATISTICS,
    STRENGTH,
    TEXT_IGNORED,
    VITALITY,
)
from rules.tcg.engine.state import InForce, State, Temporary
from rules.tcg.engine.traits import (
    ALLY,
    COMPANION,
    CONDITION,
    FREE_PEOPLES,
    MINION,
    SHADOW,
    THE_ONE_RING,
    UNIQUE,
)

RULE_OF_FOUR = 4
COPIES_IN_EFFECT = 4
HAND_SIZE = 8

# What a borne card adds to its bearer: the numbers printed on possessions and artifacts.
LENT = (STRENGTH, VITALITY, RESISTANCE, SITE_NUMBER)

Entry = tuple[int, Modifier]


def active_cards(state: State) -> list[int]:
    """Return the cards that are active now (4.2, "active").

    The active player's Free Peoples cards and The One Ring, the Shadow players' Shadow cards,
    whatever those bear, and the sites, on the path or controlled.
    """
    cards = _active_but_sites(state)
    if state.turn:
        # Site text is not active while starting fellowships are played.
        cards += state.path
        cards += _cards_on_sites(state)
    return cards


def _cards_on_sites(state: State) -> list[int]:
    """Return the cards borne by sites that are of the side their owner has this turn."""
    cards: list[int] = []
    for site in state.path:
        for card in state.attached[site]:
            side = FREE_PEOPLES if state.owner[card] == state.active else SHADOW
            if state.blueprints[card].traits & side:
                cards.append(card)
    return cards


def _active_but_sites(state: State) -> list[int]:
    active = state.active
    blueprints = state.blueprints
    attached = state.attached
    cards = state.companions[active] + state.allies[active]
    for card in state.support[active]:
        if blueprints[card].traits & FREE_PEOPLES:
            cards.append(card)
    cards += state.minions
    for player in state.shadows:
        for card in state.support[player]:
            if blueprints[card].traits & SHADOW:
                cards.append(card)
    for card in cards:
        if attached[card]:
            # The list grows while it is read: what a borne card bears is found too.
            cards += attached[card]
    return cards


def texts_in_force(state: State) -> list[int]:
    """Return the active cards whose game text applies: of the sites only the fellowship's own.

    A controlled site's text applies only where it speaks of being controlled (4.2, "control").
    What any site bears is in force.
    """
    cards = _active_but_sites(state)
    if not state.turn:
        return cards
    cards += _cards_on_sites(state)
    here = state.site()
    if here not in state.control:
        cards.append(here)
    cards += [site for site in state.control if state.blueprints[site].holds_while_controlled]
    if len(state.shadows) > 1:
        surplus = _surplus_conditions(state, cards)
        cards = [card for card in cards if card not in surplus]
    return cards


def _surplus_conditions(state: State, cards: list[int]) -> set[int]:
    """Return the Shadow conditions whose text is ignored because other players have copies.

    Of a unique one the first copy counts, of another the first four, in the order of the
    Shadow players from the right of the Free Peoples player (4.2, "active").
    """
    blueprints = state.blueprints
    copies: dict[str, int] = {}
    surplus = set()
    for player in state.shadows:
        for card in cards:
            traits = blueprints[card].traits
            if state.owner[card] != player or not (traits & CONDITION and traits & SHADOW):
                continue
            title = blueprints[card].title
            copies[title] = copies.get(title, 0) + 1
            if copies[title] > (1 if traits & UNIQUE else COPIES_IN_EFFECT):
                surplus.add(card)
    return surplus


_NOTHING_IN_FORCE: list[tuple[Entry, ...]] = [()] * STATISTICS


def refresh(state: State) -> None:
    """Find anew which modifiers, bans, triggers and abilities are in force.

    Called when a card with any comes into play, leaves it, or turns active or inactive.
    """
    modifiers: dict[int, list[Entry]] = {}
    listeners: dict[int, list[tuple[int, Ability]]] = {}
    bans: list[tuple[int, Ban]] = []
    watched: list[int] = []
    usable: list[int] = []
    heard = state.hands_answer
    gains = fickle = False
    blueprints = state.blueprints
    for card in texts_in_force(state):
        blueprint = blueprints[card]
        if not blueprint.passive:
            continue
        gains = gains or blueprint.gives_words
        fickle = fickle or blueprint.gives_life
        if blueprint.special_phases:
            usable.append(card)
        for statistic, modifier in blueprint.everywhere:
            modifiers.setdefault(statistic, []).append((card, modifier))
        for ban in blueprint.bans:
            bans.append((card, ban))
        if blueprint.discard_when:
            watched.append(card)
        for ability in blueprint.triggers:
            heard |= _listen(listeners, card, ability)
        for ability in blueprint.responses:
            heard |= _listen(listeners, card, ability)
    for granted in state.granted:
        rule = granted.rule
        for statistic, modifier in rule.everywhere:
            modifiers.setdefault(statistic, []).append((granted.card, modifier))
        for statistic, modifier in rule.own:
            only = _only(granted.card, modifier)
            modifiers.setdefault(statistic, []).append((granted.card, only))
        bans += [(granted.card, ban) for ban in rule.bans]
        for ability in rule.triggers:
            heard |= _listen(listeners, granted.card, ability)
    by_statistic = _NOTHING_IN_FORCE[:]
    for statistic, entries in modifiers.items():
        by_statistic[statistic] = tuple(entries)
        state.possible |= 1 << statistic
    if state.in_force.fickle:
        state.unsettled = True
    if state.in_force.modifiers[MOVE_LIMIT]:
        _keep_move_limit(state, by_statistic[MOVE_LIMIT])
    state.in_force = InForce(
        tuple(by_statistic),
        {event: tuple(entries) for event, entries in listeners.items()},
        tuple(bans),
        tuple(watched),
        heard,
        gains or GAINED_TRAITS in modifiers or LOST_TRAITS in modifiers,
        TEXT_IGNORED in modifiers,
        fickle or bool(watched) or VITALITY in modifiers or RESISTANCE in modifiers,
        tuple(usable),
    )


def _keep_move_limit(state: State, remaining: tuple[Entry, ...]) -> None:
    """Let a changed move limit stay for the turn though its card leaves (4.2, "move limit")."""
    for entry in state.in_force.modifiers[MOVE_LIMIT]:
        if entry not in remaining:
            source, modifier = entry
            state.move_limit += modifier(state, source, -1)


def _listen(listeners: dict[int, list[tuple[int, Ability]]], card: int, ability: Ability) -> int:
    for event in ability.heard:
        listeners.setdefault(event, []).append((card, ability))
    return ability.events


def _only(card: int, modifier: Modifier) -> Modifier:
    def modify(state: State, source: int, asked: int) -> int:
        return modifier(state, source, asked) if asked == card else 0

    return modify


def in_play(state: State, card: int) -> bool:
    """Whether a card is on the table, borne or not."""
    return state.zone[card] == IN_PLAY or state.zone[card] == BORNE


def _row(state: State, card: int) -> list[int]:
    """Return the row of the table in which a card of its kind lies."""
    traits = state.blueprints[card].traits
    if traits & MINION:
        return state.minions
    owner = state.owner[card]
    if traits & COMPANION:
        return state.companions[owner]
    if traits & ALLY:
        return state.allies[owner]
    return state.support[owner]


def put_into_play(state: State, card: int) -> None:
    """Place a card in its row: the fellowship, the minions, or its owner's support area."""
    state.zone[card] = IN_PLAY
    state.known.pop(card, None)
    state.played |= {card}
    _row(state, card).append(card)
    blueprint = state.blueprints[card]
    if blueprint.passive:
        refresh(state)


def attach(state: State, card: int, bearer: int) -> None:
    """Place a card under its bearer, who gains what it adds to strength and vitality."""
    state.zone[card] = BORNE
    state.known.pop(card, None)
    state.bearer[card] = bearer
    state.attached[bearer] += (card,)
    _lend(state, card, bearer, 1)
    if state.blueprints[card].passive:
        refresh(state)


def detach(state: State, card: int) -> None:
    """Take a card from under its bearer, who loses what it added."""
    bearer = state.bearer[card]
    state.attached[bearer] = tuple(item for item in state.attached[bearer] if item != card)
    state.bearer[card] = -1
    state.zone[card] = IN_VOID
    _lend(state, card, bearer, -1)


def move_to_support_area(state: State, card: int) -> None:
    """Place a borne card in its owner's support area."""
    detach(state, card)
    state.zone[card] = IN_PLAY
    state.support[state.owner[card]].append(card)
    refresh(state)


def add_to_row(state: State, statistic: int, card: int, amount: int) -> None:
    """Change a kept number of a card; the row is replaced, for clones share it."""
    row = state.base[statistic][:]
    row[card] += amount
    state.base[statistic] = row


def _lend(state: State, card: int, bearer: int, sign: int) -> None:
    """Add to the bearer what a borne card prints, or take it back."""
    printed = state.blueprints[card].printed
    for statistic in LENT:
        if printed[statistic]:
            add_to_row(state, statistic, bearer, sign * printed[statistic])
            if statistic != STRENGTH:
                state.unsettled = True


def leave_play(state: State, card: int) -> None:
    """Take a card off the table; what it bears and what is stacked on it is discarded (2.0)."""
    blueprint = state.blueprints[card]
    if state.zone[card] == BORNE:
        detach(state, card)
    else:
        _row(state, card).remove(card)
    state.zone[card] = IN_VOID
    for item in state.attached[card]:
        if state.blueprints[item].traits & THE_ONE_RING:
            detach(state, item)
        else:
            discard(state, item)
    for item in state.stacks.pop(card, ()):
        state.bearer[item] = -1
        _to_discard_pile(state, item)
    state.wounds[card] = 0
    _drop_tokens(state, card)
    state.named.pop(card, None)
    gave_text = any(granted.card == card for granted in state.granted)
    _forget_changes(state, card)
    _leave_skirmish(state, card)
    if blueprint.passive or gave_text:
        refresh(state)


def _drop_tokens(state: State, card: int) -> None:
    if state.tokens:
        state.tokens = {key: count for key, count in state.tokens.items() if key[0] != card}


def _leave_skirmish(state: State, card: int) -> None:
    if state.blueprints[card].traits & MINION:
        state.assigned[card] = ()
        if card in state.skirmish_minions:
            state.skirmish_minions.remove(card)
            state.removed_from_skirmish.append(card)
    elif card == state.skirmisher:
        state.skirmisher = -1
        state.removed_from_skirmish.append(card)
    else:
        for minion in state.minions:
            if card in state.assigned[minion]:
                unassign(state, minion, card)


def unassign(state: State, minion: int, character: int) -> None:
    """A minion is no longer assigned to a character."""
    state.assigned[minion] = tuple(other for other in state.assigned[minion] if other != character)


def _forget_changes(state: State, card: int) -> None:
    """Drop what lasted for a while on a card that leaves play: it is new when it returns."""
    if any(change.card == card for change in state.temporary):
        lasting = []
        for change in state.temporary:
            if change.card == card:
                _undo(state, change.statistic, card, change.amount)
            else:
                lasting.append(change)
        state.temporary = lasting
    if state.granted:
        state.granted = tuple(granted for granted in state.granted if granted.card != card)


def _to_discard_pile(state: State, card: int) -> None:
    state.zone[card] = IN_DISCARD
    state.known.pop(card, None)
    state.discards[state.owner[card]].append(card)


def discard(state: State, card: int) -> None:
    """Put a card from anywhere into its owner's discard pile."""
    zone = state.zone[card]
    owner = state.owner[card]
    if zone in (IN_PLAY, BORNE):
        leave_play(state, card)
        state.note("discarded", card)
    elif zone == IN_HAND:
        state.hands[owner].remove(card)
        state.note("discarded from hand", card)
    elif zone == IN_DECK:
        state.decks[owner].remove(card)
        state.note("discarded from deck", card)
    elif zone == STACKED:
        unstack(state, card)
        state.note("discarded", card)
    elif zone == IN_DEAD_PILE:
        state.dead[owner].remove(card)
    elif zone == IN_DISCARD:
        return
    _to_discard_pile(state, card)


def take_out(state: State, card: int) -> None:
    """Take a card out of wherever it is, into the void: it is being played or moved."""
    zone = state.zone[card]
    owner = state.owner[card]
    if zone in (IN_PLAY, BORNE):
        leave_play(state, card)
    elif zone == IN_HAND:
        state.hands[owner].remove(card)
    elif zone == IN_DECK:
        state.decks[owner].remove(card)
    elif zone == IN_DISCARD:
        state.discards[owner].remove(card)
    elif zone == IN_DEAD_PILE:
        state.dead[owner].remove(card)
    elif zone == STACKED:
        unstack(state, card)
    elif zone == IN_ADVENTURE_DECK:
        state.adventure[owner].remove(card)
    elif zone == REMOVED:
        state.removed[owner].remove(card)
    state.zone[card] = IN_VOID
    state.known.pop(card, None)


def bury(state: State, card: int) -> None:
    """Place a killed companion or ally in the dead pile."""
    leave_play(state, card)
    state.zone[card] = IN_DEAD_PILE
    state.dead[state.owner[card]].append(card)


def remove_from_game(state: State, card: int) -> None:
    """Take a card out of the game; the pile lies open (4.2, "removed from game pile")."""
    take_out(state, card)
    state.zone[card] = REMOVED
    state.removed[state.owner[card]].append(card)
    state.note("removed from the game", card)


def stack(state: State, card: int, host: int) -> None:
    """Stack a card on another; a stacked card is not active and lies open."""
    take_out(state, card)
    state.zone[card] = STACKED
    state.bearer[card] = host
    state.stacks[host] = (*state.stacks.get(host, ()), card)
    state.note("stacked", card, host)


def unstack(state: State, card: int) -> None:
    """Take a card from the stack it is in."""
    host = state.bearer[card]
    left = tuple(item for item in state.stacks[host] if item != card)
    if left:
        state.stacks[host] = left
    else:
        del state.stacks[host]
    state.bearer[card] = -1


def take_into_hand(state: State, card: int, *, shown: bool = True) -> None:
    """Take a card from anywhere into its owner's hand; all see which unless it is not shown."""
    take_out(state, card)
    owner = state.owner[card]
    state.zone[card] = IN_HAND
    state.hands[owner].append(card)
    if shown:
        state.known[card] = everybody(state)
    if state.phase == FELLOWSHIP and state.turn_started and owner == state.active:
        state.drawn += 1
    state.note("taken into hand", card)


def everybody(state: State) -> int:
    """Return the mask of all players, for `State.known`."""
    return (1 << state.players) - 1


def put_into_deck(state: State, card: int, *, beneath: bool, known_to: int) -> None:
    """Place a card on top of its owner's draw deck or beneath it; who saw it still knows it."""
    owner = state.owner[card]
    if state.zone[card] == IN_HAND:
        _forget_hand(state, owner, known_to)
    take_out(state, card)
    state.zone[card] = IN_DECK
    if beneath:
        state.decks[owner].insert(0, card)
    else:
        state.decks[owner].append(card)
    if known_to:
        state.known[card] = known_to
    state.note("placed beneath deck" if beneath else "placed on deck", owner)


def _forget_hand(state: State, owner: int, but: int) -> None:
    """A card leaves a hand unseen: whoever does not know which no longer knows what is there."""
    for card in state.hands[owner]:
        knowing = state.known.get(card, 0) & but
        if knowing:
            state.known[card] = knowing
        else:
            state.known.pop(card, None)


def cards_to_draw(state: State, player: int, count: int) -> int:
    """Return how many of `count` cards a player would draw now.

    In a fellowship phase no more than four cards are drawn (2.0, "The rule of 4"); an empty
    draw deck is made anew only where the edition says so (2.0, "Draw deck").
    """
    if state.phase == FELLOWSHIP and state.turn_started and player == state.active:
        count = min(count, RULE_OF_FOUR - state.drawn)
    available = len(state.decks[player])
    if available < count and state.reshuffled[player] < state.edition.reshuffles:
        available += len(state.discards[player])
    return max(0, min(count, available))


def draw(state: State, player: int, count: int) -> None:
    """Draw cards, as many as `cards_to_draw` allows."""
    count = cards_to_draw(state, player, count)
    for _ in range(count):
        if not state.decks[player]:
            _reshuffle(state, player)
        card = state.decks[player].pop()
        state.zone[card] = IN_HAND
        state.hands[player].append(card)
        if card in state.known:
            state.known[card] |= 1 << player
    if state.phase == FELLOWSHIP and state.turn_started and player == state.active:
        state.drawn += count
    if count:
        state.note("drew", player, count)


def _reshuffle(state: State, player: int) -> None:
    """Make a draw deck of the discard pile (2.0, "Starter rules": once a game)."""
    state.reshuffled[player] += 1
    for card in state.discards[player]:
        state.zone[card] = IN_DECK
    state.decks[player], state.discards[player] = state.discards[player], []
    shuffle_deck(state, player)
    state.note("reshuffled", player)


def shuffle_deck(state: State, player: int) -> None:
    """Shuffle a draw deck: nobody knows any more where its cards are."""
    if state.known:
        for card in state.decks[player]:
            state.known.pop(card, None)
    state.rng = chance.shuffled(state.rng, state.decks[player])


def _undo(state: State, statistic: int, card: int, amount: int) -> None:
    if statistic == GAINED_TRAITS:
        _set_traits(state, card, state.traits[card] & ~amount)
    elif statistic == LOST_TRAITS:
        _set_traits(state, card, state.traits[card] | amount)
    elif statistic < len(state.base):
        add_to_row(state, statistic, card, -amount)
    else:
        _change_rare(state, statistic, card, -amount)
    if statistic in (VITALITY, RESISTANCE):
        state.unsettled = True


def _set_traits(state: State, card: int, mask: int) -> None:
    traits = state.traits[:]
    traits[card] = mask
    state.traits = traits


def _change_rare(state: State, statistic: int, card: int, amount: int) -> None:
    state.possible |= 1 << statistic
    total = state.rare.get((statistic, card), 0) + amount
    if total:
        state.rare[(statistic, card)] = total
    else:
        state.rare.pop((statistic, card), None)


def change_number(state: State, card: int, statistic: int, amount: int, until: int) -> None:
    """Change a number of a card in play (of the game, where card is -1) for a while."""
    if statistic < len(state.base):
        add_to_row(state, statistic, card, amount)
    else:
        _change_rare(state, statistic, card, amount)
    _note_change(state, until, statistic, card, amount)


def change_traits(state: State, card: int, statistic: int, mask: int, until: int) -> None:
    """Give a card words of the vocabulary, or take them from it, for a while."""
    before = state.traits[card]
    changed = mask & ~before if statistic == GAINED_TRAITS else mask & before
    if not changed:
        return
    after = before | changed if statistic == GAINED_TRAITS else before & ~changed
    state.possible |= 1 << GAINED_TRAITS
    _set_traits(state, card, after)
    _note_change(state, until, statistic, card, changed)


def _note_change(state: State, until: int, statistic: int, card: int, amount: int) -> None:
    state.temporary.append(Temporary(until, statistic, card, amount))
    if statistic in (VITALITY, RESISTANCE):
        state.unsettled = True
    state.note("changed", card, statistic, amount)


def expire(state: State, until: int) -> None:
    """End the changes that last until now."""
    if state.temporary and any(change.until == until for change in state.temporary):
        lasting = []
        for change in state.temporary:
            if change.until == until:
                _undo(state, change.statistic, change.card, change.amount)
            else:
                lasting.append(change)
        state.temporary = lasting
    if state.granted and any(granted.until == until for granted in state.granted):
        state.granted = tuple(granted for granted in state.granted if granted.until != until)
        refresh(state)
        state.unsettled = True
