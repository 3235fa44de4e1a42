import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    refunds: RefundTable;
  }
}

/** `partner`: through the payment partner; `bank`: the bank reversed the payment. */
export type RefundWay = "partner" | "bank" | HandWay;

export type HandWay = "transfer" | "cash" | "cheque" | "mobile money";

/** A refund. A gift has at most one refund that is under way, and one that waits for a second person. */
export interface RefundTable {
  id: Generated<number>;
  gift_id: number;
  /** `chargeback`: the partner or the bank reversed the payment. */
  kind: "refund" | "chargeback";
  way: Generated<RefundWay>;
  amount: number;
  /** Amount of the gift before its first refund, in minor units. */
  paid: number;
  /** `waiting`: for a second person; `stopped`: never begun; `reversed`: the money came back or never left. */
  state: "waiting" | "stopped" | "asked" | "done" | "failed" | "reversed";
  /** ISO date of the refund; null if only the partner knows it. */
  day: Generated<string | null>;
  /** The partner's id; null until known. */
  partner_id: string | null;
  why: string | null;
  asked_at: string;
  /** User id; null if the refund was made on the partner's site. */
  asked_by_id: string | null;
  agreed_by_id: Generated<string | null>;
  /** 1: begun although only one person asked for it, after 72 hours. */
  is_by_one: Generated<number>;
  /** 1: only the trustees vouch that the second person is another person. */
  is_by_trustees: Generated<number>;
  /** Time since which the refund waits, by the trusted clock. */
  waiting_since: Generated<string | null>;
  line_id: Generated<number | null>;
  /** Time of the e-mail to the donor; null before it, and for a donor without an address. */
  told_at: Generated<string | null>;
  changed_at: string;
  /** Key of the form, so that a form submitted twice makes one refund; null if made on the partner's site. */
  idempotency_key: Generated<string | null>;
}
