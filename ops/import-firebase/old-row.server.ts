import { cleanLine } from "../../app/values/typed-text.ts";
import type { OldDocument } from "./export-shape.ts";
import { objectPathOf } from "./object-path.ts";
import { plainParagraphs } from "./plain-paragraphs.server.ts";
import { type OldDate, readDate } from "./read-date.ts";

/** The longest text that is looked at, in characters; ten times what the site takes for a paragraph. */
const longest = 100_000;

/** The most entries of one list; a longer one is a mistake, or meant to do harm. */
const most = 500;

/**
 * One document of the old site, read field by field. Reports an unreadable field once, and treats it as missing. Reads
 * nothing deeper than a list of texts.
 */
export class OldRow {
  readonly document: OldDocument;
  readonly #fields: Map<string, unknown>;
  readonly #report: (field: string, sentence: string) => void;
  readonly #said = new Set<string>();

  /** @param report hears of everything that cannot be read: the field, and a sentence that goes on from its name */
  constructor(document: OldDocument, report: (field: string, sentence: string) => void) {
    this.document = document;
    this.#fields = new Map(isObject(document.content) ? Object.entries(document.content) : []);
    this.#report = report;
  }

  /** Says that a field was not understood. */
  complain(field: string, sentence: string): void {
    const line = `${field} ${sentence}`;
    if (!this.#said.has(line)) this.#report(field, sentence);
    this.#said.add(line);
  }

  /** The first of these fields that says anything, with its name. */
  #find(names: string[]): [string, unknown] | undefined {
    for (const name of names) {
      const value = this.#fields.get(name);
      if (value !== undefined && value !== null && value !== "") return [name, value];
    }
    return undefined;
  }

  /** Another document inside this one; without fields where there is none. */
  inside(name: string): OldRow {
    const value = this.#fields.get(name);
    const complain = (field: string, sentence: string) => this.complain(`${name}.${field}`, sentence);
    if (value !== undefined && value !== null && !isObject(value))
      this.complain(name, "cannot be read: it was left out.");
    return new OldRow({ ...this.document, content: isObject(value) ? value : {} }, complain);
  }

  /** A text of one line; empty where there is none. */
  line(...names: string[]): string {
    return oneLine(this.paragraphs(...names));
  }

  /** A text, or a list of texts, as paragraphs of plain text. */
  paragraphs(...names: string[]): string[] {
    const found = this.#find(names);
    if (found === undefined) return [];
    return this.#texts(...found).flatMap((text) => plainParagraphs(text));
  }

  /** A list of short texts, each on one line. */
  entries(...names: string[]): string[] {
    const found = this.#find(names);
    if (found === undefined) return [];
    return this.#texts(...found).flatMap((text) => oneLine(plainParagraphs(text)) || []);
  }

  /** A day, or undefined where there is none that can be read. */
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

  /** Paths of pictures in the bucket, each once, from all of these fields. */
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

  /** The texts of a field: a text, a list of them, or a map with numbers for names, as some exporters write lists. */
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

const oneLine = (paragraphs: string[]): string => cleanLine(paragraphs.join(" ")).replace(/\s+/g, " ").trim();
