import type { PaymentConfig } from "../config/payment-config.ts";
import { openFlutterwave } from "./flutterwave.server.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { openPaystack } from "./paystack.server.ts";

/** Opens the providers whose keys are set; new payments use the first one. */
export const openProviders = ({ paystack, flutterwave }: PaymentConfig): PaymentProvider[] => [
  ...(paystack ? [openPaystack(paystack)] : []),
  ...(flutterwave ? [openFlutterwave(flutterwave)] : []),
];
