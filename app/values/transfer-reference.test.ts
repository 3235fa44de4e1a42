import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import {
  alphabet,
  checkCharacter,
  codesNear,
  drawCode,
  findReferences,
  isCode,
  prefixFrom,
  writeReference,
} from "./transfer-reference.ts";

test.each([
  ["7K4QX", "M"],
  ["D3MTY", "Y"],
  ["4HN72", "F"],
  ["N9WCE", "H"],
  ["RX6PJ", "M"],
])("%s has the check character %s", (drawn, check) => {
  expect(checkCharacter(drawn)).toBe(check);
  expect(isCode(drawn + check)).toBe(true);
});

test("every wrong character and every swap of two is noticed", () => {
  for (let count = 0; count < 100; count++) {
    const code = drawCode(randomInt);
    for (let place = 0; place < 6; place++) {
      for (const other of alphabet) {
        const wrong = code.slice(0, place) + other + code.slice(place + 1);
        if (isCode(wrong) !== (other === code[place])) expect.unreachable(`${code} and ${wrong} are both valid`);
      }
      for (let second = place + 1; second < 6; second++) {
        const letters = [...code];
        [letters[place], letters[second]] = [letters[second] as string, letters[place] as string];
        if (letters.join("") !== code && isCode(letters.join(""))) expect.unreachable(`a swap in ${code} is valid`);
      }
    }
  }
});

test.each([
  "NIP/NGOZI SAMPLE/tab 7k4 qxm gift",
  "TAB-7K4-QXM",
  "tab7k4qxm",
  "TRF FRM SAMPLE /TAB/7K4/QXM/",
  "T A B\u200b7K4\u00a0QXM",
  "000013260801160808000109424586 NIP TRANSFER TO SAMPLE TAB7K4QXM",
])("%j names the reference", (narration) => {
  expect(findReferences(narration, ["TAB"])).toEqual({ exact: ["7K4QXM"], near: [] });
});

test("a slip of one character is near, and nothing else is", () => {
  expect(findReferences("TABD3MTYX", ["TAB"])).toMatchObject({ exact: [], near: expect.arrayContaining(["D3MTYY"]) });
  // A letter that no reference has can only be that one.
  expect(codesNear("7K4QX0")).toEqual(["7K4QXM"]);
  expect(findReferences("MUL-7K4-QXM", ["TAB"])).toEqual({ exact: [], near: [] });
  expect(findReferences("TAB", ["TAB"])).toEqual({ exact: [], near: [] });
});

test("a prefix comes from the name", () => {
  expect(["Tabasamu", "Ọmọ Àánú", "Al"].map(prefixFrom)).toEqual(["TAB", "OMO", "ALX"]);
  expect(writeReference("TAB", "7K4QXM")).toBe("TAB-7K4-QXM");
});
