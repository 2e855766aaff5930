/* What is wrong with how a table is drawn, in words; run in the page by `test_tables_fit.py`. */
() => {
  const wrong = [];
  const isDesk = window.innerWidth >= 1024;
  const seen = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const all = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter(seen);
  const named = (element) =>
    `${element.className} ${element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 40)}`;
  const box = (element) => element.getBoundingClientRect();
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const isIn = (inner, outer) =>
    inner.left >= outer.left - 2 &&
    inner.right <= outer.right + 2 &&
    inner.top >= outer.top - 2 &&
    inner.bottom <= outer.bottom + 2;
  const board = document.querySelector(".board");

  if (document.documentElement.scrollWidth > window.innerWidth) wrong.push("the page is too wide");
  if (board.scrollWidth > board.clientWidth) wrong.push("the board is too wide");

  const cards = all(".table-card, .held-card, .line-card, .site-tile", board);
  for (const [at, card] of cards.entries()) {
    for (const other of cards.slice(at + 1)) {
      if (card.contains(other) || other.contains(card)) continue;
      if (overlap(box(card), box(other))) wrong.push(`${named(card)} lies on ${named(other)}`);
    }
  }
  /* On a desk nothing is scrolled to; on a phone the board is, up and down. */
  for (const card of cards) {
    const where = box(card);
    const whole = box(board);
    const isWithin = where.left >= whole.left && where.right <= whole.right;
    if (!isWithin || (isDesk && !isIn(where, whole))) {
      wrong.push(`${named(card)} is outside the board`);
    }
  }

  /* On a phone what can be chosen now is as large as a finger. */
  if (window.innerWidth < 768) {
    for (const part of all(".can-choose", board)) {
      const { width, height } = box(part);
      if (Math.min(width, height) < 43.5) wrong.push(`${named(part)} is too small for a finger`);
    }
  }

  for (const number of all(".power, .figure, .lane__totals, .held-card__cost, .pip", board)) {
    const holder = number.closest(".table-card, .held-card, .lane, .attack, .quest-strip");
    if (holder && !isIn(box(number), box(holder))) {
      wrong.push(`${named(number)} leaves ${named(holder)}`);
    }
  }
  const written = ".table-card__head > a, .held-card__head > a, .lane__words, .lane__totals, .mark";
  for (const words of all(written, board)) {
    const holder = words.closest(".table-card, .held-card, .lane, .attack");
    if (holder && !isIn(box(words), box(holder))) wrong.push(`${named(words)} is cut off`);
  }
  for (const button of all(".table-choices .button")) {
    const isHigher = button.scrollHeight > button.clientHeight + 1;
    if (isHigher || button.scrollWidth > button.clientWidth + 1) {
      wrong.push(`the words of “${named(button)}” leave their button`);
    }
  }

  /* Who meets whom lies in one outline, apart from all others. */
  const pairs = all(".lane[data-ending], .attack", board);
  for (const [at, pair] of pairs.entries()) {
    for (const other of pairs.slice(at + 1)) {
      if (overlap(box(pair), box(other))) wrong.push(`${named(pair)} lies on ${named(other)}`);
    }
    const parts = all(".table-card, .line-card, .lane__totals, .lane__words", pair);
    if (parts.some((part) => !isIn(box(part), box(pair)))) wrong.push(`${named(pair)} falls apart`);
    for (const card of cards) {
      if (!pair.contains(card) && overlap(box(card), box(pair))) {
        wrong.push(`${named(card)} lies in the pair of others`);
      }
    }
  }

  const rail = box(document.querySelector(".table-rail"));
  const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const newest = document.querySelector("[data-log] > li:last-child");
  const log = box(document.querySelector(".table-log"));
  if (newest && !(isIn(box(newest), log) && isIn(box(newest), screen))) {
    wrong.push("the newest line of the log is out of view");
  }
  if (!isIn(box(document.querySelector("[data-question]")), screen)) {
    wrong.push("the question is out of view");
  }
  const [first] = all("[data-options] button");
  if (first && box(first).top > rail.bottom - 20) wrong.push("no option is in view");
  return wrong;
};
