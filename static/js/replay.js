/* Arrow keys, Home and End step through a replay; the log keeps its newest line in sight. */
(() => {
  "use strict";

  const showNewest = () => {
    const log = document.querySelector(".replay-log");
    if (log) log.scrollTop = log.scrollHeight;
  };

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = document.querySelector(`#replay [data-key="${event.key}"]`);
    if (!control || event.target.closest("input, select, textarea, summary")) return;
    event.preventDefault();
    control.click();
  });

  document.addEventListener("htmx:afterSettle", showNewest);
  showNewest();
})();
