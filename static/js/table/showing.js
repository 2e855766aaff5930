/* Shows a position: the board step by step, the question and what may be chosen, the log. */
import { drawStep } from "../board.js";
import { glide, lightChanges, mayMove, placesOf, wordsOf } from "../motion.js";
import { notify } from "../notify.js";
import { makeFit } from "./fit.js";
import { makeLog } from "./log.js";
import { makeOdds } from "./odds.js";
import { makeSeats } from "./seats.js";
import { makeSound } from "./sound.js";

const SPEED = "table-speed";
const LONGEST_MOVE = 450;
const YOUR_TURN = "It’s your turn.";

const pause = (time) =>
  new Promise((resolve) => {
    window.setTimeout(resolve, time);
  });

export const makeShowing = (table, game, { server, choosing, stops, whyNot }) => {
  const find = (name) => table.querySelector(`[data-${name}]`);
  const board = table.querySelector(".board");
  const takeBack = table.querySelector("[data-act=take-back]");
  const hint = table.querySelector("[data-act=hint]");
  const speed = find("speed");
  const { title } = document;
  const fit = makeFit(board);
  const log = makeLog(find("log"));
  const seats = makeSeats(find("seats"), board);
  const sound = makeSound(table.querySelector("[data-act=sound]"));
  const showOdds = makeOdds(find("odds"), () => server.get("odds", { seat: game.seat }));

  if (speed) {
    speed.value = window.localStorage.getItem(SPEED) ?? speed.value;
    if (!speed.value) speed.selectedIndex = 1;
    find("speed-field").hidden = false;
    speed.addEventListener("change", () => window.localStorage.setItem(SPEED, speed.value));
  }

  const waitingWords = () => {
    const { thinking, to_choose: toChoose, passing } = game.position;
    if (thinking) return "The computer is thinking.";
    if (seats.linkTo(toChoose)) return "Your other seat chooses.";
    return passing ? "You pass until something happens." : "Another player chooses.";
  };

  /* What the page waits for: your choice, others, or nothing more. */
  const stateNow = () => {
    if (game.position.status !== "playing") return "over";
    return game.position.options.length ? "yours" : "others";
  };

  const showState = () => {
    table.dataset.state = game.busy ? "busy" : stateNow();
  };

  const showWaiting = (waits) => {
    find("waiting")?.remove();
    if (!waits) return;
    const words = document.createElement("p");
    words.className = "soft";
    words.dataset.waiting = "";
    words.textContent = waitingWords();
    find("options").after(words);
  };

  /* The button names the step that it undoes. */
  const nameUndo = () => {
    if (!takeBack || !game.position) return;
    const step = choosing.lastStep();
    takeBack.hidden = !step && !game.position.can_take_back;
    takeBack.querySelector("[data-words]").textContent = step ? `Undo ${step}` : "Take back";
  };

  const showQuestion = (over) => {
    const { position } = game;
    find("question").textContent = over ? position.result : position.question;
    find("explanation").textContent = over ? "" : position.explanation;
    find("explanation-rule").href = position.explanation_address ?? "";
    find("explanation-rule").hidden = over || !position.explanation_address;
  };

  const showPosition = () => {
    const { position } = game;
    const over = position.status !== "playing";
    showQuestion(over);
    find("help").hidden = over;
    find("over").hidden = !over;
    choosing.show(position);
    showWaiting(!over && !position.options.length);
    find("until").hidden = over || !position.can_pass;
    find("again").hidden = choosing.offered() !== game.passed;
    stops.show(position);
    nameUndo();
    if (hint) hint.hidden = !position.options.length;
    game.lesson?.show(position.lesson);
    seats.mark(game.seat, position.to_choose);
    table.dataset.revision = position.revision;
    showState();
  };

  const drawAtOnce = (step, pieces) => {
    choosing.clearPlan();
    drawStep(board, step, pieces);
  };

  /* One step: cards go from where they were, numbers that changed light up. */
  const drawMoving = (step, pieces, duration) => {
    const before = placesOf(board);
    const words = wordsOf(board);
    drawAtOnce(step, pieces);
    fit();
    glide(before, placesOf(board), duration);
    lightChanges(words, duration);
  };

  /* Your own choice is the first change; what others do is shown after it, one after another. A page
     that was just opened shows nothing that happened: there nothing moves. */
  const drawSteps = async ({ pieces, steps }, anew) => {
    const delay = anew || !game.position ? 0 : Number(speed?.value ?? 0);
    for (const [at, step] of steps.entries()) {
      if (delay && mayMove()) drawMoving(step, pieces, Math.min(LONGEST_MOVE, 0.7 * delay));
      else drawAtOnce(step, pieces);
      if (delay && at > 1 && at < steps.length - 1) await pause(delay);
    }
  };

  /* Draw what happened since the page looked, one step after another. */
  const take = async (found, anew = false) => {
    if (found.unchanged) return;
    if (!found.boards) {
      window.location.reload();
      return;
    }
    const before = game.position;
    choosing.empty();
    await drawSteps(found.boards, anew);
    const rewritten = anew || (before && found.revision < before.revision);
    game.position = found;
    whyNot.hide();
    showPosition();
    fit();
    log.write(found.log, rewritten);
    showOdds();
    /* Read out, heard, and seen in another tab: what is waited for has come. */
    if (before && !before.options.length && found.options.length) {
      find("notice").textContent = YOUR_TURN;
      sound.play();
      notify("Your turn", table.dataset.title, window.location.pathname);
    } else if (!found.options.length && find("notice").textContent === YOUR_TURN) {
      /* It was yours, until somebody took a move back. */
      find("notice").textContent = "";
    }
    document.title = found.options.length ? `Your turn · ${title}` : title;
  };

  /* A wrong move in a lesson: what it would lead to. */
  const showWrong = async ({ pieces, steps }) => {
    const delay = Number(speed?.value ?? 0);
    choosing.empty();
    for (const step of steps) {
      drawAtOnce(step, pieces);
      if (delay) await pause(2 * delay);
    }
  };

  /* Something was chosen that isn't confirmed: a minion that went to a lane makes it higher. */
  const change = () => {
    nameUndo();
    fit();
  };

  return { take, showState, showWrong, change };
};
