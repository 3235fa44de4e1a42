import type { Generated } from "kysely";
import type { Currency } from "../../../values/money.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    vouchers: VoucherTable;
    voucher_events: VoucherEventTable;
  }
}

/**
 * - waits: for the first approval
 * - half: one of two people approved
 * - asked: an approver asked the spender a question
 * - to pay: approved, but the shop or the spender has no money yet
 * - written: in the books
 */
export type VoucherState = "waits" | "half" | "asked" | "to pay" | "written" | "refused" | "taken back";

/** `place:3`: paid from a place; `own`: the spender's money; `unpaid`: not paid yet. */
export type PaidFrom = `place:${number}` | "own" | "unpaid";

/** Money that was spent, or a bill. Numbers have no gaps. */
export interface VoucherTable {
  id: Generated<number>;
  year: number;
  serial: number;
  /** Key of the form: the same voucher sent twice is one. */
  key: string;
  /** Name of the spender. */
  spent_by: string;
  spender_id: string;
  purse_id: number;
  /** Code of a slice of the doughnut. */
  kind: string;
  currency: Currency;
  /** Minor units, always positive. */
  minor: number;
  payee: string;
  /** Folded words of the payee, to search. */
  payee_folded: string;
  payee_kind: "person" | "organisation";
  /** 1: the file of a month names the organisation. */
  may_be_named: Generated<number>;
  paid_from: PaidFrom;
  /** ISO date. */
  paid_on: string;
  note: string;
  state: VoucherState;
  /** SHA-256 of the picture as it was sent; null without one. */
  picture_hash: string | null;
  /** Perceptual hashes of the picture and its crops, separated by spaces; null without one. */
  picture_look: Generated<string | null>;
  /** Id of an earlier voucher whose picture looks the same: a copy that was saved again, cropped or turned. */
  alike_to: Generated<number | null>;
  /** Path of the cleaned picture; null without one, and once its person is erased. */
  picture: string | null;
  /** 1: what the purse lacks is put in from Most needed. */
  puts_in: Generated<number>;
  /** Ids of the users who approved, as JSON. */
  approvers: Generated<string>;
  /** Month (YYYY-MM) in which it counts, if it waited when its own month closed. */
  carried_to: Generated<string | null>;
  sent_at: string;
  /** Time since which it waits, by the trusted clock. */
  waiting_since: string;
}

/** An entry in the history of a voucher; rows never change. */
export interface VoucherEventTable {
  id: Generated<number>;
  voucher_id: number;
  act: string;
  by: string | null;
  by_id: string | null;
  at: string;
  /** A question, an answer or a reason. */
  words: string;
}
