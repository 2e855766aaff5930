/* Buttons that copy what stands in a field; they show only where the browser can do it. */
(() => {
  "use strict";

  if (!navigator.clipboard) return;

  for (const button of document.querySelectorAll("[data-copies]")) {
    const field = document.getElementById(button.dataset.copies);
    const words = button.querySelector("span");
    button.hidden = false;
    button.addEventListener("click", async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
        words.textContent = "Copied";
      } catch {
        // Not allowed: the address is selected, so that a key copies it.
        words.textContent = "Selected";
      }
      setTimeout(() => { words.textContent = "Copy"; }, 2000);
    });
  }
})();
