import { formErrors } from "content/form-errors.ts";
import * as v from "valibot";
import { emailAddress } from "../../../cms/email-schema.ts";
import { monthFieldOf, whyNotFounded, writeMonth } from "../../../values/founding-month.ts";
import { isAddress } from "../../../values/list-places.ts";
import { youtubeId } from "../../../values/video-address.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";

export const required = v.pipe(
  v.optional(v.string(), ""),
  v.normalize("NFC"),
  v.trim(),
  v.nonEmpty(() => formErrors.empty),
  v.maxLength(300, () => formErrors.tooLong(300)),
);
export const free = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.maxLength(300, () => formErrors.tooLong(300)),
);
const isWeb = (url: string) => /^https?:\/\//i.test(url) && isAddress(url);
const link = v.pipe(
  free,
  v.check(
    (text) => text === "" || isWeb(text),
    () => formErrors.webAddress,
  ),
);
const list = v.optional(v.array(v.pipe(v.string(), v.trim())), []);

const percent = (text: string) =>
  /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

/** Pairs the values of two repeated fields; omits empty rows. */
const pairs = (first: string[], second: string[]) =>
  rowsOf(first, second).map(({ one, other }) => [one, other] as const);

const wrongRow = formErrors.rows;

type Lists = Record<
  "figureValue" | "figureLabel" | "shareLabel" | "sharePercent" | "socialName" | "socialUrl",
  string[]
>;

/** Returns rows with at least one value, and their index in the form. */
const rowsOf = (first: string[], second: string[]) =>
  first
    .map((one, index) => ({ one, other: second[index] ?? "", place: index }))
    .filter(({ one, other }) => one !== "" || other !== "");

/** Yields the errors of rows by field: `socialUrl-1` is the address in the second row. */
function* wrongRows(lists: Lists): Generator<[key: string, sentence: string]> {
  for (const { one: name, other: url, place } of rowsOf(lists.socialName, lists.socialUrl)) {
    if (name === "") yield [`socialName-${place}`, wrongRow.network];
    if (!isWeb(url)) yield [`socialUrl-${place}`, url === "" ? wrongRow.noUrl : wrongRow.url];
  }
  for (const { one: value, other: label, place } of rowsOf(lists.figureValue, lists.figureLabel)) {
    if (value === "") yield [`figureValue-${place}`, wrongRow.figure];
    if (label === "") yield [`figureLabel-${place}`, wrongRow.counted];
  }
  const shares = rowsOf(lists.shareLabel, lists.sharePercent);
  for (const { one: label, other: part, place } of shares) {
    if (label === "") yield [`shareLabel-${place}`, wrongRow.spent];
    if (Number.isNaN(percent(part))) yield [`sharePercent-${place}`, wrongRow.percent];
  }
  const sum = shares.reduce((total, { other }) => total + percent(other), 0);
  if (Math.abs(sum - 100) >= 0.005 && shares.length > 0) yield ["sharePercent", wrongRow.sum];
}

interface Now {
  /** Stored founding month; an earlier release allowed any text. */
  founded: string;
  /** ISO date. */
  today: string;
}

/** Accepts a past month, or the stored value without change. */
function foundedOf({ founded, today }: Now) {
  const isStored = (text: string) => text === founded || text === monthFieldOf(founded);
  const why = (text: string) => (text === "" || isStored(text) ? undefined : whyNotFounded(text, today));
  return v.pipe(
    free,
    v.check(
      (text) => why(text) !== "unclear",
      () => formErrors.founded.unclear,
    ),
    v.check(
      (text) => why(text) !== "future",
      () => formErrors.founded.future,
    ),
    v.check(
      (text) => why(text) !== "early",
      () => formErrors.founded.early,
    ),
    v.transform((text) => (isStored(text) ? founded : writeMonth(text))),
  );
}

const lines = {
  name: required,
  kind: free,
  town: free,
  phone: v.pipe(
    free,
    v.transform(withWesternDigits),
    v.check(
      (text) => text === "" || (/^[\d\s()+.,/-]*$/.test(text) && text.replace(/\D/g, "").length >= 3),
      () => formErrors.phone,
    ),
  ),
  email: v.pipe(required, emailAddress),
  headOffice: free,
};

export const settingsFormSchema = (now: Now) =>
  v.pipe(
    v.object({
      ...lines,
      nameMeaning: free,
      founded: foundedOf(now),
      volunteerFormUrl: link,
      introVideoId: v.pipe(
        free,
        v.transform((typed) => youtubeId(typed) ?? typed),
        v.regex(/^(?:[\w-]{6,20})?$/, () => formErrors.film),
      ),
      figureValue: list,
      figureLabel: list,
      shareLabel: list,
      sharePercent: list,
      socialName: list,
      socialUrl: list,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, message] of wrongRows(dataset.value))
        addIssue({ message, path: [{ type: "object", origin: "value", input: dataset.value, key, value: undefined }] });
    }),
    v.transform(({ figureValue, figureLabel, shareLabel, sharePercent, socialName, socialUrl, ...texts }) => ({
      ...texts,
      figures: pairs(figureValue, figureLabel).map(([value, label]) => ({ value, label })),
      social: pairs(socialName, socialUrl).map(([name, url]) => ({ name, url })),
      shares: pairs(shareLabel, sharePercent).map(([label, text]) => ({ label, percent: percent(text) })),
    })),
  );

const { name, kind, town, phone, email, headOffice } = lines;

export const nameFormSchema = (now: Now) => v.object({ name, kind, town, founded: foundedOf(now) });

/** Forms of the previous release have name and number in one field; they do not change the stored number. */
const childSafety = { safeguardingContact: free, safeguardingPhone: v.optional(phone) };

/** Schema of the contacts for child safety and personal data. */
export const personsFormSchema = v.pipe(
  v.object({ ...childSafety, privacyContact: free }),
  v.transform(({ safeguardingPhone, ...others }) => ({
    ...others,
    ...(safeguardingPhone !== undefined && { safeguardingPhone }),
  })),
);

export const reachFormSchema = v.object({ phone, email, headOffice, ...childSafety });

const months = (least: number, most: number) => {
  const sentence = () => formErrors.wholeNumber(least, most);
  return v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.regex(/^\d{1,3}$/, sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );
};

export const retentionFormSchema = v.object({ messageMonths: months(1, 60), auditLogMonths: months(6, 120) });

export const settingsLists = ["figureValue", "figureLabel", "shareLabel", "sharePercent", "socialName", "socialUrl"];
