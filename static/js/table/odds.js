/* What you may draw: the tables of what is left of each deck, kept up to date while they are open. */

const cell = (tag, words, name) => {
  const made = document.createElement(tag);
  made.textContent = words;
  if (name) made.className = name;
  return made;
};

const row = ({ name, copies, next, soon }) => {
  const made = document.createElement("tr");
  const card = cell("th", name);
  card.scope = "row";
  made.append(
    card,
    ...[copies, `${next.toFixed(1)}%`, `${soon.toFixed(1)}%`].map((words) =>
      cell("td", words, "number"),
    ),
  );
  return made;
};

const write = (section, deck, { size, cards }) => {
  const table = section.querySelector(`[data-odds-of=${deck}]`);
  if (!table) return;
  table.querySelector("[data-size]").textContent = size;
  table.tBodies[0].replaceChildren(...cards.map(row));
};

/* Return what writes the odds again, if they are open; `ask` fetches those of the seat of now. */
export const makeOdds = (section, ask) => {
  let asked = 0;
  const show = async () => {
    if (!section?.open) return;
    asked += 1;
    const mine = asked;
    try {
      const odds = await ask();
      /* A later question has a newer answer. */
      if (mine !== asked) return;
      write(section, "deck", odds);
      if (odds.encounter) write(section, "encounter", odds.encounter);
    } catch {
      /* They are counted again after the next choice. */
    }
  };
  section?.addEventListener("toggle", show);
  return show;
};
