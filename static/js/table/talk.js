/* The people of a table: clocks tick, and the newest message is in view. htmx does the rest. */

import { startClocks } from "./clock.js";

const talk = document.querySelector(".talk");

if (talk) {
  let asksOpen = false;

  const showNewest = () => {
    const messages = talk.querySelector("[data-messages]");
    if (messages) messages.scrollTop = messages.scrollHeight;
  };

  /* What was open stays open when the part around it is replaced. */
  talk.addEventListener("htmx:beforeSwap", () => {
    asksOpen = talk.querySelector("#talk-ask")?.open ?? false;
  });
  talk.addEventListener("htmx:load", () => {
    const asks = talk.querySelector("#talk-ask");
    if (asks && asksOpen) asks.open = true;
    showNewest();
  });
  talk.addEventListener("htmx:afterRequest", (event) => {
    const form = event.target.closest("[data-clears]");
    if (form && event.detail.successful) form.reset();
  });

  startClocks(talk);
  showNewest();
}
