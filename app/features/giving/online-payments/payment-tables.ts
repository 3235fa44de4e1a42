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
  /** The site's reference, unique at the provider. */
  reference: string;
  promise_id: number;
  amount: number;
  currency: Currency;
  /** URL of the provider's page; null until known. */
  url: string | null;
  /** The provider's code for a monthly payment; null for a single one. */
  plan: string | null;
  state: "begun" | "paid" | "failed";
  created_at: string;
  /** Time at which the provider was last asked. */
  checked_at: string | null;
}

/** Signed notices are stored without content. The site asks the provider, who alone stores names and card data. */
export interface PaymentNoticeTable {
  id: Generated<number>;
  provider: string;
  event_id: string;
  kind: string;
  reference: string | null;
  /** Time until which staff can answer a dispute; null for other notices. */
  due_at: string | null;
  received_at: string;
  handled_at: string | null;
  /** Reason why staff must decide; null if nothing is wrong. */
  problem: string | null;
  settled_by: string | null;
  settled_why: string | null;
}

/** Links a donor's later payments, which have the provider's own references, to the promise. */
export interface PaymentSubscriptionTable {
  id: Generated<number>;
  provider: string;
  plan: string;
  customer: string;
  promise_id: number;
  /** The provider requires both to stop the subscription. */
  code: string;
  token: string;
  state: "active" | "stopped";
  created_at: string;
}
