import type { Generated } from "kysely";
import type { Currency } from "../../../values/money.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    checkouts: CheckoutTable;
    payment_notices: PaymentNoticeTable;
    payment_subscriptions: PaymentSubscriptionTable;
  }
}

/** A visit to a payment provider's page, for a promise. */
export interface CheckoutTable {
  id: Generated<number>;
  provider: string;
  /** Ours, unique at the provider. */
  reference: string;
  promise_id: number;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** The provider's page; null until it is known. */
  url: string | null;
  /** The provider's code of a monthly payment. */
  plan: string | null;
  state: "begun" | "paid" | "failed";
  created_at: string;
  /** When the provider was asked last. */
  checked_at: string | null;
}

/**
 * Inbox of signed notices, one row per event. Their content is not stored: the provider is asked, and names and cards of
 * donors stay there.
 */
export interface PaymentNoticeTable {
  id: Generated<number>;
  provider: string;
  event_id: string;
  kind: string;
  reference: string | null;
  /** When a dispute must be answered. */
  due_at: string | null;
  received_at: string;
  handled_at: string | null;
  /** Why staff need to look; null when nothing is wrong. */
  problem: string | null;
  /** Name of the staff member who settled it, and why. */
  settled_by: string | null;
  settled_why: string | null;
}

/** A monthly payment: joins a donor's later payments, which have the provider's references, to the promise. */
export interface PaymentSubscriptionTable {
  id: Generated<number>;
  provider: string;
  plan: string;
  customer: string;
  promise_id: number;
  /** What stops it. */
  code: string;
  token: string;
  state: "active" | "stopped";
  created_at: string;
}
