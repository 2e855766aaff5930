/* Charts of a deck's statistics. Each figure[data-chart] holds a table; its numbers are drawn above
   it in the colours of its swatches, and the table is folded away. Without this script the tables
   stay open. */
(() => {
  "use strict";

  const { Chart } = window;
  if (!Chart) return;

  const DASHES = [[], [6, 3], [2, 3], [9, 3, 2, 3]];
  const POINTS = ["circle", "rectRot", "triangle", "rect"];
  const BAR = 26; // pixels a lying bar needs, its gap with it
  const drawn = new Map();

  // Whatever notation a colour is computed in, the canvas turns it into one that charts can mix.
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const solid = (colour) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const colourOf = (swatch) => solid(getComputedStyle(swatch).backgroundColor);

  const read = (table) => {
    const [, ...heads] = table.tHead.rows[0].cells;
    const rows = [...table.tBodies[0].rows].map(({ cells: [head, ...cells] }) => ({
      label: head.textContent.trim(),
      swatch: head.querySelector(".swatch"),
      cells,
    }));
    const columns = heads.map((head, place) => ({
      name: head.textContent.trim(),
      swatch: head.querySelector(".swatch"),
      line: head.hasAttribute("data-line"),
      place,
    }));
    return { rows, columns: columns.filter(({ swatch }) => swatch) };
  };

  const dataset = (shape, rows, column, turn) => {
    const colour = colourOf(column.swatch);
    const line = shape === "lines" || column.line;
    const common = {
      type: line ? "line" : "bar",
      label: column.name,
      data: rows.map(({ cells }) => Number(cells[column.place].dataset.value)),
      words: rows.map(({ cells }) => cells[column.place].textContent.trim()),
      order: column.line ? 0 : 1,
    };
    if (line) {
      return {
        ...common,
        borderColor: colour,
        backgroundColor: colour,
        borderDash: DASHES[turn % DASHES.length],
        pointStyle: POINTS[turn % POINTS.length],
        borderWidth: 2,
        pointRadius: 4,
        clip: 8,
        stack: column.name,
      };
    }
    const own = rows.map(({ swatch }) => (swatch ? colourOf(swatch) : colour));
    return {
      ...common,
      backgroundColor: own,
      hoverBackgroundColor: own,
      borderRadius: 3,
      maxBarThickness: 34,
      stack: shape === "columns" ? column.name : shape,
    };
  };

  const options = (shape, unit, box, columns) => {
    const style = getComputedStyle(box);
    const ink = solid(style.color);
    const grid = solid(style.borderTopColor);
    const font = { family: style.fontFamily, size: 13 };
    const numbers = {
      beginAtZero: true,
      max: unit === "%" ? 100 : undefined,
      ticks: {
        color: ink,
        font,
        precision: 0,
        callback: (value) => `${value}${unit && ` ${unit}`}`,
      },
      grid: { color: grid },
      border: { display: false },
    };
    const words = {
      ticks: { color: ink, font, autoSkip: shape !== "bars" },
      grid: { display: false },
      border: { color: grid },
    };
    const lying = shape === "bars";
    return {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      indexAxis: lying ? "y" : "x",
      interaction: { mode: "index", axis: lying ? "y" : "x", intersect: false },
      scales: { x: lying ? numbers : words, y: lying ? words : numbers },
      plugins: {
        legend: {
          display: columns.length > 1,
          position: "bottom",
          labels: { color: ink, font, usePointStyle: true, boxHeight: 8 },
        },
        tooltip: {
          callbacks: {
            label: ({ dataset, dataIndex }) => `${dataset.label}: ${dataset.words[dataIndex]}`,
          },
        },
      },
    };
  };

  const draw = (figure) => {
    const shape = figure.dataset.chart;
    const unit = figure.dataset.unit || "";
    const box = figure.querySelector("[data-label]");
    const details = figure.querySelector("details");
    const { rows, columns } = read(figure.querySelector("table"));
    const canvas = document.createElement("canvas");
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", box.dataset.label);
    box.replaceChildren(canvas);
    box.hidden = false;
    if (shape === "bars") box.style.height = `${rows.length * BAR + 70}px`;
    if (!figure.dataset.drawn) details.open = false;
    figure.dataset.drawn = "";
    const chart = new Chart(canvas, {
      type: shape === "lines" ? "line" : "bar",
      data: {
        labels: rows.map(({ label }) => (shape === "lines" ? label.split(" ") : label)),
        datasets: columns.map((column, turn) => dataset(shape, rows, column, turn)),
      },
      options: options(shape, unit, box, columns),
    });
    drawn.set(figure, chart);
  };

  const forget = (figure) => {
    drawn.get(figure).destroy();
    drawn.delete(figure);
  };

  const drawNew = () => {
    for (const figure of [...drawn.keys()]) if (!figure.isConnected) forget(figure);
    for (const figure of document.querySelectorAll("figure[data-chart]")) {
      if (!drawn.has(figure)) draw(figure);
    }
  };

  const drawAgain = () => {
    for (const figure of [...drawn.keys()]) forget(figure);
    drawNew();
  };

  drawNew();
  document.fonts.ready.then(() => {
    for (const chart of drawn.values()) chart.update();
  });
  document.body.addEventListener("htmx:afterSettle", drawNew);
  document.body.addEventListener("htmx:historyRestore", drawNew);
  new MutationObserver(drawAgain).observe(document.documentElement, {
    attributeFilter: ["data-theme"],
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawAgain);
})();
