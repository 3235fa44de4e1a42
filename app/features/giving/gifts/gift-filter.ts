import { isPlainDate, writeEventDate } from "../../../values/dates.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import type { GiftMethod, GiftState } from "./gift-tables.ts";

interface Days {
  /** ISO dates, both included; empty: open end. */
  from: string;
  until: string;
}

const lastDayOf = (month: string): string => {
  const [year, number] = month.split("-").map(Number);
  return `${month}-${new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate()}`;
};

/** Returns the days of a form's choice: a month, a year, or `all`; undefined for anything else. */
function daysOf(when: string): Days | undefined {
  if (when === "all") return { from: "", until: "" };
  if (/^[12]\d{3}$/.test(when)) return { from: `${when}-01-01`, until: `${when}-12-31` };
  if (/^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(when)) return { from: `${when}-01`, until: lastDayOf(when) };
  return undefined;
}

/** Returns the choice with these days, else `days`. @param today ISO date */
export function findChoice({ from, until }: Days, today: string): string {
  const year = from.slice(0, 4);
  // The current year has no last day yet.
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

/** `2026`, or `November 2026`. */
export const writeChoice = (choice: string): string =>
  choice.length === 4 ? choice : writeEventDate({ date: `${choice}-01`, precision: "month" });

/** One state each, because sums never mix states. */
export const giftStates = ["received", "counted", "announced", "refunded", "disputed", "void"] as const;

export const giftMethods = ["transfer", "cash", "cheque", "goods", "card", "ussd", "mobile money", "online"] as const;

/** A list's filter, which its address holds completely. */
export interface GiftFilter {
  state: GiftState;
  /** First and last day received, ISO dates; empty: open end. */
  from: string;
  until: string;
  /** Id of a project; `none`: “Wherever it is needed most”; or empty. */
  purpose: string;
  way: GiftMethod | "";
  /** Recorded by hand and in no bank statement; goods are left out. */
  unseen: boolean;
  unthanked: boolean;
  /** Part of a name or an e-mail address, or a reference. */
  q: string;
}

/** @param today ISO date @returns `hasBadDays` for impossible days, which do not count */
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

/** @param also undefined leaves a part out @returns like `?state=received&from=2026-01-01` */
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
