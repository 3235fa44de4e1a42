import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    refunds: RefundTable;
  }
}

/** `partner`: through the payment partner; `bank`: the bank reversed the payment. */
export type RefundWay = "partner" | "bank" | HandWay;

export type HandWay = "transfer" | "cash" | "cheque" | "mobile money";

/** A gift has at most one refund under way, and one that waits for a second person. */
export interface RefundTable {
  id: Generated<number>;
  gift_id: number;
  /** `chargeback`: the partner or the bank reversed the payment. */
  kind: "refund" | "chargeback";
  way: Generated<RefundWay>;
  amount: number;
  /** Minor units of the gift before its first refund. */
  paid: number;
  /** `waiting`: for a second person; `stopped`: without effect; `reversed`: the money came back or never left. */
  state: "waiting" | "stopped" | "asked" | "done" | "failed" | "reversed";
  /** ISO date of the refund; null: the partner has it. */
  day: Generated<string | null>;
  /** The partner's id; null until it is known. */
  partner_id: string | null;
  why: string | null;
  asked_at: string;
  /** Id of a user; null: made at the partner. */
  asked_by_id: string | null;
  /** Id of the second person. */
  agreed_by_id: Generated<string | null>;
  /** 1: done after 72 hours without a second person. */
  is_by_one: Generated<number>;
  /** 1: only the trustees' word makes the second person. */
  is_by_trustees: Generated<number>;
  /** Start of the wait, by the trusted clock. */
  waiting_since: Generated<string | null>;
  /** Id of the debit that shows it. */
  line_id: Generated<number | null>;
  /** Time of the donor's e-mail; null before, and without an address. */
  told_at: Generated<string | null>;
  changed_at: string;
  /** Key of the form: the same one twice makes one refund; null: made at the partner. */
  idempotency_key: Generated<string | null>;
}
