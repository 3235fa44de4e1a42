import * as v from "valibot";
import { publishingEntries, requiredMarkdown, requiredText } from "../../cms/publishing-schema.ts";

/** A subject, a Markdown opening, and the chosen posts and events. */
export const issueSchema = v.object({
  subject: requiredText(150, "Subject is required"),
  opening: requiredMarkdown(20_000, "Opening is required"),
  items: v.pipe(
    v.optional(v.array(v.pipe(v.string(), v.regex(/^(?:post|event):[1-9]\d{0,14}$/, "Choose from the list"))), []),
    v.maxLength(30, "Choose 30 at most"),
  ),
  version: publishingEntries.version,
  idempotencyKey: publishingEntries.idempotencyKey,
});

export type IssueFields = v.InferOutput<typeof issueSchema>;
