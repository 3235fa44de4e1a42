import { expect, test } from "vitest";
import { fontsOf } from "../server/typesetting/fonts.server.ts";
import { charactersWithoutFont } from "./characters-without-font.ts";

const names = {
  "Ọláwálé Adébáyọ̀": [],
  "فاطمة الزهراء محمد": [],
  "ሰላማዊት ተስፋዬ": [],
  "कमला देवी": [],
  "N'Diaye–O’Brien": [],
  李小龙: ["李", "小", "龙"],
  "Grace 🙏🏾 Eze": ["🙏🏾"],
  משה: ["מ", "ש", "ה"],
};

test.each(Object.entries(names))("the letters of %s that no paper can show are named", (name, undrawn) => {
  expect(charactersWithoutFont(name)).toEqual(undrawn);
  const faces = fontsOf("letter");
  const isDrawn = (letter: string) => faces.some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  for (const letter of name)
    if (!undrawn.join("").includes(letter)) expect([letter, isDrawn(letter)]).toEqual([letter, true]);
});
