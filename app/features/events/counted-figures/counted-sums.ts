import { formatNumber } from "content/intl.ts";
import { sorted } from "../../../values/list-places.ts";
import { trimEndOf } from "../../../values/trim-end.ts";
import type { Counted } from "./counted-schema.ts";

/** A figure with its event. */
export interface CountedRow extends Counted {
  event_id: number;
  position: number;
  title: string;
  date: string;
  date_precision: "day" | "month";
}

export interface Sum {
  /** Unit and act in one spelling. */
  key: string;
  /** Anchor of its list; the first day determines it. */
  id: string;
  count: number;
  unit: string;
  what: string;
  /** `once`: each person counts once, which holds within one event only. */
  people: "no" | "once" | "attendances";
  estimated: "no" | "partly" | "wholly";
  /** Number of events. */
  days: number;
  /** Number of figures: an event can have several. */
  figures: number;
  /** The latest figures, at most `maxLatest`. */
  latest: CountedRow[];
}

/** Maximum figures shown with a sum. */
export const maxLatest = 12;

const fold = (text: string): string => trimEndOf(text.normalize("NFKC").toLowerCase().replace(/\s+/g, " "), " .,;:!");

export const makeSumKey = ({ unit, what }: Pick<Counted, "unit" | "what">): string => `${fold(unit)}|${fold(what)}`;

export const writeCount = formatNumber;

/** Writes the sum with most days: `1,204 books given`. */
export const writeFirst = ([sum]: readonly Sum[]): string | undefined =>
  sum && `${writeCount(sum.count)} ${sum.unit} ${sum.what}`;

interface Group extends Pick<Sum, "key" | "count" | "days" | "figures" | "latest"> {
  first: CountedRow;
  lastEvent: number | undefined;
  estimates: number;
  isPeople: boolean;
  isOnce: boolean;
}

/** Orders latest first: by day, then by event, then by position. */
const compareLatest = (a: CountedRow, b: CountedRow): number =>
  a.date !== b.date ? (a.date > b.date ? -1 : 1) : b.event_id - a.event_id || a.position - b.position;

/** Sums figures of the same unit and act, and stores only the latest of each. */
export class Summation {
  readonly #groups = new Map<string, Group>();

  /** @param rows an event's rows must be adjacent, over all calls */
  add(rows: readonly CountedRow[]): void {
    for (const row of rows) this.#addTo(this.#groupOf(row), row);
  }

  /** Returns the sums, those with most days first. */
  sums(): Sum[] {
    const groups = sorted([...this.#groups.values()], (a, b) =>
      compareLatest(a.latest[0] ?? a.first, b.latest[0] ?? b.first),
    );
    return sorted(groups.map(sumOf), (a, b) => b.days - a.days);
  }

  #groupOf(row: CountedRow): Group {
    const key = makeSumKey(row);
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const none = { count: 0, days: 0, figures: 0, estimates: 0, lastEvent: undefined };
    const group: Group = { ...none, key, latest: [], first: row, isPeople: false, isOnce: true };
    this.#groups.set(key, group);
    return group;
  }

  #addTo(group: Group, row: CountedRow): void {
    group.figures += 1;
    group.count += row.count;
    if (group.lastEvent !== row.event_id) group.days += 1;
    group.lastEvent = row.event_id;
    if (row.how === "estimate") group.estimates += 1;
    group.isPeople ||= row.people !== "no";
    group.isOnce &&= row.people === "once";
    if (compareLatest(row, group.first) > 0) group.first = row;
    const index = group.latest.findIndex((latest) => compareLatest(row, latest) < 0);
    if (index < 0 && group.latest.length >= maxLatest) return;
    group.latest.splice(index < 0 ? group.latest.length : index, 0, row);
    if (group.latest.length > maxLatest) group.latest.pop();
  }
}

function sumOf({ key, first, latest, count, days, figures, estimates, isPeople, isOnce }: Group): Sum {
  const { unit, what } = latest[0] ?? first;
  // A visitor of another day may be the same person.
  const people = isPeople ? (days === 1 && isOnce ? "once" : "attendances") : "no";
  const estimated = estimates === 0 ? "no" : estimates === figures ? "wholly" : "partly";
  // The first day keeps the address of its list.
  const id = `sum-${first.event_id}-${first.position}`;
  return { key, id, unit, what, count, days, figures, latest, people, estimated };
}

/** A headline figure; `sum` is the anchor of a counted one. */
export interface Headline {
  value: string;
  label: string;
  sum?: string;
}

/**
 * Returns the foundation's figures, replaced by chosen sums that still exist.
 * @param chosen keys of sums, by position; empty: as written
 */
export const chooseHeadlines = (
  written: { value: string; label: string }[],
  chosen: readonly string[] | undefined,
  sums: Sum[],
  attendances: string,
): Headline[] =>
  written.map((figure, index) => {
    const sum = sums.find(({ key }) => key === chosen?.[index]);
    if (sum === undefined) return figure;
    const label = `${sum.unit} ${sum.what}`;
    return {
      value: writeCount(sum.count),
      sum: sum.id,
      label: sum.people === "attendances" ? `${label} (${attendances})` : label,
    };
  });
