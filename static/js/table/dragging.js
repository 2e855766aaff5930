/* Dragging: a card is put where it is to act, a minion in a lane, a defender on an attack. With a
   mouse at once, by touch once it was held for a moment: a finger that moves before scrolls. One that
   is held and doesn't move reads the card. */

const FAR_ENOUGH = 6;
const HOLD_TIME = 250;

/* `choosing` knows where a card can be put; `mayDrag` says whether anything can be chosen now. */
export const makeDragging = (board, { choosing, reading }, mayDrag) => {
  /* What is held: the card, where it was taken, and once it moves its ghost. */
  let held = null;

  const cardAt = (target) => {
    const card = target.closest?.("[data-key].can-choose");
    return card && /^\d+$/.test(card.dataset.key) ? card : null;
  };

  const isHeldInHand = () => Boolean(held.card.closest(".held-cards"));

  /* The cards under a point: that of a lane are all that lie in it. */
  const cardsAt = (x, y) => {
    const under = document.elementFromPoint(x, y);
    const place = under?.closest(".lane, .attack") ?? under?.closest("[data-key]");
    if (!place || !board.contains(place)) return [];
    const inside = [...place.querySelectorAll("[data-key]")];
    const around = place.closest("[data-key]");
    return [around, ...inside]
      .filter(Boolean)
      .map((card) => card.dataset.key)
      .filter((key) => /^\d+$/.test(key) && key !== held.key);
  };

  const showGoals = (goals) => {
    for (const card of board.querySelectorAll("[data-key]")) {
      const place = card.closest(".lane, .attack") ?? card;
      if (goals.has(card.dataset.key)) place.classList.add("is-goal");
    }
    /* Who defends or attacks is put on the attack that is asked about. */
    if (!goals.size && !isHeldInHand()) {
      board.querySelector(".attack[data-now]")?.classList.add("is-goal");
    }
  };

  const begin = ({ clientX, clientY }) => {
    const { left, top, width } = held.card.getBoundingClientRect();
    const ghost = held.card.cloneNode(true);
    ghost.removeAttribute("data-key");
    ghost.setAttribute("aria-hidden", "true");
    ghost.className = "board-ghost is-dragged";
    ghost.style.width = `${width}px`;
    document.body.append(ghost);
    Object.assign(held, { ghost, across: clientX - left, down: clientY - top });
    held.card.classList.add("is-held");
    showGoals(choosing.goalsOf(held.key));
  };

  const follow = ({ clientX, clientY }) => {
    held.ghost.style.left = `${clientX - held.across}px`;
    held.ghost.style.top = `${clientY - held.down}px`;
  };

  const end = () => {
    window.clearTimeout(held?.timer);
    held?.ghost?.remove();
    held?.card.classList.remove("is-held");
    for (const goal of board.querySelectorAll(".is-goal")) goal.classList.remove("is-goal");
    held = null;
  };

  board.addEventListener("dragstart", (event) => event.preventDefault());

  board.addEventListener("pointerdown", (event) => {
    const card = event.isPrimary && event.button === 0 && mayDrag() ? cardAt(event.target) : null;
    if (!card) return;
    end();
    held = { card, key: card.dataset.key, x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse") return;
    held.timer = window.setTimeout(() => held && begin(event), HOLD_TIME);
  });

  document.addEventListener("pointermove", (event) => {
    if (!held) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR_ENOUGH;
    if (!held.ghost && far) {
      if (event.pointerType === "mouse") begin(event);
      else end();
    }
    if (held?.ghost) follow(event);
  });

  /* A board under a finger that holds a card doesn't scroll. */
  board.addEventListener("touchmove", (event) => held?.ghost && event.preventDefault(), {
    passive: false,
  });

  document.addEventListener("pointerup", (event) => {
    if (!held) return;
    const { card, key, ghost } = held;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR_ENOUGH;
    const goals = ghost ? cardsAt(event.clientX, event.clientY) : [];
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const isPlayed = isHeldInHand() && board.contains(under) && !under.closest(".held-cards");
    end();
    if (!ghost) return;
    /* What follows is no click on the card. */
    const swallow = (click) => {
      click.preventDefault();
      click.stopPropagation();
    };
    document.addEventListener("click", swallow, { capture: true, once: true });
    window.setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
    if (far) choosing.put(key, goals, isPlayed);
    else reading.read(card);
  });

  document.addEventListener("pointercancel", end);
};
