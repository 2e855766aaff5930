/* Buttons that copy what stands in a field; they show only where the browser can do it. */
(() => {
  "use strict";

  if (!navigator.clipboard) return;

  const show = (part) => {
    for (const button of part.querySelectorAll("[data-copies]")) button.hidden = false;
  };

  const copy = async (button) => {
    const field = document.getElementById(button.dataset.copies);
    const words = button.querySelector("span");
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      words.textContent = "Copied";
    } catch {
      // Not allowed: the address is selected, so that a key copies it.
      words.textContent = "Selected";
    }
    setTimeout(() => {
      words.textContent = "Copy";
    }, 2000);
  };

  show(document);
  // A part of the page that arrives later, such as the result of a playtest that just finished.
  document.addEventListener("htmx:load", (event) => show(event.target.parentElement ?? document));
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copies]");
    if (button) copy(button);
  });
})();
