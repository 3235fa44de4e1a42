// Static SVG plots, 520 units wide, so that their text is readable on a phone. The file itself follows the reader's
// colour scheme, as GitHub shows it in an <img>, to which styles of the page do not apply.
export interface Caption {
  title: string;
  subtitle: string;
  /** Figures of the plot in words, for screen readers. */
  description: string;
}

/** "ours" is emphasised, "other" is compared with it, "over" exceeds its limit. */
export type Tone = "ours" | "other" | "over";

export interface Bar {
  label: string;
  value: number;
  shown: string;
  tone: Tone;
  limit?: number;
}

export interface BarGroup {
  name: string;
  bars: Bar[];
  /** Value at the full width; the largest value by default. */
  end?: number;
}

export interface Series {
  /** Empty for a line without a label. */
  name: string;
  points: [x: number, y: number][];
  tone: Tone;
  isDashed?: boolean;
}

export interface Panel {
  name: string;
  series: Series[];
  xTicks: number[];
  yTicks: number[];
}

export interface Dots {
  label: string;
  values: { value: number; tone: Tone }[];
  shown: string;
}

const width = 520;
const edge = 24;
const inner = width - 2 * edge;
const top = 84;

const style = `svg{font:15px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}text,.ink{fill:#2a0e45}.h{font-size:19px;font-weight:700}.b{font-weight:700}.m{fill:#5f4a74;font-size:13px}.e{text-anchor:end}.c{text-anchor:middle}.card{fill:#fffdf9;stroke:#2a0e4522}.track{fill:#f3eaf8}.ours{fill:#5b2889;stroke:#5b2889}.other{fill:#c9aee3;stroke:#c9aee3}.over{fill:#d9467e;stroke:#d9467e}.grid{stroke:#2a0e4526}.limit{stroke:#2a0e45;stroke-width:2;stroke-dasharray:3 3}path{fill:none!important;stroke-width:2.5;stroke-linejoin:round}.dash{stroke-dasharray:6 5}@media(prefers-color-scheme:dark){text,.ink{fill:#fff7e8}.m{fill:#d3c3e3}.card{fill:#1f0b35;stroke:#fff7e833}.track{fill:#341a4d}.ours{fill:#ffc72e;stroke:#ffc72e}.other{fill:#8a67b3;stroke:#8a67b3}.over{fill:#f8a5c2;stroke:#f8a5c2}.grid{stroke:#fff7e82e}.limit{stroke:#fff7e8}}`;

