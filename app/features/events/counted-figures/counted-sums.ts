import { formatNumber } from "content/intl.ts";
import { sorted } from "../../../values/list-places.ts";
import { trimEndOf } from "../../../values/trim-end.ts";
import type { Counted } from "./counted-schema.ts";

export interface CountedRow extends Counted {
  event_id: number;
  position: number;
  title: string;
  date: string;
  date_precision: "day" | "month";
}

export interface Sum {
  /** Unit and participle, normalised: figures with the same key are added. */
  key: string;
  /** HTML id of the sum's list of days, made from the sum's earliest figure. */
  id: string;
  count: number;
  unit: string;
  what: string;
  /** `once`: each person was counted once; this is known for a single event only. */
  people: "no" | "once" | "attendances";
  estimated: "no" | "partly" | "wholly";
  days: number;
  /** Number of figures; an event can have several. */
  figures: number;
  /** Latest figures, at most `maxLatest`. */
  latest: CountedRow[];
}

/** Maximum number of figures shown with a sum. */
export const maxLatest = 12;

const fold = (text: string): string => trimEndOf(text.normalize("NFKC").toLowerCase().replace(/\s+/g, " "), " .,;:!");

export const makeSumKey = ({ unit, what }: Pick<Counted, "unit" | "what">): string => `${fold(unit)}|${fold(what)}`;

export const writeCount = formatNumber;

/** Writes the sum with the most days, for example `1,204 books given`. */
export const writeFirst = ([sum]: readonly Sum[]): string | undefined =>
  sum && `${writeCount(sum.count)} ${sum.unit} ${sum.what}`;

interface Group extends Pick<Sum, "key" | "count" | "days" | "figures" | "latest"> {
  first: CountedRow;
  lastEvent: number | undefined;
  estimates: number;
  isPeople: boolean;
  isOnce: boolean;
}

const compareLatest = (a: CountedRow, b: CountedRow): number =>
  a.date !== b.date ? (a.date > b.date ? -1 : 1) : b.event_id - a.event_id || a.position - b.position;

/** Adds figures with the same unit and participle. Keeps only the latest figures of each sum in memory. */
export class Summation {
  readonly #groups = new Map<string, Group>();

  /** Adds rows to the sums. @param rows sorted by event, also across several calls */
  add(rows: readonly CountedRow[]): void {
    for (const row of rows) this.#addTo(this.#groupOf(row), row);
  }

  /** Returns the sums; the sum with the most days is first. */
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
  // The same person may visit on several days, so they cannot be counted once.
  const people = isPeople ? (days === 1 && isOnce ? "once" : "attendances") : "no";
  const estimated = estimates === 0 ? "no" : estimates === figures ? "wholly" : "partly";
  // Made from the earliest figure, so that links to the list stay valid when newer figures are added.
  const id = `sum-${first.event_id}-${first.position}`;
  return { key, id, unit, what, count, days, figures, latest, people, estimated };
}

/** A headline figure. `sum` is the HTML id of the sum that replaces the written figure. */
export interface Headline {
  value: string;
  label: string;
  sum?: string;
}

/**
 * Returns the written figures; a chosen sum that still exists replaces the figure at its index.
 * @param chosen key of a sum for each index; empty for a written figure
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
