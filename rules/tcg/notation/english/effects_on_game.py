"""Effects on tokens, sites, totals and The One Ring: "add 2 threats", "liberate a site"."""

from __future__ import annotations

from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.english.amounts import MINUS, counted, signed, times, twilight
from rules.tcg.notation.english.labels import culture_name, side_name
from rules.tcg.notation.english.phrases import site_phrase
from rules.tcg.notation.english.players import player
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import EFFECTS, target
from rules.tcg.notation.players import Player
from rules.tcg.notation.triggers import Token
from rules.tcg.vocabulary import Culture, Side

# --- tokens ---


def token_count(token: Token, count: Amount, speaker: Speaker) -> str:
    """Return a given number of tokens: "a burden", "(2)"."""
    if token is Token.TWILIGHT:
        return twilight(count, speaker)
    return counted(count, token.value, speaker)


def _add_tokens(value: ef.AddTokens, speaker: Speaker) -> str:
    return f"add {token_count(value.token, value.count, speaker)}"


def _remove_tokens(value: ef.RemoveTokens, speaker: Speaker) -> str:
    if isinstance(value.count, am.Tally) and value.count.value == value.token.value:
        return f"remove all {value.token.value}s"
    return f"remove {token_count(value.token, value.count, speaker)}"


def _culture_token(culture: Culture | Side | None, speaker: Speaker) -> str:
    if culture is None:
        return "culture token"
    if isinstance(culture, Side):
        return f"{side_name(culture)} culture token"
    return f"{culture_name(culture, brackets=speaker.brackets)} token"


# The first set with culture tokens places them "on this card", later ones add them "here".
_SET_OF_TOKENS_ON_CARDS = 4
_SETS_THAT_PLACE = range(4, 8)


def _place_culture_tokens(value: ef.PlaceCultureTokens, speaker: Speaker) -> str:
    words = f"add {counted(value.count, _culture_token(value.culture, speaker), speaker)}"
    to = "to"
    if speaker.card.set in _SETS_THAT_PLACE:
        words = words.replace("add", "place", 1)
        to = "on"
    if value.on is fi.Reference.THIS:
        here = "on this card" if speaker.card.set == _SET_OF_TOKENS_ON_CARDS else "here"
        # What is counted need not be here: "add an Orc token here for each condition".
        tokens, for_, each_ = words.partition(" for each ")
        return f"{tokens} {here}{for_}{each_}"
    return f"{words} {to} {target(value.on, speaker)}"


def _remove_culture_tokens(value: ef.RemoveCultureTokens, speaker: Speaker) -> str:
    words = f"remove {counted(value.count, _culture_token(value.culture, speaker), speaker)}"
    if value.on is None:
        return words
    if value.on is fi.Reference.THIS:
        here = "this card" if speaker.card.set == _SET_OF_TOKENS_ON_CARDS else "here"
        return f"{words} from {here}"
    return f"{words} from {target(value.on, speaker)}"


def _reinforce(value: ef.Reinforce, speaker: Speaker) -> str:
    words = f"reinforce {counted(1, _culture_token(value.culture, speaker), speaker)}"
    return f"{words}{times(value.count, speaker)}"


# --- sites, the move and The One Ring ---

_FIRST_SET_OF_SHADOWS = 11


def _take_control(value: ef.TakeControl, speaker: Speaker) -> str:
    return f"take control of {counted(value.count, 'site', speaker)}"


def _liberate(value: ef.Liberate, speaker: Speaker) -> str:
    own = " you control" if value.yours else ""
    return f"liberate {counted(value.count, 'site', speaker)}{own}"


def _play_next_site(value: ef.PlayNextSite, speaker: Speaker) -> str:
    # Only earlier cards say it: from Shadows on, all players share one path.
    shadows = speaker.card.set >= _FIRST_SET_OF_SHADOWS
    replacing = "" if shadows else " (replacing an opponent's site if necessary)"
    if value.number is not None:
        return f"play {speaker.your} site {value.number}{replacing}"
    if value.count > 1:
        return f"play the fellowship's next {value.count} sites{replacing}"
    if value.site is None:
        return f"play the fellowship's next site{replacing}"
    site = site_phrase(value.site, speaker)
    return f"play {site} as the fellowship's next site{replacing}"


