import { asRowId } from "../../../values/row-id.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { readNumber, type TypedNumber } from "./receipt-contents.ts";

export const listedStates = ["valid", "replaced", "void", "disputed"] as const;

type ListedState = (typeof listedStates)[number];

/** Choice of the receipts that a list shows: all of it stands in the address. */
export interface ReceiptFilter {
  /** Empty for all of them. */
  state: ListedState | "";
  /** The year of issue; undefined for all of them. */
  year: number | undefined;
  /** A number, or words of the giver's name. */
  q: string;
  /** Id of the event at which the gifts were given; undefined for all of them. */
  event?: number | undefined;
}

export function readReceiptFilter(query: URLSearchParams): ReceiptFilter {
  const year = query.get("year") ?? "";
  return {
    state: listedStates.find((state) => state === query.get("state")) ?? "",
    year: /^[12]\d{3}$/.test(year) ? Number(year) : undefined,
    q: cleanLine(query.get("q") ?? "")
      .normalize("NFC")
      .trim()
      .slice(0, 100),
    event: asRowId(query.get("event") ?? ""),
  };
}

/** The address of a filter, with some of it changed. @returns like `?state=valid&year=2026` */
export function receiptAddress({ state, year, q, event }: ReceiptFilter, also: Record<string, string> = {}): string {
  const all = {
    state,
    year: year === undefined ? "" : String(year),
    q,
    event: event === undefined ? "" : String(event),
    ...also,
  };
  return `?${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ""))}`;
}

/** The number that a search is for: `2026-0412`, or `412` in a year. @returns undefined for words */
export function readWantedNumber({ q, year }: ReceiptFilter): Pick<TypedNumber, "year" | "serial"> | undefined {
  const whole = readNumber(q);
  if (whole !== undefined) return whole;
  return year !== undefined && /^\d{1,7}$/.test(q) ? { year, serial: Number(q) } : undefined;
}
