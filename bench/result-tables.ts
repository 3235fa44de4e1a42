import { type Row, tableOf, write } from "./part.ts";
import type { FaultRow, Results, ScaleRun } from "./results.ts";

const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const table = (head: string[], rows: (string | number)[][]) =>
  [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");

/** Returns the text of bench/RESULTS.md. */
export function resultsPage(bench: Results["bench"], scale: Results["scale"], processes: Results["processes"]): string {
  return `# What the site was measured to do

\`npm run bench -- site --keep\` on ${bench.machine}. Figures with seconds in them move with the machine; ratios compare two things in one run.
Made from \`bench/results/\` by \`npm run bench -- plots\`.

${benchTable(bench.rows)}

## Growing sites

\`npm run bench -- scale --keep\` on ${scale.machine}: milliseconds by number of posts, and the ratio of the largest to the smallest.

${scale.runs.map(scaleTable).join("\n\n")}

## Processes

\`npm run bench -- processes --keep\`, ${processes.day}, on two cores: a second.

${table(
  ["", "cached pages sent", "pages rendered", "messages stored, each with its e-mail"],
  processes.rows.map(({ engine, processes: count, ...row }) => [
    `${engine}, ${count} process${count > 1 ? "es" : ""}`,
    ...[row.cached, row.rendered, row.stored].map((value) => write(value)),
  ]),
)}
`;
}

function benchTable(rows: (Row & { day: string })[]): string {
  const [names = "", rule = "", ...lines] = tableOf(rows).split("\n");
  return [
    `${names} measured on |`,
    `${rule}---|`,
    ...lines.map((text, number) => `${text} ${rows[number]?.day} |`),
  ].join("\n");
}

function scaleTable({ engine, day, note, posts, rows, emails, megabytes, filled }: ScaleRun): string {
  const head = [
    `${engine}, ${[day, note].filter(Boolean).join("; ")}`,
    ...posts.map((count) => count.toLocaleString("en")),
    "ratio",
  ];
  const more = Object.entries({
    "e-mails of an issue, a second": emails,
    "memory of the process, MB": megabytes,
    "filled in, seconds": filled,
  }).flatMap(([name, values]) => (values ? [[name, ...values.map(write), ""]] : []));
  return table(head, [
    ...rows.map(({ name, ms, ratio }) => [name, ...ms.map(write), ratio === undefined ? "" : `${write(ratio)}×`]),
    ...more,
  ]);
}

/** Returns the table of faults, with a column for the day if every row has one. */
export function faultsTable(rows: (FaultRow & { day?: string })[]): string {
  const hasDays = rows.some(({ day }) => day !== undefined);
  const cells = ({ name, tried, notTried, accepted, lost, duplicates, note, seconds, day }: (typeof rows)[number]) => [
    ...(notTried === undefined
      ? [name, tried, accepted, lost, duplicates, `${note} (${seconds} s)`.trim()]
      : [name, `not tried: ${notTried}`, "", "", "", ""]),
    ...(hasDays ? [day ?? ""] : []),
  ];
  const head = ["fault", "tried", "accepted", "lost", "duplicate", "", ...(hasDays ? ["day"] : [])];
  return table(head, rows.map(cells));
}
