import { formErrors } from "content/form-errors.ts";
import { giftErrors as words } from "content/giving-errors.ts";
import * as v from "valibot";
import { isPlainDate } from "../../../values/dates.ts";
import type { Currency } from "../../../values/money.ts";
import { amountField, donorEmail, donorName, optionalText } from "./promise-schema.ts";

const dayField = (today: string, message: () => string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.check(isPlainDate, () => formErrors.giving.day),
    v.check((day) => day <= today, message),
  );

const requiredNote = (message: () => string, max = 300) =>
  v.pipe(v.optional(v.string(), ""), v.normalize("NFC"), v.trim(), v.nonEmpty(message), v.maxLength(max));

const key = v.optional(v.pipe(v.string(), v.maxLength(100)), "");

export const seenSchema = (today: string, of: Currency) =>
  v.object({
    amount: v.pipe(v.optional(v.string(), ""), amountField(of)),
    day: dayField(today, () => words.dayToCome),
    /** Facts of the promise on the page, from `seenOf`. */
    seen: v.optional(v.pipe(v.string(), v.maxLength(40)), ""),
    idempotencyKey: key,
  });

export const handMethods = ["cash", "transfer", "mobile money", "cheque", "goods"] as const;

export const moneyMethods = handMethods.filter((method) => method !== "goods");

/**
 * Schema of a gift recorded by hand. Goods have a number, but no value.
 * @param currencies of the site; the first is the default
 */
export const handSchema = (today: string, currencies: readonly [Currency, ...Currency[]]) =>
  v.pipe(
    v.object({
      currency: v.optional(
        v.picklist(currencies, () => words.foreignMoney),
        currencies[0],
      ),
      /** Parsed below, in the form's currency. */
      amount: v.pipe(v.optional(v.string(), ""), v.trim()),
      method: v.picklist(handMethods, () => words.method),
      coming: v.optional(v.string(), ""),
      day: v.pipe(
        v.optional(v.string(), ""),
        v.trim(),
        v.check(isPlainDate, () => formErrors.giving.day),
      ),
      /** A day before the founding, which a person confirmed. */
      early: v.optional(v.string(), ""),
      goods: optionalText(200),
      goodsCount: v.pipe(v.optional(v.string(), ""), v.trim()),
      name: donorName,
      email: donorEmail,
      project: v.optional(v.string(), ""),
      event: v.optional(v.string(), ""),
      note: optionalText(300),
      idempotencyKey: key,
    }),
    v.forward(
      v.partialCheck(
        [["coming"], ["day"]],
        ({ coming, day }) => coming === "on" || day <= today,
        () => words.dayToCome,
      ),
      ["day"],
    ),
    v.forward(
      v.partialCheck(
        [["method"], ["goods"]],
        ({ method, goods }) => method !== "goods" || goods !== null,
        () => words.goods,
      ),
      ["goods"],
    ),
    v.forward(
      v.partialCheck(
        [["method"], ["goodsCount"]],
        ({ method, goodsCount }) => method !== "goods" || /^[1-9]\d{0,6}$/.test(goodsCount),
        () => words.goodsCount,
      ),
      ["goodsCount"],
    ),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      if (value.method === "goods") return { ...value, amount: 0 };
      const read = v.safeParse(amountField(value.currency), value.amount, { abortPipeEarly: true });
      if (read.success) return { ...value, amount: read.output };
      addIssue({
        message: read.issues[0].message,
        path: [{ type: "object", origin: "value", input: value, key: "amount", value: value.amount }],
      });
      return NEVER;
    }),
  );

export type HandFields = v.InferOutput<ReturnType<typeof handSchema>>;

export const reasonSchema = v.object({ reason: requiredNote(() => words.why) });

export const renewSchema = v.object({ name: donorName, reason: requiredNote(() => words.why) });

/** `before` is the day of thanks that the page showed, or empty. */
export const thankSchema = v.object({
  day: v.pipe(
    v.optional(v.string(), ""),
    v.check(isPlainDate, () => formErrors.giving.day),
  ),
  how: optionalText(200),
  before: v.optional(v.string(), ""),
});

export const spentSchema = v.object({ spentOn: requiredNote(() => words.spentOn, 200) });

export const joinSchema = v.object({ reference: requiredNote(() => words.reference, 40) });

/** `amount` is the first part; the second part is the rest. */
export const splitSchema = (of: Currency) => v.object({ amount: v.pipe(v.optional(v.string(), ""), amountField(of)) });

export const purposeSchema = v.object({
  project: v.optional(v.string(), ""),
  why: requiredNote(() => words.why),
});

/** The amount and method of goods cannot be corrected. */
export const correctSchema = (of: Currency, isGoods: boolean) =>
  v.object({
    amount: isGoods
      ? v.pipe(
          v.optional(v.string(), ""),
          v.transform(() => undefined),
        )
      : v.pipe(v.optional(v.string(), ""), amountField(of)),
    method: isGoods
      ? v.pipe(
          v.optional(v.string()),
          v.transform(() => undefined),
        )
      : v.picklist(moneyMethods, () => words.method),
    day: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.check(isPlainDate, () => formErrors.giving.day),
    ),
    early: v.optional(v.string(), ""),
    email: donorEmail,
    reason: requiredNote(() => words.why),
    idempotencyKey: key,
  });

export const addressSchema = v.object({ email: donorEmail, idempotencyKey: key });

/** Schema of one person's limits, in minor units by currency. */
export const limitsSchema = (currencies: readonly Currency[]) =>
  v.object(
    Object.fromEntries(
      currencies.map((currency) => [currency, v.pipe(v.optional(v.string(), ""), amountField(currency))] as const),
    ),
  );
