import * as v from "valibot";
import {
  hasMoment,
  isWebAddress,
  momentMessage,
  publishingEntries,
  requiredDay,
  requiredText,
} from "../../cms/publishing-schema.ts";

export const newsSchema = v.pipe(
  v.object({
    title: requiredText(200, "Title is required"),
    source: requiredText(200, "Source is required"),
    date: requiredDay("Date is required"),
    link: v.pipe(
      requiredText(1000, "Link is required"),
      v.check((address) => isWebAddress(address, "https", "http"), "Invalid web address"),
    ),
    ...publishingEntries,
  }),
  v.forward(v.partialCheck([["status"], ["publishAt"]], hasMoment, momentMessage), ["publishAt"]),
);

export type NewsFields = v.InferOutput<typeof newsSchema>;
