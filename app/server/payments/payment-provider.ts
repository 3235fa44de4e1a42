import type { Currency, Money } from "../../values/money.ts";

type ProviderName = "paystack" | "flutterwave";

/** Way of a payment in the words of our records; `online`: unknown, or not named by the provider. */
export type PaymentChannel = "card" | "transfer" | "ussd" | "mobile money" | "online";

export interface Checkout extends Money {
  /** Ours: letters, digits and dashes. */
  reference: string;
  email: string;
  frequency: "once" | "monthly";
  /** Address that the browser comes back to. It proves nothing. */
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
  /** The provider's code of a monthly payment: joins the payments of one donor, whose references are the provider's. */
  plan?: string | undefined;
  customer?: string | undefined;
}

/** Money on its way back, as the provider answers when asked. */
export interface ProviderRefund {
  id: string;
  /** Minor units. */
  amount: number;
  status: "waiting" | "done" | "failed" | "reversed";
  /** Our note, where the provider keeps it. */
  note?: string | undefined;
}

/** A donor's bank asks for a payment back. */
export interface Dispute {
  status: "open" | "won" | "lost";
  /** When it must be answered (ISO 8601). */
  dueAt?: string | undefined;
}

/** A signed message of the provider. Only its subject is used: the facts are asked for. */
export interface Notice {
  /** Id of the event, the same in each repetition. */
  eventId: string;
  kind: "payment" | "dispute" | "dispute closed" | "refund" | "subscription" | "other";
  /** Reference of the payment. */
  reference?: string | undefined;
  /** The time by which a dispute must be answered (ISO 8601). */
  dueAt?: string | undefined;
  subscription?: Subscription | undefined;
}

/** The fields that end a monthly payment. */
interface Subscription {
  code: string;
  token: string;
  plan: string;
  customer: string;
}

/** A hosted checkout: donors pay on the provider's own page. */
export interface PaymentProvider {
  name: ProviderName;
  /** Currencies that it takes, whose units this code knows. */
  takes: readonly Currency[];
  /** @returns the address of the provider's page @throws PaymentError */
  begin(checkout: Checkout): Promise<{ url: string; plan?: string }>;
  /** @returns undefined for a reference that the provider has no payment of @throws PaymentError */
  verify(reference: string): Promise<Payment | undefined>;
  /**
   * @param body as it arrived, byte for byte
   * @returns undefined for a wrong signature; "malformed" for a signed body that is no notice
   */
  readNotice(body: Buffer, headers: Headers): Notice | "malformed" | undefined;
  /** Paid ones since a moment, for reconciliation. @throws PaymentError */
  listSince(since: Date): Promise<Payment[]>;
  /**
   * Asks for a refund.
   * @param note kept beside it, where the provider does
   * @throws PaymentRefused where there is none; PaymentError where the outcome is unknown
   */
  refund(reference: string, money: Money, note: string): Promise<ProviderRefund>;
  /** All refunds of a payment, also those made on the provider's own pages, oldest first. @throws PaymentError */
  listRefunds(reference: string): Promise<ProviderRefund[]>;
  /** The last dispute of a payment. @returns undefined without one @throws PaymentError */
  findDispute(reference: string): Promise<Dispute | undefined>;
  /** Stops a monthly payment. @throws PaymentError */
  stop(subscription: Subscription): Promise<void>;
  /** Estimates the fee by the provider's published rule, in minor units. @returns undefined where none is known */
  estimateFee(money: Money): number | undefined;
}

export const canPayOnline = (providers: readonly PaymentProvider[], currency: Currency): boolean =>
  providers.some(({ takes }) => takes.includes(currency));

/** The provider does not answer, or not as documented. */
export class PaymentError extends Error {
  override readonly name: string = "PaymentError";
}

/** The provider says no: nothing has happened there. */
export class PaymentRefused extends PaymentError {}
