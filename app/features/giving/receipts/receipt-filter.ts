import { asRowId } from "../../../values/row-id.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { readNumber, type TypedNumber } from "./receipt-contents.ts";

/** Maximum number of receipts that a search or a sum reads; more would take longer than the page itself. */
export const maxRead = 2_000;

export const listedStates = ["valid", "replaced", "void", "disputed"] as const;

/** Filter of a list of receipts; the address contains all of it. */
export interface ReceiptFilter {
  state: (typeof listedStates)[number] | "";
  /** Year of issue; undefined for all years. */
  year: number | undefined;
  /** Receipt number, or words of the donor's name. */
  q: string;
  /** Id of the event at which the gifts were given; undefined for all gifts. */
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

/** @returns query string, for example `?state=valid&year=2026` */
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

/** Reads the receipt number in a search: `2026-0412`, or `412` with a year. @returns undefined for words */
export function readWantedNumber({ q, year }: ReceiptFilter): Pick<TypedNumber, "year" | "serial"> | undefined {
  const whole = readNumber(q);
  if (whole !== undefined) return whole;
  return year !== undefined && /^\d{1,7}$/.test(q) ? { year, serial: Number(q) } : undefined;
}
