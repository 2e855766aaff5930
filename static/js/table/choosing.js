/* What you may choose: the list beside the board, the marks on it, and groups that are chosen card
   by card and confirmed once. */
import { capital } from "./capital.js";
import { makePlan } from "./plan.js";
import { makeSums } from "./sums.js";

/* Choices of many: chosen together on the table and confirmed once. */
const GROUPS = new Set(["commit", "commit to test", "attackers", "assign defenders"]);
const NEEDS_ONE = new Set(["attackers"]);
/* What is left to others if you confirm fewer than you could. */
const REST = { "assign defenders": "leave" };

/* Choosing nobody; an attack that is declared has its first attacker. */
const NOBODY = {
  commit: "Choose nobody",
  "commit to test": "Choose nobody",
  attackers: "No more attackers",
};

/* An assignment with more pairs than this is listed by minion: first whom, then who. */
const MOST_PAIRS = 6;
const ASSIGNMENT = "assign defenders";

const isPass = (option) => option.does === "pass";

const note = (words, name = "") => {
  const made = document.createElement("span");
  made.className = `table-choices__note ${name}`.trim();
  made.textContent = words;
  return made;
};

const digit = (index) => {
  const made = document.createElement("span");
  made.className = "table-choices__number";
  made.setAttribute("aria-hidden", "true");
  made.textContent = index + 1;
  return made;
};

/* "Use Madril: discard 2 cards": what is done, and below it what that does. */
const wordsOf = (said) => {
  const made = document.createElement("span");
  made.className = "table-choices__words";
  const [deed, ...effect] = said.split(": ");
  made.textContent = capital(deed);
  if (effect.length) made.append(note(capital(effect.join(": ")), "is-effect"));
  return made;
};

