// Plots of `npm run bench`: this site compared with others, and with its limits.
import { write } from "./part.ts";
import { type Bar, type BarGroup, drawBars, type Tone } from "./plot.ts";
import type { Results } from "./results.ts";

export const described = (groups: BarGroup[]) =>
  groups.flatMap(({ bars }) => bars.map(({ label, shown }) => `${label}: ${shown}`)).join("; ");

export function bar(label: string, value = Number.NaN, tone: Tone = "ours", unit = ""): Bar {
  return { label, value, shown: `${write(value)} ${unit}`.trim(), tone };
}

function rowOf({ rows }: Results["bench"], figure: string) {
  const row = rows.find((row) => row.figure === figure);
  if (row === undefined) throw new Error(`bench/results/bench.json has no “${figure}”.`);
  return row;
}

export function throughput(bench: Results["bench"]): string {
  const pair = (figure: string) => rowOf(bench, figure).numbers ?? [];
  const [ours, node] = pair("cached page, of a bare `node:http` server with the same buffer");
  const [, nginx] = pair("cached page, of nginx with the same bytes");
  const [fronted, alone] = pair("cached page from files by nginx in front, of nginx alone");
  const groups = [
    {
      name: "From memory, brotli",
      bars: [
        bar("this site", ours),
        bar("bare node:http, same buffer", node, "other"),
        bar("nginx, same bytes", nginx, "other"),
      ],
    },
    { name: "From files, gzip", bars: [bar("this site behind nginx", fronted), bar("nginx alone", alone, "other")] },
  ];
  const end = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const caption = {
    title: "Cached home page, requests a second",
    subtitle: "One core each for server and client; medians of one run",
  };
  return drawBars(
    { ...caption, description: described(groups) },
    groups.map((group) => ({ ...group, end })),
  );
}

/** Draws each figure as a share of its limit, which is always at the same position. */
export function budgets(bench: Results["bench"]): string {
  const share = (figure: string, label: string): Bar => {
    const { numbers: [value = Number.NaN] = [], limit = Number.NaN, measured } = rowOf(bench, figure);
    const unit = measured.split(" ").at(-1) ?? "";
    const shown = `${write(value)} of ${write(limit)} ${unit}`;
    return { label, value: value / limit, shown, tone: value > limit ? "over" : "ours", limit: 1 };
  };
  const bytes = ["home", "about", "donate", "event page"].map((page) => share(`${page}: HTML and CSS, brotli`, page));
  const firstVisit = "first visit of the home page before scrolling";
  const groups = [
    { name: "HTML and CSS, brotli", bars: bytes },
    {
      name: "Before scrolling",
      bars: [
        share("public script, all of it, brotli", "public script, all of it"),
        share(`${firstVisit}, drawn art`, "home page, drawn art"),
        share(`${firstVisit}, photographs`, "home page, photographs"),
      ],
    },
    {
      name: "Running",
      bars: [
        share("`npm start` on a built checkout, to the first 200", "npm start to the first page"),
        share("from publishing to the new page in the reader's hands", "from publishing to the new page"),
        share("resident memory, idle", "memory, idle"),
        share("resident memory after 60 s of load", "memory after 60 s of load"),
      ],
    },
  ];
  const caption = { title: "Measured against limits", subtitle: "Dashed line: the limit; pink: beyond it" };
  return drawBars(
    { ...caption, description: described(groups) },
    groups.map((group) => ({ ...group, end: 1.25 })),
  );
}

export function firstPaint(bench: Results["bench"]): string {
  const paint = (profile: string, hero: string, which: string): Bar => {
    const {
      numbers: [value] = [],
      limit,
      holds,
      bound,
    } = rowOf(bench, `Lighthouse ${profile}, home with ${hero}: ${which} contentful paint`);
    const { shown, ...rest } = bar(
      which === "first" ? "first paint" : "largest paint",
      value,
      holds ? "ours" : "over",
      "s",
    );
    return { ...rest, shown: `${shown} (${bound})`, ...(limit !== undefined && { limit }) };
  };
  const groups = ["default", "rural"].flatMap((profile) =>
    ["drawn art", "a photograph"].map((hero) => ({
      name: `${profile === "default" ? "Default network" : "Rural network"}, ${hero}`,
      bars: ["first", "largest"].map((which) => paint(profile, hero, which)),
      end: 4,
    })),
  );
  const caption = {
    title: "Lighthouse: home page, contentful paint",
    subtitle: "Median of five visits. Dashed line: the limit; pink: beyond it",
  };
  const description = groups.map((group) => `${group.name}: ${described([group])}`).join(". ");
  return drawBars({ ...caption, description }, groups);
}
