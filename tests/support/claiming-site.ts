import { countryOf } from "content/countries/index.ts";
import { expect } from "vitest";
import { saveSetting } from "../../app/features/foundation/settings/settings-queries.server.ts";
import { findClaims } from "../../app/features/foundation/words/find-claims.server.ts";
import { countryPlaces, fillDeep } from "../../app/features/foundation/words/site-places.server.ts";
import { formValuesOfWords } from "../../app/features/foundation/words/words-form-values.ts";
import { features } from "../../app/features/index.server.ts";
import { pageWordsOf } from "../../app/server/page-words.ts";
import { mainOf, textOf } from "./page-text.ts";
import { createStaffedSite } from "./staff-visitor.ts";

export const declaredWords = pageWordsOf(features);

/** Facts that a foundation states about itself in the settings. */
export const ownFacts = { name: "Hope", town: "Kumasi", founded: "May 2025" };

/** Pages on which the sample states facts. */
const pathsOfClaims = ["/", "/about", "/donate", "/donate/promise"] as const;

/** Opens a site with an admin who confirms the claims of the sample, or writes them again. */
export async function openClaimingSite({ welcomed = true, own = {} as Record<string, unknown> } = {}) {
  const site = await createStaffedSite({}, "admin");
  for (const [name, value] of Object.entries(own)) await saveSetting(site.ctx.db, name, value);
  if (welcomed) await site.post("/admin/welcome?step=5", { step: "post" });
  const readAll = async () =>
    Object.fromEntries(
      await Promise.all(pathsOfClaims.map(async (path) => [path, textOf(await site.read(path))] as const)),
    ) as Record<(typeof pathsOfClaims)[number], string>;
  const send = async (intent: string, key: string, sentence?: string) => {
    const claim = (await findClaims(site.ctx)).find((one) => one.key === key);
    const answer = await site.post("/admin/pages", { intent, claim: key, sentence: sentence ?? claim?.sentence ?? "" });
    return { status: answer.status, text: textOf(mainOf(await answer.text())) };
  };
  const write = async (page: "home" | "donate" | "giving", changes: Record<string, string | string[]>) => {
    const row = await site.ctx.db
      .selectFrom("page_texts")
      .select("version")
      .where("name", "=", page)
      .executeTakeFirst();
    // As the form shows them.
    const words = fillDeep(declaredWords[page].original, countryPlaces(countryOf("NG")));
    const form = { ...formValuesOfWords(declaredWords[page], words), status: "published", ...changes };
    const answer = await site.post(`/admin/pages/${page}`, { ...form, version: String(row?.version ?? 0) });
    expect(answer.status).toBe(200);
  };
  return { ...site, readAll, send, write, claims: () => findClaims(site.ctx) };
}
