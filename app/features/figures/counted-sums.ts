import { sorted } from "../../values/lists.ts";
import { trimEndOf } from "../../values/trim-end.ts";
import type { Counted } from "./counted-schema.ts";

/** A figure, with the event that it was counted at. */
export interface CountedRow extends Counted {
  event_id: number;
  position: number;
  title: string;
  date: string;
  date_precision: "day" | "month";
}

export interface Sum {
  /** What is summed: the same unit and the same words for what was done, however they are written. */
  key: string;
  /** Anchor of its list; the first day keeps it. */
  id: string;
  count: number;
  unit: string;
  what: string;
  /** People: each counted once, which holds within one event only; else attendances. */
  people: "no" | "once" | "attendances";
  estimated: "no" | "partly" | "wholly";
  /** How many events. */
  days: number;
  /** Latest first. */
  rows: CountedRow[];
}

const fold = (text: string): string => trimEndOf(text.normalize("NFKC").toLowerCase().replace(/\s+/g, " "), " .,;:!");

export const keyOf = ({ unit, what }: Pick<Counted, "unit" | "what">): string => `${fold(unit)}|${fold(what)}`;

const counts = new Intl.NumberFormat("en");

/** With commas: `1,204`. */
export const writeCount = (count: number): string => counts.format(count);

/** The sum of most days, in words: `1,204 books given`. */
export const writeFirst = ([sum]: readonly Sum[]): string | undefined =>
  sum && `${writeCount(sum.count)} ${sum.unit} ${sum.what}`;

/** Sums figures of the same unit and words, those of most days first. @param rows latest first */
export function sumUp(rows: CountedRow[]): Sum[] {
  const groups = new Map<string, CountedRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return sorted(
    [...groups].map(([key, group]) => sumOf(key, group)),
    (one, other) => other.days - one.days,
  );
}

function sumOf(key: string, rows: CountedRow[]): Sum {
  const [latest, first] = [rows[0] as CountedRow, rows.at(-1) as CountedRow];
  const days = new Set(rows.map(({ event_id }) => event_id)).size;
  const isPeople = rows.some(({ people }) => people !== "no");
  // Who came on another day may be the same person.
  const isOnce = days === 1 && rows.every(({ people }) => people === "once");
  const estimates = rows.filter(({ how }) => how === "estimate").length;
  return {
    ...{ key, id: `sum-${first.event_id}-${first.position}`, unit: latest.unit, what: latest.what, days, rows },
    count: rows.reduce((sum, { count }) => sum + count, 0),
    people: isPeople ? (isOnce ? "once" : "attendances") : "no",
    estimated: estimates === 0 ? "no" : estimates === rows.length ? "wholly" : "partly",
  };
}

/** A headline figure as pages show it; `sum` is the anchor of the list behind a counted one. */
export interface Headline {
  value: string;
  label: string;
  sum?: string;
}

/**
 * The headline figures: as the foundation wrote them, but where a counted sum was let in. A sum that is gone gives its place back.
 * @param chosen keys of sums, by place; empty: as written
 */
export const headlinesOf = (
  written: { value: string; label: string }[],
  chosen: readonly string[] | undefined,
  sums: Sum[],
  attendances: string,
): Headline[] =>
  written.map((one, place) => {
    const sum = sums.find(({ key }) => key === chosen?.[place]);
    if (sum === undefined) return one;
    const label = `${sum.unit} ${sum.what}`;
    return {
      ...{ value: writeCount(sum.count), sum: sum.id },
      label: sum.people === "attendances" ? `${label} (${attendances})` : label,
    };
  });
