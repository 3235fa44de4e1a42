import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { findWordQuestions } from "../../../cms/protection/find-word-questions.server.ts";
import { keyIdOf } from "../../../server/sealing/seal.server.ts";
import { concernChecks } from "../../safeguarding/concerns/check-concern-key.server.ts";
import { findKnownNames } from "./known-names.server.ts";

type Site = Awaited<ReturnType<typeof siteWithConsent>>;

const namesOf = ({ ctx }: Pick<Site, "ctx">) => ctx.db.selectFrom("consent_names").selectAll().execute();

const change = { uses: "site", until: "" };

/** Stores names as an earlier release did. */
async function makeOld({ ctx }: Site) {
  const hash = createHmac("sha256", ctx.config.secret).update("name of a person olayinka").digest("base64url");
  await ctx.db.deleteFrom("consent_names").execute();
  await ctx.db
    .insertInto("consent_names")
    .values({ consent_id: 1, hash: hash.slice(0, 22) })
    .execute();
}

const doctorOnNames = async ({ ctx }: Site) => {
  const [, check] = concernChecks().find(([name]) => name === "Names in consents") ?? [];
  return (await check?.({ config: ctx.config, openDb: async () => ctx.db } as Parameters<typeof check>[0]))?.line;
};

test("names are stored as keyed hashes, and deleted with their consent", async () => {
  const here = await siteWithConsent();
  const { ctx } = here;
  const before = await namesOf(here);
  expect(before.map(({ key_id }) => key_id)).toEqual([keyIdOf(ctx.config), keyIdOf(ctx.config)]);
  await here.post(here.path, { ...change, names: "Ọláyínká Sampleby, olayinka SAMPLEBY" });
  expect(await namesOf(here)).toEqual(before);
  expect((await findKnownNames(ctx, ["olayinka", "road"])).names).toEqual(new Set(["olayinka"]));
  // Each backup contains the secret of the installation: it must not be enough to find a name.
  ctx.config.secret = "another secret of another site, 32 letters";
  expect((await findKnownNames(ctx, ["olayinka"])).names.size).toBe(1);
  await ctx.db.deleteFrom("appearances").execute();
  await ctx.db.deleteFrom("consents").execute();
  expect(await namesOf(here)).toEqual([]);
});

test("earlier hashes still warn until staff type the names again", async () => {
  const here = await siteWithConsent();
  await makeOld(here);
  expect((await findKnownNames(here.ctx, ["olayinka"])).names.size).toBe(1);
  expect(await doctorOnNames(here)).toContain("The names of 1 consents are hashed as an earlier release did");
  expect(textOf(await here.readAsStaff("/admin/consents"))).toContain("Names to type again");
  expect(textOf(await here.readAsStaff("/admin/consents?names"))).toContain("P-1");
  expect(textOf(await here.readAsStaff(here.path))).toContain("Type the names again below");
  // Saving without names keeps the stored ones.
  await here.post(here.path, { ...change, names: "" });
  expect((await namesOf(here)).map(({ key_id }) => key_id)).toEqual([null]);
  await here.post(here.path, { ...change, names: "Ọláyínká" });
  expect((await namesOf(here)).map(({ key_id }) => key_id)).toEqual([keyIdOf(here.ctx.config)]);
  expect(await doctorOnNames(here)).toBeUndefined();
  expect(textOf(await here.readAsStaff(here.path))).not.toContain("Type the names again below");
});

test("without the key the guard asks about names in the text", async () => {
  const here = await siteWithConsent();
  here.ctx.config.concernsKey = "another key of another machine, 32 letters";
  const ask = (text: string) => findWordQuestions(here.ctx, [{ field: "text", text }], false);
  const questions = await ask("We met Olayinka Sampleby at the gate.");
  expect(questions).toContainEqual(
    expect.objectContaining({ rule: "locked-names", sentence: expect.stringContaining("Olayinka") }),
  );
  expect(await ask("we met nobody at the gate.")).toEqual([]);
  expect(textOf(await here.readAsStaff(here.path))).toContain("their key is not on this server");
});
