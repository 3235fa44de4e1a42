import * as v from "valibot";

/** Confirmed claims of the sample, by key. */
export const confirmationsSchema = v.record(
  v.string(),
  v.object({
    /** The confirmed texts. Visitors still read them after a later release changes the sample. */
    texts: v.array(v.string()),
    /** Settings that the texts depend on, like the year; a change makes the claim void. Missing: they depend on none. */
    facts: v.optional(v.string()),
    /** ISO 8601, UTC. */
    at: v.string(),
    /** Missing: the claim is older than confirmations. */
    by: v.optional(v.string()),
  }),
);

export type Confirmations = v.InferOutput<typeof confirmationsSchema>;
