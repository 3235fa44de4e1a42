import { countryOf } from "content/countries/index.ts";
import { saveSetting } from "../../app/features/foundation/settings/settings-queries.server.ts";
import { findPageText, savePageText } from "../../app/features/foundation/words/page-text-queries.server.ts";
import { countryPlaces, fillDeep } from "../../app/features/foundation/words/site-places.server.ts";
import { sampleMeaning, wordClaimMigrations } from "../../app/features/foundation/words/word-claim-migrations.ts";
import { putAt, type WordValues } from "../../app/features/foundation/words/word-field.ts";
import { formValuesOfWords } from "../../app/features/foundation/words/words-form-values.ts";
import { declaredWords, openClaimingSite, ownFacts as own } from "./claiming-site.ts";

export const lede =
  "In {founded} our founder set out to put girls and children with special needs first, in places where they are often asked to wait.";
const impact = "More than 10 outreaches and 100 volunteers since {founded}.";
export const thanks = {
  name: "What You Get",
  content: "A thank-you note, a receipt, and the story of what your gift did.",
  points: [],
};
export const impactCard = { name: "Impact", content: impact, points: [] };
export const soap = { amount: "15000", what: "Soap and taps for one classroom, one term" };
export const by = { at: "2026-03-01T09:00:00.000Z", by: "Ada" };
export const founder = { texts: [lede], facts: "May 2025", ...by };
export const carried = {
  texts: ["Volunteers now carry that work {reach}: in schools, clinics, campuses and homes."],
  ...by,
};
export const shares = { texts: ["the five shares"], ...by };
const sharesOfSample =
  "child care home: 40%, cleanliness program: 35%, helping people: 10%, excurion: 10%, feeding the poor: 5%";
export const confirmed = {
  founder,
  carried,
  shares,
  budgets: {
    texts: ["Every gift, of any size, goes into the five budgets shown below."],
    facts: sharesOfSample,
    ...by,
  },
  impact: { texts: [impact], facts: "May 2025", ...by },
  "suggestion-3": { texts: [soap.amount, soap.what], ...by },
  "name-meaning": { texts: [sampleMeaning], ...by },
};

/** Texts of claims that no admin confirmed. */
export const unconfirmed =
  /our founder set out|Volunteers now carry|five budgets|therapy session|health screening|10 outreaches|Pads and|therapist’s fare|Soap|Hepatitis|Swahili/;

export type Page = "home" | "donate" | "giving";

/** Opens a site as the update finds it. @param saved content by page, live at version 3 */
export async function openSiteBefore({
  claims = {},
  saved = {},
  ...options
}: {
  claims?: Record<string, unknown>;
  saved?: Partial<Record<Page, Record<string, unknown>>>;
  welcomed?: boolean;
  own?: Record<string, unknown>;
}) {
  const site = await openClaimingSite({ own, ...options });
  const { db } = site.ctx;
  await saveSetting(db, "claims", claims);
  for (const [name, words] of Object.entries(saved)) {
    const content = JSON.stringify(words);
    await savePageText(db, { name, content, status: "published", version: 3 });
    const version = { subject: `words:${name}`, saved_at: by.at, saved_by: "Ada", origin: "published" as const };
    await db
      .insertInto("versions")
      .values({ ...version, version: 3, content })
      .execute();
  }
  const update = () => wordClaimMigrations["191-word-claims"]?.(db as never);
  const stored = async (page: Page) => {
    const { content = "", next_content: next = null } = (await findPageText(db, page)) ?? {};
    return { content: JSON.parse(content), next: next && JSON.parse(next) };
  };
  const readAllTexts = async () => Object.values(await site.readAll()).join(" ");
  return { ...site, update, stored, readAllTexts };
}

/** The form of a page with these stored words, as staff see it. */
export function formOf(page: Page, content: WordValues = {}) {
  const words = structuredClone(declaredWords[page].original);
  for (const [path, value] of Object.entries(content)) putAt(words, path, value);
  return formValuesOfWords(declaredWords[page], fillDeep(words, countryPlaces(countryOf("NG"))));
}
