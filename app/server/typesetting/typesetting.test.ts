import { describe, expect, test } from "vitest";
import { textOfPdf } from "../../../tests/support/pdf-text.ts";
import { fitText } from "./break-lines.server.ts";
import { drawText } from "./draw-text.server.ts";
import { missingFonts } from "./font-files.server.ts";
import { startPdf, write } from "./pdf.server.ts";
import { layoutGlyphs, shapeText } from "./shape-text.server.ts";

const lines = (text: string, width = 800, maxLines = 3) =>
  fitText(text, [104, 88, 72], { family: "display", width, maxLines: () => maxLines });

const written = (text: string, width?: number, maxLines?: number) =>
  lines(text, width, maxLines).lines.map((line) => line.pieces.map((piece) => piece.text).join(""));

const fontsOf = (text: string) =>
  shapeText(text, "display").pieces.flatMap(({ face, isSpace }) => (isSpace ? [] : face.name));

test("every font comes with the site and can be read", () => {
  expect(missingFonts()).toEqual([]);
});

describe("letters", () => {
  test("in Yoruba, Igbo and Hausa have the display font, in each Unicode form", () => {
    const text = "ẹ̀ ẹ́ ọ̀ ọ́ ṣ ń ǹ ɓ ɗ ƙ ƴ ṅ ị ụ à è ì ò ù É Ò ₦";
    for (const form of ["NFC", "NFD"] as const) {
      expect(new Set(fontsOf(text.normalize(form)))).toEqual(new Set(["ojuju", "ojujuDots", "ojujuMore"]));
      for (const piece of shapeText(text.normalize(form), "display").pieces)
        expect(layoutGlyphs(piece).glyphs.map(({ id }) => id)).not.toContain(0);
    }
  });

  test("that the display face lacks are in the text face, whole with their marks", () => {
    expect(fontsOf("aж̀b")).toEqual(["ojuju", "bold", "ojuju"]);
  });

  test("in Arabic join, also at the beginning of the second word", () => {
    const { pieces, isRightToLeft } = shapeText("تصبح يومًا", "display");
    expect(isRightToLeft).toBe(true);
    // HarfBuzz 11 shapes these words so.
    expect(
      pieces.filter(({ isSpace }) => !isSpace).map((piece) => layoutGlyphs(piece).glyphs.map(({ id }) => id)),
    ).toEqual(
      [
        ["تصبح", "يومًا"].map((word) =>
          shapeText(word, "display").pieces.flatMap((piece) => layoutGlyphs(piece).glyphs.map(({ id }) => id)),
        ),
      ].flat(),
    );
    const [, , word] = pieces;
    expect(word && layoutGlyphs(word).glyphs.map(({ id }) => id)).toEqual([9, 365, 84, 101, 311, 20]);
  });

  test("that no font has, like emoji, are left out with the space beside them", () => {
    expect(written("🎉 Party 🧒🏿 day 🏳️‍🌈 7️⃣")).toEqual(["Party day 7"]);
    expect(written("🎉🎉")).toEqual([]);
    expect(written("a\u202eb\u0007c")).toEqual(["abc"]);
  });
});

describe("lines", () => {
  test("break between words, and a text that is too long ends in an ellipsis after a word", () => {
    expect(written("Forty taps, one song", 560)).toEqual(["Forty taps,", "one song"]);
    const long = written("A long title that somebody typed who did not want to stop. ".repeat(5), 560);
    expect(long).toHaveLength(3);
    expect(long.at(-1)).toMatch(/\p{L}…$/u);
  });

  test("fit their width with any letters", () => {
    for (const text of ["x".repeat(300), "Ọjọ́ ìwé ".repeat(30), "كتاب ".repeat(60), "a b ".repeat(200)])
      for (const line of lines(text, 556).lines) expect(line.width).toBeLessThanOrEqual(556);
  });

  test.each(["\u00a0", "\u202f"])("never end at a no-break blank", (blank) => {
    const amount = `5${blank}000${blank}F${blank}CFA`;
    for (let width = 450; width <= 1_600; width += 50) {
      const set = lines(`Soap for ${amount} a day`, width, 9).lines.map(({ text }) => text);
      const whole = set.filter((text) => text.includes("5\u00a0000\u00a0F\u00a0CFA"));
      expect([width, set, whole.length]).toEqual([width, set, 1]);
    }
  });

  test("end after a hyphen", () => {
    expect(written("Grandmother-daughter days", 560)).toEqual(["Grandmother-", "daughter days"]);
  });

  test("step down in size before they end in an ellipsis", () => {
    expect(lines("Forty taps", 560).size).toBe(104);
    expect(lines("Forty taps and one song that we sang together", 560).size).toBe(72);
  });

  test("have Arabic from right to left, and figures and Latin words in it from left to right", () => {
    const [line] = lines("يوم 2026 في Lagos", 3000).lines;
    expect(line?.isRightToLeft).toBe(true);
    expect(line?.pieces.filter(({ isSpace }) => !isSpace).map(({ text }) => text)).toEqual([
      "Lagos",
      "في",
      "2026",
      "يوم",
    ]);
    const [mixed] = lines("Book day مرحبا يا at school", 3000).lines;
    expect(mixed?.pieces.filter(({ isSpace }) => !isSpace).map(({ text }) => text)).toEqual([
      "Book",
      "day",
      "يا",
      "مرحبا",
      "at",
      "school",
    ]);
    expect(written("(كتاب)", 3000)).toEqual([")كتاب("].map((text) => expect.stringContaining(text.slice(1, -1))));
  });
});

test("a picture has outlines of letters, which need no font where they are drawn", () => {
  const place = { x: 10, y: 100, width: 800, leading: 100, fill: "#2a0e45", tag: "H1" as const };
  const svg = drawText({ ...place, set: lines("<b>Ṣé</b>"), align: "start" });
  expect(svg).not.toMatch(/<text|<b>/);
  expect(svg.match(/<path /g)).toHaveLength("<b>Ṣé</b>".length);
});

test("letters of a paper can be read after a paper that has them with accents", async () => {
  const print = async (text: string): Promise<string> => {
    const { doc, ended } = startPdf("Paper", "Foundation", new Date(0));
    const root = doc.struct("Document");
    doc.addStructure(root);
    const draw = () => void write(doc, text, { x: 0, y: 0, width: 200, size: 9 });
    root.add(doc.struct("P", {}, draw));
    root.end();
    doc.end();
    return textOfPdf(await ended);
  };
  await print("ÉÀÇ öñ");
  expect(await print("EAC on")).toBe("EAC on\n");
});
