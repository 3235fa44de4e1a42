// Plots of `npm run bench -- scale`, `npm run bench -- processes` and `npm run faults`.
import { median, write } from "./part.ts";
import { drawBars, drawDots, drawLines, type Panel, type Series } from "./plot.ts";
import { bar, described } from "./plots-of-site.ts";
import type { Results, ScaleRun } from "./results.ts";

/** Labelled lines, by row name. Most other lines are between them. */
const pageLabels: Record<string, string> = {
  subscribers: "subscribers",
  "dashboard, with its counts": "dashboard",
  "posts of staff, deep inside": "posts of staff, deep",
  "home page": "home page",
  blog: "blog",
  event: "event",
  news: "news",
};

const searchLabels: Record<string, string> = {
  "posts with a rare word": "rare word",
  "posts with a frequent word": "frequent word",
  "posts with a word that is nowhere": "absent word",
  "posts with a word that is nowhere, of frequent letters": "absent, frequent letters",
  "posts with two letters that are nowhere": "two absent letters",
  "subscribers with a word that is nowhere": "subscribers, absent",
};

/** Draws the time by number of posts, with a line for each page or search. */
export function byRows({ runs }: Results["scale"], isSearch: boolean): string {
  const engines = ["PostgreSQL", "SQLite"];
  const drawn = runs.filter(({ engine }) => engines.includes(engine));
  const panels = engines.map((engine): Panel => {
    const ofEngine = runs.filter((run) => run.engine === engine);
    const isBusy = ofEngine.some(isOfBusyMachine);
    return {
      name: isBusy ? `${engine} (dashed: a busy machine)` : engine,
      series: ofEngine.flatMap((run) => linesOf(run, isSearch, run === ofEngine.at(-1))),
      xTicks: [100, 10_000, 1_000_000],
      yTicks: isSearch ? [2, 5, 10, 20, 50, 100] : [0.5, 1, 2, 5, 10, 20, 50],
    };
  });
  const title = isSearch ? "Staff searches in a growing site" : "Pages of a growing site";
  const subtitle = "Milliseconds, uncached, by number of posts; light: the others";
  return drawLines({ title, subtitle, description: drawn.map((run) => ranges(run, isSearch)).join(" ") }, panels);
}

/** Returns the rows to draw. Pages without a name are only in the table, as a plot of all would be unreadable. */
const drawnRows = ({ rows }: Pick<ScaleRun, "rows">, isSearch: boolean) =>
  rows.filter((row) => row.isSearch === isSearch && !row.name.startsWith("/"));

const isOfBusyMachine = ({ note = "" }: ScaleRun) => note.startsWith("busy");

function linesOf(run: ScaleRun, isSearch: boolean, isNamed: boolean): Series[] {
  const labels = isSearch ? searchLabels : pageLabels;
  // Labelled lines come last, so that they are on top.
  return drawnRows(run, isSearch)
    .toSorted((a, b) => Number(a.name in labels) - Number(b.name in labels))
    .map(({ name, ms }) => ({
      name: isNamed ? (labels[name] ?? "") : "",
      points: ms.map((value, index): [number, number] => [run.posts[index] ?? Number.NaN, value]),
      tone: name in labels ? "ours" : "other",
      isDashed: isOfBusyMachine(run),
    }));
}

function ranges({ engine, posts, rows, note = "" }: ScaleRun, isSearch: boolean): string {
  const chosen = drawnRows({ rows }, isSearch);
  const at = posts.map((count, index) => {
    const values = chosen.map(({ ms }) => ms[index] ?? Number.NaN);
    const [least, most] = [Math.min(...values), Math.max(...values)].map(write);
    return `${count.toLocaleString("en")} posts: ${least} to ${most} ms, median ${write(median(values))} ms`;
  });
  return `${engine}${note && ` (${note})`}. ${at.join("; ")}.`;
}

export function perProcess({ rows }: Results["processes"]): string {
  const kinds = {
    cached: "Cached pages sent",
    rendered: "Pages rendered",
    stored: "Messages stored, each with its e-mail",
  } as const;
  const groups = (["cached", "rendered", "stored"] as const).map((kind) => ({
    name: kinds[kind],
    bars: rows.map(({ engine, processes, [kind]: count }) =>
      bar(`${engine}, ${processes} process${processes > 1 ? "es" : ""}`, count, processes > 1 ? "ours" : "other"),
    ),
  }));
  const description = groups.map((group) => `${group.name}: ${described([group])}`).join(". ");
  const subtitle = "Two cores, shared with the client and PostgreSQL";
  return drawBars({ title: "One and two processes, a second", subtitle, description }, groups);
}

export function losses({ rows }: Results["faults"]): string {
  const tried = rows.filter(({ notTried }) => notTried === undefined);
  const dots = tried.map(({ name, accepted, lost, duplicates }) => ({
    label: name,
    values: [
      { value: accepted, tone: "ours" as const },
      ...[lost, duplicates].map((value) => ({ value, tone: value > 0 ? ("over" as const) : ("other" as const) })),
    ],
    shown: `${accepted.toLocaleString("en")} accepted, ${lost} lost, ${duplicates} twice`,
  }));
  const description = dots.map(({ label, shown }) => `${label}: ${shown}`).join("; ");
  const subtitle = "Right dot: accepted. Left dot: lost, and stored twice";
  return drawDots({ title: "Faults injected", subtitle, description }, [0, 10, 100, 1_000, 10_000, 100_000], dots);
}
