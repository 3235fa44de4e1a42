import { describe, expect, test } from "vitest";
import { placesIn } from "../app/values/places.ts";
import { languages } from "../app/values/site-language.ts";
import { listFiles, readSources } from "./support/sources.ts";

/** Words by language and file, such as `fr` and `donate.ts`. */
const files = Object.entries(
  import.meta.glob<Record<string, unknown>>(["/content/*/*.ts", "/content/*/samples/*.ts", "!/content/countries/**"], {
    eager: true,
  }),
).map(([path, words]) => {
  const [, , language = "", ...file] = path.split("/");
  return { language, file: file.join("/"), words };
});

const filesOf = (language: string) => files.filter((one) => one.language === language);

/** Files that have types or tools of one language alone. */
const english = filesOf("en").filter(({ words }) => Object.keys(words).length > 0);

/** Yields every string below a value with its path. Functions yield nothing. */
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [name, part] of Object.entries(value)) yield* textsIn(part, `${path}.${name}`);
}

const textsOf = (language: string) =>
  filesOf(language).flatMap(({ file, words }) =>
    Object.entries(words).flatMap((entry) => [...textsIn(entry[1], `${file} ${entry[0]}`)]),
  );

describe.each(languages.filter((language) => language !== "en"))("the words of %s", (language) => {
  test("have every file and every export of English", () => {
    const known = new Map(filesOf(language).map(({ file, words }) => [file, words]));
    const missing = english.flatMap(({ file, words }) => {
      const translated = known.get(file);
      return translated === undefined
        ? [file]
        : Object.keys(words)
            .filter((name) => !(name in translated))
            .map((name) => `${file} ${name}`);
    });
    expect(missing).toEqual([]);
  });

  // French cannot say "of the {region}": it names the offices.
  test("have the places of English, such as {name}", () => {
    const translated = new Map(textsOf(language));
    const wrong = textsOf("en").flatMap(([path, text]) => {
      const other = translated.get(path);
      const [places, others] = [text, other ?? ""].map((one) =>
        [...new Set(placesIn(one).map((place) => (place === "childOffices" ? "region" : place)))].toSorted().join(" "),
      );
      return other === undefined || places === others ? [] : [`${path}: ${places} and not ${others}`];
    });
    expect(wrong).toEqual([]);
  });
});

/** Signs and words that French of West Africa does not use, each with an example of its use. */
const wrongInFrench: [what: string, pattern: RegExp][] = [
  ["a straight apostrophe", /\p{L}'\p{L}/u],
  ["no narrow space before a high sign", /[\p{L}\p{N}»)][;!?](?:\s|$)/u],
  ["no space before a colon", /[\p{L}»)]:(?:\s|$)/u],
  ["a breakable space before a sign", / [;:!?»]/],
  ["a breakable space after an opening quote", /« /],
  ["English quotes outside of French ones", /^[^«]*“/],
  ["a form for two genders", /\(e\)|·e\b/],
  ["an abbreviation of elsewhere", /\bMr\b|\d(?:è|e)me\b/],
  ["a forbidden word", /\b(?:digital|supporter|impacter|newsletter|login|check-in|FALC|FCFA)\b/iu],
];

test.each(wrongInFrench)("French has no text with %s", (_, pattern) => {
  expect(textsOf("fr").filter(([path, text]) => pattern.test(text) && !/\basked\b|needs|meanings/i.test(path))).toEqual(
    [],
  );
});

/** Labels that are no deed: names of fields, and words that the reader says. */
const noDeeds =
  /^labels-|^photo-request-emails|others\.(?:guardian|adults)\.add|people\.remove|^staff-help-numbers|^staff-refunds.*\.back\./;

test("French buttons are in the infinitive, or in the reader's own words", () => {
  const buttons = textsOf("fr").filter(
    ([path]) => /\.(?:button|save|send|act|add|remove|publish)$/.test(path) && !noDeeds.test(path),
  );
  const deed =
    /^(?:(?:Ne|Se|Me|M’|S’|L’|Le|La|Les|Nous|Tout|Y|En|le|la|les|l’)[  ]?)*\p{L}+(?:er|ir|re|oir)(?![\p{L}])/u;
  const own = /^(?:Oui|Non|Je|J’|Il est arrivé)/;
  expect(buttons.filter(([, text]) => !deed.test(text) && !own.test(text))).toEqual([]);
});

test("no part of the site has a fixed language", () => {
  const sources = readSources(listFiles("app").filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path)));
  expect(sources.length).toBeGreaterThan(500);
  const fixed = /\blang(?:=|: )["'{]*(?:en|fr)\b/;
  expect(sources.flatMap(({ path, text }) => (fixed.test(text) ? [path] : []))).toEqual([]);
});
