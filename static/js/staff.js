// Django's search for a card shows what is chosen in a box without a name: it gets its field's.
window.addEventListener("load", () => {
  for (const box of document.querySelectorAll(".select2-selection__rendered")) {
    const field = box.id.replace(/^select2-/, "").replace(/-container$/, "");
    const label = document.querySelector(`label[for="${field}"]`);
    if (label) box.setAttribute("aria-label", label.textContent.trim());
  }
});
