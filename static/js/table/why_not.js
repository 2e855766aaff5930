/* Why a card can't be used now: asked by a click on a card that isn't marked, answered beside the
   choices with the rule that says so. */

const made = (tag, words, name) => {
  const element = document.createElement(tag);
  element.textContent = words;
  if (name) element.className = name;
  return element;
};

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

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

/* Return what shows the reasons of a card and what hides them; `ask` fetches them. */
export const makeWhyNot = (section, ask) => {
  let asked = 0;

  const hide = () => {
    asked += 1;
    section.hidden = true;
    section.replaceChildren();
  };

  const write = ({ name, refusals }, address) => {
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
    section.replaceChildren(made("h3", name), list, links);
    section.hidden = false;
    section.focus({ preventScroll: true });
  };

  const show = async (card, address) => {
    asked += 1;
    const mine = asked;
    try {
      const found = await ask(card);
      /* A later question has a newer answer. */
      if (mine === asked) write(found, address);
    } catch {
      if (address) window.location.assign(address);
    }
  };

  return { show, hide };
};
