import { formErrors } from "content/form-errors.ts";
import * as v from "valibot";
import { isPlainDate } from "../../../values/dates.ts";
import { free } from "./settings-form-schema.ts";
import type { SiteSettings } from "./settings-schema.ts";

type Giving = NonNullable<SiteSettings["giving"]>;

const line = v.pipe(free, v.normalize("NFC"));

/** Schema of the form for references and receipts. The three fields about tax must be filled together. */
export const givingFormSchema = v.pipe(
  v.object({
    prefix: v.pipe(
      line,
      v.toUpperCase(),
      v.regex(/^(?:[A-Z]{2,4})?$/, () => formErrors.giving.prefix),
    ),
    legalName: line,
    registration: line,
    taxNumber: line,
    address: line,
    signatory: line,
    signatoryRole: line,
    taxSentence: line,
    taxCertificate: line,
    taxExpiry: v.pipe(
      line,
      v.check(
        (day) => day === "" || isPlainDate(day),
        () => formErrors.giving.day,
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [["taxSentence"], ["taxCertificate"], ["taxExpiry"]],
      ({ taxSentence, taxCertificate, taxExpiry }) =>
        new Set([taxSentence, taxCertificate, taxExpiry].map((text) => text === "")).size === 1,
      () => formErrors.giving.tax,
    ),
    ["taxSentence"],
  ),
);

/** Form fields in order; TypeScript reports a missing field. */
export const givingFields = Object.keys({
  legalName: true,
  registration: true,
  taxNumber: true,
  address: true,
  signatory: true,
  signatoryRole: true,
  taxSentence: true,
  taxCertificate: true,
  taxExpiry: true,
  prefix: true,
} satisfies Record<keyof Giving, true>) as (keyof Giving)[];

/** Returns the settings as form values. */
export const givingValuesOf = ({ giving }: SiteSettings): Record<string, string[]> =>
  Object.fromEntries(givingFields.map((name) => [name, [giving?.[name] ?? ""]]));
