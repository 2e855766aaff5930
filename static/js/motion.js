/* Moves the cards of a board from where they were to where they are, and shows what changed. For
   replays and tables; who prefers reduced motion sees none of it. */

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

export const mayMove = () => !calm.matches;

/* Cards lie in the lanes of others and bear others: what is an item's own belongs to none of those. */
const ownOf = (item, selector) =>
  [...item.querySelectorAll(selector)].filter((part) => part.closest("[data-key]") === item);

const NUMBERS = ".token, .power, .line-card > strong, .vitality, .lane__totals";
/* Strength is one number, whether its card is drawn whole or as a line. */
const nameOf = (number) =>
  number.matches(".power, .line-card > strong") ? "strength" : number.className;
const figuresOf = (number) => number.textContent.match(/\d+/g)?.join(" ") ?? "";
const numbersOf = (item) =>
  new Map(ownOf(item, NUMBERS).map((number) => [nameOf(number), figuresOf(number)]));

/* Return where the cards of a board are, and their numbers, by key. */
export const placesOf = (board) =>
  new Map(
    [...board.querySelectorAll("[data-key]")].map((item) => [
      item.dataset.key,
      {
        item,
        box: item.getBoundingClientRect(),
        holder: item.parentElement.closest(".board [data-key]")?.dataset.key,
        wounds: Number(ownOf(item, "[data-wounds]")[0]?.dataset.wounds ?? 0),
        numbers: numbersOf(item),
      },
    ]),
  );

/* Return the words of a board's slots: its phase, the pool, the counts of each seat. */
export const wordsOf = (board) =>
  new Map(
    [...board.querySelectorAll("[data-slot]:not(ul)")].map((slot) => [slot, slot.textContent]),
  );

/* A number that changed swells for a moment, words that changed light up. */
const pulse = (item, duration) =>
  item.animate([{ transform: "scale(1.5)" }, { transform: "none" }], {
    duration: Math.max(duration, 250),
    easing: "ease-out",
  });
const light = (slot, duration) =>
  slot.animate([{ backgroundColor: "var(--warn-soft)" }, { backgroundColor: "transparent" }], {
    duration: 2 * duration,
  });

/* A card that left fades where it was: without this nobody sees where it had been. */
const fade = ({ item, box }, duration) => {
  const ghost = item.cloneNode(true);
  ghost.removeAttribute("data-key");
  ghost.setAttribute("aria-hidden", "true");
  ghost.className = "board-ghost";
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
  });
  document.body.append(ghost);
  const leaving = ghost.animate(
    [{ opacity: 1 }, { opacity: 0, transform: "translateY(-12px) scale(0.9)" }],
    { duration: Math.max(duration, 250), easing: "ease-in" },
  );
  leaving.finished.finally(() => ghost.remove());
};

/* A lane is a place: the cards in it come and leave, each by itself. */
const isLane = (key) => key.startsWith("lane-");

/* How far an item is from where it was; nothing for one that wasn't there. */
const wayOf = (key, before, after) => {
  const then = before.get(key);
  const now = after.get(key);
  if (!then || !now) return { across: 0, down: 0 };
  return { across: then.box.left - now.box.left, down: then.box.top - now.box.top };
};

/* Light up the slots whose words have changed. */
export const lightChanges = (words, duration) => {
  for (const [slot, was] of words) {
    if (slot.textContent !== was && slot.dataset.slot !== "question") light(slot, duration);
  }
};

/* Cards and fellowships glide from where they were; a wounded card shakes. */
export const glide = (before, after, duration) => {
  /* What a card bears goes and comes with it; a lane doesn't take its cards along. */
  const goesWith = ({ holder }, others) => holder && !isLane(holder) && !others.has(holder);
  for (const [key, then] of before) {
    if (!after.has(key) && !isLane(key) && !goesWith(then, after)) fade(then, duration);
  }
  for (const [key, now] of after) {
    const then = before.get(key);
    if (!then) {
      if (!isLane(key) && !goesWith(now, before)) {
        now.item.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
      }
      continue;
    }
    /* A card in a lane that glides is carried along: it goes only the rest of its way itself. */
    const way = wayOf(key, before, after);
    const carried = wayOf(now.holder, before, after);
    const across = way.across - carried.across;
    const down = way.down - carried.down;
    if (across || down) {
      now.item.animate(
        [{ transform: `translate(${across}px, ${down}px)` }, { transform: "none" }],
        { duration, easing: "ease-out" },
      );
    }
    for (const number of ownOf(now.item, NUMBERS)) {
      const was = then.numbers.get(nameOf(number));
      /* A line has no vitality: a card that is drawn whole again hasn't changed by that. */
      const changed =
        was === undefined ? number.matches(".token, .lane__totals") : was !== figuresOf(number);
      if (changed) pulse(number, duration);
    }
    if (now.wounds > then.wounds) {
      now.item.animate(
        [-4, 4, -3, 3, 0].map((by) => ({ transform: `translateX(${by}px)` })),
        { duration: Math.max(duration, 200) },
      );
      now.item.firstElementChild.animate(
        [{ outline: "3px solid var(--bad)" }, { outline: "3px solid transparent" }],
        { duration: 2 * duration },
      );
    }
  }
};
