// Django's search for a card shows what is chosen in a box without a name: it gets its field's.
function nameBoxes() {
  for (const box of document.querySelectorAll(".select2-selection__rendered:not([aria-label])")) {
    const field = box.id.replace(/^select2-/, "").replace(/-container$/, "");
    const label = document.querySelector(`label[for="${field}"]`);
    if (label) box.setAttribute("aria-label", label.textContent.trim());
  }
}

// jQuery makes the boxes when the page is ready, which may be after it has loaded.
window.addEventListener("DOMContentLoaded", () => {
  nameBoxes();
  new MutationObserver(nameBoxes).observe(document.body, { childList: true, subtree: true });
});
