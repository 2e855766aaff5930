// An opened pack: keys for the next pack and for sorting its cards by culture.
{
  const cards = document.querySelector(".pack-cards");
  const sort = document.querySelector("[data-sort]");
  const next = document.querySelector("[data-next]");

  const arrange = (sorted) => {
    const items = [...cards.children];
    const byPlace = (one, other) => Number(one.dataset.place) - Number(other.dataset.place);
    const byGroup = (one, other) =>
      one.dataset.group.localeCompare(other.dataset.group) || byPlace(one, other);
    items.sort(sorted ? byGroup : byPlace);
    cards.removeAttribute("data-reveal");
    cards.append(...items);
    sort.setAttribute("aria-pressed", String(sorted));
  };

  const toggle = () => arrange(sort.getAttribute("aria-pressed") !== "true");

  sort.hidden = false;
  document.querySelector("[data-keys]").hidden = false;
  sort.addEventListener("click", toggle);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select")) {
      return;
    }
    if (event.key === "n") next.click();
    if (event.key === "s") toggle();
  });
}
