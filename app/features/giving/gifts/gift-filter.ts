import { isPlainDate } from "../../../values/dates.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { daysOf } from "./gift-period.ts";
import type { GiftMethod, GiftState } from "./gift-tables.ts";

/** One state each, so that a sum is never of several. */
export const giftStates = ["received", "counted", "announced", "refunded", "disputed", "void"] as const;

export const giftMethods = ["transfer", "cash", "cheque", "goods", "card", "ussd", "mobile money", "online"] as const;

/** Choice of the gifts that a list shows: all of it stands in the address. */
export interface GiftFilter {
  state: GiftState;
  /** ISO dates of the day received, both included; empty: without an end. */
  from: string;
  until: string;
  /** Id of a project, `none` for where it is needed most, or empty. */
  purpose: string;
  way: GiftMethod | "";
  /** Recorded by hand, and on no line of a bank statement. Goods are on none. */
  unseen: boolean;
  /** Only gifts without a record that the donor was thanked. */
  unthanked: boolean;
  /** Part of a name or an e-mail address, or a reference. */
  q: string;
}

/**
 * Reads the filter from an address. Without a first day, what was received is of this year, and the form says so.
 * @param today ISO date
 * @returns also whether a day in it does not exist, or the last is before the first; such days do not count
 */
export function readGiftFilter(query: URLSearchParams, today: string): GiftFilter & { hasBadDays: boolean } {
  const text = (name: string) =>
    cleanLine(query.get(name) ?? "")
      .normalize("NFC")
      .trim()
      .slice(0, 200);
  const state = giftStates.find((one) => one === query.get("state")) ?? "received";
  const firstDay = state === "received" ? `${today.slice(0, 4)}-01-01` : "";
  // A month or a year that the form names, before the days of its other fields.
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

/** The address of a filter, with some of it changed; undefined leaves a part out. @returns like `?state=received&from=2026-01-01` */
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
    // An empty first day says "from the beginning": without it the address could mean this year.
    value === undefined || (value === "" && name !== "from") ? [] : [[name, value]],
  );
  return `?${new URLSearchParams(kept)}`;
}
