import * as v from "valibot";
import { hasMoment, momentMessage, paragraphs, publishingEntries } from "../../cms/publishing-schema.ts";

const text = (length: number) =>
  v.pipe(v.string(), v.normalize("NFC"), v.trim(), v.maxLength(length, `Must be ${length} characters or less`));

/** The specification requires no field; a post with neither title nor paragraph is rejected (decisions D4). */
export const postSchema = v.pipe(
  v.object({
    title: v.optional(text(200), ""),
    postText: v.optional(text(500), ""),
    paragraphs: paragraphs(),
    ...publishingEntries,
  }),
  v.forward(
    v.partialCheck(
      [["title"], ["paragraphs"]],
      ({ title, paragraphs }) => title !== "" || paragraphs.length > 0,
      "Write a title or a paragraph",
    ),
    ["title"],
  ),
  v.forward(v.partialCheck([["status"], ["publishAt"]], hasMoment, momentMessage), ["publishAt"]),
);

export type PostFields = v.InferOutput<typeof postSchema>;
