import * as v from "valibot";
import { fromLagosTime } from "../../values/lagos-time.ts";

/** What happens to a thing when it is saved. Published is the default: create, and it is visible. */
export const statuses = ["published", "draft", "scheduled"] as const;
export type Status = (typeof statuses)[number];

/** The fields of publishing, which every form of content carries. */
export const publishingEntries = {
  status: v.optional(v.picklist(statuses, "Choose what happens with it"), "published"),
  publishAt: v.optional(v.string(), ""),
  /** The version that the form was opened with; none for a new thing. */
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{0,9}$/), v.transform(Number)), "0"),
  submitKey: v.optional(v.pipe(v.string(), v.maxLength(60)), ""),
};

/** A scheduled thing needs its moment. */
export function needsMoment({ status, publishAt }: { status: Status; publishAt: string }): boolean {
  return status !== "scheduled" || fromLagosTime(publishAt) !== undefined;
}

export const momentMessage = "Choose a day and a time";
