import * as v from "valibot";

/** Confirmed claims of the sample, by the claim's key. */
export const confirmationsSchema = v.record(
  v.string(),
  v.object({
    /** Texts of the claim when the admin confirmed it. */
    texts: v.array(v.string()),
    /** ISO 8601, UTC. */
    at: v.string(),
    /** Missing if the claim is older than the confirmation of claims. */
    by: v.optional(v.string()),
  }),
);

export type Confirmations = v.InferOutput<typeof confirmationsSchema>;
