import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";

export const sample: FeatureSample = {
  values: {
    "bank_credits.payout": () => "paystack",
    "lines_out.credit_id": (n) => n,
  },
};
