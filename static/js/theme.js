// Light, dark or the system's choice. Loaded in the head without defer, so that the first paint
// already has the right colours; the switch itself stays hidden where scripts do not run.
(() => {
  "use strict";

  const KEY = "westmarch-theme";
  const root = document.documentElement;

  const stored = () => {
    try {
      return localStorage.getItem(KEY) || "auto";
    } catch {
      return "auto"; // storage refused (private window): the system decides
    }
  };

  const show = (theme) => {
    if (theme === "light" || theme === "dark") {
      root.dataset.theme = theme;
    } else {
      delete root.dataset.theme;
    }
  };

  const keep = (theme) => {
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // the choice then holds for this page only
    }
  };

  show(stored());

  document.addEventListener("DOMContentLoaded", () => {
    const themeSwitch = document.querySelector("[data-theme-switch]");
    if (!themeSwitch) return;
    for (const choice of themeSwitch.querySelectorAll("input")) {
      choice.checked = choice.value === stored();
    }
    themeSwitch.hidden = false;
    themeSwitch.addEventListener("change", (event) => {
      keep(event.target.value);
      show(event.target.value);
    });
  });

  window.addEventListener("storage", (event) => {
    if (event.key === KEY) show(stored());
  });
})();
