import { countries } from "content/countries/index.ts";
import { describe, expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import { previewsOf } from "../app/server/define-feature.server.ts";
import { errorCodes } from "../app/server/http/errors.ts";
import { sampleOf } from "../app/server/mail/email-preview.ts";

const files = import.meta.glob<Record<string, unknown>>(["/content/en/*.ts", "/content/en/samples/*.ts"], {
  eager: true,
});

/** Files of typed text that is not for reading, by the end of their path, with the reason. */
const notRead: [path: RegExp, why: string][] = [
  [/^currencies\.ts\b.*\.typed\./, "what people type beside an amount"],
  [/\.alsoCalled\b/, "what people type into the jump box"],
  [/^staff-asked-\w+\.ts\b/, "what people type into the jump box"],
  [/^staff-meanings\.ts\b/, "what people type into the jump box"],
  [/\bsearch\.needs\./, "what people type into the search"],
  [/\.svg$/, "a drawing"],
];

/** Arguments for functions of texts, one call each: numbers, names, lists, and facts by name. */
const calls: unknown[][] = [
  ...[0, 1, 2, 7].map((number) => Array(6).fill(number)),
  ["Ada", 1, 2, "Ada", 1],
  [{ names: ["Ada"], more: 2, lastGood: "" }],
  ["Ada", { days: 1, weekday: "Monday", day: "May 3", time: "09:00" }],
  [2, { days: 8, weekday: "Monday", day: "May 3", time: "09:00" }, { days: 0, weekday: "", day: "", time: "9" }],
  [2, "Ada", { days: 0, weekday: "Monday", day: "May 3", time: "09:00" }],
  [{ days: 3, weekday: "Monday", day: "May 3", time: "09:00", row: 1, column: 2, concerns: 1, concern_notes: 2 }],
  [1, { row: 1, column: 2 }],
  [["Ada", "Bisi"], true],
  [["Ada"], false],
  Array(6).fill("Ada"),
  ["concern"],
  ["post"],
  ["trash", 7, ["Ada"]],
  ["Ada", null, undefined],
  [0, ...Array(5).fill("Ada")],
];

/** Every text below a value, with its path; of a function, what it says of each call that it can answer. */
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") {
    const said = calls.flatMap((call) => {
      try {
        return [value(...call) as unknown];
      } catch {
        return [];
      }
    });
    // A function that answers no call would go unread.
    if (said.every((one) => typeof one !== "string" && typeof one !== "object")) yield [path, "no answer: '"];
    for (const one of said) if (typeof one !== "function") yield* textsIn(one, `${path}()`);
  } else if (typeof value === "object" && value !== null)
    for (const [name, part] of Object.entries(value)) yield* textsIn(part, `${path}.${name}`);
}

const texts = Object.entries(files)
  .flatMap(([file, exported]) => [...textsIn(exported, file.replace("/content/en/", ""))])
  .filter(([path]) => !notRead.some(([shape]) => shape.test(path)));

const emails = previewsOf(features, {
  name: "Foundation of Hope",
  email: "hello@hope.example",
  headOffice: "2 Sample Road, Kumasi",
  country: countries.GH,
}).flatMap(([name, preview]): [string, string][] => {
  const { subject, text } = sampleOf(preview);
  return [
    [`${name}, subject`, subject],
    [`${name}, text`, text],
  ];
});

const sentences = Object.entries(errorCodes).map(([name, { sentence }]): [string, string] => [name, sentence]);

describe.each([
  ["every text of content/", texts, 3_000],
  ["every email", emails, 40],
  ["every sentence of an error", sentences, 8],
] as const)("%s", (_, read, least) => {
  test("was found", () => expect(read.length).toBeGreaterThan(least));

  test("has curly apostrophes and quotation marks", () => {
    const straight = read.filter(([, text]) => /['"]/.test(text));
    expect(straight.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });

  test("spells email in one way, and calls a photo a photo", () => {
    const other = read.filter(([, text]) => /\be-mail|\bphotograph(?:s|ed)?\b/i.test(text));
    expect(other.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });
});
