/* The lobby: looks again by htmx, and tells you behind other pages that it's your turn somewhere. */

import { notify } from "./notify.js";

const waiting = () => [...document.querySelectorAll("#lobby-yours a:has([data-turn=yours])")];

let known = new Set(waiting().map((link) => link.pathname));

document.body.addEventListener("htmx:load", (event) => {
  if (event.target.id !== "lobby-yours") return;
  const now = waiting();
  for (const link of now) {
    if (!known.has(link.pathname)) {
      notify("Your turn", link.querySelector("strong").textContent, link.pathname);
    }
  }
  known = new Set(now.map((link) => link.pathname));
});
