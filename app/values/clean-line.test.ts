import { describe, expect, test } from "vitest";
import { cleanLine } from "./typed-text.ts";
import { withoutInvisible } from "./without-invisible.ts";

describe("a line loses", () => {
  test.each([
    ["zero-width spaces", "rea\u200bding\u2060 day", "reading day"],
    ["soft hyphens", "read\u00ading", "reading"],
    ["a byte order mark", "\ufeffAda", "Ada"],
    ["marks of direction", "Ada\u200e\u200f\u061c", "Ada"],
    ["fillers that look like a blank name", "\u3164\u115f\u2063\u034f\u180e", ""],
    ["notes between lines", "a\ufff9b\ufffbc", "abc"],
    ["joiners between Latin letters", "Ad\u200da\u200c", "Ada"],
    ["joiners at the end of a word", "می\u200c", "می"],
    ["joiners between blanks", "a \u200d b", "a  b"],
    ["the second of two joiners", "می\u200c\u200cخواهم", "می\u200cخواهم"],
    ["a form of no sign", "\ufe0f", ""],
    ["hidden letters of tags", "Ada\u{e0041}\u{e0064}", "Ada"],
    ["an embedding without end", "\u202bAda", "Ada"],
    ["an end without beginning", "Ada\u202c\u2069", "Ada"],
    ["a pair around the whole", "\u202a+234 803\u202c", "+234 803"],
    ["pairs that cross", "\u202ba\u2067b\u202cc", "abc"],
    ["overrides with their end", "photo\u202egpj.exe\u202c", "photogpj.exe"],
  ])("%s", (_, typed, line) => {
    expect(cleanLine(typed)).toBe(line);
  });
});

test.each(["\u00a0", "\u202f", "\u2007", "\n", "\t", "\u2028"])("a line has an ordinary blank for %j", (blank) => {
  expect(cleanLine(`Ada${blank}Sample`)).toBe("Ada Sample");
});

describe("a line keeps", () => {
  test.each([
    ["a non-joiner inside a Persian word", "می\u200cخواهم"],
    ["a joiner inside a Sinhala word", "ශ්\u200dරී"],
    ["a joiner inside a Hindi word", "क्\u200dष"],
    ["families and professions of emoji", "👩🏾\u200d🏫 👨\u200d👩\u200d👧 ❤️\u200d🔥"],
    ["forms of emoji", "❤️ 1️⃣"],
    ["the flag of a region", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
    ["signs of direction in pairs", "a \u2067أهلا \u202bب\u202c\u2069 c"],
    ["marks of every language", "Ọmọ́lará हिन्दी مَدْرَسَة ትምህርት"],
  ])("%s", (_, typed) => {
    expect(cleanLine(typed)).toBe(typed);
  });
});

test("a line is clean after the first time", () => {
  const signs = [
    "\u200c",
    "\u200d",
    "\u202b",
    "\u202c",
    "\u2067",
    "\u2069",
    "\u202e",
    "\ufe0f",
    "م",
    "a",
    "😀",
    "\u00ad",
  ];
  for (const first of signs)
    for (const second of signs)
      for (const third of signs)
        for (const fourth of signs) {
          const once = cleanLine(first + second + third + fourth);
          expect(cleanLine(once)).toBe(once);
        }
});

test("text for a machine has no invisible sign", () => {
  expect(withoutInvisible("\u202a+234\u200b 803\u2060\u202c")).toBe("+234 803");
});
