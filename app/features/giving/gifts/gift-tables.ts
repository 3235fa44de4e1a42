import type { Generated } from "kysely";
import type { Currency } from "../../../values/money.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    gift_limits: GiftLimitTable;
    promises: PromiseTable;
    gifts: GiftTable;
    gift_events: GiftEventTable;
    purpose_changes: PurposeChangeTable;
  }
}

export type GiftMethod = "transfer" | "cash" | "cheque" | "goods" | "card" | "ussd" | "mobile money" | "online";

/** A promised gift. Its code is never reused; personal data is erased when the promise ends without a gift. */
export interface PromiseTable {
  id: Generated<number>;
  /** Six characters: see `values/transfer-reference.ts`. */
  code: string;
  /** The foundation's prefix at the time. */
  prefix: string;
  /** With the code, it makes the private link. */
  link: string;
  amount: number;
  currency: Currency;
  frequency: "once" | "monthly";
  /** Null: “Wherever it is needed most”. */
  project_id: number | null;
  /** The project's title at the time. */
  purpose: string | null;
  name: string | null;
  email: string | null;
  message: string | null;
  /** 1: the name may appear on the wall of thanks. */
  is_public: number;
  state: "open" | "received" | "expired" | "withdrawn" | "fake";
  created_at: string;
  sent_at: string | null;
  /** For money without a reference: its day (ISO date), and the last four digits of the sender's number. */
  sent_day: Generated<string | null>;
  sent_from: Generated<string | null>;
  stopped_at: Generated<string | null>;
  /** Time of the wanted reminder. */
  remind_at: string | null;
  /** Deduplicates the same form of a day. */
  fingerprint: string | null;
}

/**
 * - announced: money that is coming
 * - counted: recorded by one person, and a second one has not confirmed it yet
 * - void: fake or wrong
 */
export type GiftState = "announced" | "counted" | "received" | "void" | "refunded" | "disputed";

export interface GiftTable {
  id: Generated<number>;
  promise_id: number | null;
  /** Number of the promise's gift, from 1. */
  part: number;
  /** Minor units; 0 for goods, which are described and never valued. */
  amount: number;
  currency: Currency;
  /** Minor units that a payment provider kept. */
  fee: Generated<number>;
  method: GiftMethod;
  /** Day of receipt: ISO date. */
  value_date: string;
  project_id: number | null;
  purpose: string | null;
  /** Id of an event; null: none was named. */
  event_id: Generated<number | null>;
  goods: string | null;
  goods_count: number | null;
  name: string | null;
  /** Name in lower case without marks, for the search. */
  name_folded: Generated<string | null>;
  email: string | null;
  is_public: number;
  /** SHA-256 of salt, name and e-mail. Without the salt it reveals nothing. */
  donor_hash: string;
  donor_salt: string | null;
  /** Its origin, like `credit:12`, unique; null when recorded by hand. */
  source: string | null;
  /** For a part: the first whole gift, which is void. */
  whole_id: Generated<number | null>;
  /** See `gift-states.ts`. */
  state: GiftState;
  recorded_at: string;
  /** A name; null: the site recorded it. */
  recorded_by: string | null;
  checked_by: string | null;
  /** Ids of users; null: only a name is known, which proves nothing. */
  recorded_by_id: Generated<string | null>;
  checked_by_id: Generated<string | null>;
  /** State before it became void. */
  state_before: Generated<GiftState | null>;
  /** Start of the wait for a second person, by the trusted clock. */
  waiting_since: Generated<string | null>;
  /** 1: it counts after 72 hours without a second person. */
  is_by_one: Generated<number>;
  /** 1: only the trustees' word makes the second person. */
  is_by_trustees: Generated<number>;
  /** ISO date of the thanks; `thanked_by` is null for the e-mail with the receipt. */
  thanked_on: Generated<string | null>;
  thanked_by: Generated<string | null>;
  thanked_by_id: Generated<string | null>;
  spent_on: string | null;
  spent_at: string | null;
  idempotency_key: string | null;
}

/** A change of a promise or gift; rows never change. */
export interface GiftEventTable {
  id: Generated<number>;
  promise_id: number | null;
  gift_id: number | null;
  at: string;
  /** Like `received`. */
  what: string;
  /** A name; null: the donor or the site. */
  by: string | null;
  note: string | null;
}

export interface GiftLimitTable {
  id: Generated<number>;
  /** JSON: minor units by currency. */
  amounts: string;
  /** Ids of users. */
  by_id: string;
  at: string;
  agreed_by_id: string | null;
  /** Start by the trusted clock; null while it waits for a second person. */
  live_at: string | null;
  stopped_at: string | null;
}

export interface PurposeChangeTable {
  id: Generated<number>;
  gift_id: number;
  /** The purpose when the change was asked for. */
  purpose_before: string | null;
  /** Null: “Wherever it is needed most”. */
  project_id: number | null;
  purpose: string | null;
  why: string;
  state: "waiting" | "done" | "stopped";
  asked_at: string;
  /** Ids of users. */
  asked_by_id: string;
  agreed_by_id: string | null;
  /** 1: it counts after 72 hours without a second person. */
  is_by_one: Generated<number>;
  /** Start of the wait, by the trusted clock. */
  waiting_since: string;
}
