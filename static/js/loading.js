/* Loaded in the head without defer: marks the page as loading until its other scripts are ready,
   and keeps shortcuts pressed meanwhile, so that a quick user loses none. */
(() => {
  "use strict";

  const root = document.documentElement;
  root.dataset.scripts = "loading";
  const early = [];
  const typing = (target) => target?.closest?.("input, select, textarea, [contenteditable]");

  // Only characters: Tab, Enter, Space and arrows are the browser's own on a page without scripts.
  const keep = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return;
    if (event.key.length !== 1 || event.key === " ") return;
    event.preventDefault();
    early.push({ key: event.key, shiftKey: event.shiftKey });
  };

  // A shortcut may go to a field; what was typed after it belongs there.
  const press = ({ key, shiftKey }) => {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true });
    if (!target.dispatchEvent(event) || !target.setRangeText) return;
    target.setRangeText(key, target.selectionStart, target.selectionEnd, "end");
    target.dispatchEvent(new InputEvent("input", { data: key, bubbles: true }));
  };

  document.addEventListener("keydown", keep, { capture: true });
  // On the window, after every script's own DOMContentLoaded; then after htmx has prepared the page.
  window.addEventListener("DOMContentLoaded", () => {
    window.setTimeout(() => {
      document.removeEventListener("keydown", keep, { capture: true });
      root.dataset.scripts = "ready";
      early.forEach(press);
    });
  });
})();
