// `npm run bench -- scale`: duration of every page, uncached, with 1,000 to 1,000,000 rows in every table, on SQLite and
// PostgreSQL. Lists pages that take more than three times as long with the most rows, and then fails. Arguments
// select: `sqlite`, `postgres`, numbers of rows; `list` for the staff list of posts, with 10 and 10,000; `--keep`
// writes to bench/results/; `--only EXPRESSION` measures the pages whose names match, and
// `--tables EXPRESSION` fills only those tables, which takes a minute.
import { parseArgs } from "node:util";
import { PostgresServer } from "../tests/support/postgres-server.ts";
import { buildEntry } from "./build-entry.ts";
import { write } from "./part.ts";
import { saveScale } from "./save-results.ts";
import type { Size } from "./scale/fill.ts";

/** Maximum ratio of the time of a page with a thousand times as many rows. */
const maxRatio = 3;

/**
 * Maximum time of pages with their own limit (ms): a search reads more than a page, and one event has ten thousand
 * guests.
 */
const maxMs = 100;
const byItself = / with (?:a|two) |^\/admin\/event\/1\/guests/;

/** Pages limited to some thousand rows. With the most rows, they take no longer than with a tenth of them. */
const isCut = /^\/(?:events\.ics|sitemap\/:part)$/;
const sizes: Size[] = [
  { posts: 1_000, events: 100, subscribers: 1_000 },
  { posts: 10_000, events: 1_000, subscribers: 10_000 },
  { posts: 100_000, events: 10_000, subscribers: 100_000 },
  { posts: 1_000_000, events: 100_000, subscribers: 1_000_000 },
];

const ofList: Size[] = [{ posts: 10, events: 10, subscribers: 10 }, ...sizes.slice(1, 2)];

interface Measured {
  took: Record<string, number[]>;
  /** The slowest statements of pages that grow. */
  slow: Record<string, string[]>;
  filled: number[];
  /** Number of issue e-mails per second, sent into the mailbox. */
  emails: number[];
  megabytes: number;
}

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: "boolean", default: false }, only: { type: "string" }, tables: { type: "string" } },
});
const engines = ["sqlite", "postgres"].filter(
  (name) => words.includes(name) || !words.some((word) => /^[sp]/.test(word)),
);
const isList = words.includes("list");
const chosen = (isList ? ofList : sizes).filter(
  ({ posts }) => words.includes(String(posts)) || !words.some((word) => /^\d/.test(word)),
);

if (chosen.length === 0)
  throw new Error(`No such number of rows. Choose among ${sizes.map(({ posts }) => posts).join(", ")}.`);

const run = buildEntry({ entry: "bench/scale/entry.ts", folder: "scale" });
for (const engine of engines) {
  // Memory settings of a server for a million rows.
  const more = { shared_buffers: "512MB", maintenance_work_mem: "256MB", max_wal_size: "4GB" };
  const server = engine === "postgres" ? await PostgresServer.make(more) : undefined;
  const measured = await measureAll(server);
  process.stdout.write(`\n${tableOf(engine, measured)}\n`);
  for (const line of tooSlow(engine, measured)) {
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
  if (values.keep) saveScale(runOf(engine, measured));
}

async function measureAll(server: PostgresServer | undefined): Promise<Measured> {
  try {
    const urls: string[] = [];
    for (const [number] of chosen.entries()) {
      await server?.run(`create database scale_${number}`);
      if (server) urls.push(server.url(`scale_${number}`));
    }
    const variables = {
      SCALE_SIZES: JSON.stringify(chosen),
      SCALE_DATABASES: JSON.stringify(urls),
      SCALE_RATIO: String(maxRatio),
      ...(isList && { SCALE_LIST: "yes" }),
      ...(values.only && { SCALE_ONLY: values.only }),
      ...(values.tables && { SCALE_TABLES: values.tables }),
    };
    return JSON.parse(run(variables)) as Measured;
  } finally {
    await server?.remove();
  }
}

/** Returns the error lines of a run with more than one size. */
function tooSlow(engine: string, { took, slow }: Measured): string[] {
  return Object.entries(took).flatMap(([name, times]) => {
    const first = times[0] ?? 0;
    const last = times.at(-1) ?? 0;
    const why = (slow[name] ?? []).map((line) => `\n  ${line}`).join("");
    if (byItself.test(name))
      return last > maxMs ? [`${engine}: ${name} took ${write(last)} ms, over ${maxMs}.${why}`] : [];
    const from = isCut.test(name) ? Math.max(0, times.length - 2) : 0;
    const ratio = last / (times[from] ?? first);
    if (ratio <= maxRatio) return [];
    return [`${engine}: ${name} took ${write(ratio)} times as long as with ${chosen[from]?.posts} rows.${why}`];
  });
}

/** Names of searches describe the search: "posts with a rare word". */
function runOf(engine: string, { took, emails, filled }: Measured): Parameters<typeof saveScale>[0] {
  return {
    engine: `${engine === "postgres" ? "PostgreSQL" : "SQLite"}${isList ? ": list of posts" : ""}`,
    posts: chosen.map(({ posts }) => posts),
    rows: Object.entries(took).map(([name, ms]) => {
      return { name, isSearch: / with (?:a|two) /.test(name), ms, ratio: (ms.at(-1) ?? 0) / (ms[0] ?? 0) };
    }),
    ...(isList ? { note: "quickest of 20 visits" } : { emails }),
    filled,
  };
}

/** Returns a line per page: ms at each size, and the ratio of the largest to the smallest. */
function tableOf(engine: string, { took, emails, filled, megabytes }: Measured): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const head = [`${engine}, ms`, ...chosen.map(({ posts }) => posts.toLocaleString("en")), "ratio"];
  const lines = [line(head), line(head.map(() => "---"))];
  for (const [name, times] of Object.entries(took))
    lines.push(line([name, ...times.map(write), `${write((times.at(-1) ?? 0) / (times[0] ?? 0))}×`]));
  lines.push(line(["emails of an issue, a second", ...emails.map(write), ""]));
  lines.push(line(["filled in, seconds", ...filled.map(write), ""]));
  return `${lines.join("\n")}\nThe process with all sizes reached ${write(megabytes)} MB.`;
}
