import * as v from "valibot";
import { hasRightCheckDigit, nigerianBanks } from "../../../values/nuban.ts";
import { bankSentences } from "./bank-sentences.ts";

const required = v.pipe(
  v.optional(v.string(), ""),
  v.normalize("NFC"),
  v.trim(),
  v.nonEmpty("This cannot be empty"),
  v.maxLength(300, "Must be 300 characters or less"),
);

const accountNumber = v.pipe(required, v.regex(/^\d[\d ]{8,20}$/, "An account number has ten digits or more"));

const details = {
  bankName: required,
  nairaAccount: accountNumber,
  dollarAccount: accountNumber,
  accountName: required,
};

/** The first details, in the welcome. */
export const firstBankSchema = v.object({
  ...details,
  checked: v.pipe(v.optional(v.string(), ""), v.literal("on", "Compare every digit, then tick this")),
});

const bankCode = v.pipe(
  v.optional(v.string(), ""),
  v.transform((code) => (Object.hasOwn(nigerianBanks, code) ? code : null)),
);

/** Details with their reason; the check digit of a known bank is checked. */
export const askBankSchema = v.pipe(
  v.object({
    ...details,
    bankCode,
    reason: v.pipe(v.optional(v.string(), ""), v.trim(), v.maxLength(300, "Must be 300 characters or less")),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.bankCode === null) return;
    const { bankCode: code, nairaAccount } = dataset.value;
    if (hasRightCheckDigit(code, nairaAccount) !== false) return;
    const message = bankSentences.errors.digit(nigerianBanks[code] ?? "");
    const path = {
      type: "object",
      origin: "value",
      input: dataset.value,
      key: "nairaAccount",
      value: nairaAccount,
    } as const;
    addIssue({ message, path: [path] });
  }),
);

export const passwordSchema = v.object({ password: v.optional(v.string(), "") });

export const agreeSchema = v.object({
  ...passwordSchema.entries,
  called: v.pipe(v.optional(v.string(), ""), v.literal("on", bankSentences.errors.called)),
  bankWrote: v.pipe(
    v.optional(v.string(), ""),
    v.transform((tick) => tick === "on"),
  ),
});

const optionalText = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(max, `Must be ${max} characters or less`),
    v.transform((text) => (text === "" ? null : text)),
  );

/** A report of fraud. */
export const reportSchema = v.object({
  story: v.pipe(
    v.optional(v.string(), ""),
    v.normalize("NFC"),
    v.trim(),
    v.nonEmpty("Tell us what happened"),
    v.maxLength(2_000, "Must be 2000 characters or less"),
  ),
  account: optionalText(100),
  contact: optionalText(200),
});
