/* The lesson of a guided game: its pages one after another, and marks on what each speaks of.
   Without this script the page shows them all at once, and the cards are marked by the server. */

const paragraph = (words, name = "") => {
  const made = document.createElement("p");
  made.textContent = words;
  if (name) made.className = name;
  return made;
};

const termLink = ({ name, address }) => {
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.textContent = name;
  return link;
};

/* Sizes are observed after the next frame's callbacks, so the frame after that has what they did. */
const afterLayout = (act) => window.requestAnimationFrame(() => window.requestAnimationFrame(act));

export const makeLesson = (panel, table) => {
  const find = (name) => panel.querySelector(`[data-lesson-${name}]`);
  const board = table.querySelector(".board");
  const options = table.querySelector("[data-options]");
  const choices = table.querySelector(".table-choices");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  let lesson = null;
  let at = 0;
  let isCorrected = false;

  const page = () => lesson?.pages?.[at];

  /* Buttons of options; to choose nobody more of a group is to confirm it. */
  const buttons = (keys) => {
    const found = keys.flatMap((key) => [
      ...options.querySelectorAll(`[value="${CSS.escape(key)}"]`),
    ]);
    return keys.length && !found.length ? [...options.querySelectorAll("[data-confirm]")] : found;
  };

  const pointed = () => {
    const { cards = [], options: keys = [] } = page() ?? {};
    return [
      ...cards.flatMap((key) => [...board.querySelectorAll(`[data-key="${key}"]`)]),
      ...buttons(keys),
    ];
  };

  const mark = () => {
    for (const item of table.querySelectorAll(".is-pointed")) item.classList.remove("is-pointed");
    for (const item of pointed()) item.classList.add("is-pointed");
    table.dataset.points = (page()?.zones ?? []).join(" ");
  };

  /* Bring what the page speaks of into view, the first of it above all: nobody should have to look
     for it. The board is fitted to its place first, which may scroll it. */
  const scroll = () =>
    afterLayout(() => {
      const [zone] = page()?.zones ?? [];
      const place = zone && board.querySelector(`[data-slot="${zone}"]`);
      const items = [...(place ? [place] : []), ...pointed()];
      for (const item of items.toReversed()) bringIntoView(item);
    });

  const bringIntoView = (item) =>
    item.scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });

  const showPage = () => {
    const said = [];
    if (lesson.answer && at === 0) said.push(paragraph(lesson.answer, "lesson__answer"));
    said.push(paragraph(lesson.over ? lesson.say : page().say));
    find("said").replaceChildren(...said);
    const pages = lesson.pages?.length ?? 0;
    find("turning").hidden = lesson.over;
    find("back").hidden = find("page").hidden = pages < 2;
    find("back").disabled = at === 0;
    find("next").hidden = at >= pages - 1;
    find("page").textContent = `${at + 1} of ${pages}`;
    find("help").hidden = at < pages - 1;
    mark();
  };

  const turn = (by) => {
    if (!lesson?.pages) return;
    at = Math.max(0, Math.min(lesson.pages.length - 1, at + by));
    showPage();
    scroll();
  };

  const showTerms = () => {
    const links = (lesson.terms ?? []).flatMap((term, index) => [
      index ? ", " : "Look up: ",
      termLink(term),
    ]);
    find("terms").replaceChildren(...links);
  };

  const show = (found) => {
    panel.hidden = !found;
    if (!found) return;
    /* Within a choice of several the last page stays. */
    const isNew = found.place !== lesson?.place || found.over !== lesson?.over;
    if (!isNew && !lesson.over) found.answer = lesson.answer;
    lesson = found;
    if (isNew) at = 0;
    table.toggleAttribute("data-guided", !lesson.over);
    find("number").textContent = lesson.over ? "" : `Lesson ${lesson.number} of ${lesson.of}`;
    find("title").textContent = lesson.over ? "On your own" : lesson.title;
    find("after").hidden = !lesson.over;
    showTerms();
    showPage();
    /* A new question is read from its beginning, wherever the last one was left. */
    if (isNew && choices) choices.scrollTop = 0;
    if (isNew || isCorrected) scroll();
    isCorrected = false;
    /* Whoever plays for the first time sees every option, on a phone too. */
    if (isNew && !lesson.over) {
      options.classList.add("is-open");
      table.querySelector("[data-act=list]")?.setAttribute("aria-expanded", "true");
    }
  };

  find("back").addEventListener("click", () => turn(-1));
  find("next").addEventListener("click", () => turn(1));
  find("help").addEventListener("click", () => {
    for (const button of buttons(lesson.right)) button.dataset.hinted = "";
  });
  /* The buttons are made again whenever something is picked or narrowed. */
  new MutationObserver(mark).observe(options, { childList: true });

  return {
    show,
    begin() {
      find("wrong").textContent = "";
    },
    /* Say why a choice was taken back; return false for what was refused otherwise. */
    correct({ refusal, shown }) {
      if (shown) {
        isCorrected = true;
        find("wrong").textContent = refusal;
        bringIntoView(find("wrong"));
      }
      return Boolean(shown);
    },
    next: () => turn(1),
  };
};
