import { typeErrors } from "content/staff-fields.ts";
import * as v from "valibot";
import { requiredText, text, ticked } from "../../../cms/publishing-schema.ts";
import { readContact } from "../../../values/read-contact.ts";

export const needs = ["wheelchair", "sign", "quiet", "print", "carer"] as const;
export type Need = (typeof needs)[number];

/** Maximum number of people in a group that signs up; a larger group sends a message to staff. */
export const largestGroup = 20;

/** Maximum number of people in a message about a large group. */
const maxAsked = 999;
const maxAdults = 20;
const maxChildren = 50;

/** @param message error for a missing or impossible count */
const count = (least: number, most: number, message: string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(3, message),
    v.regex(/^\d*$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

type Messages = Record<"name" | "contact" | "badContact" | "adults" | "children" | "adult", string>;

/** Schema of a sign-up: at least one adult, with a number of children. */
export const guestSchema = (words: Messages) =>
  v.pipe(
    v.object({
      name: requiredText(80, words.name),
      contact: v.pipe(
        text(254),
        v.nonEmpty(words.contact),
        v.check((text) => readContact(text) !== undefined, words.badContact),
      ),
      adults: count(1, maxAsked, words.adults),
      children: count(0, maxAsked, words.children),
      // A form sends these fields only if their checkboxes are ticked.
      wheelchair: ticked,
      sign: ticked,
      quiet: ticked,
      print: ticked,
      carer: ticked,
      otherNeed: text(200),
      adult: v.pipe(v.optional(v.string(), ""), v.nonEmpty(words.adult)),
      /** Sent if the group agrees to wait for a place. */
      waits: ticked,
    }),
    v.transform(({ name, contact, adults, children, otherNeed, waits, ...fields }) => ({
      name,
      adults,
      children,
      waits,
      ...(readContact(contact) ?? { email: null, phone: null }),
      needs: needs.filter((need) => fields[need]),
      otherNeed: otherNeed || null,
    })),
  );

export type GuestFields = v.InferOutput<ReturnType<typeof guestSchema>>;

/** Schema of a guest who did not sign up; the name is optional. */
export const walkInSchema = (words: Record<"badAdults" | "badChildren" | "nobody", string>) =>
  v.pipe(
    v.object({
      name: text(80),
      adults: count(0, maxAdults, words.badAdults),
      children: count(0, maxChildren, words.badChildren),
      idempotencyKey: v.pipe(v.optional(v.string(), ""), v.minLength(8), v.maxLength(60)),
    }),
    v.forward(
      v.partialCheck([["adults"], ["children"]], ({ adults, children }) => adults + children > 0, words.nobody),
      ["adults"],
    ),
  );

export const guestMessageSchema = v.object({
  subject: requiredText(150, () => typeErrors.guestMessage.subject),
  text: requiredText(5_000, () => typeErrors.guestMessage.text),
  idempotencyKey: v.pipe(v.string(), v.minLength(8), v.maxLength(60)),
});
