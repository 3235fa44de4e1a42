import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { endOf } from "../support/end-of-command.ts";
import { aStartedSite, oldPosts } from "../support/import-command.ts";
import { anExport } from "../support/old-export.ts";
import { aStoppedSite } from "../support/stopped-site.ts";

test("a copy of a database that is killed half way is finished by the next one", async () => {
  const { folder, run } = await aStoppedSite(1_500);
  const command = run("--to", "sqlite:var/new.sqlite");
  const isHalfDone = () => readdirSync(join(folder, "var")).includes("new.sqlite");
  await expect.poll(isHalfDone, { timeout: 30_000, interval: 5 }).toBe(true);
  command.kill("SIGKILL");
  await endOf(command);
  const { code, said } = await endOf(run("--to", "sqlite:var/new.sqlite"));
  expect([code, said]).toEqual([0, expect.stringContaining("both have the same")]);
});

test("an import that is killed half way is finished by the next one, and nothing is there twice", async () => {
  const { open, run } = await aStartedSite();
  const folder = anExport({ "posts.json": oldPosts(2_000) });
  const command = run("firebase", folder);
  onTestFinished(() => void command.kill("SIGKILL"));
  const ctx = await open();
  onTestFinished(() => ctx.db.destroy());
  const count = async () => {
    const { n } = await ctx.db
      .selectFrom("posts")
      .select(({ fn }) => [fn.countAll<number>().as("n")])
      .where("title", "like", "Old post %")
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  await expect.poll(count, { timeout: 30_000, interval: 20 }).toBeGreaterThan(20);
  command.kill("SIGKILL");
  await endOf(command);
  const before = await count();
  expect(before).toBeLessThan(2_000);
  const { said, code } = await endOf(run("firebase", folder));
  expect(code).toBe(0);
  expect(said).toMatch(new RegExp(`^posts\\s+2000\\s+${2_000 - before}\\s+${before}\\s+0$`, "m"));
  expect(await count()).toBe(2_000);
  const titles = await ctx.db.selectFrom("posts").select("title").execute();
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
});
