/* Plays a game: every step is on the page already, as pieces of HTML for the board's slots. */
import { glide, lightChanges, mayMove, placesOf, wordsOf } from "./motion.js";

/* How many sizes fights have below the usual one, by `data-tight`. */
const TIGHTEST = 3;

(() => {
  const replay = document.getElementById("replay");
  const script = document.getElementById("replay-script");
  if (!replay || !script) return;

  const { pieces, steps, marks, asked } = JSON.parse(script.textContent);
  const last = steps.length - 1;
  const STEP_TIME = 900;
  const SWIPE = 40;

  /* A step lists what differs from the one before; here each has all its slots. */
  const boards = [];
  for (const step of steps) boards.push({ ...boards.at(-1), ...step.slots });

  const slots = new Map(
    [...replay.querySelectorAll("[data-slot]")].map((slot) => [slot.dataset.slot, slot]),
  );
  const log = replay.querySelector(".replay-log");
  const lines = [...log.querySelectorAll("[data-at]")];
  const scrubber = replay.querySelector(".replay-scrubber input");
  const place = replay.querySelector(".replay-controls__place");
  const playButton = replay.querySelector("[data-play]");
  const speed = replay.querySelector("[data-speed]");
  const views = [...document.querySelectorAll(".replay-views a")];
  const stepField = replay.querySelector("[data-step-field]");
  const share = replay.querySelector("[data-share]");

  const sharePage = replay.querySelector("[data-share-page]");
  const whyLink = replay.querySelector("[data-why]");
  const whyDialog = document.getElementById("why");
  const canBeAsked = new Set(asked);

  let here = Number(replay.dataset.step);
  let timer = 0;

  /* The board. */

  const fillText = (slot, content) => {
    slot.innerHTML = content.map(([, piece]) => pieces[piece]).join("");
  };

  const fillList = (slot, content) => {
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
      if (item.dataset.piece !== String(piece)) {
        item.innerHTML = pieces[piece];
        item.dataset.piece = piece;
      }
      return item;
    });
    for (const gone of known.values()) gone.remove();
    items.forEach((item, index) => {
      if (slot.children[index] !== item) slot.insertBefore(item, slot.children[index] ?? null);
    });
  };

  const drawBoard = (step) => {
    const board = boards[step];
    for (const [name, slot] of slots) {
      const content = board[name] ?? [];
      if (slot.tagName === "UL") fillList(slot, content);
      else fillText(slot, content);
    }
    const { acting } = steps[step];
    for (const item of replay.querySelectorAll(".is-acting")) item.classList.remove("is-acting");
    if (acting) {
      replay.querySelector(`.board [data-key="${acting}"]`)?.classList.add("is-acting");
    }
  };

  const board = replay.querySelector(".board");
  /* On a desk fights are drawn smaller, in steps, until all of them are seen. */
  const fit = () => {
    delete board.dataset.tight;
    for (
      let tight = 1;
      tight <= TIGHTEST && board.scrollHeight > board.clientHeight + 1;
      tight += 1
    ) {
      board.dataset.tight = tight;
    }
  };
  new ResizeObserver(fit).observe(board);
  document.fonts.addEventListener("loadingdone", fit);

  /* A board that is higher than its place shows the card that the next choice is about. */
  const follow = () => {
    const acting = board.querySelector(".is-acting")?.getBoundingClientRect();
    if (!acting) return;
    const { top, bottom } = board.getBoundingClientRect();
    if (acting.bottom > bottom) board.scrollTop += acting.bottom - bottom;
    else if (acting.top < top) board.scrollTop -= top - acting.top;
  };

  const showLog = (step) => {
    let newest = null;
    for (const line of lines) {
      const at = Number(line.dataset.at);
      line.toggleAttribute("data-later", at > step);
      if (at === step) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
      if (at <= step) newest = line;
    }
    if (newest) log.scrollTop = newest.offsetTop + newest.offsetHeight - 0.7 * log.clientHeight;
    else log.scrollTop = 0;
  };

  const go = (wanted) => {
    const step = Math.max(0, Math.min(last, wanted));
    const moves = mayMove() && Math.abs(step - here) === 1;
    const before = moves ? placesOf(board) : null;
    const words = moves ? wordsOf(board) : null;
    here = step;
    drawBoard(step);
    fit();
    follow();
    if (moves) {
      const duration = Math.min(350, (0.6 * STEP_TIME) / Number(speed.value));
      glide(before, placesOf(board), duration);
      lightChanges(words, duration);
    }
    showLog(step);
    scrubber.value = step;
    scrubber.setAttribute("aria-valuetext", `Step ${step} of ${last}`);
    place.textContent = `Step ${step} of ${last}`;
    replay.dataset.step = step;
    if (stepField) stepField.value = step;
    whyLink.toggleAttribute("data-mute", !canBeAsked.has(step));
    const why = new URL(whyLink.href);
    why.searchParams.set("step", step);
    whyLink.href = why.href;
    if (sharePage) {
      const page = new URL(sharePage.href);
      page.searchParams.set("step", step);
      sharePage.href = page.href;
    }
    if (whyDialog.matches(":popover-open")) whyDialog.hidePopover();
    const address = new URL(window.location.href);
    if (step) address.searchParams.set("step", step);
    else address.searchParams.delete("step");
    window.history.replaceState(window.history.state, "", address);
    for (const link of views) {
      const view = new URL(link.href);
      view.searchParams.set("step", step);
      link.href = view.href;
    }
  };

  /* Playing. */

  const isPlaying = () => timer !== 0;

  const pause = () => {
    window.clearInterval(timer);
    timer = 0;
    playButton.setAttribute("aria-pressed", "false");
    playButton.setAttribute("aria-label", "Play");
    place.setAttribute("role", "status");
  };

  const play = () => {
    pause();
    if (here >= last) go(0);
    /* A status that changes twice a second would keep a screen reader talking. */
    place.removeAttribute("role");
    playButton.setAttribute("aria-pressed", "true");
    playButton.setAttribute("aria-label", "Pause");
    timer = window.setInterval(
      () => {
        go(here + 1);
        if (here >= last) pause();
      },
      STEP_TIME / Number(speed.value),
    );
  };

  const stepTo = (step) => {
    pause();
    go(step);
  };

  const jump = (kind, backwards) => {
    const places = marks.filter(([, its]) => its === kind).map(([step]) => step);
    const next = backwards
      ? places.findLast((step) => step < here)
      : places.find((step) => step > here);
    if (next !== undefined) stepTo(next);
  };

  /* What a person does. */

  replay.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = event.target.closest(
      "[data-step-to], [data-step-by], [data-jump], [data-play]",
    );
    if (!control) return;
    const { stepTo: to, stepBy: by, jump: kind } = control.dataset;
    event.preventDefault();
    if (to !== undefined) stepTo(Number(to));
    else if (by !== undefined) stepTo(here + Number(by));
    else if (kind) jump(kind, false);
    else if (isPlaying()) pause();
    else play();
  });

  scrubber.addEventListener("input", () => stepTo(Number(scrubber.value)));
  speed.addEventListener("change", () => {
    if (isPlaying()) play();
  });

  const KEYS = { m: "move", d: "death", b: "burden", s: "skirmish" };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest("input:not([type=range]), select, textarea, summary")) return;
    const kind = KEYS[event.key.toLowerCase()];
    if (event.key.toLowerCase() === "w" && !whyLink.hasAttribute("data-mute")) {
      if (whyDialog.matches(":popover-open")) whyDialog.hidePopover();
      else askWhy();
      event.preventDefault();
      return;
    }
    if (event.key === " ") {
      if (event.target.closest("a, button:not([data-play])")) return;
      if (isPlaying()) pause();
      else play();
    } else if (kind) {
      jump(kind, event.shiftKey);
    } else if (!event.shiftKey) {
      const control = replay.querySelector(`[data-key="${event.key}"]`);
      if (!control || control.closest(".board")) return;
      control.click();
    } else {
      return;
    }
    event.preventDefault();
  });

  /* The player is asked again at the server; the answer stands before the page, which stays. */
  const askWhy = async () => {
    pause();
    const answer = whyDialog.querySelector("[data-why-answer]");
    const step = here;
    answer.textContent = "Asking the player again …";
    whyDialog.showPopover();
    whyDialog.querySelector("h2").focus();
    let html = "";
    try {
      const response = await fetch(whyLink.href, { headers: { "HX-Request": "true" } });
      if (response.ok) html = await response.text();
    } catch {
      /* It is said below. */
    }
    if (step !== here) return;
    if (html) answer.innerHTML = html;
    else answer.textContent = "No answer. Try again in a moment.";
  };

  whyLink.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    askWhy();
  });

  let touch = null;
  board.addEventListener(
    "touchstart",
    (event) => {
      const rows = event.target.closest(".site-path");
      const scrolls = rows && rows.scrollWidth > rows.clientWidth;
      touch = event.touches.length === 1 && !scrolls ? event.touches[0] : null;
    },
    { passive: true },
  );
  board.addEventListener(
    "touchend",
    (event) => {
      if (!touch) return;
      const across = event.changedTouches[0].clientX - touch.clientX;
      const down = event.changedTouches[0].clientY - touch.clientY;
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) {
        stepTo(here + (across < 0 ? 1 : -1));
      }
    },
    { passive: true },
  );

  share?.addEventListener("click", async () => {
    const words = share.querySelector("span");
    await navigator.clipboard.writeText(window.location.href);
    words.textContent = "Copied";
    window.setTimeout(() => {
      words.textContent = "Copy link";
    }, 2000);
  });

  for (const control of replay.querySelectorAll(".replay-player [hidden]")) control.hidden = false;
  if (share) share.hidden = !navigator.clipboard;
  /* The pieces that the server put in place are known by their numbers from now on. */
  go(here);
})();
