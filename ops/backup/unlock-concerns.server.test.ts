import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkPrivateFiles } from "../../app/features/media/private-files/check-files.server.ts";
import { readSealed } from "../../app/features/media/private-files/sealed-files.server.ts";
import { makePhrase, typePhrase } from "../../app/features/safeguarding/concerns/recovery-phrase.server.ts";
import { reportConcern } from "../../app/features/safeguarding/concerns/report-concern.server.ts";
import { findConcern } from "../../app/features/safeguarding/concerns/sealed-concerns.server.ts";
import type { StaffMember } from "../../app/server/auth/auth.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { anEmptyPlace, createCachedSite, decompress } from "../../tests/support/backups.ts";
import { aConcern, aPicture, story } from "../../tests/support/concerns.ts";
import { aSealedDraft } from "../../tests/support/private-files.ts";
import { runScript } from "../../tests/support/run-script.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { ownFile } from "../../tests/support/test-site.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const lead: StaffMember = {
  id: "lead",
  name: "Lead",
  email: "lead@example.org",
  roles: ["editor", "lead"],
  position: null,
  twoFactor: false,
  readsSafeguarding: true,
  reading: [{ after: 0, until: null }],
};

/** A site with its key in a file, a concern with a picture, and a phrase that a lead typed back. */
async function aSiteWithPhrase() {
  const site = await createCachedSite();
  const { ctx } = site;
  await reportConcern(ctx, aConcern, { files: [await aSealedDraft(ctx, await aPicture())] });
  await checkPrivateFiles(ctx);
  const phrase = await makePhrase({ ctx, member: lead }, crypto.randomUUID());
  expect(await typePhrase({ ctx, member: lead }, phrase)).toBe("written");
  await site.back(site.archive);
  return { ...site, phrase };
}

/** Opens what was restored to a place. */
const reopen = async ({ root }: { root: string }) => {
  const database = `sqlite:${join(root, "var/site.sqlite")}`;
  const { concernsKey: CONCERNS_KEY } = readConfig({ SESSION_SECRET: "x".repeat(32) }, root);
  const files = { FILES_URL: `file:${join(root, "var/files")}` };
  return (await createCachedSite({ empty: true, settings: { DATABASE_URL: database, CONCERNS_KEY, ...files } })).ctx;
};

async function fileOf(ctx: AppContext, id: number) {
  const row = await ctx.db.selectFrom("private_files").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return readSealed(ctx, row);
}

test("an archive has the sealed copy of the key of concerns, never the key", async () => {
  const { archive, ctx, phrase } = await aSiteWithPhrase();
  expect(ctx.config.concernsKeyFile).toBe(join(ctx.config.root, "var/concerns-key"));
  expect(readFileSync(ctx.config.concernsKeyFile ?? "", "utf8")).toBe(ctx.config.concernsKey);
  const entries = decompress(readFileSync(archive));
  expect(entries.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["database.sqlite", "secret", "manifest.json"]),
  );
  for (const { path, content } of entries)
    for (const secret of [ctx.config.concernsKey, phrase, ...phrase.split("-"), story])
      expect([path, content.includes(secret)]).toEqual([path, false]);
  const database = entries.find(({ path }) => path === "database.sqlite");
  expect(database?.content.includes("BEGIN AGE ENCRYPTED FILE")).toBe(true);
});

test("a restore without the phrase locks concerns; the phrase opens all later", async () => {
  const { archive, phrase } = await aSiteWithPhrase();
  const place = anEmptyPlace();
  expect((await restoreBackup(place, archive)).concerns).toBe("locked");
  const ctx = await reopen(place);
  expect(ctx.config.concernsKey).toBe(place.concernsKey);
  expect(await findConcern(ctx, 1)).toMatchObject({ isLocked: true, story: "" });
  expect(await fileOf(ctx, 1)).toBe("locked");
  await reportConcern(ctx, { ...aConcern, story: "A second worry." }, { files: [] });
  expect(await typePhrase({ ctx, member: lead }, phrase)).toBe("unlocked");
  expect(await findConcern(ctx, 1)).toMatchObject({ isLocked: false, story });
  expect(await findConcern(ctx, 2)).toMatchObject({ isLocked: false, story: "A second worry." });
  expect(await fileOf(ctx, 1)).toBeInstanceOf(Buffer);
});

test("a restore with the phrase opens concerns, and keeps the key of the machine", async () => {
  const { archive, phrase } = await aSiteWithPhrase();
  const place = anEmptyPlace();
  const tries = ["not a phrase", phrase.split("-").reverse().join("-"), phrase.toLowerCase()];
  const problems: (string | undefined)[] = [];
  const { concerns } = await restoreBackup(place, archive, {
    askPhrase: async (problem) => {
      problems.push(problem);
      return tries.shift();
    },
  });
  expect(concerns).toBe("unlocked");
  expect(problems).toEqual([
    undefined,
    expect.stringContaining("six groups"),
    expect.stringContaining("opens nothing"),
  ]);
  expect(readFileSync(join(place.root, "var/concerns-key"), "utf8")).toBe(place.concernsKey);
  const ctx = await reopen(place);
  expect(await findConcern(ctx, 1)).toMatchObject({ isLocked: false, story });
  expect(await fileOf(ctx, 1)).toBeInstanceOf(Buffer);
});

test("with its key on the new machine the phrase is not asked", async () => {
  const { archive, ctx } = await aSiteWithPhrase();
  const place = anEmptyPlace({ CONCERNS_KEY: ctx.config.concernsKey });
  const askPhrase = () => Promise.reject(new Error("asked"));
  expect((await restoreBackup(place, archive, { askPhrase })).concerns).toBe("open");
});

test("the command reads the phrase from CONCERNS_PHRASE, or says where a lead types it", async () => {
  const { archive, phrase } = await aSiteWithPhrase();
  const wrong = `${phrase.slice(7)}-${phrase.slice(0, 6)}`;
  const place = temporaryFolder();
  const variables = { DATABASE_URL: ownFile };
  const refused = await runScript("restore", place, { ...variables, CONCERNS_PHRASE: wrong }, archive);
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining("CONCERNS_PHRASE is not the recovery phrase"),
  ]);
  expect(refused.said).not.toContain(wrong);
  const opened = await runScript("restore", place, { ...variables, CONCERNS_PHRASE: phrase }, archive);
  expect([opened.code, opened.said]).toEqual([0, expect.stringContaining("The recovery phrase opened the concerns.")]);
  expect(opened.said).not.toContain(phrase.slice(0, 6));
  const locked = await runScript("restore", temporaryFolder(), variables, archive);
  expect([locked.code, locked.said]).toEqual([0, expect.stringContaining("Concerns and private files are locked")]);
});
