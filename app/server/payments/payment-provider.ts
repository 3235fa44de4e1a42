import type { Currency, Money } from "../../values/money.ts";

type ProviderName = "paystack" | "flutterwave";

/** Payment method, as our records name it; `online`: unknown, or not named by the provider. */
export type PaymentChannel = "card" | "transfer" | "ussd" | "mobile money" | "online";

export interface Checkout extends Money {
  /** Our reference: letters, digits and dashes. */
  reference: string;
  email: string;
  frequency: "once" | "monthly";
  /** Address to which the browser returns. A visit to it proves no payment. */
  returnTo: string;
  title: string;
}

/** A payment, as the provider reports it. */
export interface Payment extends Money {
  reference: string;
  status: "paid" | "waiting" | "failed" | "reversed";
  /** Fee that the provider keeps, in minor units. */
  fee: number;
  channel: PaymentChannel;
  /** ISO 8601, UTC. */
  paidAt: string;
  /**
   * The provider's code of a monthly payment. It connects the payments of a donor, whose references are the provider's.
   */
  plan?: string | undefined;
  customer?: string | undefined;
}

/** A refund, as the provider reports it. */
export interface ProviderRefund {
  id: string;
  /** Minor units. */
  amount: number;
  status: "waiting" | "done" | "failed" | "reversed";
  /** Our note, if the provider stores it. */
  note?: string | undefined;
}

/** A donor's bank demands a payment back. */
export interface Dispute {
  status: "open" | "won" | "lost";
  /** Deadline for an answer (ISO 8601). */
  dueAt?: string | undefined;
}

/** A signed message of the provider. Only its subject is used, as the site asks the provider for the facts. */
export interface Notice {
  /** Id of the event, the same when the notice is repeated. */
  eventId: string;
  kind: "payment" | "dispute" | "dispute closed" | "refund" | "subscription" | "other";
  reference?: string | undefined;
  dueAt?: string | undefined;
  subscription?: Subscription | undefined;
}

interface Subscription {
  code: string;
  token: string;
  plan: string;
  customer: string;
}

/** A hosted checkout, where donors pay on the provider's own page. */
export interface PaymentProvider {
  name: ProviderName;
  /** Currencies that the provider accepts and whose units this code knows. */
  takes: readonly Currency[];
  /**
   * Starts a payment.
   * @returns the address of the provider's page
   * @throws PaymentError
   */
  begin(checkout: Checkout): Promise<{ url: string; plan?: string }>;
  /**
   * Asks for a payment.
   * @returns undefined if the provider has none with this reference
   * @throws PaymentError
   */
  verify(reference: string): Promise<Payment | undefined>;
  /**
   * Reads a notice.
   * @param body as it arrived, byte for byte
   * @returns undefined for a wrong signature; "malformed" for a signed body that is not a notice
   */
  readNotice(body: Buffer, headers: Headers): Notice | "malformed" | undefined;
  /**
   * Lists payments that were paid since a moment, for reconciliation.
   * @throws PaymentError
   */
  listSince(since: Date): Promise<Payment[]>;
  /**
   * Requests a refund.
   * @param note stored with the refund, if the provider supports it
   * @throws PaymentRefused if no refund is made; PaymentError if the outcome is unknown
   */
  refund(reference: string, money: Money, note: string): Promise<ProviderRefund>;
  /**
   * Lists all refunds of a payment, also those made on the provider's own pages, oldest first.
   * @throws PaymentError
   */
  listRefunds(reference: string): Promise<ProviderRefund[]>;
  /**
   * Finds the last dispute of a payment.
   * @returns undefined without one
   * @throws PaymentError
   */
  findDispute(reference: string): Promise<Dispute | undefined>;
  /** Stops a monthly payment. @throws PaymentError */
  stop(subscription: Subscription): Promise<void>;
  /**
   * Estimates the fee by the provider's published rule, in minor units.
   * @returns undefined if no rule is known
   */
  estimateFee(money: Money): number | undefined;
}

export const canPayOnline = (providers: readonly PaymentProvider[], currency: Currency): boolean =>
  providers.some(({ takes }) => takes.includes(currency));

/** The provider does not respond, or not as documented. */
export class PaymentError extends Error {
  override readonly name: string = "PaymentError";
}

/** The provider refuses: it has done nothing. */
export class PaymentRefused extends PaymentError {}
