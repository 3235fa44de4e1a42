import { amountSentences } from "content/currency-words.ts";
import { formErrors } from "content/form-errors.ts";
import { giftErrors } from "content/giving-errors.ts";
import * as v from "valibot";
import { emailAddress, invalidEmail } from "../../../cms/email-schema.ts";
import { problemSentence, smallAmount } from "../../../values/amount-sentences.ts";
import { maxEmailLength } from "../../../values/email-address.ts";
import { type Currency, largestGift, smallestGift } from "../../../values/money.ts";
import { maxAmountLength, readAmount } from "../../../values/typed-amount.ts";

/** Schema of an optional text; null if empty. */
export const optionalText = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.normalize("NFC"),
    v.trim(),
    v.maxLength(max, () => formErrors.tooLong(max)),
    v.transform((text) => text || null),
  );

export const donorEmail = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.maxLength(maxEmailLength, invalidEmail),
  v.union([v.literal(""), emailAddress], invalidEmail),
  v.transform((text) => text.toLowerCase() || null),
);

export const donorName = optionalText(80);

/** Schema of an amount. @returns minor units */
export const amountField = (currency: Currency) =>
  v.pipe(
    v.string(),
    v.maxLength(maxAmountLength, () => amountSentences.unclear),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): number => {
      const read = readAmount(value, currency);
      if ("amount" in read) return read.amount;
      addIssue({ message: problemSentence(read, currency) });
      return NEVER;
    }),
    v.minValue(smallestGift(currency).amount, () => smallAmount(currency)),
    v.maxValue(largestGift(currency).amount, () => amountSentences.largest),
  );

/** Schema of a promise. A typed amount takes precedence over a chosen one. */
export const promiseSchema = (currency: Currency) =>
  v.pipe(
    v.object({
      amount: v.optional(v.string(), ""),
      own: v.pipe(
        v.optional(v.string(), ""),
        v.trim(),
        v.maxLength(maxAmountLength, () => amountSentences.unclear),
      ),
      frequency: v.fallback(v.picklist(["once", "monthly"]), "once"),
      project: v.optional(v.string(), ""),
      name: donorName,
      email: donorEmail,
      message: optionalText(1_000),
      show: v.optional(v.string(), ""),
    }),
    v.forward(
      v.partialCheck(
        [["amount"], ["own"]],
        ({ amount, own }) => amount !== "" || own !== "",
        () => giftErrors.amount,
      ),
      ["own"],
    ),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { own, amount: chosen, show, ...fields } = value;
      const read = v.safeParse(amountField(currency), own || chosen, { abortPipeEarly: true });
      if (read.success) return { ...fields, amount: read.output, currency, isPublic: show === "yes" };
      addIssue({
        message: read.issues[0].message,
        path: [{ type: "object", origin: "value", input: value, key: "own", value: own }],
      });
      return NEVER;
    }),
  );

export type PromiseFields = v.InferOutput<ReturnType<typeof promiseSchema>>;
