/* A table where you play. Without this script the page's forms do the same, a page at a time. */
import { drawStep } from "./board.js";
import { makeOdds } from "./table_odds.js";
import { makeWhyNot } from "./table_why_not.js";

const table = document.getElementById("table");
const POLL_TIME = 1000;
/* Choices of many: chosen together on the table and confirmed once. */
const GROUPS = new Set(["commit", "attackers", "assign defenders"]);
const { address } = table.dataset;
/* The place of your seat that the page shows. */
let { seat } = table.dataset;

const get = async (what, asked) => {
  const answer = await fetch(`${address}${what}/?${new URLSearchParams(asked)}`, {
    headers: { Accept: "application/json" },
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
};

const getPosition = (seen, place = seat) =>
  get("position", seen === undefined ? { seat: place } : { seat: place, seen });

const waitForFriends = () => {
  window.setInterval(async () => {
    try {
      const found = await getPosition(table.dataset.revision);
      if (!found.unchanged) window.location.reload();
    } catch {
      /* The next look finds it again. */
    }
  }, 2 * POLL_TIME);
};

const play = () => {
  const find = (name) => table.querySelector(`[data-${name}]`);
  const board = table.querySelector(".board");
  const question = find("question");
  const notice = find("notice");
  const list = find("options");
  const until = find("until");
  const form = find("choose");
  const log = find("log");
  const speed = find("speed");
  const takeBack = table.querySelector("[data-act=take-back]");
  const hint = table.querySelector("[data-act=hint]");
  const seats = find("seats");
  const token = table.querySelector("[name=csrfmiddlewaretoken]").value;

  const whyNot = makeWhyNot(find("why"), (card) => get("why-not", { seat, card }));
  const showOdds = makeOdds(find("odds"), () => get("odds", { seat }));

  const { title } = document;
  let position = null;
  let busy = false;
  /* Once the game moves on, the page goes to whichever seat of yours must choose. */
  let follows = false;
  /* While the connection is lost the page looks for it again and again. */
  let lost = false;
  /* Cards that were clicked, which narrow the list; keys that are chosen together. */
  let narrowed = [];
  let chosen = new Set();

  const isPass = (option) => option.does === "pass";
  const isGroup = () => GROUPS.has(position.kind) && position.options.some(isPass);
  const touches = (option, card) => String(option.card) === card || String(option.target) === card;
  const shownOptions = () =>
    position.options.filter((option) => narrowed.every((card) => touches(option, card)));
  const pause = (time) => new Promise((resolve) => { window.setTimeout(resolve, time); });
  const say = (words) => { notice.textContent = words; };
  const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

  /* What may be chosen. */

  const optionButton = (option, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.value = option.key;
    if (index < 9) {
      const number = document.createElement("span");
      number.className = "table-choices__number";
      number.setAttribute("aria-hidden", "true");
      number.textContent = index + 1;
      button.append(number);
    }
    button.append(capital(option.words));
    if (option.does_nothing) {
      const note = document.createElement("span");
      note.className = "table-choices__note";
      note.textContent = "would do nothing";
      button.append(" ", note);
    }
    if (isGroup() && !isPass(option)) {
      button.setAttribute("aria-pressed", String(chosen.has(option.key)));
    }
    return button;
  };

  const confirmButton = () => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button--primary";
    button.dataset.confirm = "";
    button.textContent = chosen.size ? `Confirm ${chosen.size}` : "Confirm none";
    return button;
  };

  const markCards = (options) => {
    for (const item of board.querySelectorAll(".can-choose, .is-chosen")) {
      item.classList.remove("can-choose", "is-chosen");
    }
    for (const option of options) {
      for (const card of [option.card, option.target]) {
        if (card === undefined) continue;
        const item = board.querySelector(`[data-key="${card}"]`);
        item?.classList.add("can-choose");
        if (chosen.has(option.key)) item?.classList.add("is-chosen");
      }
    }
    for (const card of narrowed) {
      board.querySelector(`[data-key="${card}"]`)?.classList.add("is-chosen");
    }
  };

  /* The card that was clicked; nothing for a hidden one, or where a card only lies open. */
  const cardAt = (target) => {
    const card = target.closest("[data-key]");
    return card && /^\d+$/.test(card.dataset.key) && !target.closest("summary, details") ? card : null;
  };

  const seatLink = (place) => seats?.querySelector(`[data-seat="${place}"][data-person]`);

  const markSeats = () => {
    for (const link of seats?.querySelectorAll("[data-seat]") ?? []) {
      if (link.dataset.seat === seat) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      link.querySelector("[data-chooses]").hidden = link.dataset.seat !== String(position.to_choose);
    }
  };

  const waitingWords = () => {
    if (position.thinking) return "The computer is thinking.";
    if (seatLink(position.to_choose)) return "Your other seat chooses.";
    return position.passing ? "You pass until something happens." : "Another player chooses.";
  };

  /* What the page waits for: your choice, others, or nothing more. */
  const stateNow = () => {
    if (position.status !== "playing") return "over";
    return position.options.length ? "yours" : "others";
  };

  const showState = () => { table.dataset.state = busy ? "busy" : stateNow(); };

  const showChoices = () => {
    const over = position.status !== "playing";
    question.textContent = over ? position.result : position.question;
    find("explanation").textContent = over ? "" : position.explanation;
    find("help").hidden = over;
    table.querySelector("[data-over]").hidden = !over;
    const options = shownOptions();
    const group = isGroup();
    const named = group ? options.filter((option) => !isPass(option)) : options;
    list.replaceChildren(...named.map(optionButton));
    if (group) list.append(confirmButton());
    form.querySelector("[data-waiting]")?.remove();
    if (!over && !position.options.length) {
      const words = document.createElement("p");
      words.className = "soft";
      words.dataset.waiting = "";
      words.textContent = waitingWords();
      list.after(words);
    }
    until.hidden = over || !position.can_pass;
    if (takeBack) takeBack.hidden = !position.can_take_back;
    if (hint) hint.hidden = !position.options.length;
    markCards(options);
    markSeats();
    table.dataset.revision = position.revision;
    showState();
  };

  const focusChoices = () => {
    const first = list.querySelector("button");
    (first ?? question).focus({ preventScroll: true });
  };

  /* What happened. */

  const writeLog = (lines, anew) => {
    const items = lines.map((line) => {
      const item = document.createElement("li");
      if (line.opens) item.className = `replay-log__${line.opens}`;
      item.textContent = line.text;
      return item;
    });
    /* What is only written again is not read out again. */
    log.setAttribute("aria-live", anew ? "off" : "polite");
    if (anew) log.replaceChildren(...items);
    else log.append(...items);
    log.scrollTop = log.scrollHeight;
  };

  const take = async (found, anew = false) => {
    if (found.unchanged) return;
    if (!found.boards) {
      window.location.reload();
      return;
    }
    const { pieces, steps } = found.boards;
    const delay = anew ? 0 : Number(speed?.value ?? 0);
    list.replaceChildren();
    markCards([]);
    for (const [at, step] of steps.entries()) {
      drawStep(board, step, pieces);
      /* Your own choice is the first change; what others do is shown after it. */
      if (delay && at > 1 && at < steps.length - 1) await pause(delay);
    }
    const waited = position && !position.options.length;
    writeLog(found.log, anew || (position && found.revision < position.revision));
    position = found;
    narrowed = [];
    chosen = new Set();
    whyNot.hide();
    showChoices();
    showOdds();
    /* Read out, and seen in another tab: what is waited for has come. */
    if (waited && found.options.length) say("It’s your turn.");
    document.title = found.options.length ? `Your turn · ${title}` : title;
  };

  const refresh = async () => take(await getPosition(), true);

  /* Show the seat of yours that must choose, in place of the one that is shown. */
  const follow = async () => {
    follows = true;
    const place = String(position.to_choose);
    const link = seatLink(place);
    if (!link || place === seat) return;
    const found = await getPosition(undefined, place);
    seat = place;
    table.dataset.seat = seat;
    for (const field of table.querySelectorAll("[data-choose] [name=seat], [data-act=hint] [name=seat]")) {
      field.value = seat;
    }
    window.history.replaceState(null, "", `?seat=${seat}`);
    await take(found, true);
    say(`${notice.textContent} Now you choose for ${link.dataset.name}.`.trim());
  };

  const send = async (action, fields) => {
    const body = new URLSearchParams([["csrfmiddlewaretoken", token], ["seat", seat],
      ["revision", position.revision], ...fields]);
    const answer = await fetch(`${address}${action}/`, {
      method: "POST", body, headers: { Accept: "application/json" },
    });
    const found = await answer.json();
    if (answer.ok) return found;
    say(found.refusal ?? "That didn’t work. The page shows the game as it is.");
    await refresh();
    return null;
  };

  /* A browser that reaches no server throws this kind of error, and no other. */
  const isOffline = (error) => error instanceof TypeError;

  const loseConnection = () => {
    lost = true;
    say("The connection is lost. The game is kept: it goes on as soon as the connection is back.");
  };

  const findConnection = () => {
    if (!lost) return;
    lost = false;
    say("The connection is back.");
  };

  const during = async (act) => {
    if (busy || !position) return;
    busy = true;
    const focused = table.contains(document.activeElement);
    table.setAttribute("aria-busy", "true");
    table.dataset.state = "busy";
    try {
      say("");
      await act();
      await follow();
    } catch (error) {
      if (!isOffline(error)) say("That didn’t work. Nothing is lost: try again.");
      else loseConnection();
      showChoices();
    } finally {
      busy = false;
      table.removeAttribute("aria-busy");
      showState();
      if (focused) focusChoices();
    }
  };

  const choose = (keys, passing = "") => during(async () => {
    const fields = keys.map((key) => ["key", key]);
    if (passing) fields.push(["until", passing]);
    const found = await send("choose", fields);
    if (found) await take(found);
  });

  /* A group is taken in the order of the list; then the rest declines, if it is still asked. */
  const confirm = () => during(async () => {
    const { kind, options } = position;
    const keys = options.filter((option) => chosen.has(option.key)).map((option) => option.key);
    if (keys.length) {
      const found = await send("choose", keys.map((key) => ["key", key]));
      if (!found) return;
      await take(found);
    }
    const pass = position.options.find(isPass);
    if (position.kind === kind && pass) {
      const found = await send("choose", [["key", pass.key]]);
      if (found) await take(found);
    }
  });

  /* A minion fights once: who is assigned to it now takes the place of who was before. */
  const replaces = (option, other) =>
    position.kind === "assign defenders" && option.target === other.target;

  const toggle = (key) => {
    const option = position.options.find((one) => one.key === key);
    if (chosen.has(key)) {
      chosen.delete(key);
    } else {
      for (const other of position.options) if (replaces(option, other)) chosen.delete(other.key);
      chosen.add(key);
    }
    narrowed = [];
    showChoices();
    list.querySelector(`[value="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  };

  const pick = (key) => {
    const option = position.options.find((one) => one.key === key);
    if (!option) return;
    if (isGroup() && !isPass(option)) toggle(key);
    else choose([key]);
  };

  const pickCard = (card) => {
    if (narrowed.includes(card)) narrowed = narrowed.filter((other) => other !== card);
    else narrowed = [...narrowed, card];
    const options = shownOptions();
    if (!options.length) {
      narrowed = [card];
    } else if (options.length === 1 && narrowed.length) {
      pick(options[0].key);
      return;
    }
    showChoices();
    focusChoices();
  };

  const clear = () => {
    whyNot.hide();
    narrowed = [];
    chosen = new Set();
    say("");
    if (position) showChoices();
  };

  /* What a person does. */

  form.addEventListener("submit", (event) => {
    if (!position) return;
    event.preventDefault();
    const { name, value } = event.submitter ?? {};
    if (name === "until") choose([], value);
    else if (name === "key") pick(value);
  });

  list.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button || !position || button.type === "submit") return;
    if (button.dataset.confirm !== undefined) confirm();
    else pick(button.value);
  });

  board.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!position) return;
    const card = cardAt(event.target);
    if (!card) return;
    event.preventDefault();
    const { key } = card.dataset;
    if (!card.classList.contains("can-choose")) whyNot.show(key, card.querySelector("a")?.href);
    else if (!busy) pickCard(key);
  });

  takeBack?.addEventListener("submit", (event) => {
    event.preventDefault();
    during(async () => {
      if (await send("take-back", [])) await refresh();
    });
  });

  hint?.addEventListener("submit", (event) => {
    event.preventDefault();
    during(async () => {
      say("Thinking about a hint.");
      const found = await send("hint", [...chosen].map((key) => ["chosen", key]));
      if (!found) return;
      say(found.text);
      for (const key of found.keys) {
        list.querySelector(`[value="${CSS.escape(key)}"]`)?.setAttribute("data-hinted", "");
      }
    });
  });

  const moveFocus = (by) => {
    const buttons = [...list.querySelectorAll("button")];
    if (!buttons.length) return;
    const at = buttons.indexOf(document.activeElement);
    const next = at < 0 ? (by > 0 ? 0 : buttons.length - 1) : at + by;
    buttons[(next + buttons.length) % buttons.length].focus();
  };

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !position || busy) return;
    if (event.target.closest("input, select, textarea, summary")) return;
    const { key } = event;
    const inLog = event.target.closest("[data-log], .replay-question");
    if (/^[1-9]$/.test(key)) list.querySelectorAll("button[value]")[Number(key) - 1]?.click();
    else if ((key === "ArrowDown" || key === "ArrowUp") && !inLog) moveFocus(key === "ArrowDown" ? 1 : -1);
    else if (key === "Escape") clear();
    else if (key === "p") {
      const pass = position.options.find(isPass);
      if (pass) choose([pass.key]);
    } else return;
    event.preventDefault();
  });

  table.querySelector("[data-act=why-not]")?.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    say("Press a card that isn’t marked: it shows why you can’t use it now.");
  });

  speed?.addEventListener("change", () => window.localStorage.setItem("table-speed", speed.value));

  /* While others think. */

  const look = async () => {
    const waits = position?.status === "playing" && !position.options.length;
    if ((waits || lost) && !busy && !document.hidden) {
      busy = true;
      try {
        const found = await getPosition(position?.revision);
        findConnection();
        await take(found);
        if (follows || !found.unchanged) await follow();
      } catch (error) {
        /* The next look finds the game again. */
        if (isOffline(error)) loseConnection();
      } finally {
        busy = false;
        if (position) showState();
      }
    }
    window.setTimeout(look, POLL_TIME);
  };

  if (speed) {
    speed.value = window.localStorage.getItem("table-speed") ?? speed.value;
    find("speed-field").hidden = false;
  }
  refresh().catch(loseConnection).then(look);
};

if (table?.dataset.waitingForFriends !== undefined) waitForFriends();
else if (table) play();