/* `act` has what a person does: `choose(keys)`, `confirm(keys)` and `changed()`. */
export const makeChoosing = (list, board, act) => {
  const plan = makePlan(board);
  const sums = makeSums(board);
  let position = null;
  /* Cards that were clicked, which narrow the list; keys that are chosen together. */
  let narrowed = [];
  let chosen = new Set();
  /* What was chosen before each step of a group, and what the step is called. */
  let steps = [];

  /* The cards that an option is about; of equal cards in a hand the server names one. */
  const cardsOf = ({ card, target, copies = [] }) =>
    [card, target, ...copies].filter((one) => one !== undefined).map(String);
  const touches = (option, card) => cardsOf(option).includes(card);
  /* Somebody must attack; to all other groups nobody can be chosen, too. */
  const needsOne = () => NEEDS_ONE.has(position.kind) && !position.options.some(isPass);
  const lacksOne = () => !chosen.size && needsOne();
  const isGroup = () => GROUPS.has(position.kind) && (needsOne() || position.options.some(isPass));
  const shown = () =>
    position.options.filter((option) => narrowed.every((card) => touches(option, card)));
  /* Of several copies of a card that read the same one is listed; all can be chosen on the board. */
  const told = ({ words, consequence, does_nothing: idle }) =>
    [words, consequence, idle].join("\n");
  const withoutCopies = (options) => {
    const said = options.map(told);
    return options.filter((_, at) => said.indexOf(said[at]) === at);
  };

  /* What would do nothing comes last. */
  const inOrder = (options) => [
    ...options.filter((option) => !option.does_nothing),
    ...options.filter((option) => option.does_nothing),
  ];

  /* What else is chosen for the card of an option. */
  const besides = ({ card, target }) =>
    position.kind === ASSIGNMENT
      ? position.options.filter(
          (other) => chosen.has(other.key) && other.card === card && other.target !== target,
        )
      : [];

  const roomOf = ({ card }) => position.takes?.[card] ?? 1;

  /* Several minions of one defender fight it together. */
  const fightWith = (others, { fight }) => {
    const attack = others.reduce((sum, other) => sum + other.fight.attack, fight.attack);
    const names = others.map(({ target }) => nameOf(target)).join(", ");
    return `with ${names}: ${fight.defence} against ${attack}`;
  };

  /* What a card of a group brings beside those that are chosen; others as the server says. */
  const consequenceOf = (option) => {
    const { key, adds, consequence, fight } = option;
    const others = besides(option);
    if (fight && others.length && others.length < roomOf(option)) return fightWith(others, option);
    const isAdded = position.sum?.above && adds !== undefined && chosen.size > 0;
    if (!isAdded) return consequence;
    if (chosen.has(key)) return `adds ${adds} ${position.sum.name}`;
    return sums.words(position, [...chosen, key]);
  };

  const optionButton = (option, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.value = option.key;
    const words = wordsOf(option.words);
    if (index < 9) button.append(digit(index));
    const leadsTo = consequenceOf(option);
    if (leadsTo) words.append(note(leadsTo, `is-${option.fight?.ending ?? ""}`));
    if (option.does_nothing) {
      words.append(note("would do nothing"));
      button.classList.add("is-idle");
    }
    button.append(words);
    if (isGroup() && !isPass(option)) {
      button.setAttribute("aria-pressed", String(chosen.has(option.key)));
    }
    return button;
  };

  const targets = () => [
    ...new Set(position.options.map((option) => option.target).filter((at) => at >= 0)),
  ];

  /* "Targon fights it, 8 against 7: wins". */
  const saysOf = ({ card, consequence }) =>
    `${nameOf(card)} fights it${consequence ? `, ${consequence}` : ""}`;

  /* A minion in the list of an assignment: who fights it so far, or that nobody does. */
  const minionButton = (target, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.dataset.minion = target;
    const card = board.querySelector(`.battlefield [data-key="${target}"]`);
    const strength = card?.querySelector(".power, strong")?.lastChild.textContent.trim();
    const words = wordsOf(`${card?.querySelector("a")?.textContent ?? ""} (${strength})`);
    const assigned = position.options.find(
      (option) => option.target === target && chosen.has(option.key),
    );
    words.append(
      assigned
        ? note(saysOf(assigned), `is-${assigned.fight?.ending ?? ""}`)
        : note("Nobody is assigned to it yet"),
    );
    button.setAttribute("aria-pressed", String(Boolean(assigned)));
    if (index < 9) button.append(digit(index));
    button.append(words);
    return button;
  };

  const backButton = () => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button--quiet";
    button.dataset.back = "";
    button.textContent = "All minions";
    return button;
  };

  const isByMinion = (named) =>
    position.kind === ASSIGNMENT && !narrowed.length && named.length > MOST_PAIRS;

  const confirmWords = () => {
    const rest = REST[position.kind];
    const left = targets().length - chosen.size;
    if (lacksOne()) return "Choose who attacks";
    if (!chosen.size) return rest ? `Assign nobody, leave ${left}` : NOBODY[position.kind];
    const made = `Confirm ${chosen.size}`;
    if (position.sum) return `${made}: ${sums.words(position, [...chosen])}`;
    return rest && left > 0 ? `${made}, leave ${left}` : made;
  };

  const confirmButton = () => {
    const button = document.createElement("button");
    button.type = "button";
    /* To choose nobody is never what the eye should find first. */
    button.className = chosen.size ? "button button--primary" : "button";
    button.dataset.confirm = "";
    button.disabled = lacksOne();
    const words = document.createElement("span");
    words.className = "table-choices__words";
    words.textContent = confirmWords();
    if (position.sum?.then) words.append(note(capital(position.sum.then)));
    /* What becomes of what is left is said before it is confirmed. */
    if (position.rest && chosen.size < targets().length) words.append(note(position.rest));
    button.append(words);
    return button;
  };

  const mark = (options) => {
    for (const item of board.querySelectorAll(".can-choose, .is-chosen")) {
      item.classList.remove("can-choose", "is-chosen");
    }
    for (const option of options) {
      for (const card of cardsOf(option)) {
        for (const item of board.querySelectorAll(`[data-key="${card}"]`)) {
          item.classList.add("can-choose");
          if (chosen.has(option.key)) item.classList.add("is-chosen");
        }
      }
    }
    for (const card of narrowed) {
      for (const item of board.querySelectorAll(`[data-key="${card}"]`))
        item.classList.add("is-chosen");
    }
  };

  const draw = () => {
    const group = isGroup();
    const options = inOrder(shown());
    const named = group ? options.filter((option) => !isPass(option)) : options;
    if (position.kind === ASSIGNMENT) {
      plan.show(position.options.filter((option) => chosen.has(option.key)));
    } else {
      plan.clear();
    }
    sums.show(position, [...chosen]);
    const listed = group ? named : withoutCopies(named);
    list.dataset.group = group ? position.kind : "";
    list.replaceChildren(
      ...(isByMinion(named) ? targets().map(minionButton) : listed.map(optionButton)),
    );
    if (position.kind === ASSIGNMENT && narrowed.length) list.append(backButton());
    if (group) list.append(confirmButton());
    mark(options);
    act.changed();
  };

  /* A minion fights once: who is assigned to it now takes the place of who was before. */
  const replaces = (option, other) =>
    position.kind === ASSIGNMENT && option.target === other.target;

  const nameOf = (card) =>
    board.querySelector(`[data-key="${card}"] a`)?.textContent ?? "the last card";

  /* Undo the last step of a group that isn't confirmed; return whether there was one. */
  const undo = () => {
    const step = steps.pop();
    if (!step) return false;
    chosen = step.before;
    narrowed = [];
    draw();
    return true;
  };

  /* The cards on which a card can be put. */
  const goalsOf = (card) => {
    const found = new Set();
    for (const option of position.options) {
      if (!touches(option, card)) continue;
      const other = String(option.target) === card ? option.card : option.target;
      if (other !== undefined) found.add(String(other));
    }
    return found;
  };

  /* Choose what puts a card on one of others; from a lane to where none is, it is chosen no more. */
  const put = (card, goals, isPlayed) => {
    const own = position.options.filter((option) => touches(option, card));
    const found = own.find((option) => goals.some((goal) => touches(option, goal)));
    if (found) {
      if (!chosen.has(found.key)) pick(found.key);
      return;
    }
    const placed = own.find((option) => chosen.has(option.key) && option.target !== undefined);
    if (placed) toggle(placed.key);
    /* A defender goes to the attack that is asked about, a card of the hand anywhere on the board. */
    else if ((isPlayed || goals.length) && own.length === 1 && own[0].target === undefined) {
      pick(own[0].key);
    }
  };

  const toggle = (key) => {
    const option = position.options.find((one) => one.key === key);
    steps.push({ before: new Set(chosen), name: nameOf(option.card) });
    if (chosen.has(key)) {
      chosen.delete(key);
    } else {
      for (const other of position.options) if (replaces(option, other)) chosen.delete(other.key);
      /* Who has no room for one more minion leaves the first. */
      const others = besides(option);
      if (others.length >= roomOf(option)) chosen.delete(others[0].key);
      chosen.add(key);
    }
    narrowed = [];
    draw();
    const again =
      list.querySelector(`[value="${CSS.escape(key)}"]`) ??
      list.querySelector(`[data-minion="${option.target}"]`);
    again?.focus({ preventScroll: true });
  };

  const pick = (key) => {
    const option = position.options.find((one) => one.key === key);
    if (!option) return;
    if (isGroup() && !isPass(option)) toggle(key);
    else act.choose([key]);
  };

  const pickCard = (card) => {
    if (narrowed.includes(card)) narrowed = narrowed.filter((other) => other !== card);
    else narrowed = [...narrowed, card];
    const options = shown();
    if (!options.length) {
      narrowed = [card];
    } else if (options.length === 1 && narrowed.length) {
      pick(options[0].key);
      return;
    }
    draw();
    focus();
  };

  const focus = () => list.querySelector("button")?.focus({ preventScroll: true });

  /* A group is taken in the order of the list; then the rest declines. */
  const confirm = () => {
    const keys = position.options.filter((one) => chosen.has(one.key)).map((one) => one.key);
    act.confirm(keys);
  };

  const moveFocus = (by) => {
    const buttons = [...list.querySelectorAll("button")];
    if (!buttons.length) return;
    const at = buttons.indexOf(document.activeElement);
    const next = at < 0 ? (by > 0 ? 0 : buttons.length - 1) : at + by;
    buttons[(next + buttons.length) % buttons.length].focus();
  };

  list.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button || !position || button.type === "submit") return;
    if (button.dataset.confirm !== undefined) confirm();
    else if (button.dataset.minion !== undefined) pickCard(button.dataset.minion);
    else if (button.dataset.back !== undefined) {
      narrowed = [];
      draw();
      focus();
    } else pick(button.value);
  });

  return {
    show(found) {
      position = found;
      narrowed = [];
      chosen = new Set();
      steps = [];
      draw();
    },
    /* Nothing can be chosen while the board moves; what was planned stays until it is drawn. */
    empty() {
      sums.clear();
      list.replaceChildren();
      mark([]);
    },
    clearPlan: plan.clear,
    redraw: () => position && draw(),
    clear() {
      narrowed = [];
      chosen = new Set();
      steps = [];
      if (position) draw();
    },
    hint(keys) {
      for (const key of keys) {
        const option = position.options.find((one) => one.key === key);
        const copy = withoutCopies(position.options).find(
          (one) => option && told(one) === told(option),
        );
        /* Several choices in one begin with the first of them. */
        const button =
          list.querySelector(`[value="${CSS.escape(key)}"]`) ??
          list.querySelector(`[value^="${CSS.escape(key)}+"]`) ??
          list.querySelector(`[value="${CSS.escape(copy?.key)}"]`) ??
          list.querySelector(`[data-minion="${option?.target}"]`);
        button?.setAttribute("data-hinted", "");
      }
    },
    pick,
    put,
    goalsOf,
    undo,
    lastStep: () => steps.at(-1)?.name ?? "",
    pickCard,
    focus,
    moveFocus,
    confirm: () => position && isGroup() && !lacksOne() && confirm(),
    press: (number) =>
      list.querySelectorAll("button:is([value], [data-minion])")[number - 1]?.click(),
    pass() {
      const pass = position?.options.find(isPass);
      if (pass) act.choose([pass.key]);
    },
    passKey: () => position?.options.find(isPass)?.key,
    chosenKeys: () => [...chosen],
    /* What may be passed on, to know the same choice again; nothing for one that isn't passed on. */
    offered: () =>
      position.can_pass ? [position.kind, ...position.options.map(({ key }) => key)].join() : "",
  };
};
