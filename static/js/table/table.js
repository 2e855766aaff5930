/* A table where you play. Without this script the page's forms do the same, a page at a time. */
import { drawStep } from "../board.js";
import { makeChoosing } from "./choosing.js";
import { makeFit } from "./fit.js";
import { makeLog } from "./log.js";
import { makeOdds } from "./odds.js";
import { makeSeats } from "./seats.js";
import { isOffline, makeServer } from "./server.js";
import { makeStops } from "./stops.js";
import { makeWhyNot } from "./why_not.js";

const table = document.getElementById("table");
const POLL_TIME = 1000;
const SPEED = "table-speed";

const waitForFriends = () => {
  const { getPosition } = makeServer(table.dataset.address, "", () => table.dataset.seat);
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
  const form = find("choose");
  const speed = find("speed");
  const takeBack = table.querySelector("[data-act=take-back]");
  const hint = table.querySelector("[data-act=hint]");
  const token = table.querySelector("[name=csrfmiddlewaretoken]").value;
  const { title } = document;

  let position = null;
  let busy = false;
  /* Once the game moves on, the page goes to whichever seat of yours must choose. */
  let follows = false;
  /* While the connection is lost the page looks for it again and again. */
  let lost = false;
  /* The place of your seat that the page shows. */
  let { seat } = table.dataset;

  const server = makeServer(table.dataset.address, token, () => seat);
  const log = makeLog(find("log"));
  const fit = makeFit(board);
  const seats = makeSeats(find("seats"), board);
  const whyNot = makeWhyNot(find("why"), (card) => server.get("why-not", { seat, card }));
  const stops = makeStops(document.querySelector("[data-stops]"), async (fields) => {
    const { taken, found } = await server.post("stops", position.revision, fields);
    say(taken ? "Your stops are kept." : found.refusal);
  });
  const showOdds = makeOdds(find("odds"), () => server.get("odds", { seat }));
  const pause = (time) =>
    new Promise((resolve) => {
      window.setTimeout(resolve, time);
    });
  const say = (words) => {
    notice.textContent = words;
  };

  const send = async (action, fields) => {
    const { taken, found } = await server.post(action, position.revision, fields);
    if (taken) return found;
    say(found.refusal ?? "That didn’t work. The page shows the game as it is.");
    await refresh();
    return null;
  };

  const choose = (keys, passing = "") =>
    during(async () => {
      const fields = keys.map((key) => ["key", key]);
      if (passing) fields.push(["until", passing]);
      const found = await send("choose", fields);
      if (found) await take(found);
    });

  /* First those that are chosen; then, if it is still asked, nobody more. */
  const confirm = (keys) =>
    during(async () => {
      const { kind } = position;
      if (keys.length) {
        const found = await send(
          "choose",
          keys.map((key) => ["key", key]),
        );
        if (!found) return;
        await take(found);
      }
      const pass = choosing.passKey();
      if (position.kind === kind && pass) {
        const found = await send("choose", [["key", pass]]);
        if (found) await take(found);
      }
    });

  const choosing = makeChoosing(find("options"), board, { choose, confirm });

  /* What the page shows of a position. */

  const waitingWords = () => {
    if (position.thinking) return "The computer is thinking.";
    if (seats.linkTo(position.to_choose)) return "Your other seat chooses.";
    return position.passing ? "You pass until something happens." : "Another player chooses.";
  };

  /* What the page waits for: your choice, others, or nothing more. */
  const stateNow = () => {
    if (position.status !== "playing") return "over";
    return position.options.length ? "yours" : "others";
  };

  const showState = () => {
    table.dataset.state = busy ? "busy" : stateNow();
  };

  const showWaiting = (waits) => {
    form.querySelector("[data-waiting]")?.remove();
    if (!waits) return;
    const words = document.createElement("p");
    words.className = "soft";
    words.dataset.waiting = "";
    words.textContent = waitingWords();
    find("options").after(words);
  };

  const showPosition = () => {
    const over = position.status !== "playing";
    question.textContent = over ? position.result : position.question;
    find("explanation").textContent = over ? "" : position.explanation;
    find("explanation-rule").href = position.explanation_address ?? "";
    find("explanation-rule").hidden = over || !position.explanation_address;
    find("help").hidden = over;
    find("over").hidden = !over;
    choosing.show(position);
    showWaiting(!over && !position.options.length);
    find("until").hidden = over || !position.can_pass;
    stops.show(position);
    if (takeBack) takeBack.hidden = !position.can_take_back;
    if (hint) hint.hidden = !position.options.length;
    seats.mark(seat, position.to_choose);
    table.dataset.revision = position.revision;
    showState();
  };

  const focusChoices = () => {
    if (position.options.length) choosing.focus();
    else question.focus({ preventScroll: true });
  };

  /* Draw what happened since the page looked, one step after another. */
  const take = async (found, anew = false) => {
    if (found.unchanged) return;
    if (!found.boards) {
      window.location.reload();
      return;
    }
    const { pieces, steps } = found.boards;
    const delay = anew ? 0 : Number(speed?.value ?? 0);
    choosing.empty();
    for (const [at, step] of steps.entries()) {
      drawStep(board, step, pieces);
      /* Your own choice is the first change; what others do is shown after it. */
      if (delay && at > 1 && at < steps.length - 1) await pause(delay);
    }
    const waited = position && !position.options.length;
    const rewritten = anew || (position && found.revision < position.revision);
    position = found;
    whyNot.hide();
    showPosition();
    fit();
    log.write(found.log, rewritten);
    showOdds();
    /* Read out, and seen in another tab: what is waited for has come. */
    if (waited && found.options.length) say("It’s your turn.");
    document.title = found.options.length ? `Your turn · ${title}` : title;
  };

  const refresh = async () => take(await server.getPosition(), true);

  const goTo = async (link) => {
    const found = await server.getPosition(undefined, link.dataset.seat);
    seat = link.dataset.seat;
    table.dataset.seat = seat;
    for (const field of table.querySelectorAll(
      "[data-choose] [name=seat], [data-act=hint] [name=seat]",
    )) {
      field.value = seat;
    }
    window.history.replaceState(null, "", `?seat=${seat}`);
    await take(found, true);
  };

  /* Show the seat of yours that must choose, in place of the one that is shown. */
  const follow = async () => {
    follows = true;
    const link = seats.linkTo(position.to_choose);
    if (!link || link.dataset.seat === seat) return;
    await goTo(link);
    say(`${notice.textContent} Now you choose for ${link.dataset.name}.`.trim());
  };

  const loseConnection = () => {
    lost = true;
    say("The connection is lost. The game is kept: it goes on as soon as the connection is back.");
  };

  const findConnection = () => {
    if (!lost) return;
    lost = false;
    say("The connection is back.");
  };

  const during = async (act, { follows: goesOn = true } = {}) => {
    if (busy || !position) return;
    busy = true;
    const focused = table.contains(document.activeElement);
    table.setAttribute("aria-busy", "true");
    table.dataset.state = "busy";
    try {
      say("");
      await act();
      if (goesOn) await follow();
    } catch (error) {
      if (!isOffline(error)) say("That didn’t work. Nothing is lost: try again.");
      else loseConnection();
      choosing.redraw();
    } finally {
      busy = false;
      table.removeAttribute("aria-busy");
      showState();
      if (focused) focusChoices();
    }
  };

  const clear = () => {
    whyNot.hide();
    say("");
    choosing.clear();
  };

  /* What a person does. */

  form.addEventListener("submit", (event) => {
    if (!position) return;
    event.preventDefault();
    const { name, value } = event.submitter ?? {};
    if (name === "until") {
      document.getElementById("table-stops").hidePopover();
      choose([], value);
    }
    if (name === "key") choosing.pick(value);
  });

  /* The card that was clicked; nothing for a hidden one, or where a card only lies open. */
  const cardAt = (target) => {
    const card = target.closest("[data-key]");
    return card && /^\d+$/.test(card.dataset.key) && !target.closest("summary, details")
      ? card
      : null;
  };

  board.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !position) return;
    const card = cardAt(event.target);
    if (!card) return;
    event.preventDefault();
    const { key } = card.dataset;
    if (!card.classList.contains("can-choose")) whyNot.show(key, card.querySelector("a")?.href);
    else if (!busy) choosing.pickCard(key);
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
      const found = await send(
        "hint",
        choosing.chosenKeys().map((key) => ["chosen", key]),
      );
      if (!found) return;
      say(found.text);
      choosing.hint(found.keys);
    });
  });

  find("seats")?.addEventListener("click", (event) => {
    const link = event.target.closest("[data-seat]");
    if (!link || !position || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    during(() => goTo(link), { follows: false });
  });

  const showNextSeat = () => {
    const link = seats.next(seat);
    if (link) during(() => goTo(link), { follows: false });
  };

  /* One letter or digit each; arrows move through the list. */
  const KEYS = {
    ArrowDown: () => choosing.moveFocus(1),
    ArrowUp: () => choosing.moveFocus(-1),
    Escape: clear,
    c: () => choosing.confirm(),
    h: () => hint?.requestSubmit(),
    e: () => position.can_pass && choose([], "event"),
    p: () => choosing.pass(),
    s: showNextSeat,
    u: () => !takeBack?.hidden && takeBack?.requestSubmit(),
    t: () => document.getElementById("table-stops")?.togglePopover(),
    "?": () => document.getElementById("table-keys")?.togglePopover(),
  };

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !position || busy) return;
    if (event.target.closest("input, select, textarea, summary")) return;
    const { key } = event;
    const reads = event.target.closest("[data-log], .replay-question");
    if (key.startsWith("Arrow") && reads) return;
    if (/^[1-9]$/.test(key)) choosing.press(Number(key));
    else if (KEYS[key]) KEYS[key]();
    else return;
    event.preventDefault();
  });

  table.querySelector("[data-act=why-not]")?.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    say("Press a card that isn’t marked: it shows why you can’t use it now.");
  });

  const listToggle = table.querySelector("[data-act=list]");
  listToggle?.addEventListener("click", () => {
    const isOpen = find("options").classList.toggle("is-open");
    listToggle.setAttribute("aria-expanded", String(isOpen));
  });
  if (listToggle) listToggle.hidden = false;

  speed?.addEventListener("change", () => window.localStorage.setItem(SPEED, speed.value));

  /* While others think. */

  const look = async () => {
    const waits = position?.status === "playing" && !position.options.length;
    if ((waits || lost) && !busy && !document.hidden) {
      busy = true;
      try {
        const found = await server.getPosition(position?.revision);
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
    speed.value = window.localStorage.getItem(SPEED) ?? speed.value;
    find("speed-field").hidden = false;
  }
  refresh().catch(loseConnection).then(look);
};

if (table?.dataset.waitingForFriends !== undefined) waitForFriends();
else if (table) play();
