import { countryCodes } from "content/countries/index.ts";
import { type CurrencyCode, currencies } from "content/currencies.ts";
import * as v from "valibot";
import { emailAddress } from "../../../cms/email-schema.ts";
import { languages } from "../../../values/site-language.ts";
import { isZone } from "../../../values/time-zones.ts";
import { confirmationsSchema } from "./claim-schema.ts";
import { lookSetting } from "./look-schema.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const months = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const link = v.pipe(text, v.url(), v.regex(/^https?:/));

const currencyCodes = Object.keys(currencies) as CurrencyCode[];

/** A country without a file. */
const otherCountrySchema = v.object({
  name: text,
  /** IANA time zone. */
  zone: v.pipe(text, v.check(isZone)),
  currency: v.picklist(currencyCodes),
});

/** The settings of the site; each entry is a row of the settings table. */
export const siteSettingsSchema = v.object({
  name: text,
  kind: v.string(),
  nameMeaning: v.string(),
  /** Month and year; empty: unknown. */
  founded: v.string(),
  /** Facts that the site leaves out while empty. */
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
  /** Keys of counted sums that take the places of figures; empty or missing: as written. */
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
  /** Settings of references and receipts. */
  giving: v.optional(
    v.object({
      /** Prefix of references; when empty, it is made from the foundation's name. */
      prefix: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2,4})?$/)),
      /** Legal name on receipts; when empty, they show only name and head office of the foundation. */
      legalName: v.optional(v.string(), ""),
      registration: v.optional(v.string(), ""),
      taxNumber: v.optional(v.string(), ""),
      address: v.optional(v.string(), ""),
      signatory: v.optional(v.string(), ""),
      signatoryRole: v.optional(v.string(), ""),
      /** Sentence on receipts until the certificate expires (ISO date); when empty, they do not mention tax. */
      taxSentence: v.optional(v.string(), ""),
      taxCertificate: v.optional(v.string(), ""),
      taxExpiry: v.optional(v.string(), ""),
    }),
  ),
  /** The trustees' mailbox and its start (ms, by the trusted clock); empty: none. */
  trustees: v.optional(v.object({ email: v.union([v.literal(""), v.pipe(text, emailAddress)]), since: v.number() })),
  /** The country decides clock, currencies, accounts, telephones and law. */
  country: v.picklist(countryCodes),
  /** Missing: another country uses universal time and dollars. */
  otherCountry: v.optional(otherCountrySchema),
  /** Missing on sites that were never asked. A missing or unknown language means English. */
  language: v.fallback(v.optional(v.picklist(languages)), undefined),
  /** Reader of the data protection law, its country, and the time (ISO 8601, UTC). */
  lawRead: v.optional(v.object({ country: v.picklist(countryCodes), at: v.string(), by: v.string() })),
  /** End of the welcome (ISO 8601, UTC): from then on, facts of the sample are left out. */
  welcomedAt: v.optional(v.string()),
  /** Claims of the sample that an admin confirmed. */
  claims: v.optional(confirmationsSchema),
  /** When the link of a test e-mail was opened (ISO 8601, UTC). */
  mailArrivedAt: v.optional(v.string()),
  /** Retention of messages and of audit events, in months. */
  retention: v.object({ messageMonths: months(1, 60), auditLogMonths: months(6, 120) }),
  /** Missing: the site counts faces in photos. */
  countFaces: v.optional(v.boolean()),
  look: lookSetting,
});

export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;
