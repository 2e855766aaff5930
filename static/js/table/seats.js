/* Your seats, if you have several: which one the page shows, and which one must choose. */

export const makeSeats = (nav, board) => {
  const links = [...(nav?.querySelectorAll("[data-seat]") ?? [])];

  const linkTo = (place) =>
    links.find((link) => link.dataset.seat === String(place) && link.dataset.person !== undefined);

  const mark = (shown, toChoose) => {
    for (const party of board.querySelectorAll("[data-party]")) {
      party.classList.toggle("is-own", party.dataset.party === String(shown));
    }
    for (const link of links) {
      if (link.dataset.seat === String(shown)) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      link.querySelector("[data-chooses]").hidden = link.dataset.seat !== String(toChoose);
    }
  };

  /* The next seat of yours after the one that is shown. */
  const next = (shown) => {
    const own = links.filter((link) => link.dataset.person !== undefined);
    const at = own.findIndex((link) => link.dataset.seat === String(shown));
    return own.length > 1 ? own[(at + 1) % own.length] : undefined;
  };

  return { linkTo, mark, next };
};
