import { asRowId } from "../../../values/row-id.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { readNumber, type TypedNumber } from "./receipt-contents.ts";

/** Maximum of receipts that one search reads or a sum adds: more takes longer than the page itself. */
export const maxRead = 2_000;

export const listedStates = ["valid", "replaced", "void", "disputed"] as const;

/** A list's filter, which its address holds completely. */
export interface ReceiptFilter {
  /** Empty for all. */
  state: (typeof listedStates)[number] | "";
  /** Year of issue; undefined for all. */
  year: number | undefined;
  /** A number, or words of the donor's name. */
  q: string;
  /** Id of the gifts' event; undefined for all. */
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

/** @returns like `?state=valid&year=2026` */
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

/** Reads the number in a search: `2026-0412`, or `412` in a year. @returns undefined for words */
export function readWantedNumber({ q, year }: ReceiptFilter): Pick<TypedNumber, "year" | "serial"> | undefined {
  const whole = readNumber(q);
  if (whole !== undefined) return whole;
  return year !== undefined && /^\d{1,7}$/.test(q) ? { year, serial: Number(q) } : undefined;
}
