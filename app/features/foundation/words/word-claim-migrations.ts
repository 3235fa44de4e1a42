import type { DeclaredMigrations, Migrate } from "../../../server/db/migration-list.ts";
import { isObject, putClaimsIntoWords, readJson, type SaidClaims } from "./put-claims-into-words.ts";

type Database = Parameters<Migrate>[0];

interface Confirmation {
  texts: string[];
  /** Year and shares at the confirmation. */
  facts?: string;
}

const lede =
  "In {founded} our founder set out to put girls and children with special needs first, in places where they are often asked to wait.";
const carried = "Volunteers now carry that work {reach}: in schools, clinics, campuses and homes.";
const budgets = "Every gift, of any size, goes into the five budgets shown below.";
const examples = [
  "A therapy session for a child who is learning to speak",
  "A term of pads and lessons for one student",
  "A health screening day on a campus",
];
const impact = "More than 10 outreaches and 100 volunteers since {founded}.";
const thanks = "A thank-you note, a receipt, and the story of what your gift did.";
const suggestions = [
  { amount: "2500", what: "Pads and lessons for one student, one term" },
  { amount: "8000", what: "One speech lesson, with the therapist’s fare" },
  { amount: "15000", what: "Soap and taps for one classroom, one term" },
  { amount: "45000", what: "Hepatitis tests for thirty students" },
];

/** Texts of the claims in the words of a new site, by the key of their confirmation. */
const claimedTexts: Record<string, readonly string[]> = {
  founder: [lede],
  carried: [carried],
  budgets: [budgets],
  examples,
  impact: [impact],
  ...Object.fromEntries(suggestions.map(({ amount, what }, place) => [`suggestion-${place + 1}`, [amount, what]])),
};

/** Fields with claims as a new site had them, by page. */
const fieldsOfPages = {
  home: { "founder.lede": lede, "founder.text": carried },
  donate: {
    "ways.tabs": [
      { name: "Overview", content: `Give {money}, once or whenever you can. ${budgets}`, points: examples },
      { name: "Impact", content: impact, points: [] },
      { name: "What You Get", content: thanks, points: [] },
    ],
  },
  giving: { "promise.amount.suggestions": suggestions },
};

/** The sample's sentence about its name. An undo of the settings must not publish it. */
export const sampleMeaning = "Tabasamu is Swahili for “smile”.";

const meaningKey = "name-meaning";

/** The sample's settings that the claims depended on. */
const sample = {
  name: "Tabasamu",
  founded: "July 2023",
  town: "Lagos",
  country: "NG",
  reach: "from Lagos to Jos and Akwa Ibom",
  shares: "child care home: 40%, cleanliness program: 35%, helping people: 10%, excurion: 10%, feeding the poor: 5%",
};

const isConfirmation = (value: unknown): value is Confirmation =>
  isObject(value) && Array.isArray(value.texts) && value.texts.every((text) => typeof text === "string");

type Settings = Record<string, unknown>;

async function readSettings(db: Database): Promise<Settings> {
  const rows = (await db.selectFrom("settings").selectAll().execute()) as { name: string; value: string }[];
  return Object.fromEntries(rows.map(({ name, value }) => [name, readJson(value)]));
}

function sharesOf({ donationDistribution }: Settings): string {
  const shares = isObject(donationDistribution) ? donationDistribution.shares : undefined;
  if (!Array.isArray(shares) || !shares.every(isObject)) return sample.shares;
  return shares.map(({ label, percent }) => `${label}: ${percent}%`).join(", ");
}

