import { sql } from "kysely";
import type { AppContext } from "../../app/server/context.server.ts";
import { tablesOf } from "../../app/server/define-feature.server.ts";
import { withoutEntities } from "./page-text.ts";

const sources = import.meta.glob<string>(["/content/{en,fr}/*.ts", "/content/{en,fr}/samples/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’']*\p{L}/gu) ?? [];

/** Comments are English in every language. */
const withoutComments = (source: string): string => source.replace(/\/\*.*?\*\/|^ *\/\/.*$/gms, "");

const wordsOf = (language: string): Set<string> =>
  new Set(
    Object.entries(sources).flatMap(([path, text]) =>
      path.startsWith(`/content/${language}/`) ? wordsIn(withoutComments(text)) : [],
    ),
  );

/** Words of the English texts that no French text has. Names of services and of people are in both or in none. */
const french = wordsOf("fr");
const englishWords = new Set([...wordsOf("en")].filter((word) => word.length > 2 && !french.has(word)));

/** Texts that a person reads or hears in a document: between tags, and in attributes. */
export function readableTexts(html: string): string[] {
  // Time zones are names of places.
  const bare = html.replace(/<(script|style|template|optgroup)\b.*?<\/\1>|<!--.*?-->/gs, "\n");
  const attributes = [
    ...bare.matchAll(/\s(?:alt|title|aria-label|placeholder|label|value|data-[a-z-]+|content)="([^"]*)"/g),
  ].map(([, text = ""]) => text);
  return [...bare.replace(/<[^>]*>/g, "\n").split("\n"), ...attributes]
    .map((text) => withoutEntities(text).trim())
    .filter(Boolean);
}

/** Finds every text that people typed into the site, the longest first. */
export async function findTypedTexts(ctx: AppContext): Promise<string[]> {
  const typed: string[] = [];
  for (const [table, { columns }] of Object.entries(tablesOf(ctx.features))) {
    const names = ((columns as { typed?: string }).typed ?? "").split(" ").filter(Boolean);
    for (const name of names) {
      const { rows } = await sql<{
        text: string | null;
      }>`select ${sql.ref(name)} as text from ${sql.table(table)}`.execute(ctx.db);
      for (const { text } of rows) if (typeof text === "string") typed.push(...text.split(/[\n"[\]{}]/));
    }
  }
  return [...new Set(typed.map((text) => text.trim()).filter((text) => text.length > 2))].sort(
    (a, b) => b.length - a.length,
  );
}

/** Returns a text's English words; none if people typed it. */
export function findEnglish(text: string, typed: readonly string[]): string[] {
  let own = text;
  for (const one of typed) if (own.includes(one)) own = own.replaceAll(one, " ");
  return wordsIn(own.replace(/\S+@\S+|https?:\S+|\/[\w/.-]+|\{\w+\}/g, " ")).filter((word) => englishWords.has(word));
}
