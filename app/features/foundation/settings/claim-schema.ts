import * as v from "valibot";

/** Confirmed claims of the sample, by key. */
export const confirmationsSchema = v.record(
  v.string(),
  v.object({
    /** The texts as the person read them. */
    texts: v.array(v.string()),
    /** ISO 8601, UTC. */
    at: v.string(),
    /** Missing: the claim is older than confirmations. */
    by: v.optional(v.string()),
  }),
);

export type Confirmations = v.InferOutput<typeof confirmationsSchema>;
