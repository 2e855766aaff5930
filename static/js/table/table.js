/* A table where you play. Without this script the page's forms do the same, a page at a time. */
import { notify } from "../notify.js";
import { makeChoosing } from "./choosing.js";
import { makeDragging } from "./dragging.js";
import { listenToKeys } from "./keys.js";
import { makeLesson } from "./lesson.js";
import { makeReading } from "./reading.js";
import { makeServer } from "./server.js";
import { makeShowing } from "./showing.js";
import { makeStops } from "./stops.js";
import { makeTurns } from "./turns.js";
import { watch } from "./watching.js";
import { makeWhyNot } from "./why_not.js";

const table = document.getElementById("table");
const WAITING_POLL_TIME = 2000;

const waitForFriends = () => {
  const { getPosition } = makeServer(table.dataset.address, "", () => table.dataset.seat);
  const { address, title, revision } = table.dataset;
  window.setInterval(async () => {
    try {
      const found = await getPosition({ seen: revision });
      if (found.unchanged) return;
      if (found.status === "playing") await notify("Your game begins", title, address);
      window.location.reload();
    } catch (error) {
      /* It was cancelled, or closed while nobody was here. Without a connection, look again. */
      if (error.message === "404") window.location.assign("/tables/");
    }
  }, WAITING_POLL_TIME);
};

/* What is clicked and sent: cards of the board, buttons and forms beside it. */
const listen = (game, { choosing, turns, whyNot, reading }) => {
  const find = (name) => table.querySelector(`[data-${name}]`);
  const board = table.querySelector(".board");
  const withKey = (event) => event.ctrlKey || event.metaKey || event.shiftKey;

  find("choose").addEventListener("submit", (event) => {
    if (!game.position) return;
    event.preventDefault();
    const { name, value } = event.submitter ?? {};
    if (name === "until") {
      document.getElementById("table-stops").hidePopover();
      turns.choose([], value);
    }
    if (name === "key") choosing.pick(value);
  });

  /* The card that was clicked; nothing for a hidden one, or where a card only lies open. */
  const cardAt = (target) => {
    const card = target.closest("[data-key]");
    const opens = target.closest("summary, details");
    return card && /^\d+$/.test(card.dataset.key) && !opens ? card : null;
  };

  board.addEventListener("click", (event) => {
    if (withKey(event) || !game.position) return;
    const card = cardAt(event.target);
    if (!card) return;
    event.preventDefault();
    const { key } = card.dataset;
    if (reading.isOn() || !card.classList.contains("can-choose")) {
      reading.end();
      reading.read(card);
    } else if (!game.busy || game.thinks) choosing.pickCard(key);
  });

  board.addEventListener("face", (event) => {
    const card = cardAt(event.target);
    if (card && game.position && !card.classList.contains("can-choose")) {
      whyNot.addTo(event.detail, card.dataset.key);
    }
  });

  table.querySelector("[data-act=take-back]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    turns.undo();
  });

  table.querySelector("[data-act=hint]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    turns.hint();
  });

  find("seats")?.addEventListener("click", (event) => {
    const link = event.target.closest("[data-seat]");
    if (!link || !game.position || withKey(event)) return;
    event.preventDefault();
    turns.showSeat(link);
  });

  table.querySelector("[data-act=why-not]")?.addEventListener("click", (event) => {
    if (withKey(event)) return;
    event.preventDefault();
    reading.begin();
  });

  const toggle = table.querySelector("[data-act=list]");
  toggle?.addEventListener("click", () => {
    const isOpen = find("options").classList.toggle("is-open");
    toggle.setAttribute("aria-expanded", String(isOpen));
  });
  if (toggle) toggle.hidden = false;
};

const play = () => {
  const board = table.querySelector(".board");
  const token = table.querySelector("[name=csrfmiddlewaretoken]").value;

  /* `seat` is the place of your seat that the page shows. Once the game moves on, the page `follows`
     it to whichever seat of yours must choose; it `thinks` while a hint is on its way; `lost` is the
     connection; `passed` is what you passed on last. */
  const game = {
    position: null,
    seat: table.dataset.seat,
    busy: false,
    thinks: false,
    follows: false,
    lost: false,
    passed: null,
  };
  const lesson = table.querySelector("[data-lesson]");
  if (lesson) game.lesson = makeLesson(lesson, table);
  const server = makeServer(table.dataset.address, token, () => game.seat);
  const parts = { server };
  parts.whyNot = makeWhyNot(table.querySelector("[data-why]"), (card) =>
    server.get("why-not", { seat: game.seat, card }),
  );
  parts.choosing = makeChoosing(table.querySelector("[data-options]"), board, {
    choose: (keys) => parts.turns.choose(keys),
    confirm: (keys) => parts.turns.confirm(keys),
    changed: () => parts.showing.change(),
  });
  parts.stops = makeStops(document.querySelector("[data-stops]"), (fields) =>
    parts.turns.keepStops(fields),
  );
  parts.showing = makeShowing(table, game, parts);
  parts.turns = makeTurns(table, game, parts);
  parts.reading = makeReading(board, parts);
  makeDragging(board, parts, () => !game.busy && Boolean(game.position));
  listen(game, parts);
  listenToKeys(table, game, parts);
  watch(game, table.dataset.news, parts);
};

if (table?.dataset.waitingForFriends !== undefined) waitForFriends();
else if (table) play();
