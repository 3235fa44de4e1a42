import * as v from "valibot";
import { publishingEntries, requiredMarkdown, requiredText } from "../../cms/publishing-schema.ts";

/** An issue as staff write it: a subject, an opening in Markdown, and the posts and events that it tells of. */
export const issueSchema = v.object({
  subject: requiredText(150, "Subject is required"),
  opening: requiredMarkdown(20_000, "Opening is required"),
  items: v.pipe(
    v.optional(v.array(v.pipe(v.string(), v.regex(/^(?:post|event):[1-9]\d{0,14}$/, "Choose from the list"))), []),
    v.maxLength(30, "Choose 30 at most"),
  ),
  version: publishingEntries.version,
  submitKey: publishingEntries.submitKey,
});

export type IssueFields = v.InferOutput<typeof issueSchema>;
