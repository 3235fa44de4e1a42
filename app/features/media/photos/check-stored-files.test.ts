import { rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, picturesFolderOf } from "../../../../tests/support/backups.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { DoctorParts } from "../../../server/doctor/check.ts";
import { storedFileChecks } from "./check-faces.server.ts";

async function open(options: Parameters<typeof createTestSite>[0] = {}) {
  const { ctx } = await createTestSite(options);
  const parts = { config: ctx.config, openDb: async () => ctx.db, openFiles: async () => ctx.storage };
  const [, check] = storedFileChecks()[0] ?? [];
  const look = async () => (await check?.(parts as unknown as DoctorParts)) ?? { state: "nothing", line: "" };
  const folder = picturesFolderOf(ctx.config);
  return { ctx, look, files: () => filesBelow(folder).map((path) => join(folder, path)) };
}

test("all files that rows name exist", async () => {
  const { look } = await open();
  expect(await look()).toMatchObject({ state: "good", line: expect.stringMatching(/^All \d+ files of the newest/) });
});

test("a site that lost all photos learns how many, and how to restore them", async () => {
  const { look, files } = await open();
  for (const file of files()) rmSync(file);
  const { state, line, remedy } = (await look()) as { state: string; line: string; remedy: string };
  const [, missing, all] = /^(\d+) of (\d+) files of the newest and oldest photos/.exec(line) ?? [];
  expect([state, missing]).toEqual(["bad", all]);
  expect(Number(all)).toBeGreaterThan(3);
  expect(remedy).toContain("restore the newest whole backup");
});

test("an empty file counts as missing", async () => {
  const { look, files } = await open();
  truncateSync(files()[0] ?? "", 0);
  expect(await look()).toMatchObject({ state: "bad", line: expect.stringMatching(/^1 of/) });
});

test("a withdrawn photo may have no file", async () => {
  const { ctx, look, files } = await open();
  for (const file of files()) rmSync(file);
  await ctx.db.updateTable("photos").set({ withdrawn_at: "2026-03-10T09:00:00.000Z" }).execute();
  expect((await look()).state).toBe("nothing");
});
