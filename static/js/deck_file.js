/* A deck file may be dropped anywhere on the form; the file field takes it, and it is read. */
(() => {
  "use strict";

  const form = document.querySelector("form[data-drop]");
  const field = form?.querySelector('input[type="file"]');
  if (!field) return;

  const carriesFile = (event) => [...event.dataTransfer.types].includes("Files");

  form.addEventListener("dragover", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    form.dataset.drop = "over";
  });

  form.addEventListener("dragleave", (event) => {
    if (!form.contains(event.relatedTarget)) form.dataset.drop = "";
  });

  form.addEventListener("drop", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    form.dataset.drop = "";
    field.files = event.dataTransfer.files;
    form.querySelector('button[name="check"]').click();
  });
})();
