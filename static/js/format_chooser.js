/* Fields that choose a format: the official ones stay in the field, and a button beside it opens a
   list of all formats with a search. `data-official` names the official ones. */
(() => {
  "use strict";

  const FEW = 3;
  let dialog = null;
  let chosenFor = null;

  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const fold = (text) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[’']/g, "")
      .toLowerCase();

  /* What the field had before: groups of its options. */
  const groupsOf = (select) =>
    [...select.querySelectorAll("optgroup")].map((group) => ({
      label: group.label,
      options: [...group.children].map(({ value, text }) => ({ value, text })),
    }));

  const keepOfficial = (select, official) => {
    for (const option of [...select.options]) {
      if (option.value && !official.has(option.value) && !option.selected) option.remove();
    }
    for (const group of select.querySelectorAll("optgroup")) {
      if (!group.children.length) group.remove();
    }
  };

  const choose = (value, text) => {
    const select = chosenFor;
    if (![...select.options].some((option) => option.value === value)) {
      select.append(make("option", { value, text }));
    }
    select.value = value;
    dialog.close();
    select.focus();
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const drawGroup = ({ label, options }, official) => {
    const list = make("ul", { className: "cluster" });
    list.setAttribute("role", "list");
    for (const { value, text } of options) {
      const button = make("button", {
        type: "button",
        className: "button button--small",
        textContent: text,
      });
      button.addEventListener("click", () => choose(value, text));
      list.append(make("li", {}, button));
    }
    const folded = !options.some(({ value }) => official.has(value));
    const summary = make("summary", { textContent: `${label} (${options.length})` });
    const group = make(
      "details",
      { className: "stack stack--tight", open: !folded },
      summary,
      list,
    );
    group.dataset.folded = folded ? "yes" : "";
    return group;
  };

  const search = (field, groups, none) => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const group of groups) {
      let matching = 0;
      for (const item of group.querySelectorAll("li")) {
        item.hidden = !words.every((word) => fold(item.textContent).includes(word));
        if (!item.hidden) matching += 1;
      }
      group.hidden = !matching;
      group.open = words.length > 0 || !group.dataset.folded;
      found += matching;
    }
    none.textContent = found ? "" : "No format has these words in its name.";
  };

  const open = (select, groups, official) => {
    dialog?.remove();
    chosenFor = select;
    const field = make("input", { type: "search", id: "format-search", autocomplete: "off" });
    const label = make("label", {
      className: "field__label",
      htmlFor: "format-search",
      textContent: "Format name",
    });
    const drawn = groups.map((group) => drawGroup(group, official));
    const none = make("p", { className: "soft" });
    none.setAttribute("role", "status");
    field.addEventListener("input", () => search(field, drawn, none));
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      if (field.value)
        dialog.querySelector("details:not([hidden]) li:not([hidden]) button")?.click();
    });
    const close = make("button", { className: "button", textContent: "Close" });
    dialog = make(
      "dialog",
      { className: "dialog", id: "format-dialog" },
      make("h2", { id: "format-dialog-title", textContent: "Choose a format" }),
      make("p", { className: "field" }, label, field),
      none,
      make("div", { className: "stack" }, ...drawn),
      make("form", { method: "dialog" }, close),
    );
    dialog.setAttribute("aria-labelledby", "format-dialog-title");
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
  };

  const prepare = (select) => {
    if (select.dataset.prepared) return;
    const official = new Set(select.dataset.official.split(" "));
    const groups = groupsOf(select);
    const every = groups.flatMap(({ options }) => options);
    if (every.filter(({ value }) => !official.has(value)).length <= FEW) return;
    select.dataset.prepared = "yes";
    keepOfficial(select, official);
    const button = make("button", {
      type: "button",
      className: "button button--small button--quiet",
      textContent: `All ${every.length} formats …`,
    });
    button.addEventListener("click", () => open(select, groups, official));
    select.after(button);
  };

  const prepareAll = (root) => root.querySelectorAll?.("select[data-official]").forEach(prepare);

  prepareAll(document);
  document.addEventListener("htmx:load", (event) => prepareAll(event.target));
})();
