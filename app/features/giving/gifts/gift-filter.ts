import { isPlainDate, writeEventDate } from "../../../values/dates.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import type { GiftMethod, GiftState } from "./gift-tables.ts";

interface Days {
  /** ISO dates, both included; an empty date means no limit. */
  from: string;
  until: string;
}

/** Returns the days of the choice in a form: a month, a year, or `all`; undefined for other texts. */
function daysOf(when: string): Days | undefined {
  if (when === "all") return { from: "", until: "" };
  if (/^[12]\d{3}$/.test(when)) return { from: `${when}-01-01`, until: `${when}-12-31` };
  if (/^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(when)) return { from: `${when}-01`, until: lastDayOfMonth(when) };
  return undefined;
}

/** Returns the choice that has these days; otherwise `days`. @param today ISO date */
export function findChoice({ from, until }: Days, today: string): string {
  const year = from.slice(0, 4);
  // The current year has no last day.
  const isSoFar = until === "" && from === `${today.slice(0, 4)}-01-01`;
  for (const choice of from === "" ? ["all"] : [from.slice(0, 7), year]) {
    const days = daysOf(choice);
    if (days !== undefined && days.from === from && (days.until === until || (isSoFar && choice === year)))
      return choice;
  }
  return "days";
}

export function listChoices(today: string): string[] {
  const [year, month] = today.split("-").map(Number);
  const first = (year ?? 0) * 12 + (month ?? 1) - 1;
  const months = Array.from({ length: 12 }, (_, back) => {
    const at = first - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  });
  return [String(year), ...months, String((year ?? 0) - 1)];
}

/** Writes `2026` or `November 2026`. */
export const writeChoice = (choice: string): string =>
  choice.length === 4 ? choice : writeEventDate({ date: `${choice}-01`, precision: "month" });

/** A filter has exactly one state, because sums of different states must not be added. */
export const giftStates = ["received", "counted", "announced", "refunded", "disputed", "void"] as const;

export const giftMethods = ["transfer", "cash", "cheque", "goods", "card", "ussd", "mobile money", "online"] as const;

/** Filter of a list of gifts; the address contains all of it. */
export interface GiftFilter {
  state: GiftState;
  /** First and last day of receipt, ISO dates; an empty date means no limit. */
  from: string;
  until: string;
  /** Project id; `none` means “Wherever it is needed most”; empty means all. */
  purpose: string;
  way: GiftMethod | "";
  /** True for gifts recorded by hand that no bank statement shows; goods are excluded. */
  unseen: boolean;
  unthanked: boolean;
  /** Searched reference, or part of a name or an e-mail address. */
  q: string;
}

/**
 * Reads the filter in an address.
 * @param today ISO date
 * @returns `hasBadDays` true for impossible dates, which are ignored
 */
export function readGiftFilter(query: URLSearchParams, today: string): GiftFilter & { hasBadDays: boolean } {
  const text = (name: string) =>
    cleanLine(query.get(name) ?? "")
      .normalize("NFC")
      .trim()
      .slice(0, 200);
  const state = giftStates.find((state) => state === query.get("state")) ?? "received";
  const firstDay = state === "received" ? `${today.slice(0, 4)}-01-01` : "";
  // A chosen month or year takes precedence over the form's date fields.
  const named = daysOf(text("when"));
  const from = named?.from ?? (query.has("from") ? text("from") : firstDay);
  const until = named?.until ?? text("until");
  const isBad = (day: string) => day !== "" && !isPlainDate(day);
  const hasBadDays = isBad(from) || isBad(until) || (from !== "" && until !== "" && until < from);
  return {
    state,
    ...(hasBadDays ? { from: "", until: "" } : { from, until }),
    purpose: /^(?:none|[1-9]\d{0,14})$/.test(text("purpose")) ? text("purpose") : "",
    way: giftMethods.find((way) => way === query.get("way")) ?? "",
    unseen: query.get("unseen") === "on",
    unthanked: query.get("unthanked") === "on",
    q: text("q"),
    hasBadDays,
  };
}

/**
 * Returns the query string of a filter, for example `?state=received&from=2026-01-01`.
 * @param also changes of the filter; undefined removes a part
 */
export function giftAddress(
  { state, from, until, purpose, way, unseen, unthanked, q }: GiftFilter,
  also: Record<string, string | undefined> = {},
): string {
  const all = {
    state,
    from,
    until,
    purpose,
    way,
    unseen: unseen ? "on" : "",
    unthanked: unthanked ? "on" : "",
    q,
    ...also,
  };
  const kept = Object.entries(all).flatMap(([name, value]) =>
    // An empty first day means no limit; without the parameter, the current year is used.
    value === undefined || (value === "" && name !== "from") ? [] : [[name, value]],
  );
  return `?${new URLSearchParams(kept)}`;
}