def _replace_site(value: ef.ReplaceSite, speaker: Speaker) -> str:
    by = "a site" if value.by is None else site_phrase(value.by, speaker)
    words = target(value.target, speaker)
    return f"replace {words} with {by} from {speaker.your} adventure deck"


def _ring_effect(value: ef.RingEffect, speaker: Speaker) -> str:
    if value is ef.RingEffect.BECOME_RING_BEARER:
        return f"make {target(fi.Reference.THIS, speaker)} the Ring-bearer"
    if value is ef.RingEffect.WEAR and speaker.in_trigger and not speaker.infinitive:
        who = "he" if speaker.topic == "bearer" else "the Ring-bearer"
        return f"{who} wears The One Ring until the regroup phase"
    return str(value.value)


def _make_ring_bearer(value: ef.MakeRingBearer, speaker: Speaker) -> str:
    words = f"make {target(value.target, speaker)} the Ring-bearer"
    return words if value.resistance is None else f"{words} (resistance {value.resistance})"


def _move_fellowship(value: ef.MoveFellowship, speaker: Speaker) -> str:
    return "move the fellowship to the next site"


# The total less X, where X is no more than the total.
_DOWN_TO_NOTHING = am.Times(-1, am.Chosen(am.Total.FELLOWSHIP_ARCHERY))


def _change_game_number(value: ef.ChangeGameNumber, speaker: Speaker) -> str:
    if value.amount == _DOWN_TO_NOTHING:
        return f"make the {value.number.value} {MINUS}X (to a minimum of 0)"
    amount = signed(value.amount, speaker)
    if value.limit is not None:
        amount += f" (limit {signed(value.limit, speaker)})"
    if value.number is ef.GameNumber.MOVE_LIMIT:
        least = "" if value.least is None else f" (to a minimum of {value.least})"
        if speaker.infinitive:
            if amount.startswith("+"):
                return f"make the move limit for this turn {amount}{least}"
            return f"make the move limit {amount} for this turn{least}"
        return f"the move limit for this turn is {amount}{least}"
    if value.number is ef.GameNumber.PIPES_SPOTTED:
        return f"add {amount.removeprefix('+')} to the {value.number.value}"
    return f"make the {value.number.value} {amount}"


def _skip(value: ef.Skip, speaker: Speaker) -> str:
    return value.value


def _skip_next_shadow_phase(value: ef.SkipNextShadowPhase, speaker: Speaker) -> str:
    return f"skip {speaker.your} next Shadow phase"


def _end_shadow_phase(value: ef.EndShadowPhase, speaker: Speaker) -> str:
    return f"end {speaker.your} Shadow phase"


def _take_initiative(value: ef.TakeInitiative, speaker: Speaker) -> str:
    if value.who is Player.YOU:
        return "take initiative until the end of the turn"
    who = "the Shadow" if value.who is Player.SHADOW else player(value.who)
    return f"give {who} initiative until the end of the turn"


def _prevention(value: ef.Prevention, speaker: Speaker) -> str:
    if value is ef.Prevention.PREVENT:
        return f"prevent {speaker.prevented}"
    return str(value.value)


EFFECTS.update(
    {
        ef.AddTokens: _add_tokens,
        ef.ChangeGameNumber: _change_game_number,
        ef.SkipNextShadowPhase: _skip_next_shadow_phase,
        ef.EndShadowPhase: _end_shadow_phase,
        ef.Liberate: _liberate,
        ef.MakeRingBearer: _make_ring_bearer,
        ef.MoveFellowship: _move_fellowship,
        ef.PlaceCultureTokens: _place_culture_tokens,
        ef.PlayNextSite: _play_next_site,
        ef.Prevention: _prevention,
        ef.Reinforce: _reinforce,
        ef.RemoveCultureTokens: _remove_culture_tokens,
        ef.RemoveTokens: _remove_tokens,
        ef.ReplaceSite: _replace_site,
        ef.RingEffect: _ring_effect,
        ef.Skip: _skip,
        ef.TakeControl: _take_control,
        ef.TakeInitiative: _take_initiative,
    }
)
