// The page on which somebody lets this browser keep pages for reading without a connection.
"use strict";

const section = document.querySelector("[data-offline]");
const state = section.querySelector("[data-offline-state]");
const on = section.querySelector("[data-offline-on]");
const off = section.querySelector("[data-offline-off]");

const show = async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  on.hidden = Boolean(kept);
  off.hidden = !kept;
  state.textContent = kept
    ? "This browser keeps the pages of cards, rules and decks that you open."
    : "This browser keeps no pages.";
};

if ("serviceWorker" in navigator) {
  on.addEventListener("click", async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    await show();
  });
  off.addEventListener("click", async () => {
    const kept = await navigator.serviceWorker.getRegistration();
    await kept?.unregister();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await show();
  });
  show();
} else {
  state.textContent = "This browser can’t keep pages.";
}
