import { inflateSync } from "node:zlib";

/** The text of a PDF of this site, in the order in which it is drawn: glyphs by the fonts' ToUnicode tables. */
export function textOfPdf(pdf: Buffer): string {
  const streams = [...streamsOf(pdf)];
  const tables = streams.filter((text) => text.includes("begincmap")).map(readTable);
  const font = new Map<string, Map<string, string>>();
  const names = [...pdf.toString("latin1").matchAll(/\/(F\d+) (\d+) 0 R/g)];
  for (const [, name = "", object = ""] of names) {
    const table = tables.find(({ owner }) => owner === object) ?? tableOf(pdf, streams, object);
    if (table) font.set(name, table.glyphs);
  }
  return streams
    .filter((text) => text.includes("BT"))
    .map((text) => drawn(text, font))
    .join("\n");
}

function* streamsOf(pdf: Buffer): Iterable<string> {
  const text = pdf.toString("latin1");
  for (const found of text.matchAll(/stream\r?\n/g)) {
    const start = found.index + found[0].length;
    const end = text.indexOf("endstream", start);
    if (text.slice(found.index - 3, found.index) === "end") continue;
    try {
      yield inflateSync(pdf.subarray(start, end)).toString("latin1");
    } catch {
      yield text.slice(start, end);
    }
  }
}

interface Table {
  owner: string;
  glyphs: Map<string, string>;
}

function readTable(text: string): Table {
  const glyphs = new Map<string, string>();
  for (const [, from = "", list = ""] of text.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      glyphs.set(hexOf(Number.parseInt(from, 16) + index), fromHex(hex.replaceAll(" ", "")));
  return { owner: "", glyphs };
}

/** The table of a font, by the reference in its object. */
function tableOf(pdf: Buffer, _streams: string[], object: string): Table | undefined {
  const text = pdf.toString("latin1");
  const [, unicode] = new RegExp(`\\n${object} 0 obj[\\s\\S]*?/ToUnicode (\\d+) 0 R`).exec(text) ?? [];
  const start = text.indexOf(`\n${unicode} 0 obj`);
  const [table] = streamsOf(pdf.subarray(start, text.indexOf("endobj", start)));
  return table === undefined ? undefined : readTable(table);
}

function drawn(text: string, fonts: Map<string, Map<string, string>>): string {
  let glyphs: Map<string, string> | undefined;
  let shown = "";
  for (const [, name, list] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/gi)) {
    if (name !== undefined) glyphs = fonts.get(name);
    else {
      const hex = [...(list ?? "").matchAll(/<([0-9a-f]*)>/gi)].map(([, one]) => one).join("");
      shown += `${(hex.match(/.{4}/g) ?? []).map((glyph) => glyphs?.get(glyph.toLowerCase()) ?? "").join("")}\n`;
    }
  }
  return shown;
}

const hexOf = (number: number) => number.toString(16).padStart(4, "0");

const fromHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");

/** The square codes of a PDF: shapes of whole cells, as they are drawn, and how many cells each has with its border. */
export function drawingsOfPdf(pdf: Buffer): { shape: string; cells: number }[] {
  return [...streamsOf(pdf)].flatMap((text) =>
    [...text.matchAll(/(?:^|\n)((?:[\d. ]+ [mlh]\n|h\n)+)(?:\/DeviceRGB cs\n[^\n]+ scn\n)?f\b/g)].flatMap(
      ([, drawn = ""]) => {
        if ((drawn.match(/ m\n/g)?.length ?? 0) < 100) return [];
        const shape = drawn.replace(
          /([\d.]+ [\d.]+) ([ml])\n/g,
          (_, point, act) => `${act === "m" ? "M" : "L"}${point}`,
        );
        const last = Math.max(...[...drawn.matchAll(/([\d.]+) [\d.]+ [ml]/g)].map(([, x]) => Number(x)));
        return [{ shape: shape.replaceAll("h\n", "z"), cells: last + 4 }];
      },
    ),
  );
}
