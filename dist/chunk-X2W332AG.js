import {
  columns,
  markdownCellCode,
  markdownProse,
  plainName,
  plainProse,
  refuse,
  stableJson,
  wrap
} from "./chunk-QMDUAR73.js";

// src/report/told.ts
var WIDTH = 100;
var CELL = 60;
function toldHeadline({ headline }) {
  return plainProse(headline);
}
function renderToldText(told) {
  const { lines, table, next } = told;
  const cells = (row) => row.map((cell) => cell === "" ? "" : plainName(cell, CELL));
  const blocks = [
    [toldHeadline(told), ...lines.flatMap((line) => wrap(plainProse(line), "  ", WIDTH))],
    table === void 0 ? [] : columns([table.heads, ...table.rows.map(cells)]),
    next.flatMap((step, index) => [
      ...index === 0 ? ["Next:"] : [],
      ...wrap(plainProse(step), `  ${index + 1}. `, WIDTH)
    ])
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
}
function renderToldMarkdown({ headline, lines, table, next }) {
  const cells = (row) => row.map((cell) => cell === "" ? "" : markdownCellCode(cell));
  const blocks = [
    `## ${markdownProse(headline)}`,
    ...lines.map((line) => markdownProse(line)),
    table === void 0 ? "" : [
      `| ${table.heads.join(" | ")} |`,
      `|${" --- |".repeat(table.heads.length)}`,
      ...table.rows.map((row) => `| ${cells(row).join(" | ")} |`)
    ].join("\n"),
    next.map((step, index) => `${index + 1}. ${markdownProse(step)}`).join("\n")
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}
`;
}
function renderToldJson({ fields }) {
  return stableJson(fields);
}

// src/pipeline/behaviour/tell-command.ts
async function tellCommand(told, host) {
  if (!told.ok) return (await refuse(told.problems, host, 0)).exitCode;
  const text = renderToldText(told.value);
  await host.publisher.publish({
    headline: toldHeadline(told.value),
    text,
    documents: {
      text,
      markdown: renderToldMarkdown(told.value),
      json: renderToldJson(told.value),
      junit: ""
    },
    annotations: [],
    outputs: {},
    artifacts: [],
    red: false,
    exitCode: 0
  });
  return 0;
}

export {
  tellCommand
};
