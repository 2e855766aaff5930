/* What a person does at a table: chooses, takes back, asks for a hint, shows another seat. One thing
   at a time; what the server answers is shown before the next. */
import { makeSeats } from "./seats.js";
import { isOffline } from "./server.js";

export const makeTurns = (table, game, { server, choosing, showing, whyNot }) => {
  const notice = table.querySelector("[data-notice]");
  const question = table.querySelector("[data-question]");
  const seats = makeSeats(table.querySelector("[data-seats]"), table.querySelector(".board"));
  const say = (words) => {
    notice.textContent = words;
  };

  const refresh = async () => showing.take(await server.getPosition(), true);

  /* The page has the board already: only what may be chosen is asked for. */
  const begin = async () =>
    showing.take(await server.getPosition({ seen: table.dataset.revision, before: game.seat }));

  const send = async (action, fields) => {
    const { taken, found } = await server.post(action, game.position.revision, fields);
    if (taken) return found;
    if (game.lesson?.correct(found)) await showing.showWrong(found.shown);
    else say(found.refusal ?? "That didn’t work. The page shows the game as it is.");
    await refresh();
    return null;
  };

  const goTo = async (link) => {
    const found = await server.getPosition({
      seen: game.position.revision,
      seat: link.dataset.seat,
      before: game.seat,
    });
    game.seat = link.dataset.seat;
    table.dataset.seat = game.seat;
    const fields = "[data-choose] [name=seat], [data-act=hint] [name=seat]";
    for (const field of table.querySelectorAll(fields)) field.value = game.seat;
    window.history.replaceState(null, "", `?seat=${game.seat}`);
    await showing.take(found);
  };

  /* Show the seat of yours that must choose, in place of the one that is shown. */
  const follow = async () => {
    game.follows = true;
    const link = seats.linkTo(game.position.to_choose);
    if (!link || link.dataset.seat === game.seat) return;
    await goTo(link);
    say(`${notice.textContent} Now you choose for ${link.dataset.name}.`.trim());
  };

  const loseConnection = () => {
    game.lost = true;
    document.dispatchEvent(new CustomEvent("connection-lost"));
    say("The connection is lost. The game is kept: it goes on as soon as the connection is back.");
  };

  const findConnection = () => {
    if (!game.lost) return;
    game.lost = false;
    say("The connection is back.");
  };

  const focusChoices = () => {
    if (game.position.options.length) choosing.focus();
    else question.focus({ preventScroll: true });
  };

  /* What somebody does while a hint is thought about is done after it. */
  let afterHint = null;

  const during = async (act, options = {}) => {
    if (game.busy && game.thinks) afterHint = () => during(act, options);
    if (game.busy || !game.position) return;
    const { follows = true } = options;
    game.busy = true;
    const focused = table.contains(document.activeElement);
    table.setAttribute("aria-busy", "true");
    table.dataset.state = "busy";
    try {
      say("");
      game.lesson?.begin();
      await act();
      if (follows) await follow();
    } catch (error) {
      if (!isOffline(error)) say("That didn’t work. Nothing is lost: try again.");
      else loseConnection();
      choosing.redraw();
    } finally {
      game.busy = false;
      table.removeAttribute("aria-busy");
      showing.showState();
      if (focused) focusChoices();
    }
  };

  const take = async (fields) => {
    const found = await send("choose", fields);
    if (found) await showing.take(found);
    return found;
  };

  const choose = (keys, passing = "") =>
    during(async () => {
      const fields = keys.map((key) => ["key", key]);
      game.passed = keys.includes(choosing.passKey()) ? choosing.offered() : null;
      if (passing) fields.push(["until", passing]);
      await take(fields);
    });

  /* First those that are chosen; then, if it is still asked, nobody more. */
  const confirm = (keys) =>
    during(async () => {
      const { kind } = game.position;
      if (keys.length && !(await take(keys.map((key) => ["key", key])))) return;
      const pass = choosing.passKey();
      if (game.position.kind === kind && pass) await take([["key", pass]]);
    });

  /* The last step of a choice that isn't confirmed; otherwise the last move, where that is allowed. */
  const undo = () => {
    if (choosing.undo() || !game.position?.can_take_back) return;
    during(async () => {
      if (await send("take-back", [])) await refresh();
    });
  };

  const hint = async () => {
    if (game.busy) return;
    game.thinks = true;
    await during(async () => {
      say("Thinking about a hint.");
      const chosen = choosing.chosenKeys().map((key) => ["chosen", key]);
      const found = await send("hint", chosen);
      if (!found) return;
      say(found.text);
      choosing.hint(found.keys);
    });
    game.thinks = false;
    const act = afterHint;
    afterHint = null;
    act?.();
  };

  const keepStops = async (fields) => {
    const { taken, found } = await server.post("stops", game.position.revision, fields);
    if (taken) game.position.skips = found.skips;
    say(taken ? "Your stops are kept." : found.refusal);
  };

  const showSeat = (link) => during(() => goTo(link), { follows: false });

  const showNextSeat = () => {
    const link = seats.next(game.seat);
    if (link) showSeat(link);
  };

  const clear = () => {
    whyNot.hide();
    say("");
    choosing.clear();
  };

  return {
    say,
    begin,
    refresh,
    follow,
    loseConnection,
    findConnection,
    choose,
    confirm,
    undo,
    hint,
    keepStops,
    showSeat,
    showNextSeat,
    clear,
  };
};
