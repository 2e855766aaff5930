/* A game that others play: asks for what is new, and draws it step by step. */
import { drawStep } from "../board.js";
import { makeFit } from "./fit.js";
import { makeLog } from "./log.js";
import { makeNews } from "./news.js";
import { makePace } from "./pace.js";

const game = document.getElementById("watched");
const board = game.querySelector(".board");
const question = game.querySelector("[data-question]");
const notice = game.querySelector("[data-notice]");
const fit = makeFit(board);
const log = makeLog(game.querySelector("[data-log]"));
const pace = makePace();
/* A game that is shown with a delay has no news: those would be of now. */
const getNews = game.dataset.news ? makeNews(game.dataset.news) : null;
const STEP_TIME = 350;

const pause = (time) =>
  new Promise((resolve) => {
    window.setTimeout(resolve, time);
  });

let serverWaits = false;

const ask = async () => {
  if (getNews) {
    const news = await getNews();
    serverWaits = news.may_wait;
    if (String(news.revision) === game.dataset.revision) return { unchanged: true };
  }
  const answer = await fetch(`${game.dataset.address}position/?seen=${game.dataset.revision}`, {
    headers: { Accept: "application/json" },
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
};

const show = async (found) => {
  const { boards } = found;
  log.write(found.log, boards.whole);
  for (const [number, step] of boards.steps.entries()) {
    drawStep(board, step, boards.pieces);
    fit();
    /* Each step is seen for a moment, one after another. */
    // oxlint-disable-next-line no-await-in-loop
    if (number < boards.steps.length - 1) await pause(STEP_TIME);
  }
  question.textContent = found.question;
  game.dataset.revision = found.revision;
  game.querySelector("[data-over]").hidden = !found.over;
};

const watch = async () => {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await pace.next({ serverWaits });
    serverWaits = false;
    try {
      // oxlint-disable-next-line no-await-in-loop
      const found = await ask();
      notice.textContent = "";
      if (!found.unchanged) {
        pace.stir();
        // oxlint-disable-next-line no-await-in-loop
        await show(found);
      }
      if (found.over) return;
    } catch {
      notice.textContent = "The connection was lost. Trying again …";
    }
  }
};

watch();