function svg({ title, subtitle, description }: Caption, height: number, body: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">
<title id="t">${safe(title)}</title><desc id="d">${safe(description)}</desc>
<style>${style}</style>
<rect class="card" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="14"/>
${[text(edge, 38, title, "h"), text(edge, 60, subtitle, "m"), ...body].join("\n")}
</svg>
`;
}

/** Draws horizontal bars, each below its label: long labels fit, and groups may have different units. */
export function drawBars(caption: Caption, groups: BarGroup[]): string {
  const body: string[] = [];
  let y = top;
  for (const { name, bars, end = Math.max(...bars.map(({ value }) => value)) } of groups) {
    body.push(text(edge, y + 18, name, "b"));
    y += 26;
    for (const { label, value, shown, tone, limit } of bars) {
      const length = round((inner * Math.min(value, end)) / end);
      body.push(
        text(edge, y + 18, label) + text(width - edge, y + 18, shown, "b e"),
        `<rect class="track" x="${edge}" y="${y + 25}" width="${inner}" height="12" rx="3" stroke="none"/><rect class="${tone}" x="${edge}" y="${y + 25}" width="${length}" height="12" rx="3" stroke="none"/>`,
      );
      if (limit !== undefined)
        body.push(line(edge + (inner * limit) / end, y + 24, edge + (inner * limit) / end, y + 40, "limit"));
      y += 46;
    }
    y += 12;
  }
  return svg(caption, y + 8, body);
}

/** Draws lines with two logarithmic axes; each line's label is at its end. */
export function drawLines(caption: Caption, panels: Panel[]): string {
  const left = edge + 30;
  const right = width - edge - 158;
  const height = 220;
  const body: string[] = [];
  let y = top;
  for (const { name, series, xTicks, yTicks } of panels) {
    body.push(text(edge, y + 14, name, "b"));
    const above = y + 34;
    const below = y + 34 + height;
    const x = onLogarithmicScale(xTicks, left, right);
    const down = onLogarithmicScale(yTicks, below, above);
    for (const tick of yTicks)
      body.push(line(left, down(tick), right, down(tick), "grid") + text(left - 8, down(tick) + 5, short(tick), "m e"));
    for (const tick of xTicks) body.push(text(x(tick), below + 22, short(tick), "m c"));
    const named = series.filter(({ name: label }) => label !== "");
    const ends = spread(named.map(({ points }) => down(points.at(-1)?.[1] ?? Number.NaN)));
    for (const one of series) {
      const { name: label, points, tone, isDashed } = one;
      const path = points.map(([column, value], index) => `${index ? "L" : "M"}${x(column)} ${down(value)}`).join("");
      const lastX = x(points.at(-1)?.[0] ?? Number.NaN);
      const lastY = down(points.at(-1)?.[1] ?? Number.NaN);
      body.push(
        `<path class="${tone}${isDashed ? " dash" : ""}" d="${path}"/>`,
        ...points.map(([column, value]) => `<circle class="${tone}" cx="${x(column)}" cy="${down(value)}" r="3.5"/>`),
      );
      if (label === "") continue;
      const labelY = ends[named.indexOf(one)] ?? lastY;
      body.push(line(lastX + 7, lastY, right + 14, labelY, "grid") + text(right + 18, labelY + 5, label, "m"));
    }
    y = below + 40;
  }
  return svg(caption, y, body);
}

/** Draws dots on a scale of powers of ten that begins with zero: a row of zeros is a column at the left. */
export function drawDots(caption: Caption, ticks: number[], rows: Dots[]): string {
  const step = 46;
  const x = (value: number) =>
    round(edge + 16 + (value === 0 ? 0 : (Math.log10(value) - Math.log10(ticks[1] ?? 1) + 1) * step));
  const below = top + rows.length * 50;
  const body = ticks.map(
    (tick) => line(x(tick), top, x(tick), below, "grid") + text(x(tick), below + 20, short(tick), "m c"),
  );
  for (const [number, { label, values, shown }] of rows.entries()) {
    const y = top + number * 50;
    body.push(text(edge, y + 18, label) + text(width - edge, y + 39, shown, "m e"));
    for (const { value, tone } of values) body.push(`<circle class="${tone}" cx="${x(value)}" cy="${y + 34}" r="7"/>`);
  }
  return svg(caption, below + 36, body);
}

function onLogarithmicScale(ticks: number[], from: number, to: number): (value: number) => number {
  const low = Math.log(ticks[0] ?? 1);
  const high = Math.log(ticks.at(-1) ?? 1);
  return (value) => round(from + ((Math.log(value) - low) / (high - low)) * (to - from));
}

function spread(places: number[], gap = 16): number[] {
  const order = [...places.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = order.map((index) => places[index] ?? 0);
  for (let round = 0; round < 50; round++)
    for (let at = 1; at < moved.length; at++) {
      const missing = gap - ((moved[at] ?? 0) - (moved[at - 1] ?? 0));
      if (missing <= 0) continue;
      moved[at - 1] = (moved[at - 1] ?? 0) - missing / 2;
      moved[at] = (moved[at] ?? 0) + missing / 2;
    }
  return places.map((_, index) => round(moved[order.indexOf(index)] ?? 0));
}

const text = (x: number, y: number, words: string, kind?: string) =>
  `<text${kind ? ` class="${kind}"` : ""} x="${round(x)}" y="${round(y)}">${safe(words)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, kind: string) =>
  `<line class="${kind}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"/>`;

const safe = (words: string) => words.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const round = (value: number) => Math.round(value * 10) / 10;

const short = (value: number) => value.toLocaleString("en", { notation: "compact" });
