import { withoutTyped, wordsIn } from "./english-on-pages.ts";

const files = import.meta.glob<Record<string, unknown>>("/content/fr/*.ts", { eager: true });
const sources = import.meta.glob<string>(["/content/fr/*.ts", "/content/countries/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Content of a new foundation, with ids, and names of drawings. */
const notWords = ["firstSettings", "glyph"];

const accents: Record<string, string> = { a: "ä", e: "ë", i: "ï", o: "ö", u: "ü" };
const hasMark = new RegExp(`[${Object.values(accents).join("")}]`, "iu");

/** Places such as `{name}`, elements, names of settings and addresses. */
const left = /(\{\w+\}|<[^>]*>|[A-Z]+_[A-Z_]+|\S*(?:@|\/)\S*)/;

const markWord = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[aeiou]/gi, (letter) => {
      const accented = accents[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
    });

const markText = (text: string): string =>
  text
    .split(left)
    .map((part, index) => (index % 2 === 1 ? part : markWord(part)))
    .join("");

/** Marks every text below a value, in place. Results of a function are marked at each call. */
function mark(value: unknown): unknown {
  if (typeof value === "string") return markText(value);
  if (typeof value === "function") return Object.assign((...given: unknown[]) => mark(value(...given)), value);
  if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) if (!notWords.includes(key)) Reflect.set(value, key, mark(part));
  return value;
}

/** Puts an accent on every vowel of the French texts, as long as this test file runs. */
export function markWords(): void {
  for (const words of Object.values(files)) mark({ ...words });
}

/** Files with constants that only their functions read. */
const withConstants = ["log-accounts.ts", "log-things.ts", "site.ts", "staff-use.ts"].map(
  (name) => `/content/fr/${name}`,
);

/** Words of countries, and of files that export a function: no test can replace an export. */
const withoutMark = new Set(
  Object.entries(sources).flatMap(([path, text]) =>
    path.startsWith("/content/countries/") ||
    withConstants.includes(path) ||
    Object.values(files[path] ?? {}).some((part) => typeof part === "function")
      ? wordsIn(text)
      : [],
  ),
);

/** Returns a text's words that are in no file of words; none if people typed it, and none of addresses and codes. */
export function findUnmarked(text: string, typed: readonly string[]): string[] {
  const own = withoutTyped(text.replace(/\S*[@/]\S*|\{\w+\}|\b[A-Z\d]{3,}\b|[A-Z]+_[A-Z_]+/g, " "), typed);
  return wordsIn(own).filter(
    (word) => /[aeiou]/.test(word) && word.length > 2 && !hasMark.test(word) && !withoutMark.has(word),
  );
}
