import type { Generated } from "kysely";
import type { Currency } from "../../../values/money.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    places: PlaceTable;
    purses: PurseTable;
    spending_kinds: SpendingKindTable;
    entries: EntryTable;
    postings: PostingTable;
    balances: BalanceTable;
    entry_sums: EntrySumTable;
    purse_acts: PurseActTable;
  }
}

/** `hand`: cash with a person; `partner`: money that a payment partner has not paid out yet, and that may be negative. */
export type PlaceKind = "bank" | "wallet" | "box" | "hand" | "partner";

/** A place where money is. Each place has one currency. */
export interface PlaceTable {
  id: Generated<number>;
  /** Such as `bank-1`; never changes. */
  code: string;
  kind: PlaceKind;
  currency: Currency;
  /** Name that staff gave it; null for a name made of its kind. */
  label: string | null;
  /** Account of bank statements (`bank_statement_layouts.name`), or the payment partner. */
  account: string | null;
  /** Id of the user who holds the cash; null for other kinds. */
  user_id: string | null;
  closed_at: string | null;
  /** ISO date of the last count by two people; null before one. */
  counted_on: Generated<string | null>;
}

/** A purpose of money. The purse with the code `general` is Most needed. */
export interface PurseTable {
  id: Generated<number>;
  /** The project's slug when the purse got its first line; never changes. */
  code: string;
  project_id: number | null;
  /** Title of the project when the purse was last used; null for Most needed. */
  title: string | null;
  /** Purse that gets what is left, and later gifts; null for Most needed. */
  rest_to: number | null;
  ended_at: string | null;
}

/** A slice of the doughnut. `running` stays. */
export interface SpendingKindTable {
  code: string;
  label: string;
  position: number;
}

export type EntryWhat =
  | ("opening" | "gift" | "refund" | "income" | "spent" | "back" | "charge" | "moved" | "exchanged" | "short" | "over")
  | ("put-in" | "ended" | "before");

/** An entry of the books. The database refuses changes. */
export interface EntryTable {
  id: Generated<number>;
  /** ISO date of an open month. */
  day: string;
  what: EntryWhat;
  voucher_id: number | null;
  gift_id: number | null;
  /** Unique origin, such as `gift:12/1` or the key of a form: one fact makes one entry. */
  source: string;
  /** Entry that this one takes back or sets right. */
  fixes: number | null;
  /** User id; null if the site wrote it. */
  made_by_id: string | null;
  /** Number of different people behind it; 0 for the site alone. */
  people: number;
  at: string;
}

/** An amount of an entry: into a place, or for a purse. The amounts of an entry are 0 together, in each currency. */
export interface PostingTable {
  id: Generated<number>;
  entry_id: number;
  /** Differs from the entry's for money that Most needed put in, and for charges. */
  what: EntryWhat;
  place_id: number | null;
  purse_id: number | null;
  /** Code of a slice, for money that was spent. */
  kind: string | null;
  currency: Currency;
  /** Minor units, never 0. Into a place is positive; into a purse is negative. */
  minor: number;
}

/** Stored with the entries, in their transaction. */
export interface BalanceTable {
  /** `place:3` or `purse:2`. */
  holder: string;
  currency: Currency;
  /** Minor units. */
  minor: number;
}

/** Sums of postings by month, stored in the transaction of their entries. */
export interface EntrySumTable {
  holder: string;
  /** YYYY-MM */
  month: string;
  what: EntryWhat;
  /** Empty for none. */
  kind: string;
  currency: Currency;
  minor: number;
  /** Number of lines; one that takes another one back counts against it. */
  count: number;
}

/** An act that waits for a second person, or for the person who gets cash. */
export interface PurseActTable {
  id: Generated<number>;
  what:
    | ("open" | "put in" | "give" | "back" | "count" | "short" | "correct" | "income" | "exchange")
    | ("end" | "rest" | "close" | "doughnut" | "limit" | "mistake");
  /** JSON */
  facts: string;
  state: "waiting" | "done" | "stopped";
  key: string;
  asked_at: string;
  asked_by: string;
  asked_by_id: string;
  agreed_by: string | null;
  agreed_by_id: string | null;
  /** 1: done although only one person asked for it, after 72 hours, or on the first day. */
  is_by_one: Generated<number>;
  /** Time since which it waits, by the trusted clock. */
  waiting_since: string;
  done_at: string | null;
}
