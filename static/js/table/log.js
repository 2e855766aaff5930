/* The log beside the board: it always shows its newest line. */

const lineItem = ({ opens, text }) => {
  const item = document.createElement("li");
  if (opens) item.className = `replay-log__${opens}`;
  item.textContent = text;
  return item;
};

export const makeLog = (list) => {
  const toNewest = () => {
    list.scrollTop = list.scrollHeight;
  };
  /* The choices beside it grow and shrink, and leave it more or less room. */
  new ResizeObserver(toNewest).observe(list.parentElement);

  /* On a phone its newest line opens the rest. */
  list.addEventListener("click", () => list.parentElement.classList.toggle("is-open"));

  /* What is only written again is not read out again. */
  const write = (lines, anew) => {
    list.setAttribute("aria-live", anew ? "off" : "polite");
    if (anew) list.replaceChildren(...lines.map(lineItem));
    else list.append(...lines.map(lineItem));
    toNewest();
  };

  return { write };
};
