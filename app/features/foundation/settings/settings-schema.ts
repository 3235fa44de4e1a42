import { countryCodes } from "content/countries/index.ts";
import { type CurrencyCode, currencies } from "content/currencies.ts";
import * as v from "valibot";
import { emailAddress } from "../../../cms/email-schema.ts";
import { languages } from "../../../values/site-language.ts";
import { isZone } from "../../../values/time-zones.ts";
import { confirmationsSchema } from "./claim-schema.ts";
import { lookSetting } from "./look-schema.ts";
import { readingsSchema } from "./page-readings.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const months = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const link = v.pipe(text, v.url(), v.regex(/^https?:/));

const currencyCodes = Object.keys(currencies) as CurrencyCode[];

/** A country that the site has no file for. */
const otherCountrySchema = v.object({
  name: text,
  zone: v.pipe(text, v.check(isZone)),
  currency: v.picklist(currencyCodes),
});

/** Schema of the site's settings; each entry is a row of the settings table. */
export const siteSettingsSchema = v.object({
  name: text,
  kind: v.string(),
  nameMeaning: v.string(),
  /** Month and year; empty if unknown. */
  founded: v.string(),
  /** Facts that public pages omit while they are empty. */
  phone: v.string(),
  email: v.pipe(text, emailAddress),
  town: v.string(),
  headOffice: v.string(),
  safeguardingContact: v.string(),
  safeguardingPhone: v.string(),
  privacyContact: v.string(),
  social: v.array(v.object({ name: text, url: link })),
  volunteerFormUrl: v.union([v.literal(""), link]),
  introVideoId: v.pipe(v.string(), v.regex(/^(?:[\w-]{6,20})?$/)),
  figures: v.array(v.object({ value: text, label: text })),
  /** Keys of counted sums that replace figures, by index; missing or empty keeps the written figures. */
  headlineSums: v.optional(v.array(v.string())),
  donationDistribution: v.object({
    label: text,
    shares: v.pipe(
      v.array(v.object({ label: text, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })),
      v.check(
        (shares) =>
          shares.length === 0 || Math.abs(shares.reduce((sum, share) => sum + share.percent, 0) - 100) < 0.005,
      ),
    ),
  }),
  /** Time since which the shares are counted from the books (ISO 8601, UTC); missing while staff type them. */
  sharesCountedAt: v.optional(v.string()),
  giving: v.optional(
    v.object({
      /** Prefix of references; if empty, the foundation's name determines it. */
      prefix: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2,4})?$/)),
      /** Legal name on receipts. If empty, receipts show only the foundation's name and head office. */
      legalName: v.optional(v.string(), ""),
      registration: v.optional(v.string(), ""),
      taxNumber: v.optional(v.string(), ""),
      address: v.optional(v.string(), ""),
      signatory: v.optional(v.string(), ""),
      signatoryRole: v.optional(v.string(), ""),
      /**
       * Sentence about tax on receipts, until the certificate expires (ISO date). If empty, receipts do not mention
       * tax.
       */
      taxSentence: v.optional(v.string(), ""),
      taxCertificate: v.optional(v.string(), ""),
      taxExpiry: v.optional(v.string(), ""),
    }),
  ),
  /** The trustees' e-mail address, and since when (ms, from the trusted clock); an empty address means none. */
  trustees: v.optional(v.object({ email: v.union([v.literal(""), v.pipe(text, emailAddress)]), since: v.number() })),
  /** Determines time zone, currencies, accounts, telephone numbers and law. */
  country: v.picklist(countryCodes),
  /** If missing, a country that is not listed uses UTC and US dollars. */
  otherCountry: v.optional(otherCountrySchema),
  /** Missing on sites that never chose a language. A missing or unknown language means English. */
  language: v.fallback(v.optional(v.picklist(languages)), undefined),
  /** Member who read the data protection law of this country, and when (ISO 8601, UTC). */
  lawRead: v.optional(v.object({ country: v.picklist(countryCodes), at: v.string(), by: v.string() })),
  /** End of the welcome (ISO 8601, UTC). Public pages then hide the sample's facts. */
  welcomedAt: v.optional(v.string()),
  claims: v.optional(confirmationsSchema),
  readPages: v.optional(readingsSchema),
  /** Time at which the link in a test e-mail was opened (ISO 8601, UTC). */
  mailArrivedAt: v.optional(v.string()),
  /** Number of months for which messages and audit events are kept. */
  retention: v.object({ messageMonths: months(1, 60), auditLogMonths: months(6, 120) }),
  /** If missing, the site counts faces in photos. */
  countFaces: v.optional(v.boolean()),
  look: lookSetting,
});

export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;
