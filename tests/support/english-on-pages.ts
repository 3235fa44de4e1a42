import { sql } from "kysely";
import type { AppContext } from "../../app/server/context.server.ts";
import { tablesOf } from "../../app/server/define-feature.server.ts";
import { withoutEntities } from "./page-text.ts";

const sources = import.meta.glob<string>(["/content/{en,fr}/*.ts", "/content/{en,fr}/samples/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’']*\p{L}/gu) ?? [];

/** Comments and names of a program are English in every language: returns only what stands in quotation marks. */
function textsOfSource(source: string): string {
  const code = source.replace(/\/\*.*?\*\/|^ *\/\/.*$|^import .*?;$/gms, "");
  const quoted = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gs) ?? [];
  return quoted.join("\n");
}

const wordsOf = (language: string): Set<string> =>
  new Set(
    Object.entries(sources).flatMap(([path, text]) =>
      path.startsWith(`/content/${language}/`) ? wordsIn(textsOfSource(text)) : [],
    ),
  );

/** Words of the English texts that no French text has. Names of services and of people are in both or in none. */
const french = wordsOf("fr");
const englishWords = new Set([...wordsOf("en")].filter((word) => word.length > 2 && !french.has(word)));

/** Attributes that a person reads or hears. */
const read = /\s(?:alt|title|aria-label|placeholder|label)="([^"]*)"/g;

/** Attributes with sentences for scripts, and the values of fields, beside words of the program: `sent`, `ways-1`. */
const mixed = /\s(?:value|data-[a-z-]+|content)="([^"]*)"/g;

/** Fields whose values a person does not read, and colours of e-mails. */
const unread = /<input type="(?:hidden|radio|checkbox)"[^>]*>|<meta name="(?:supported-)?color-schemes?"[^>]*>/g;

/** Texts of a JSON document, without its names. */
function textsInJson(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsInJson) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Texts that a person reads or hears in a document: between tags, and in attributes. */
export function readableTexts(html: string): string[] {
  const json = /^[[{]/.test(html) ? parse(html) : undefined;
  if (json !== undefined) return textsInJson(json).filter((text) => !isOfProgram(text));
  // Time zones are names of places. A journal has commands and codes of accounts. Stored records for technicians are in code.
  const whole = html.startsWith("BEGIN:VCALENDAR")
    ? html
        .replace(/^[A-Z-]+(?:;[^:\n]*)?:(?:[A-Z]+$)?/gm, "")
        .replaceAll("\\n", "\n")
        .replaceAll("\\,", ",")
    : html.startsWith("decimal-mark")
      ? html.replace(/^(?:decimal-mark|commodity|account| ).*$/gm, "")
      : html;
  const bare = whole.replace(/<(script|style|template|optgroup|code)\b.*?<\/\1>|<!--.*?-->/gs, "\n");
  const attributes = [
    ...bare.matchAll(read),
    ...[...bare.replace(unread, "").matchAll(mixed)].filter(([, text = ""]) => !isOfProgram(text)),
  ];
  return [...bare.replace(/<[^>]*>/g, "\n").split("\n"), ...attributes.map(([, text = ""]) => text)]
    .map((text) => withoutEntities(text).trim())
    .filter((text) => text !== "" && !rfcDate.test(text) && !/^https?:\/\/\S+$/.test(text));
}

/** Dates of feeds have the form of RFC 822. */
const rfcDate = /^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/;

/** Returns true for one word without a capital at its start, such as an intent, an id or a part of an address. */
const isOfProgram = (text: string): boolean => /^(?:[^\p{Lu}\s]*|[a-z]+(?:[A-Z][a-z]+)+)$/u.test(text);

/** Tables with sentences of the site. */
const writtenByTheSite = ["audit_log", "outbox_emails", "gift_events", "payment_problems"];

/** Finds every text that people typed into the site, the longest first. */
export async function findTypedTexts(ctx: AppContext): Promise<string[]> {
  const typed: string[] = [];
  for (const table of Object.keys(tablesOf(ctx.features))) {
    if (writtenByTheSite.includes(table)) continue;
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(ctx.db);
    for (const text of rows.flatMap((row) => Object.values(row)))
      if (typeof text === "string") typed.push(...text.split(/[\n"[\]{}]/));
  }
  return [...new Set(typed.map((text) => text.trim()).filter((text) => text.length > 2))].sort(
    (a, b) => b.length - a.length,
  );
}

/** Removes texts that people typed. @param typed the longest first */
export function withoutTyped(text: string, typed: readonly string[]): string {
  let own = text;
  for (const one of typed)
    if (own.includes(one)) {
      const whole = one.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
      own = own.replace(new RegExp(`(?<!\\p{L})${whole}(?!\\p{L})`, "gu"), " ");
    }
  return own;
}

/** Returns a text's English words; none if people typed it, and none of addresses and codes of currencies. */
export function findEnglish(text: string, typed: readonly string[]): string[] {
  const own = withoutTyped(text, typed);
  return wordsIn(own.replace(/\S+@\S+|https?:\S+|\/[\w/.#-]+|\{\w+\}|\b[A-Z]{3}\b/g, " ")).filter((word) =>
    englishWords.has(word),
  );
}
