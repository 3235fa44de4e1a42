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

/** A promised gift. Its code is never used again. If the promise ends without a gift, its personal data is erased. */
export interface PromiseTable {
  id: Generated<number>;
  /** Six characters, see `values/transfer-reference.ts`. */
  code: string;
  /** The foundation's prefix when the promise was made. */
  prefix: string;
  /** Together with the code, the secret part of the private link. */
  link: string;
  amount: number;
  currency: Currency;
  frequency: "once" | "monthly";
  /** Null means “Wherever it is needed most”. */
  project_id: number | null;
  /** Title of the project when the promise was made. */
  purpose: string | null;
  name: string | null;
  email: string | null;
  message: string | null;
  /** 1: the name may appear on the page of thanks. */
  is_public: number;
  state: "open" | "received" | "expired" | "withdrawn" | "fake";
  created_at: string;
  sent_at: string | null;
  /** For a payment without a reference: its day (ISO date), and the last four digits of the sender's number. */
  sent_day: Generated<string | null>;
  sent_from: Generated<string | null>;
  stopped_at: Generated<string | null>;
  /** Time for which the donor asked for a reminder; null without one. */
  remind_at: string | null;
  /** Hash of the form's values and day, so that a form submitted twice makes one promise. */
  fingerprint: string | null;
}

/**
 * - announced: the money has not arrived yet
 * - counted: one person recorded the gift, and a second one must confirm it
 * - void: fake or wrong
 */
export type GiftState = "announced" | "counted" | "received" | "void" | "refunded" | "disputed";

export interface GiftTable {
  id: Generated<number>;
  promise_id: number | null;
  /** Number of the gift among the promise's gifts, from 1. */
  part: number;
  /** Minor units; 0 for goods, which have a description but no value. */
  amount: number;
  currency: Currency;
  /** Charge of the payment provider, in minor units. */
  fee: Generated<number>;
  method: GiftMethod;
  /** ISO date on which the gift was received. */
  value_date: string;
  project_id: number | null;
  purpose: string | null;
  /** Event at which the gift was given; null if none was chosen. */
  event_id: Generated<number | null>;
  goods: string | null;
  goods_count: number | null;
  name: string | null;
  /** Name in lower case without accents, for searching. */
  name_folded: Generated<string | null>;
  email: string | null;
  is_public: number;
  /** SHA-256 of salt, name and e-mail address. Without the salt, the hash reveals nothing. */
  donor_hash: string;
  donor_salt: string | null;
  /** Unique origin, for example `credit:12`; null for a gift recorded by hand. */
  source: string | null;
  /** For a part of a divided gift: the original gift, which is void. */
  whole_id: Generated<number | null>;
  state: GiftState;
  recorded_at: string;
  /** Name of the member; null if the site recorded the gift. */
  recorded_by: string | null;
  checked_by: string | null;
  /** User ids; null if only the name is known, which proves nothing. */
  recorded_by_id: Generated<string | null>;
  checked_by_id: Generated<string | null>;
  state_before: Generated<GiftState | null>;
  /** Time since which the gift waits for a second person, by the trusted clock. */
  waiting_since: Generated<string | null>;
  /** 1: counts although only one person confirmed it, after 72 hours. */
  is_by_one: Generated<number>;
  /** 1: only the trustees vouch that the second person is another person. */
  is_by_trustees: Generated<number>;
  /** ISO date of the thanks; `thanked_by` is null if the e-mail with the receipt thanked the donor. */
  thanked_on: Generated<string | null>;
  thanked_by: Generated<string | null>;
  thanked_by_id: Generated<string | null>;
  spent_on: string | null;
  spent_at: string | null;
  idempotency_key: string | null;
}

/** An entry in the history of a promise or gift; rows never change. */
export interface GiftEventTable {
  id: Generated<number>;
  promise_id: number | null;
  gift_id: number | null;
  at: string;
  /** For example `received`. */
  what: string;
  /** Name of the member; null for the donor or the site. */
  by: string | null;
  note: string | null;
}

export interface GiftLimitTable {
  id: Generated<number>;
  /** JSON: minor units by currency. */
  amounts: string;
  by_id: string;
  at: string;
  agreed_by_id: string | null;
  /** Time at which the limits become active, by the trusted clock; null while they wait for a second person. */
  live_at: string | null;
  stopped_at: string | null;
}

export interface PurposeChangeTable {
  id: Generated<number>;
  gift_id: number;
  purpose_before: string | null;
  /** Null means “Wherever it is needed most”. */
  project_id: number | null;
  purpose: string | null;
  why: string;
  state: "waiting" | "done" | "stopped";
  asked_at: string;
  asked_by_id: string;
  agreed_by_id: string | null;
  /** 1: applied although only one person asked for it, after 72 hours. */
  is_by_one: Generated<number>;
  /** Time since which the change waits, by the trusted clock. */
  waiting_since: string;
}
