import type { Currency, Money } from "../../values/money.ts";

export type ProviderName = "paystack" | "flutterwave";

export const providerNames: ProviderName[] = ["paystack", "flutterwave"];

/** How a payment was made, in the words of our records. */
export type PaymentChannel = "card" | "transfer" | "ussd" | "mobile money";

export interface Checkout extends Money {
  /** Ours: letters, digits and dashes. */
  reference: string;
  email: string;
  frequency: "once" | "monthly";
  /** Where the browser comes back to. It proves nothing. */
  returnTo: string;
  /** The foundation's name. */
  title: string;
}

/** A payment, as the provider answers when asked. */
export interface Payment extends Money {
  reference: string;
  status: "paid" | "waiting" | "failed" | "reversed";
  /** Minor units, kept by the provider. */
  fee: number;
  channel: PaymentChannel;
  /** ISO 8601, UTC. */
  paidAt: string;
  /** Of a monthly payment: joins the payments of one donor, whose references are the provider's. */
  plan?: string | undefined;
  customer?: string | undefined;
}

/** A signed message of the provider. Nothing in it is believed but what it is about. */
export interface Notice {
  /** Of the event: the same for each repetition. */
  eventId: string;
  kind: "payment" | "dispute" | "dispute closed" | "refund" | "subscription" | "other";
  /** Of the payment. */
  reference?: string | undefined;
  /** Of a dispute: when it must be answered (ISO 8601). */
  dueAt?: string | undefined;
  subscription?: Subscription | undefined;
}

/** What stops a monthly payment. */
export interface Subscription {
  code: string;
  token: string;
  plan: string;
  customer: string;
}

/** A hosted checkout: donors pay on the provider's own page. */
export interface PaymentProvider {
  name: ProviderName;
  /** @returns the address of the provider's page @throws PaymentError */
  begin(checkout: Checkout): Promise<{ url: string; plan?: string }>;
  /** @returns undefined for a reference that the provider has no payment of @throws PaymentError */
  verify(reference: string): Promise<Payment | undefined>;
  /** @param body as it arrived, byte for byte @returns undefined for a wrong signature, or for no notice */
  readNotice(body: Buffer, headers: Headers): Notice | undefined;
  /** Paid ones since a moment, for reconciliation. @throws PaymentError */
  listSince(since: Date): Promise<Payment[]>;
  /** @throws PaymentError */
  refund(reference: string, money: Money): Promise<void>;
  /** Stops a monthly payment. @throws PaymentError */
  stop(subscription: Subscription): Promise<void>;
  /** What the provider probably keeps, in minor units: its published rule. */
  estimateFee(money: Money): number;
}

export const isCurrency = (text: unknown): text is Currency => text === "NGN" || text === "USD";

/** The provider does not answer, or not as documented. */
export class PaymentError extends Error {
  override readonly name = "PaymentError";
}
