/* Buttons that share an address by the phone's own means; they show only where there are any. */
(() => {
  "use strict";

  if (!navigator.share) return;

  const show = (part) => {
    for (const button of part.querySelectorAll("[data-shares]")) button.hidden = false;
  };

  show(document);
  document.addEventListener("htmx:load", (event) => show(event.target));
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-shares]");
    if (!button) return;
    const { value } = document.getElementById(button.dataset.shares);
    try {
      await navigator.share({ title: button.dataset.title, url: value });
    } catch {
      /* Nothing was chosen to share it with. */
    }
  });
})();
