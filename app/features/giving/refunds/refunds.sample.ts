import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";

export const sample: FeatureSample = {
  values: {
    "refunds.way": () => "transfer",
    "refunds.line_id": (n) => n,
  },
};
