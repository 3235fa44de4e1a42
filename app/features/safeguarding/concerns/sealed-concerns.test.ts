import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aPicture, reportFields, siteWithConcern, story } from "../../../../tests/support/concerns.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { ownFile } from "../../../../tests/support/test-site.ts";
import { keyIdOf } from "../../../server/sealing/seal.server.ts";
import { dropPlainCopies, sealOldConcerns } from "./seal-old-concerns.server.ts";

type Site = Awaited<ReturnType<typeof siteWithConcern>>;

const passedOn = "The police at the second junction";
const noted = "Her aunt was called on Monday.";

const words = [reportFields.story, reportFields.place, reportFields.name, reportFields.contact, passedOn, noted];

/** All bytes of a site's database and file storage. */
function everythingKept(root: string): string {
  const read = (folder: string): string =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name !== "concerns-key")
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
      .join("\n");
  return read(join(root, "var"));
}

async function withNoteAndState(here: Site) {
  const about = { id: "1", idempotencyKey: crypto.randomUUID() };
  await here.post({ ...about, intent: "note", text: noted });
  await here.post({ ...about, intent: "state", state: "passed on", passedTo: passedOn });
}

/** Stores concerns as an earlier release did. */
async function makePlain({ ctx }: Site) {
  const path = await ctx.storage.put("private", "jpg", await aPicture());
  await ctx.db
    .updateTable("concerns")
    .set({
      key_id: null,
      story: reportFields.story,
      place: reportFields.place,
      name: reportFields.name,
      contact: reportFields.contact,
    })
    .execute();
  await ctx.db.updateTable("concerns").set({ passed_to: passedOn }).execute();
  await ctx.db.updateTable("concern_notes").set({ key_id: null, text: noted }).execute();
  await ctx.db.updateTable("private_files").set({ key_id: null, path }).execute();
  return path;
}

test("reports, notes and files are encrypted; the lead reads them", async () => {
  const here = await siteWithConcern({ DATABASE_URL: ownFile });
  await withNoteAndState(here);
  const kept = everythingKept(here.ctx.config.root);
  for (const word of words) expect(kept).not.toContain(word);
  expect(kept).not.toContain(here.ctx.config.concernsKey);
  const files = join(here.ctx.config.root, "var/files/private");
  for (const name of readdirSync(files)) expect(readFileSync(join(files, name)).includes("JFIF")).toBe(false);
  const page = textOf(await (await here.visit("/admin/concerns?id=1")).text());
  for (const word of words) expect(page).toContain(word);
  const file = await here.visit("/admin/private/1");
  expect(new Uint8Array(await file.arrayBuffer()).subarray(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
});

test("an update encrypts earlier concerns and survives a killed start", async () => {
  const here = await siteWithConcern({ DATABASE_URL: ownFile });
  await withNoteAndState(here);
  const path = await makePlain(here);
  const { ctx } = here;
  expect(everythingKept(ctx.config.root)).toContain(story);
  // Unencrypted rows are readable while they wait.
  expect(textOf(await (await here.visit("/admin/concerns?id=1")).text())).toContain(story);
  // The disk fails after the rows, as if the start were killed.
  const broken = { ...ctx, storage: { ...ctx.storage, begin: () => Promise.reject(new Error("away")) } };
  await sealOldConcerns(broken);
  expect(existsSync(join(ctx.config.root, "var/files", path))).toBe(true);
  await sealOldConcerns(ctx);
  await sealOldConcerns(ctx);
  await dropPlainCopies(ctx);
  expect(existsSync(join(ctx.config.root, "var/files", path))).toBe(false);
  const kept = everythingKept(ctx.config.root);
  for (const word of words) expect(kept).not.toContain(word);
  const page = textOf(await (await here.visit("/admin/concerns?id=1")).text());
  for (const word of words) expect(page).toContain(word);
  expect((await here.visit("/admin/private/1")).status).toBe(200);
  const keys = await ctx.db.selectFrom("concern_keys").selectAll().execute();
  expect(keys).toMatchObject([{ id: keyIdOf(ctx.config), cleaned_at: expect.any(String) }]);
});

test("without the key concerns are locked while new reports arrive", async () => {
  const here = await siteWithConcern();
  await withNoteAndState(here);
  const before = await here.ctx.db.selectFrom("concerns").select(["story", "key_id"]).executeTakeFirstOrThrow();
  const rightKey = here.ctx.config.concernsKey;
  here.ctx.config.concernsKey = "another key of another machine, 32 letters";
  await sealOldConcerns(here.ctx);
  const page = textOf(await (await here.visit("/admin/concerns?id=1")).text());
  expect(page).toContain("This concern is locked:");
  for (const word of words) expect(page).not.toContain(word);
  expect((await here.visit("/admin/private/1")).status).toBe(409);
  const about = { id: "1", idempotencyKey: crypto.randomUUID() };
  const refused = await here.post({ ...about, intent: "state", state: "passed on", passedTo: "Nobody" });
  expect(refused.status).toBe(409);
  await here.send("/safeguarding", { story: "A second worry." });
  expect(textOf(await (await here.visit("/admin/concerns?id=2")).text())).toContain("A second worry.");
  here.ctx.config.concernsKey = rightKey;
  expect(await here.ctx.db.selectFrom("concerns").select(["story", "key_id"]).where("id", "=", 1).execute()).toEqual([
    before,
  ]);
  expect(textOf(await (await here.visit("/admin/concerns?id=1")).text())).toContain(story);
});

test("text moved to another concern cannot be decrypted", async () => {
  const here = await siteWithConcern();
  await here.send("/safeguarding", { story: "A second worry." });
  const { story: moved } = await here.ctx.db
    .selectFrom("concerns")
    .select("story")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  await here.ctx.db.updateTable("concerns").set({ story: moved }).where("id", "=", 2).execute();
  const page = textOf(await (await here.visit("/admin/concerns?id=2")).text());
  expect(page).toContain("This concern is locked:");
  expect(page).not.toContain(story);
});
