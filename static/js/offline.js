// The page on which somebody lets this browser keep pages for reading without a connection.
"use strict";

const section = document.querySelector("[data-offline]");
const state = section.querySelector("[data-offline-state]");
const on = section.querySelector("[data-offline-on]");
const off = section.querySelector("[data-offline-off]");

const pages = section.querySelector("[data-offline-pages]");

// The pages that are kept, with their titles: without a connection this is the way to them.
const list = async () => {
  const links = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const response = await cache.match(request);
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      if (!isPage || pathname === "/offline/") continue;
      const link = document.createElement("a");
      link.href = request.url;
      const kept = new DOMParser().parseFromString(await response.text(), "text/html");
      link.textContent = kept.title.split(" · ")[0];
      links.push(link);
    }
  }
  pages.replaceChildren(
    ...links.map((link) => {
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  pages.hidden = links.length === 0;
};

const show = async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  on.hidden = Boolean(kept);
  off.hidden = !kept;
  // The service worker shows this page in place of one that it can't get.
  if (kept && location.pathname !== "/offline/") {
    state.textContent = "You have no connection, and this browser hasn’t kept that page.";
  } else {
    state.textContent = kept
      ? "This browser keeps the pages of cards, rules and decks that you open."
      : "This browser keeps no pages.";
  }
  await list();
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
