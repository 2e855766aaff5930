/* Draws a board: fills its slots with pieces of HTML, keeping the cards that stay. */

const fillText = (slot, content, pieces) => {
  slot.innerHTML = content.map(([, piece]) => pieces[piece]).join("");
};

const fillList = (slot, content, pieces) => {
  /* Hidden cards have no key: they look alike and stay where they are. */
  const named = (key, index) => key || `hidden-${slot.dataset.slot}-${index}`;
  const known = new Map(
    [...slot.children].map((item, index) => [named(item.dataset.key, index), item]),
  );
  const items = content.map(([key, piece], index) => {
    const name = named(key, index);
    const item = known.get(name) ?? document.createElement("li");
    known.delete(name);
    item.dataset.key = name;
    /* What has no piece stays as it is. */
    if (piece !== undefined) item.innerHTML = pieces[piece];
    return item;
  });
  for (const gone of known.values()) gone.remove();
  items.forEach((item, index) => {
    if (slot.children[index] !== item) slot.insertBefore(item, slot.children[index] ?? null);
  });
};

/* Draw the slots that a step changes, and mark the card that acts. */
export const drawStep = (board, step, pieces) => {
  for (const slot of board.querySelectorAll("[data-slot]")) {
    const content = step.slots[slot.dataset.slot];
    if (!content) continue;
    if (slot.tagName === "UL") fillList(slot, content, pieces);
    else fillText(slot, content, pieces);
  }
  for (const item of board.querySelectorAll(".is-acting")) item.classList.remove("is-acting");
  if (step.acting) {
    board.querySelector(`[data-key="${step.acting}"]`)?.classList.add("is-acting");
  }
};
