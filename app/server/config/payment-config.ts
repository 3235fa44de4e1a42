import * as v from "valibot";
import { trimEndOf } from "../../values/trim-end.ts";
import { checkedText, optionalWord, refuse } from "./config-error.ts";
import type { Environment, SiteAddress } from "./environment.ts";

/** Requires https, except on this machine, because the address receives secret keys. */
function isApi(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== "" || url.hash !== "" || url.username !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && /^(?:127\.0\.0\.1|localhost)$/.test(url.hostname));
}

const api = (original: string) =>
  v.optional(
    v.pipe(
      checkedText(isApi, `must be an address like ${original}.`),
      v.transform((text) => trimEndOf(text, "/")),
    ),
    original,
  );

export const paymentEntries = {
  PAYSTACK_SECRET_KEY: optionalWord("must be one word of plain letters."),
  PAYSTACK_URL: api("https://api.paystack.co"),
  FLUTTERWAVE_SECRET_KEY: optionalWord("must be one word of plain letters."),
  FLUTTERWAVE_WEBHOOK_HASH: optionalWord("must be one word of plain letters."),
  FLUTTERWAVE_URL: api("https://api.flutterwave.com/v3"),
};

/** Reads the settings of the providers whose keys are set. */
export function readPaymentConfig(read: Environment<typeof paymentEntries> & SiteAddress) {
  const { SITE_URL, PAYSTACK_SECRET_KEY, FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_HASH } = read;
  const flutterwaveNeeds =
    "must be set as well: Flutterwave needs FLUTTERWAVE_SECRET_KEY and FLUTTERWAVE_WEBHOOK_HASH.";
  if (FLUTTERWAVE_SECRET_KEY !== undefined && FLUTTERWAVE_WEBHOOK_HASH === undefined)
    refuse("FLUTTERWAVE_WEBHOOK_HASH", flutterwaveNeeds);
  if (FLUTTERWAVE_WEBHOOK_HASH !== undefined && FLUTTERWAVE_SECRET_KEY === undefined)
    refuse("FLUTTERWAVE_SECRET_KEY", flutterwaveNeeds);
  const isOn = PAYSTACK_SECRET_KEY !== undefined || FLUTTERWAVE_SECRET_KEY !== undefined;
  // Donors come back to this address, which must not depend on the request.
  if (isOn && SITE_URL === undefined) refuse("SITE_URL", "must be set when a payment partner's key is.");
  return {
    paystack:
      PAYSTACK_SECRET_KEY === undefined ? undefined : { secretKey: PAYSTACK_SECRET_KEY, baseUrl: read.PAYSTACK_URL },
    flutterwave:
      FLUTTERWAVE_SECRET_KEY === undefined || FLUTTERWAVE_WEBHOOK_HASH === undefined
        ? undefined
        : {
            secretKey: FLUTTERWAVE_SECRET_KEY,
            webhookHash: FLUTTERWAVE_WEBHOOK_HASH,
            baseUrl: read.FLUTTERWAVE_URL,
          },
  };
}

export type PaymentConfig = ReturnType<typeof readPaymentConfig>;
