import * as v from "valibot";

/** Confirmed claims of the sample, by key. */
export const confirmationsSchema = v.record(
  v.string(),
  v.object({
    /** What was confirmed: visitors go on reading it where a later release has other words. */
    texts: v.array(v.string()),
    /** What the settings said that the texts rest on, like the year: another one makes it void. Missing: they rest on none. */
    facts: v.optional(v.string()),
    /** ISO 8601, UTC. */
    at: v.string(),
    /** Missing: it has stood on the site since before confirmations were asked for. */
    by: v.optional(v.string()),
  }),
);

export type Confirmations = v.InferOutput<typeof confirmationsSchema>;
