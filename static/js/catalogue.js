/* Keys of the card search: "/" to the field, arrows from card to card, Escape back. Enter on a
   card is the browser's own: each card is a link. */
(() => {
  "use strict";

  const field = document.querySelector('form[role="search"] input[name="q"]');
  if (!field) return;

  const cards = () => [
    ...document.querySelectorAll("[data-results] :is(.game-card__title a, .result-list__name)"),
  ];

  const perRow = (links) => {
    const top = links[0].closest("li, tr").offsetTop;
    const next = links.findIndex((link) => link.closest("li, tr").offsetTop > top);
    return next < 0 ? links.length : next;
  };

  const moved = (key, place, links) => {
    if (key === "ArrowRight") return place + 1;
    if (key === "ArrowLeft") return place - 1;
    if (key === "ArrowDown") return place + perRow(links);
    return place - perRow(links);
  };

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const typing = event.target.closest("input, select, textarea");
    if (event.key === "/" && !typing) {
      event.preventDefault();
      field.focus();
      field.select();
      return;
    }
    const links = cards();
    if (event.target === field && event.key === "ArrowDown" && links.length) {
      event.preventDefault();
      links[0].focus();
      return;
    }
    const place = links.indexOf(document.activeElement);
    if (place < 0) return;
    if (event.key === "Escape") {
      field.focus();
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      const next = moved(event.key, place, links);
      if (next < 0) field.focus();
      else links[Math.min(next, links.length - 1)].focus();
    }
  });
})();
