// Keeps pages of cards and decks that were read, so that they can be read without a connection.
// It works only for somebody who asked for it on the page "Read offline".
"use strict";

const PAGES = "pages-1";
const FILES = "files-1";
const OFFLINE = "/offline/";
const MOST_PAGES = 300;
const MOST_FILES = 200;
// Cards, rules and decks; not what is typed, built or played.
const READ = [
  /^\/cards\/(?:tcg|lcg)\/[^/]+\/$/,
  /^\/rules\//,
  /^\/decks\/$/,
  /^\/decks\/(?!new\/|build\/|public\/|compare\/|collection\/|groups\/)[^/]+\/$/,
];
// Whoever signs in or out leaves nothing for the next person at this browser.
const FORGET = /^\/account\/(?:sign-out|sign-in|delete)\/$/;

const trim = async (cache, most) => {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
};

const keep = async (name, most, request, response) => {
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(name);
  await cache.put(request, response.clone());
  await trim(cache, most);
};

const page = async (request, isRead) => {
  try {
    const response = await fetch(request);
    if (isRead) await keep(PAGES, MOST_PAGES, request, response.clone());
    return response;
  } catch {
    return (await caches.match(request)) ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
};

const file = async (request) => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  await keep(FILES, MOST_FILES, request, response.clone());
  return response;
};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.add(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== self.location.origin) return;
  if (request.method === "POST" && FORGET.test(address.pathname)) {
    event.waitUntil(
      caches
        .delete(PAGES)
        .then(() => caches.open(PAGES))
        .then((cache) => cache.add(OFFLINE)),
    );
    return;
  }
  if (request.method !== "GET") return;
  if (address.pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (request.mode === "navigate") {
    event.respondWith(
      page(request, !address.search && READ.some((it) => it.test(address.pathname))),
    );
  }
});
