/* A card read: its face, and why it can't be used now with the rule that says so. Asked by a click on
   a card that isn't marked, answered beside the choices; beside the card while the mouse is on it. */
import { capital } from "./capital.js";

const made = (tag, words, name) => {
  const element = document.createElement(tag);
  element.textContent = words;
  if (name) element.className = name;
  return element;
};

/* A rule of the reference opens beside the game, which goes on. */
const source = ({ rule, rule_address: address }) => {
  const words = made("span", address ? "" : rule, "table-why__rule");
  if (address) {
    const link = made("a", rule);
    link.href = address;
    link.target = "_blank";
    words.append(link);
  }
  return words;
};

const reason = (refusal, many) => {
  const { deed, why, rule } = refusal;
  const item = document.createElement("li");
  item.append(many ? `${capital(deed)}: ${why}` : why);
  if (rule) item.append(" ", source(refusal));
  return item;
};

/* The card as it is printed, for windows in which no mouse shows it. */
const faceOf = async (address) => {
  const drawn = document.createElement("div");
  drawn.className = "table-why__face";
  const response = await fetch(`${address}face/`).catch(() => null);
  if (response?.ok) drawn.innerHTML = await response.text();
  return drawn;
};

/* Return what shows a card and its reasons, what hides them, and what adds reasons to the face beside
   a card; `ask` fetches them. */
export const makeWhyNot = (section, ask) => {
  let asked = 0;

  const hide = () => {
    asked += 1;
    section.hidden = true;
    section.replaceChildren();
  };

  const write = ({ name, refusals }, address, face) => {
    const list = document.createElement("ul");
    list.setAttribute("role", "list");
    const many = new Set(refusals.map((refusal) => refusal.deed)).size > 1;
    const known = refusals.map((refusal) => reason(refusal, many));
    list.append(...(known.length ? known : [made("li", "You may choose it now: see the list.")]));
    const links = document.createElement("p");
    links.className = "cluster";
    if (address) {
      const page = made("a", "About this card");
      page.href = address;
      page.target = "_blank";
      links.append(page);
    }
    const close = made("button", "Close", "button button--small");
    close.type = "button";
    close.addEventListener("click", hide);
    links.append(close);
    section.replaceChildren(made("h3", name), ...(face ? [face] : []), list, links);
    section.hidden = false;
    section.focus({ preventScroll: true });
  };

  const show = async (card, address) => {
    asked += 1;
    const mine = asked;
    try {
      const [found, face] = await Promise.all([ask(card), address ? faceOf(address) : null]);
      /* A later question has a newer answer. */
      if (mine === asked) write(found, address, face);
    } catch {
      if (address) window.location.assign(address);
    }
  };

  /* A face is shown beside a card: why the card can't be used now stands below it. */
  const addTo = async ({ face, placeAgain }, card) => {
    const drawn = face.firstElementChild;
    const found = await ask(card).catch(() => null);
    if (!found?.refusals.length || face.firstElementChild !== drawn) return;
    const list = document.createElement("ul");
    list.className = "face-now";
    list.setAttribute("role", "list");
    list.append(...found.refusals.map(({ why }) => made("li", `Not now: ${why}`)));
    face.append(list);
    placeAgain();
  };

  return { show, hide, addTo };
};
