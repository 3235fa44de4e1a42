import { concernErrors } from "content/staff-concern-errors.ts";
import { fieldErrors } from "content/staff-fields.ts";
import * as v from "valibot";

/** Schema of an optional text; null if empty. */
const optionalText = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.normalize("NFC"),
    v.trim(),
    v.maxLength(max, () => fieldErrors.tooLong(max)),
    v.transform((text) => text || null),
  );

/** Schema of a visitor's report. @param empty error for a report without a story */
export const concernSchema = (empty: string) =>
  v.object({
    story: v.pipe(
      v.optional(v.string(), ""),
      v.normalize("NFC"),
      v.trim(),
      v.nonEmpty(empty),
      v.maxLength(5_000, () => fieldErrors.tooLong(5_000)),
    ),
    place: optionalText(500),
    danger: v.pipe(
      v.optional(v.string(), ""),
      v.transform((answer) => answer === "yes"),
    ),
    name: optionalText(80),
    contact: optionalText(200),
  });

export type Concern = v.InferOutput<ReturnType<typeof concernSchema>>;

export const concernStates = ["new", "in hand", "passed on", "closed"] as const;

export type ConcernState = (typeof concernStates)[number];

/** Schema of a state. @param missing error if the recipient is missing */
export const stateSchema = (missing: string) =>
  v.pipe(
    v.object({ state: v.picklist(concernStates, () => concernErrors.state), passedTo: optionalText(200) }),
    v.forward(
      v.partialCheck(
        [["state"], ["passedTo"]],
        ({ state, passedTo }) => state !== "passed on" || passedTo !== null,
        missing,
      ),
      ["passedTo"],
    ),
  );
