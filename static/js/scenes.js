// Plays the moments of a game on the start page, one after another. It stands still where motion
// isn't wanted, while the page is hidden, and when it is paused.
"use strict";

const SECONDS_EACH = 3.2;

for (const theatre of document.querySelectorAll("[data-scenes]")) {
  const scenes = [...theatre.querySelectorAll("[data-scene]")];
  const dots = [...theatre.querySelectorAll("[data-scenes-dots] > i")];
  const pause = theatre.querySelector("[data-scenes-pause]");
  let shown = Math.max(
    0,
    scenes.findIndex((scene) => !("off" in scene.dataset)),
  );
  let paused = matchMedia("(prefers-reduced-motion: reduce)").matches;

  const show = (number) => {
    shown = number % scenes.length;
    scenes.forEach((scene, place) => scene.toggleAttribute("data-off", place !== shown));
    dots.forEach((dot, place) => dot.toggleAttribute("data-on", place === shown));
  };

  const setPaused = (on) => {
    paused = on;
    pause.setAttribute("aria-pressed", String(on));
    pause.setAttribute("aria-label", on ? "Go on" : "Pause");
  };

  pause.hidden = false;
  pause.addEventListener("click", () => setPaused(!paused));
  setPaused(paused);
  show(shown);
  setInterval(() => {
    if (!paused && !document.hidden) show(shown + 1);
  }, SECONDS_EACH * 1000);
}
