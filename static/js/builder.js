/* The builder's keys, and its edits sent one after another. Without this script every button is a
   plain form's. What each key does is read from the map of keys on the page. */
(() => {
  "use strict";

  const builder = document.getElementById("builder");
  const { htmx } = window;
  if (!builder || !htmx) return;

  // An edit that another page came before, and one that makes no sense, are answered with news.
  htmx.config.responseHandling = [
    { code: "204", swap: false },
    { code: "[23]..", swap: true },
    { code: "409|422", swap: true },
    { code: "[45]..", swap: false, error: true },
  ];

  const byId = (id) => document.getElementById(id);
  const state = byId("state");
  const feedback = byId("feedback");
  const keys = byId("keys");
  const acts = new Map();
  for (const line of keys.querySelectorAll("[data-act]")) {
    for (const key of line.dataset.pressed.split(" ").filter(Boolean))
      acts.set(key, line.dataset.act);
  }

  /* Rows: of each list one is where Tab stops; arrows move it. */

  const listOf = (name) => builder.querySelector(`[data-list="${name}"]`);
  const rowsOf = (name) => [...(listOf(name)?.querySelectorAll("[data-row]") ?? [])];
  const rowOf = (element) => element?.closest?.("[data-card]");
  const nameOf = (row) => row?.querySelector("[data-row]");
  const listNameOf = (element) => element?.closest?.("[data-list]")?.dataset.list;
  const stops = { found: "", deck: "" };

  const rove = () => {
    for (const name of ["found", "deck"]) {
      const links = rowsOf(name);
      const stop = links.find((link) => rowOf(link).id === stops[name]) ?? links[0];
      for (const link of links) {
        const here = link === stop;
        for (const one of rowOf(link).querySelectorAll("a, button, [data-row]")) {
          one.tabIndex = here ? 0 : -1;
        }
      }
    }
  };

  const show = (half) => {
    builder.dataset.half = half;
    for (const tab of builder.querySelectorAll(".builder-tabs a")) {
      if (tab.dataset.half === half) tab.setAttribute("aria-current", "true");
      else tab.removeAttribute("aria-current");
    }
  };

  const goTo = (link) => {
    if (!link) return;
    const name = listNameOf(link);
    show(name === "deck" ? "deck" : "search");
    stops[name] = rowOf(link).id;
    rove();
    link.focus();
    link.scrollIntoView({ block: "nearest" });
  };

  // Going down before the response arrives waits for it, then lands on its first card.
  let awaitsAnswer = false;
  const goToFound = () => {
    const { query } = byId("found").dataset;
    awaitsAnswer = query !== byId("q").value;
    if (awaitsAnswer) byId("search").requestSubmit();
    else goTo(rowsOf("found")[0]);
  };

  /* What the deck lacks: a link each, which searches for it. Once a card fills the gap that was
     looked for last, the search goes on to the next. */

  let wanted = "";
  const gaps = () => [...builder.querySelectorAll("[data-gap]")];
  const nextGap = () => gaps().find((gap) => !("optional" in gap.dataset)) ?? gaps()[0];

  // Keys that are pressed while the search is on its way are meant for what it finds.
  let awaitsGap = false;
  const early = [];

  // Not by a click on the link: right after an edit htmx does not know the new link yet.
  const lookFor = (gap) => {
    wanted = gap.dataset.gap;
    show("search");
    htmx.ajax("GET", gap.href, { target: "#found", swap: "outerHTML" });
  };

  const fillNextGap = () => {
    const gap = nextGap();
    awaitsGap = gap !== undefined;
    if (gap) lookFor(gap);
    else said("Nothing is missing.");
  };

  const goOnFromGap = () => {
    const { query } = byId("found").dataset;
    if (!wanted || query !== wanted || gaps().some((gap) => gap.dataset.gap === wanted)) return;
    const next = gaps().find((gap) => !("optional" in gap.dataset));
    wanted = "";
    if (!next) return;
    awaitsGap = Boolean(rowOf(document.activeElement));
    lookFor(next);
  };

  const fixFirst = () => {
    const fix = builder.querySelector("[data-fix]");
    if (fix) fix.click();
    else said("No problem can be fixed by one key.");
  };

  const goToSearch = () => {
    show("search");
    byId("q").focus();
    byId("q").select();
  };

  /* Edits show at once and settle when the server has answered. They are sent one after another,
     so that each knows what it follows; steps of one card that still wait are sent as one. */

  const waiting = [];
  let sending = null;
  const said = (words) => {
    feedback.textContent = words;
  };

  const post = async ({ address, values }) => {
    const at = document.activeElement;
    const row = rowOf(at);
    const name = listNameOf(at);
    const place = row && name ? rowsOf(name).indexOf(nameOf(row)) : -1;
    // A filter's menu is no part of what an edit swaps: to open it again would undo a choice.
    const folds = builder.querySelectorAll("details[open][id]:not(.filter-menu)");
    const open = [...folds].map((fold) => fold.id);
    // Not from the form itself: htmx would take the button that was pressed in it last.
    const sent = { ...Object.fromEntries(new FormData(state)), q: byId("q").value, ...values };
    if (byId("any-format")?.checked) sent.any_format = "1";
    else delete sent.any_format;
    await htmx.ajax("POST", address, { source: builder, swap: "none", values: sent });
    for (const id of open) byId(id)?.setAttribute("open", "");
    rove();
    if (values.card) goOnFromGap();
    const decide = builder.querySelector("[data-decide]");
    if (decide && !decide.dataset.seen) {
      decide.dataset.seen = "yes";
      decide.focus();
    } else if (at?.matches?.("[data-fix]") && !document.contains(at)) {
      (builder.querySelector("[data-fix]") ?? byId("undo")).focus();
    } else if (place >= 0 && !document.contains(at) && !rowOf(document.activeElement)) {
      const links = rowsOf(name);
      if (links.length) goTo(links[Math.min(place, links.length - 1)]);
      else goToSearch();
    }
  };

  const sendNext = async () => {
    while (waiting.length) {
      sending = waiting.shift();
      try {
        await post(sending);
      } catch {
        said("Couldn’t reach the server. Check your connection and try again.");
      }
      sending = null;
      for (const { values } of waiting) foresee(values);
    }
    builder.removeAttribute("aria-busy");
  };

  const send = (address, values) => {
    const last = waiting.at(-1);
    const same =
      last &&
      last.address === address &&
      last.values.by &&
      values.by &&
      last.values.card === values.card &&
      last.values.zone === values.zone &&
      Math.sign(last.values.by) === Math.sign(values.by);
    if (same) last.values.by = Number(last.values.by) + Number(values.by);
    else waiting.push({ address, values });
    foresee(values);
    if (!sending && builder.getAttribute("aria-busy") !== "true") {
      builder.setAttribute("aria-busy", "true");
      sendNext();
    }
  };

  // What an edit will do to the counts on the page, before the server has answered.
  const foresee = ({ card, zone, by, set }) => {
    if (!card || (by === undefined && set === undefined)) return;
    const after = (text) => {
      const now = Number.parseInt(text, 10) || 0;
      return set === undefined ? Math.max(0, Math.min(99, now + Number(by))) : Number(set);
    };
    const found = builder.querySelector(`[data-held="${card}"]`);
    if (found && rowOf(found).dataset.zone === zone && !rowOf(found).dataset.fills) {
      found.textContent = found.textContent.replace(/^\d+/, (text) => after(text));
    }
    const held = byId(`deck-${zone}-${card}`);
    const count = held?.querySelector(".build-count__held")?.firstChild;
    if (count) {
      count.data = String(after(count.data));
      held.toggleAttribute("data-gone", count.data === "0");
    }
  };

  const edit = (row, change) => {
    if (!row) return;
    const { card, zone, fills } = row.dataset;
    const adds = Number(change.by) > 0 || Number(change.set) > 0;
    send(state.action, { card, zone, ...(fills && adds ? { fills } : {}), ...change });
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const button = event.submitter;
    if (form !== state && !("edits" in form.dataset)) return;
    event.preventDefault();
    const address = button?.hasAttribute("formaction")
      ? button.formAction
      : form.getAttribute("action");
    const values = form === state ? {} : Object.fromEntries(new FormData(form));
    if (form === state && button?.name === "edit") {
      const asked = Object.fromEntries(new URLSearchParams(button.value));
      delete asked.at;
      send(address, asked);
      return;
    }
    delete values.revision;
    delete values.seen;
    if (form.id !== "settings") delete values.on;
    if (button?.name) values[button.name] = button.value;
    send(address, values);
  });

  document.addEventListener("change", (event) => {
    const form = event.target.form;
    if (event.target.id === "any-format") {
      form.requestSubmit();
      return;
    }
    if (form && "onChange" in form.dataset) form.requestSubmit();
  });

  document.body.addEventListener("builder:held", (event) => {
    const { cards, whole } = event.detail;
    for (const held of builder.querySelectorAll("[data-held]")) {
      const now = cards[held.dataset.held] ?? (whole ? ["0", "0 in the deck", false] : null);
      if (!now) continue;
      [held.textContent] = now;
      held.setAttribute("aria-label", now[1]);
      rowOf(held).toggleAttribute("data-full", now[2]);
    }
  });

  const stopWaiting = () => {
    awaitsGap = false;
    early.length = 0;
  };
  document.body.addEventListener("htmx:responseError", (event) => {
    stopWaiting();
    const { status } = event.detail.xhr;
    said(
      status === 403 || status === 404
        ? "You can no longer edit this deck here. Reload the page."
        : "Something went wrong. Nothing was changed. Reload the page.",
    );
  });
  document.body.addEventListener("htmx:sendError", () => {
    stopWaiting();
    said("Couldn’t reach the server. Check your connection and try again.");
  });
  // A filter's menu closes once a choice is made, and what it found is seen; the focus stays on it.
  let menu = "";
  document.body.addEventListener("htmx:oobBeforeSwap", (event) => {
    if (event.target.id !== "chips") return;
    menu = event.target.contains(document.activeElement)
      ? (document.activeElement.closest(".filter-menu")?.id ?? "")
      : "";
  });
  document.body.addEventListener("htmx:oobAfterSwap", (event) => {
    if (event.target.id === "chips") byId(menu)?.querySelector("summary").focus();
  });
  document.body.addEventListener("htmx:afterSettle", () => {
    rove();
    if (awaitsGap && byId("found").dataset.query === wanted) {
      awaitsGap = false;
      goTo(rowsOf("found")[0]);
      for (const key of early.splice(0)) does[acts.get(key)](key, rowOf(document.activeElement));
    }
    if (awaitsAnswer && byId("found").dataset.query === byId("q").value) goToFound();
  });

  builder.addEventListener("focusin", (event) => {
    const row = rowOf(event.target);
    if (!row) return;
    stops[listNameOf(row)] = row.id;
    rove();
  });

  /* Halves on a phone; leaving a decision for later; looking for what the deck lacks. */

  document.addEventListener("click", (event) => {
    for (const open of builder.querySelectorAll(".filter-menu[open]")) {
      if (!open.contains(event.target)) open.open = false;
    }
  });
  builder.addEventListener("click", (event) => {
    const tab = event.target.closest("a[data-half]");
    if (tab) {
      show(tab.dataset.half);
      if (tab.closest(".builder-tabs")) event.preventDefault();
      if ("gap" in tab.dataset) wanted = tab.dataset.gap;
    }
    if (event.target.closest("[data-keep]")) {
      event.preventDefault();
      byId("decide").replaceChildren();
      said("Change discarded.");
    }
  });

  /* Keys. */

  const along = (key) => {
    const name = listNameOf(document.activeElement) ?? "found";
    const links = rowsOf(name);
    const place = links.indexOf(nameOf(rowOf(document.activeElement)));
    if (key === "ArrowUp" && place <= 0) {
      if (name === "found") goToSearch();
      return;
    }
    goTo(links[Math.min(place + (key === "ArrowDown" ? 1 : -1), links.length - 1)]);
  };

  const across = (key) => {
    const name = key === "ArrowRight" ? "deck" : "found";
    const links = rowsOf(name);
    goTo(links.find((link) => rowOf(link).id === stops[name]) ?? links[0]);
  };

  const close = () => {
    const open = builder.querySelector(".filter-menu[open]");
    if (open) {
      open.open = false;
      open.querySelector("summary").focus();
      return;
    }
    if (rowOf(document.activeElement)) goToSearch();
  };

  const aside = (row) => {
    if (!row?.dataset.aside) return;
    if (listNameOf(row) === "found") edit(row, { zone: row.dataset.aside, by: 1 });
    else edit(row, { to: row.dataset.aside });
  };

  const bear = (row) => {
    if (!row) return;
    edit(row, { to: row.dataset.zone === "ring-bearer" ? "draw-deck" : "ring-bearer" });
  };

  const consider = (row) => {
    if (row) byId(`${row.id}-maybe`)?.click();
  };

  const does = {
    search: goToSearch,
    gap: fillNextGap,
    fix: fixFirst,
    maybe: (_key, row) => consider(row),
    along: (key) => along(key),
    across: (key) => across(key),
    count: (key, row) => edit(row, { set: key }),
    more: (_key, row) => edit(row, { by: 1 }),
    fewer: (_key, row) => edit(row, { by: -1 }),
    bear: (_key, row) => bear(row),
    aside: (_key, row) => aside(row),
    undo: () => byId("undo").click(),
    redo: () => byId("redo").click(),
    save: () => byId("save").requestSubmit(),
    keys: () => keys.showPopover(),
    close,
  };

  document.addEventListener("keydown", (event) => {
    // A card that is shown in a dialog has the keys to itself.
    if (event.altKey || event.target.closest("dialog:modal")) return;
    if (event.ctrlKey || event.metaKey) {
      const typing = event.target.closest("input:not([type=checkbox]), select, textarea");
      const act = { s: "save", z: event.shiftKey ? "redo" : "undo", y: "redo" }[
        event.key.toLowerCase()
      ];
      if (!act || (typing && act !== "save")) return;
      // Left to itself, the browser would undo in the field that was typed in last, and go there.
      event.preventDefault();
      does[act]();
      return;
    }
    if (keys.matches(":popover-open")) return;
    if (event.target.id === "q" && event.key === "ArrowDown") {
      event.preventDefault();
      goToFound();
      return;
    }
    if (event.target.closest("input, select, textarea")) return;
    const act = acts.get(event.key);
    if (!act || (event.key.startsWith("Arrow") && event.target.closest("summary"))) return;
    event.preventDefault();
    if (awaitsGap) early.push(event.key);
    else does[act](event.key, rowOf(document.activeElement));
  });

  // An operator's picture that cannot be loaded makes way for the face below it.
  builder.addEventListener(
    "error",
    (event) => {
      if (event.target.matches?.(".build-face__picture")) event.target.remove();
    },
    { capture: true },
  );

  rove();
})();
