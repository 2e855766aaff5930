/* Stops: the steps in which you are asked whether to act. Each change is kept at once. */

/* `keep` sends the fields of the form; return what shows the stops of the seat that is shown. */
export const makeStops = (form, keep) => {
  const boxes = [...(form?.querySelectorAll("[name=stop]") ?? [])];

  form?.addEventListener("change", () =>
    keep(boxes.filter((box) => box.checked).map((box) => ["stop", box.value])),
  );

  const show = ({ skips, can_pass: canPass }) => {
    for (const box of boxes) box.checked = !skips.includes(box.value);
    for (const button of document.querySelectorAll("#table-stops [data-pass]")) {
      button.disabled = !canPass;
    }
  };

  return { show };
};
