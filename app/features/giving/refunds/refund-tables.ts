import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    refunds: RefundTable;
  }
}

/** How money goes back. `partner`: through the payment partner; `bank`: the bank took it out of the account. */
export type RefundWay = "partner" | "bank" | HandWay;

/** Ways in which staff send money back themselves. */
export type HandWay = "transfer" | "cash" | "cheque" | "mobile money";

/** Money that goes back to a donor, by any way. For a gift one is under way at a time, and one waiting for a second person. */
export interface RefundTable {
  id: Generated<number>;
  gift_id: number;
  /** `chargeback`: the partner or the bank has taken the payment back. */
  kind: "refund" | "chargeback";
  way: Generated<RefundWay>;
  /** Minor units. */
  amount: number;
  /** Minor units of the gift before its first refund. */
  paid: number;
  /**
   * - waiting: for a second person; nothing has happened
   * - stopped: it waited, and did not happen
   * - reversed: done, and the money came back; or it had never gone
   */
  state: "waiting" | "stopped" | "asked" | "done" | "failed" | "reversed";
  /** Day on which the money went back: ISO date; null where the partner has it. */
  day: Generated<string | null>;
  /** The partner's id; null until it is known. */
  partner_id: string | null;
  why: string | null;
  asked_at: string;
  /** Id of the account; null: at the partner. */
  asked_by_id: string | null;
  /** Id of the second person's account. */
  agreed_by_id: Generated<string | null>;
  /** 1: it went back because 72 hours had passed, and nobody else could agree. */
  is_by_one: Generated<number>;
  /** 1: who agreed counts as a second person by the word of the trustees alone. */
  is_by_trustees: Generated<number>;
  /** Since when it waits, by the trusted clock. */
  waiting_since: Generated<string | null>;
  /** The line of money out that shows it. */
  line_id: Generated<number | null>;
  /** When the donor's e-mail was written; null before, and where there is no address. */
  told_at: Generated<string | null>;
  changed_at: string;
  /** Key of the form: the same one twice is one refund. Null: at the partner. */
  idempotency_key: Generated<string | null>;
}
