import * as v from "valibot";
import {
  hasMoment,
  isWebAddress,
  momentMessage,
  publishingEntries,
  requiredParagraphs,
  requiredText,
  text,
} from "../../cms/publishing-schema.ts";

/** Specification, section 5. */
export const projectSchema = v.pipe(
  v.object({
    title: requiredText(200, "Title is required"),
    theme: requiredText(300, "Theme is required"),
    paragraphs: requiredParagraphs("Paragraphs are required"),
    videoUrl: v.pipe(
      text(500),
      v.check((address) => address === "" || isWebAddress(address, "https"), "Invalid web address"),
    ),
    ...publishingEntries,
  }),
  v.forward(v.partialCheck([["status"], ["publishAt"]], hasMoment, momentMessage), ["publishAt"]),
);

export type ProjectFields = v.InferOutput<typeof projectSchema>;
