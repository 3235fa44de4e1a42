import * as v from "valibot";
import { requiredText, text, ticked } from "../../../cms/publishing-schema.ts";
import { isPlainDate } from "../../../values/dates.ts";
import { readContact } from "../../../values/read-contact.ts";

export const skills = ["read", "carry", "translate", "treat"] as const;
export type Skill = (typeof skills)[number];

const referenceEntries = {
  firstName: text(80),
  firstContact: text(120),
  secondName: text(80),
  secondContact: text(120),
};

const isWhole = (name: string, contact: string): boolean => (name === "") === (contact === "");

type References = v.InferOutput<v.ObjectSchema<typeof referenceEntries, undefined>>;

const asColumns = ({ firstName, firstContact, secondName, secondContact }: References) => ({
  reference_1_name: firstName || null,
  reference_1_contact: firstContact || null,
  reference_2_name: secondName || null,
  reference_2_contact: secondContact || null,
});

/**
 * Sets a form field if any skill is chosen. Valibot checks a rule about several fields only after each field is valid.
 */
export function markSkills(formValues: Record<string, string[]>): void {
  const isOffered = [...skills, "otherSkill"].some((name) => formValues[name]?.[0]?.trim());
  formValues.skills = [isOffered ? "yes" : ""];
}

type Messages = Record<"skills" | "place" | "name" | "contact" | "badContact" | "adult" | "reference", string>;

/** Schema of an adult's offer to help. */
export const volunteerSchema = (words: Messages) =>
  v.pipe(
    v.object({
      // A form sends these fields only if their checkboxes are ticked.
      read: ticked,
      carry: ticked,
      translate: ticked,
      treat: ticked,
      otherSkill: text(200),
      /** Set by `markSkills` if any skill is chosen. */
      skills: v.pipe(v.optional(v.string(), ""), v.nonEmpty(words.skills)),
      place: requiredText(100, words.place),
      days: text(200),
      name: requiredText(80, words.name),
      contact: v.pipe(
        text(254),
        v.nonEmpty(words.contact),
        v.check((text) => readContact(text) !== undefined, words.badContact),
      ),
      message: text(2_000),
      adult: v.pipe(v.optional(v.string(), ""), v.nonEmpty(words.adult)),
      ...referenceEntries,
    }),
    v.forward(
      v.partialCheck(
        [["firstName"], ["firstContact"]],
        ({ firstName, firstContact }) => isWhole(firstName, firstContact),
        words.reference,
      ),
      ["firstContact"],
    ),
    v.forward(
      v.partialCheck(
        [["secondName"], ["secondContact"]],
        ({ secondName, secondContact }) => isWhole(secondName, secondContact),
        words.reference,
      ),
      ["secondContact"],
    ),
    v.transform((fields) => ({
      name: fields.name,
      ...(readContact(fields.contact) ?? { email: null, phone: null }),
      skills: JSON.stringify(skills.filter((skill) => fields[skill])),
      other_skill: fields.otherSkill || null,
      days: fields.days || null,
      place: fields.place,
      message: fields.message || null,
      ...asColumns(fields),
    })),
  );

export type VolunteerFields = v.InferOutput<ReturnType<typeof volunteerSchema>>;

/** Schema of two references. @param message error for a reference with a missing name or contact */
export const referencesSchema = (message: string) =>
  v.pipe(
    v.object(referenceEntries),
    v.forward(
      v.partialCheck(
        [["firstName"], ["firstContact"]],
        (fields) => isWhole(fields.firstName, fields.firstContact),
        message,
      ),
      ["firstContact"],
    ),
    v.forward(
      v.partialCheck(
        [["secondName"], ["secondContact"]],
        (fields) => isWhole(fields.secondName, fields.secondContact),
        message,
      ),
      ["secondContact"],
    ),
    v.transform(asColumns),
  );

/** Default length of a vetting, in months. */
export const defaultVettingMonths = 24;
const maxVettingMonths = 36;

/** Schema of a vetting. */
export const vettingSchema = (words: Record<"months" | "spoke", string>) =>
  v.object({
    months: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.regex(/^\d{1,2}$/, words.months),
      v.transform(Number),
      v.minValue(1, words.months),
      v.maxValue(maxVettingMonths, words.months),
    ),
    spoke: v.pipe(v.optional(v.string(), ""), v.nonEmpty(words.spoke)),
  });

export const noteSchema = (message: string) => v.object({ text: requiredText(5_000, message) });

/** Schema of the hours of a day; half hours are allowed. @param today ISO date */
export const hoursSchema = (words: Record<"date" | "later" | "hours", string>, today: string) =>
  v.object({
    date: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.check(isPlainDate, words.date),
      v.check((date) => date <= today, words.later),
    ),
    hours: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.regex(/^\d{1,2}(?:[.,][05])?$/, words.hours),
      v.transform((text) => Number(text.replace(",", ".")) * 2),
      v.minValue(1, words.hours),
      v.maxValue(48, words.hours),
    ),
    event: text(15),
  });
