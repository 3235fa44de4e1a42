import { isPlainDate } from "../../../values/dates.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { daysOf } from "./gift-period.ts";
import type { GiftMethod, GiftState } from "./gift-tables.ts";

/** One state each, because sums never mix states. */
export const giftStates = ["received", "counted", "announced", "refunded", "disputed", "void"] as const;

export const giftMethods = ["transfer", "cash", "cheque", "goods", "card", "ussd", "mobile money", "online"] as const;

/** A list's filter, which its address holds completely. */
export interface GiftFilter {
  state: GiftState;
  /** First and last day received, ISO dates; empty: open end. */
  from: string;
  until: string;
  /** Id of a project; `none`: wherever it is needed most; or empty. */
  purpose: string;
  way: GiftMethod | "";
  /** Recorded by hand and in no bank statement; goods are left out. */
  unseen: boolean;
  unthanked: boolean;
  /** Part of a name or an e-mail address, or a reference. */
  q: string;
}

/**
 * Reads the filter from an address; received gifts are of this year by default.
 * @param today ISO date
 * @returns `hasBadDays` for days that do not exist or end before they begin; such days do not count
 */
export function readGiftFilter(query: URLSearchParams, today: string): GiftFilter & { hasBadDays: boolean } {
  const text = (name: string) =>
    cleanLine(query.get(name) ?? "")
      .normalize("NFC")
      .trim()
      .slice(0, 200);
  const state = giftStates.find((state) => state === query.get("state")) ?? "received";
  const firstDay = state === "received" ? `${today.slice(0, 4)}-01-01` : "";
  // A month or year of the form comes before the days of its other fields.
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
 * Returns the address of a filter with some changes; undefined leaves a part out.
 * @returns like `?state=received&from=2026-01-01`
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
    // An empty first day means "from the beginning"; without it, this year.
    value === undefined || (value === "" && name !== "from") ? [] : [[name, value]],
  );
  return `?${new URLSearchParams(kept)}`;
}
