import * as v from "valibot";
import { fieldErrors, fieldLabels, typeErrors } from "../../../../content/en/staff-fields.ts";
import { field, nullableField, textField } from "../../../cms/define-content-type.server.ts";
import { text } from "../../../cms/publishing-schema.ts";
import { isPlainDate } from "../../../values/dates.ts";
import { type EventState, eventStates } from "../../../values/event-days.ts";

const labels = fieldLabels.event;
const errors = typeErrors.event;

const optionalDay = v.pipe(
  text(10),
  v.check(
    (day) => day === "" || isPlainDate(day),
    () => fieldErrors.day,
  ),
);

/** Fields for an event's last day and address. */
export const placeFields = {
  endDate: nullableField({
    label: () => labels.endDate,
    schema: optionalDay,
    column: "end_date",
    personal: "nothing",
  }),
  address: nullableField({
    label: () => labels.address,
    schema: text(200),
    column: "address",
    isPlace: true,
    isSearchable: true,
  }),
};

export const stateFields = {
  state: textField({
    label: () => labels.state,
    schema: v.optional(
      v.picklist(eventStates, () => errors.state),
      "planned",
    ),
    column: "state",
    personal: "nothing",
  }),
  stateNote: nullableField({
    label: () => labels.stateNote,
    schema: text(300),
    column: "state_note",
  }),
};

/** A checkbox is ticked if the form has its field. */
const ticked = v.pipe(
  text(5),
  v.transform((value) => value !== ""),
);

/** Maximum number of places; enter no number for an event without a limit. */
const maxPlaces = 100_000;

export const signupFields = {
  takesSignups: field({
    label: () => labels.takesSignups,
    schema: ticked,
    column: "takes_signups",
    personal: "nothing",
    toColumn: (isTicked): number => (isTicked ? 1 : 0),
    fromColumn: (stored) => (stored === 1 ? "yes" : ""),
  }),
  places: field({
    label: () => labels.places,
    schema: v.pipe(
      text(6),
      v.regex(/^\d*$/, () => fieldErrors.wholeNumber),
      v.check(
        (value) => value === "" || (Number(value) >= 1 && Number(value) <= maxPlaces),
        () => errors.places,
      ),
    ),
    column: "places",
    personal: "nothing",
    toColumn: (value): number | null => (value === "" ? null : Number(value)),
    fromColumn: (stored) => (stored === null ? "" : String(stored)),
  }),
  signupUntil: nullableField({
    label: () => labels.signupUntil,
    schema: optionalDay,
    column: "signup_until",
    personal: "nothing",
  }),
};

export const childrenFields = {
  withChildren: field({
    label: () => labels.withChildren,
    // A form from an old page lacks this field; the safer value is used.
    schema: v.optional(
      v.picklist(["yes", "no"], () => errors.withChildren),
      "yes",
    ),
    column: "with_children",
    personal: "nothing",
    toColumn: (value): number => (value === "no" ? 0 : 1),
    fromColumn: (stored) => (stored === 0 ? "no" : "yes"),
  }),
};

interface Before {
  state: EventState;
  date: string;
  date_precision: "day" | "month";
  former_date: string | null;
}

/** Returns the date before a postponement, which pages strike through. @param before stored row */
export function formerDate(state: EventState, before: Before | undefined): string | null {
  if (state !== "postponed" || before === undefined) return null;
  if (before.state === "postponed") return before.former_date;
  return before.date_precision === "month" ? before.date.slice(0, 7) : before.date;
}
