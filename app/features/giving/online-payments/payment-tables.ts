import type { Generated } from "kysely";
import type { Currency } from "../../../values/money.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    checkouts: CheckoutTable;
    payment_notices: PaymentNoticeTable;
    payment_subscriptions: PaymentSubscriptionTable;
  }
}

export interface CheckoutTable {
  id: Generated<number>;
  provider: string;
  /** Ours, unique at the provider. */
  reference: string;
  promise_id: number;
  amount: number;
  currency: Currency;
  /** The provider's page; null until it is known. */
  url: string | null;
  /** The provider's code of a monthly payment. */
  plan: string | null;
  state: "begun" | "paid" | "failed";
  created_at: string;
  /** Last question to the provider. */
  checked_at: string | null;
}

/** Signed notices without content: the provider is asked instead, and keeps names and cards. */
export interface PaymentNoticeTable {
  id: Generated<number>;
  provider: string;
  event_id: string;
  kind: string;
  reference: string | null;
  /** Deadline of a dispute. */
  due_at: string | null;
  received_at: string;
  handled_at: string | null;
  /** Why staff must look; null when nothing is wrong. */
  problem: string | null;
  settled_by: string | null;
  settled_why: string | null;
}

/** Joins a donor's later payments, which have the provider's references, to the promise. */
export interface PaymentSubscriptionTable {
  id: Generated<number>;
  provider: string;
  plan: string;
  customer: string;
  promise_id: number;
  /** Needed to stop it. */
  code: string;
  token: string;
  state: "active" | "stopped";
  created_at: string;
}