/** Returns the texts that visitors of a welcomed site read in place of each claim: the confirmed ones, or empty ones. */
function readClaims(settings: Settings): SaidClaims {
  const settingOf = (name: "name" | "founded" | "town" | "country") => {
    const value = settings[name];
    return typeof value === "string" ? value : sample[name];
  };
  const claims = isObject(settings.claims) ? settings.claims : {};
  const isConfirmed = (key: string) => Object.hasOwn(claims, key);
  const year = settingOf("founded");
  const isSampleYear = settingOf("name") === sample.name && year === sample.founded;
  const founded = isSampleYear && !isConfirmed("founded") ? "" : year;
  const shares = sharesOf(settings);
  const hasShares = shares !== "" && (shares !== sample.shares || isConfirmed("shares"));
  const country = settingOf("country");
  const other = isObject(settings.otherCountry) ? settings.otherCountry.currency : undefined;
  const isNaira = country === "NG" || (country === "XX" && other === "NGN");
  const reach = settingOf("town") === sample.town && country === sample.country ? sample.reach : "on";
  const fill = (text: string) => {
    const there = text.replaceAll("{reach}", reach);
    return founded === "" ? there : there.replaceAll("{founded}", founded);
  };
  const findTexts = (key: string): string[] | undefined => {
    const known = isConfirmed(key) ? claims[key] : undefined;
    if (!isConfirmation(known) || (key === "budgets" && !hasShares)) return undefined;
    if (key.startsWith("suggestion-") && !isNaira) return undefined;
    const hasYear = known.texts.some((text) => text.includes("{founded}"));
    const facts = hasYear ? [year] : [];
    const fits = [facts, [...facts, shares]].some((now) => now.join(" · ") === known.facts);
    const isMissing = (hasYear && founded === "") || (known.facts !== undefined && !fits);
    return isMissing ? undefined : known.texts.map(fill);
  };
  const said = Object.entries(claimedTexts).flatMap(([key, texts]) => {
    const instead = findTexts(key);
    return texts.map((text, place) => [text, instead?.[place] ?? ""] as const);
  });
  return { said, fill };
}

/** Changes a page's words with those that wait and its versions. Their number rises, so that an open form is too old. */
async function changePage(db: Database, name: keyof typeof fieldsOfPages, claims: SaidClaims): Promise<void> {
  const change = (json: string) => putClaimsIntoWords(json, fieldsOfPages[name], claims);
  const row = await db.selectFrom("page_texts").selectAll().where("name", "=", name).executeTakeFirst();
  const subject = `words:${name}`;
  if (row === undefined) {
    // A new database has no open form.
    if ((await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) === undefined) return;
    const content = change("{}");
    const first = { content, next_content: null, status: "published", publish_at: null, version: 1 };
    await db
      .insertInto("page_texts")
      .values({ name, ...first })
      .execute();
    const version = { version: 1, saved_at: new Date().toISOString(), saved_by: "", content, origin: null };
    await db
      .insertInto("versions")
      .values({ subject, ...version })
      .execute();
    return;
  }
  const { content, next_content: next, version } = row;
  await db
    .updateTable("page_texts")
    .set({ content: change(content), next_content: next && change(next), version: version + 1 })
    .where("name", "=", name)
    .execute();
  const versions = db.selectFrom("versions").select(["version", "content"]).where("subject", "=", subject);
  for (const { version, content } of await versions.orderBy("version", "desc").execute())
    await db
      .updateTable("versions")
      .set({ version: version + 1, content: change(content) })
      .where("subject", "=", subject)
      .where("version", "=", version)
      .execute();
}

async function changeMeaning(db: Database, { nameMeaning = sampleMeaning, claims }: Settings): Promise<void> {
  if (nameMeaning !== sampleMeaning) return;
  await db.deleteFrom("settings").where("name", "=", "nameMeaning").execute();
  if (!isObject(claims) || !Object.hasOwn(claims, meaningKey)) return;
  const value = JSON.stringify(sampleMeaning);
  await db.insertInto("settings").values({ name: "nameMeaning", value }).execute();
}

export const wordClaimMigrations: DeclaredMigrations = {
  // Confirmed claims in words become the foundation's own words. The others leave every stored text.
  "191-word-claims": async (db) => {
    const settings = await readSettings(db);
    const claims = readClaims(settings);
    for (const name of ["home", "donate", "giving"] as const) await changePage(db, name, claims);
    await changeMeaning(db, settings);
    if (!isObject(settings.claims)) return;
    const ended = [...Object.keys(claimedTexts), meaningKey];
    const left = Object.entries(settings.claims).filter(([key]) => !ended.includes(key));
    const value = JSON.stringify(Object.fromEntries(left));
    await db.updateTable("settings").set({ value }).where("name", "=", "claims").execute();
  },
};
