import { formErrors } from "content/form-errors.ts";
import { refundErrors } from "content/giving-errors.ts";
import * as v from "valibot";
import { isPlainDate } from "../../../values/dates.ts";
import type { Currency } from "../../../values/money.ts";
import { amountField, optionalText } from "../gifts/promise-schema.ts";
import { refundWays } from "./refund-ways.ts";

export const refundSchema = (currency: Currency) =>
  v.object({
    /** Forms of an earlier release do not contain it; 0 makes them a conflict. */
    left: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), "0"),
    idempotencyKey: v.optional(v.pipe(v.string(), v.maxLength(100)), ""),
    way: v.optional(
      v.picklist(refundWays, () => refundErrors.way),
      "partner",
    ),
    day: v.optional(
      v.union([
        v.pipe(
          v.literal(""),
          v.transform(() => undefined),
        ),
        v.pipe(
          v.string(),
          v.check(isPlainDate, () => formErrors.giving.day),
        ),
      ]),
    ),
    amount: v.optional(
      v.union([
        v.pipe(
          v.string(),
          v.trim(),
          v.literal(""),
          v.transform(() => undefined),
        ),
        amountField(currency),
      ]),
    ),
    why: v.pipe(
      optionalText(300),
      v.transform((text) => text ?? undefined),
    ),
  });
