import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

const impact = "More than 10 outreaches and 100 volunteers since July 2023.";

/** Texts of claims on older sites. These exact texts stay confirmed. */
const statedBefore: Record<string, string[]> = {
  founder: [
    "In July 2023 our founder set out to put girls and children with special needs first, in places where they are often asked to wait.",
  ],
  carried: ["Volunteers now carry that work {reach}: in schools, clinics, campuses and homes."],
  budgets: ["Every gift, of any size, goes into the five budgets shown below."],
  examples: [
    "A therapy session for a child who is learning to speak",
    "A term of pads and lessons for one student",
    "A health screening day on a campus",
  ],
  impact: [impact],
  "suggestion-1": ["2500", "Pads and lessons for one student, one term"],
  "suggestion-2": ["8000", "One speech lesson, with the therapist’s fare"],
  "suggestion-3": ["15000", "Soap and taps for one classroom, one term"],
  "suggestion-4": ["45000", "Hepatitis tests for thirty students"],
  founded: ["July 2023"],
  "figure-1": ["2M+ donations received"],
  "figure-2": ["100+ volunteers"],
  "figure-3": ["10+ outreaches"],
  shares: ["child care home: 40%, cleanliness program: 35%, helping people: 10%, excurion: 10%, feeding the poor: 5%"],
  "name-meaning": ["Tabasamu is Swahili for “smile”."],
};

/** Gives an unchanged sample card the text with a placeholder for the year, so that it still counts as unchanged. */
const withPlace = (content: string): string => content.replaceAll(impact, impact.replace("July 2023", "{founded}"));

export const claimMigrations: DeclaredMigrations = {
  "125-claims": async (db) => {
    const settings = db.selectFrom("settings").select("name");
    const welcomed = await settings.where("name", "=", "welcomedAt").executeTakeFirst();
    if (welcomed === undefined) {
      const page = await db.selectFrom("page_texts").selectAll().where("name", "=", "donate").executeTakeFirst();
      if (page === undefined) return;
      const { content, next_content: next } = page;
      const changed = { content: withPlace(content), next_content: next && withPlace(next) };
      await db.updateTable("page_texts").set(changed).where("name", "=", "donate").execute();
      return;
    }
    const at = new Date().toISOString();
    const claims = Object.fromEntries(Object.entries(statedBefore).map(([key, texts]) => [key, { texts, at }]));
    await db
      .insertInto("settings")
      .values({ name: "claims", value: JSON.stringify(claims) })
      .execute();
  },
};
