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

/** How a gift came. */
export type GiftMethod = "transfer" | "cash" | "cheque" | "goods" | "card" | "ussd" | "mobile money" | "online";

/**
 * A promised gift with its transfer reference. The code stays for ever, so that it is never drawn again; the person's
 * data goes when the promise ends without a gift.
 */
export interface PromiseTable {
  id: Generated<number>;
  /** Six characters: see `values/transfer-reference.ts`. */
  code: string;
  /** The foundation's prefix at the time. */
  prefix: string;
  /** Eight characters: with the code the private link. */
  link: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  frequency: "once" | "monthly";
  /** Null: where it is needed most. */
  project_id: number | null;
  /** The project's title at the time. */
  purpose: string | null;
  name: string | null;
  email: string | null;
  message: string | null;
  /** 1: the name can stand on the wall of thanks. */
  is_public: number;
  state: "open" | "received" | "expired" | "withdrawn" | "fake";
  created_at: string;
  /** When the donor said that the money was sent. */
  sent_at: string | null;
  /** Money without a reference: the day on which it was sent (ISO date), and the last four digits of the sender's number. */
  sent_day: Generated<string | null>;
  sent_from: Generated<string | null>;
  /** When the donor stopped a monthly gift. */
  stopped_at: Generated<string | null>;
  /** When the donor wants to be reminded. */
  remind_at: string | null;
  /** Deduplication: the same named promise twice on one day is stored once. */
  fingerprint: string | null;
}

/**
 * - announced: money that is coming
 * - counted: recorded by one person, and a second one has not confirmed it yet
 * - void: fake or wrong
 */
export type GiftState = "announced" | "counted" | "received" | "void" | "refunded" | "disputed";

/** Money that arrived, or is announced; a record for the ledger. */
export interface GiftTable {
  id: Generated<number>;
  promise_id: number | null;
  /** 1 for the first gift of a promise; a later one is the next month's, or joined by staff. */
  part: number;
  /** Minor units; 0 for goods, which are described and never valued. */
  amount: number;
  currency: Currency;
  /** Minor units, kept by a payment provider. */
  fee: Generated<number>;
  method: GiftMethod;
  /** Day of receipt: ISO date. */
  value_date: string;
  project_id: number | null;
  purpose: string | null;
  /** Id of the event at which it was given; null: at none that staff named. */
  event_id: Generated<number | null>;
  /** What was given, and how many, for goods. */
  goods: string | null;
  goods_count: number | null;
  name: string | null;
  /** The name without capitals, marks and hooks: the list searches it. */
  name_folded: Generated<string | null>;
  email: string | null;
  is_public: number;
  /** Salted commitment to the donor: SHA-256 of salt, name and e-mail. Without the salt it reveals nothing. */
  donor_hash: string;
  donor_salt: string | null;
  /** What brought it, like `credit:12`: each brings one gift. Null when recorded by hand. */
  source: string | null;
  /** The gift that was divided first, which is void, for a part. */
  whole_id: Generated<number | null>;
  /** `gift-states.ts` has every way from one to another. */
  state: GiftState;
  recorded_at: string;
  /** A name; null when the site recorded it by itself. */
  recorded_by: string | null;
  checked_by: string | null;
  /** Ids of their accounts; null where only a name is known, which proves nothing. */
  recorded_by_id: Generated<string | null>;
  checked_by_id: Generated<string | null>;
  /** The state before, for a gift that is taken out. */
  state_before: Generated<GiftState | null>;
  /** Since when it waiting for a second person, by the trusted clock. */
  waiting_since: Generated<string | null>;
  /** 1: it counts because 72 hours have passed, and nobody else could agree. */
  is_by_one: Generated<number>;
  /** 1: who agreed counts as a second person by the word of the trustees alone. */
  is_by_trustees: Generated<number>;
  /** Day on which its donor was thanked: ISO date. By a name, or null for the e-mail with the receipt. */
  thanked_on: Generated<string | null>;
  thanked_by: Generated<string | null>;
  thanked_by_id: Generated<string | null>;
  /** What it was spent on, and when. */
  spent_on: string | null;
  spent_at: string | null;
  idempotency_key: string | null;
}

/** Each move of a promise or a gift: a row, never changed. */
export interface GiftEventTable {
  id: Generated<number>;
  promise_id: number | null;
  gift_id: number | null;
  at: string;
  /** Like `received`. */
  what: string;
  /** A name; null for the donor, and for what the site does by itself. */
  by: string | null;
  /** For staff. */
  note: string | null;
}

/** Up to which amount one person records a transfer: two people change it. */
export interface GiftLimitTable {
  id: Generated<number>;
  /** JSON: minor units by currency. */
  amounts: string;
  /** Ids of accounts. */
  by_id: string;
  at: string;
  agreed_by_id: string | null;
  /** When it is in force, by the trusted clock; null while it waiting for a second person. */
  live_at: string | null;
  stopped_at: string | null;
}

/** Another purpose for a gift that had one: two people change it. */
export interface PurposeChangeTable {
  id: Generated<number>;
  gift_id: number;
  /** The purpose that the gift had when it was asked for. */
  purpose_before: string | null;
  /** Null: where it is needed most. */
  project_id: number | null;
  purpose: string | null;
  why: string;
  state: "waiting" | "done" | "stopped";
  asked_at: string;
  /** Ids of accounts. */
  asked_by_id: string;
  agreed_by_id: string | null;
  /** 1: it counts because 72 hours had passed, and nobody else could agree. */
  is_by_one: Generated<number>;
  /** Since when it waits, by the trusted clock. */
  waiting_since: string;
}
