import { setBlanks } from "content/typed-signs.ts";
import { expect, test } from "vitest";
import { withLanguage } from "../app/server/clock/clock-scope.server.ts";

const typed = "Où aller ? « Ici » : à 10:30 ; voir http://a.example/?b";

test("a French site shows no-break blanks before signs", () => {
  expect(withLanguage("fr", () => setBlanks(typed))).toBe(
    "Où aller\u202f? «\u00a0Ici\u00a0»\u202f: à 10:30\u202f; voir http://a.example/?b",
  );
});

test("an English site shows the blanks as typed", () => {
  expect(withLanguage("en", () => setBlanks(typed))).toBe(typed);
});
