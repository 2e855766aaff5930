/* What cards that are chosen together add up to and what comes of it: in words, and on the board
   where they will quest or attack. */
import { capital } from "./capital.js";

/* "3 damage of 4 hit points": what the difference of both sides brings. */
const outcomeOf = ({ above, even, below, goal, reached }, margin) => {
  if (goal && margin >= goal) return reached.replace("{}", margin);
  if (margin > 0) return above.replace("{}", margin);
  return margin < 0 ? below.replace("{}", -margin) : even;
};

const PLACES = {
  commit: { totals: ".quest-strip__totals" },
  attackers: {
    totals: ".attack[data-now] .lane__totals",
    words: ".attack[data-now] .lane__words",
    nobody: ".attack[data-now] .attack__nobody",
  },
};

export const makeSums = (board) => {
  const optionsOf = ({ options }, keys) => options.filter(({ key }) => keys.includes(key));

  const total = (position, keys) =>
    optionsOf(position, keys).reduce((added, { adds }) => added + (adds ?? 0), position.sum.so_far);

  /* "5 attack against 2 defense: 3 damage of 4 hit points". */
  const words = (position, keys) => {
    const { sum } = position;
    const made = total(position, keys);
    const sides = `${made} ${sum.name} against ${sum.against} ${sum.against_name}`;
    return sum.above ? `${sides}: ${outcomeOf(sum, made - sum.against)}` : sides;
  };

  const namesOf = (position, keys) =>
    optionsOf(position, keys).map(
      ({ card }) => board.querySelector(`[data-key="${card}"] a`)?.textContent ?? "",
    );

  const clear = () => {
    for (const planned of board.querySelectorAll("[data-sum]")) planned.remove();
    for (const hidden of board.querySelectorAll("[data-replaced]")) {
      hidden.hidden = false;
      delete hidden.dataset.replaced;
    }
  };

  /* Put words in the place of what the board says, until it is drawn anew. */
  const put = (place, said) => {
    const was = place && board.querySelector(place);
    if (!was) return;
    const made = document.createElement("span");
    made.className = was.className;
    made.dataset.sum = "";
    made.textContent = said;
    was.after(made);
    was.hidden = true;
    was.dataset.replaced = "";
  };

  /* Show on the board what the chosen cards would bring; nothing while none is chosen. */
  const show = (position, keys) => {
    clear();
    const { sum, kind } = position;
    const places = PLACES[kind];
    if (!sum?.above || !places || !keys.length) return;
    const made = total(position, keys);
    const outcome = outcomeOf(sum, made - sum.against);
    if (places.words) {
      put(places.totals, `${made} : ${sum.against}`);
      put(places.words, capital(outcome));
      put(places.nobody, namesOf(position, keys).join(", "));
    } else {
      put(places.totals, words(position, keys));
    }
  };

  return { words, show, clear };
};
