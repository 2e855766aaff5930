/* Draws the assignments that you have chosen and not yet confirmed: each minion stands in the lane
   of its defender, with both totals and how the fight would end. */
import { capital } from "./capital.js";

const outcome = ({ defence, attack, ending, outcome: words }) => {
  const made = document.createElement("p");
  made.className = "lane__outcome";
  const totals = document.createElement("strong");
  totals.className = "lane__totals";
  totals.textContent = `${defence} : ${attack}`;
  const said = document.createElement("span");
  said.className = "lane__words";
  said.textContent = capital(words);
  made.append(totals, " ", said);
  made.dataset.ending = ending;
  return made;
};

/* Several minions at once: their strengths add up, and how it ends is for the server to say. */
const together = (fights) => ({
  defence: fights[0].defence,
  attack: fights.reduce((sum, fight) => sum + fight.attack, 0),
  ending: fights.length > 1 ? "" : fights[0].ending,
  outcome: fights.length > 1 ? `${fights.length} minions` : fights[0].outcome,
});

export const makePlan = (board) => {
  const clear = () => {
    for (const made of board.querySelectorAll("[data-planned]")) made.remove();
    for (const hidden of board.querySelectorAll(".is-placed")) hidden.classList.remove("is-placed");
    for (const said of board.querySelectorAll(".lane__outcome[hidden]")) said.hidden = false;
    for (const lane of board.querySelectorAll(".lane.is-planned")) {
      lane.classList.remove("is-planned");
      if (lane.dataset.ending === "planned") delete lane.dataset.ending;
    }
  };

  const place = (lane, minion) => {
    const waiting = board.querySelector(`.battlefield__minions > [data-key="${minion}"]`);
    if (!waiting) return;
    waiting.classList.add("is-placed");
    const copy = document.createElement("div");
    copy.dataset.key = minion;
    copy.dataset.planned = "";
    copy.innerHTML = waiting.innerHTML;
    lane.querySelector(".lane__minions").append(copy);
  };

  /* Draw the chosen options; each has the character as `card` and the minion as `target`. */
  const show = (options) => {
    clear();
    for (const [character, own] of Map.groupBy(options, (option) => option.card)) {
      const lane = board.querySelector(`[data-key="lane-${character}"] > .lane`);
      if (!lane) continue;
      for (const option of own) place(lane, option.target);
      lane.classList.add("is-planned");
      lane.dataset.ending ??= "planned";
      const fights = own.map((option) => option.fight).filter(Boolean);
      if (!fights.length) continue;
      lane.querySelector(".lane__outcome:not([data-planned])")?.setAttribute("hidden", "");
      const said = outcome(together(fights));
      said.dataset.planned = "";
      lane.querySelector(".lane__character").before(said);
    }
  };

  return { show, clear };
};
