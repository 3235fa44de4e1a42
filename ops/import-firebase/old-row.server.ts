import { wordsOf } from "../../app/server/exports/export-fields.ts";
import { cleanLine } from "../../app/values/typed-text.ts";
import type { OldDocument } from "./export-shape.ts";
import { objectPathOf } from "./object-path.ts";
import { type OldDate, readDate } from "./read-date.ts";
import { readOldText } from "./read-old-text.server.ts";

/** Maximum length of a text (characters): ten times that of a paragraph on this site. */
const longest = 100_000;

/** Maximum number of entries in a list; a longer one is a mistake or an attack. */
const most = 500;

/**
 * A document of the old site, read field by field. An unreadable field is reported once, and treated as missing.
 * Nothing deeper than a list of texts is read.
 */
export class OldRow {
  readonly document: OldDocument;
  readonly #fields: Map<string, unknown>;
  readonly #report: (field: string, sentence: string) => void;
  readonly #said = new Set<string>();

  /** @param report called for each unreadable field, with the field's name and a sentence that continues after it */
  constructor(document: OldDocument, report: (field: string, sentence: string) => void) {
    this.document = document;
    this.#fields = new Map(isObject(document.content) ? Object.entries(document.content) : []);
    this.#report = report;
  }

  complain(field: string, sentence: string): void {
    const line = `${field} ${sentence}`;
    if (!this.#said.has(line)) this.#report(field, sentence);
    this.#said.add(line);
  }

  /** Returns the first of these fields that is not empty, with its name. */
  #find(names: string[]): [string, unknown] | undefined {
    for (const name of names) {
      const value = this.#fields.get(name);
      if (value !== undefined && value !== null && value !== "") return [name, value];
    }
    return undefined;
  }

  /** Returns a document inside this one; without fields if there is none. */
  inside(name: string): OldRow {
    const value = this.#fields.get(name);
    const complain = (field: string, sentence: string) => this.complain(`${name}.${field}`, sentence);
    if (value !== undefined && value !== null && !isObject(value))
      this.complain(name, "cannot be read: it was left out.");
    return new OldRow({ ...this.document, content: isObject(value) ? value : {} }, complain);
  }

  /** Returns a one-line text; empty if there is none. */
  line(...names: string[]): string {
    const found = this.#find(names);
    return found === undefined ? "" : oneLine(this.#texts(...found));
  }

  /** Returns a text, or a list of texts, as paragraphs of Markdown. */
  paragraphs(...names: string[]): string[] {
    const found = this.#find(names);
    if (found === undefined) return [];
    return this.#texts(...found).flatMap((text) => readOldText(text));
  }

  entries(...names: string[]): string[] {
    const found = this.#find(names);
    if (found === undefined) return [];
    return this.#texts(...found).flatMap((text) => oneLine([text]) || []);
  }

  /** Returns a day; undefined if none can be read. */
  date(...names: string[]): { date: OldDate; value: unknown } | undefined {
    const found = this.#find(names);
    if (found === undefined) return undefined;
    const [name, value] = found;
    const date = readDate(value);
    if (date === undefined) this.complain(name, "is no date that can be read, like 28 April 2024.");
    else if (date.isDoubtful)
      this.complain(name, `could be two days; it was read with the day first, as ${date.date}.`);
    return date && { date, value };
  }

  /** Returns the paths of pictures in the bucket, from all these fields, without duplicates. */
  pictures(...names: string[]): string[] {
    const paths = names.flatMap((name) => {
      const value = this.#fields.get(name);
      if (value === undefined || value === null || value === "") return [];
      return this.#texts(name, value).flatMap((text) => {
        if (text.trim() === "") return [];
        const path = text.length > 4_000 ? undefined : objectPathOf(text);
        if (path === undefined) this.complain(name, "is no address of a picture: it was left out.");
        return path ?? [];
      });
    });
    return [...new Set(paths)];
  }

  isTrue(name: string): boolean {
    return this.#fields.get(name) === true;
  }

  /**
   * Returns the texts of a field: a text, a list of texts, or a map with numeric keys, which some exporters write for
   * lists.
   */
  #texts(name: string, value: unknown): string[] {
    const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [value];
    if (list.length > most) this.complain(name, `has ${list.length} entries: only the first ${most} were taken.`);
    return list.slice(0, most).flatMap((entry) => {
      if (entry === null || entry === undefined) return [];
      const text = typeof entry === "string" ? entry : typeof entry === "number" ? String(entry) : undefined;
      if (text === undefined) this.complain(name, "is no text: it was left out.");
      else if (text.length > longest) this.complain(name, `is longer than ${longest} characters: it was cut there.`);
      return text?.slice(0, longest) ?? [];
    });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const oneLine = (texts: string[]): string => cleanLine(texts.map(wordsOf).join(" ")).replace(/\s+/g, " ").trim();
