// `npm run architecture`: draws docs/architecture.svg from the imports. Without figures, so that it rarely changes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { domains } from "../tests/support/architecture.ts";
import { listFiles, readImports, readSources, root } from "../tests/support/sources.ts";

/** Position of each layer: column and row in a grid. */
const layers: Record<string, [column: number, row: number]> = {
  "server.ts": [1, 0],
  ops: [0, 1],
  "app: routes, jobs": [2, 1],
  features: [1, 2],
  cms: [0, 3],
  emails: [2, 3],
  "staff-kit": [0, 4],
  server: [0, 5],
  ui: [1, 5],
  browser: [2, 5],
  values: [0, 6],
  content: [2, 6],
};
const box = { width: 300, height: 56, gapX: 70, gapY: 74, margin: 20 };

/** Returns the layer of a file, by its folder; undefined outside the layers. */
export function layerOf(path: string): string | undefined {
  if (path === "server.ts") return path;
  if (path.startsWith("ops/")) return "ops";
  if (path.startsWith("content/")) return "content";
  const [, folder] = /^app\/([^/]+)\//.exec(path) ?? [];
  if (folder !== undefined) return folder;
  return path.startsWith("app/") ? "app: routes, jobs" : undefined;
}

/** Draws an arrow for each layer that imports another one, and the domains inside the layer of features. */
function drawArchitecture(): string {
  const paths = ["app", "ops", "content"]
    .flatMap(listFiles)
    .filter((path) => /(?<!\.(?:test|contract|sample|support|journey))\.tsx?$/.test(path));
  const pairs = new Set<string>();
  for (const { from, to } of readSources([...paths, "server.ts"]).flatMap(readImports)) {
    const here = layerOf(from);
    const there = layerOf(to);
    if (here !== undefined && there !== undefined && here !== there) pairs.add(`${here}>${there}`);
  }
  const place = (layer: string) => {
    const [column, row] = layers[layer] ?? [0, 0];
    return {
      x: box.margin + column * (box.width + box.gapX),
      y: box.margin + row * (box.height + box.gapY),
    };
  };
  const arrows = [...pairs].sort().map((pair) => {
    const [from = "", to = ""] = pair.split(">");
    const a = place(from);
    const b = place(to);
    const isDown = b.y > a.y;
    const x1 = a.x + box.width / 2 + (b.x - a.x) * 0.12;
    const x2 = b.x + box.width / 2 - (b.x - a.x) * 0.12;
    const y1 = isDown ? a.y + box.height : a.y + box.height / 2;
    const y2 = isDown ? b.y : b.y + box.height / 2;
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
  });
  const half = Math.ceil(domains.length / 2);
  const lines = [domains.slice(0, half), domains.slice(half)].map((some) => some.join(" · "));
  const boxes = Object.keys(layers).map((layer) => {
    const { x, y } = place(layer);
    const middle = x + box.width / 2;
    const isSplit = layer === "features";
    const names = isSplit
      ? lines.map((line, row) => `<text class="n" x="${middle}" y="${y + 34 + 15 * row}">${line}</text>`)
      : [];
    return `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="8"/><text x="${middle}" y="${y + (isSplit ? 18 : 34)}">${layer}</text>${names.join("")}`;
  });
  const width = 2 * box.margin + 3 * box.width + 2 * box.gapX;
  const height = 2 * box.margin + 7 * box.height + 6 * box.gapY;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Layers of the code, the domains of its features, and which layer imports which">
<style>rect{fill:#fff7e8;stroke:#2a0e45;stroke-width:2}line{stroke:#5b2889;marker-end:url(#a)}text{font:600 17px sans-serif;text-anchor:middle;fill:#2a0e45}.n{font-size:11px;font-weight:400}</style>
<rect width="${width}" height="${height}" style="fill:#fff;stroke:none"/>
<defs><marker id="a" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 0 8 4 0 8z" fill="#5b2889"/></marker></defs>
${[...arrows, ...boxes].join("\n")}
</svg>
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, "docs/architecture.svg"), drawArchitecture());
