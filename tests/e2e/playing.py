"""Starting a playtest in the browser."""

import re

from playwright.sync_api import Page

SECONDS_TO_PLAY = 60_000
# A link to a game's replay; those of closed sections, such as decisive games, cannot be seen.
GAME_LINK = "main a[href*='/games/']:visible"


def open_deck(page: Page, westmarch: str) -> None:
    page.goto(westmarch)
    page.get_by_role("navigation").get_by_role("link", name="Decks").click()
    page.get_by_role("link", name=re.compile("Return of the King: Aragorn")).first.click()


def start_playtest(page: Page, westmarch: str, games: int, player: str = "") -> None:
    """Start a playtest of two starter decks, by the player that the form suggests or another."""
    open_deck(page, westmarch)
    page.get_by_role("link", name="Playtest", exact=True).first.click()
    page.get_by_label("Number of games").fill(str(games))
    page.get_by_label("Opponent", exact=True).select_option(label=opponent(page))
    if player:
        for field in ("deck_player", "opponent_player"):
            page.locator(f"input[name={field}][value={player}]").check()
    page.get_by_role("button", name=re.compile("playtest", re.IGNORECASE)).click()


def opponent(page: Page) -> str:
    """Return the label of the other starter deck among the opponents."""
    labels = page.get_by_label("Opponent", exact=True).locator("option").all_inner_texts()
    return next(label for label in labels if "omer" in label.lower() or "Éomer" in label)
