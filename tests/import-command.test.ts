import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { samples } from "content/samples/index.ts";
import { expect, onTestFinished, test } from "vitest";
import { createAppContext } from "../app/app-context.server.ts";
import { loadSamples } from "../app/load-samples.server.ts";
import { readConfig } from "../app/server/config/config.server.ts";
import { endOf } from "./support/command.ts";
import { anExport } from "./support/old-export.ts";
import { root } from "./support/sources.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** A site that was started once, and what starts the command in its folder. */
async function aSite() {
  const folder = temporaryFolder();
  const variables = {
    DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}`,
    FILES_URL: `file:${join(folder, "files")}`,
    MAIL_URL: `mailbox:${join(folder, "mail")}`,
    SESSION_SECRET: "a secret that only this test uses",
  };
  const open = () => createAppContext(readConfig(variables, folder));
  const ctx = await open();
  await loadSamples(ctx, samples);
  await ctx.db.destroy();
  const run = (...words: string[]) => {
    const node = join(root, "node_modules/.bin/node");
    const script = join(root, "scripts/import.ts");
    return spawn(node, [script, ...words], { cwd: folder, env: { PATH: process.env.PATH, ...variables } });
  };
  return { folder, open, run, variables };
}

const posts = (most: number) =>
  Object.fromEntries(
    Array.from({ length: most }, (_, n) => [`p${n}`, { title: `Old post ${n}`, timestamp: 1_706_173_200 + n }]),
  );

test("the command prints its report and keeps it where only the site can read it", async () => {
  const { folder, run } = await aSite();
  const { code, said } = await endOf(run("firebase", anExport({ "posts.json": { ...posts(2), odd: {} } })));
  expect(code).toBe(0);
  expect(said).toMatch(/^posts\s+3\s+2\s+0\s+1$/m);
  expect(said).toContain("posts.json, odd, title: Write a title or a paragraph. The row was left out.");
  expect(said).toContain("posts p1: /blog/old-post-1");
  const [report = ""] = readdirSync(join(folder, "var/imports"));
  const file = join(folder, "var/imports", report);
  expect([statSync(file).mode & 0o777, readFileSync(file, "utf8")]).toEqual([0o600, expect.stringContaining("odd")]);
});

test("a run that is killed half way is finished by the next one, and nothing is there twice", async () => {
  const { open, run } = await aSite();
  const folder = anExport({ "posts.json": posts(2_000) });
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

test("a rehearsal stays one though npm keeps its word for itself, and not even a report is written", async () => {
  const { folder, open, variables } = await aSite();
  const words = [join(root, "scripts/import.mjs"), "firebase", anExport({ "posts.json": posts(2) })];
  const env = { PATH: process.env.PATH, ...variables, npm_config_dry_run: "true" };
  const { code, said } = await endOf(spawn(join(root, "node_modules/.bin/node"), words, { cwd: folder, env }));
  expect([code, said]).toEqual([0, expect.stringContaining("This was a rehearsal: nothing was written.")]);
  expect(said).not.toContain("The whole report");
  const ctx = await open();
  onTestFinished(() => ctx.db.destroy());
  const rows = await ctx.db.selectFrom("posts").select("title").where("title", "like", "Old post %").execute();
  expect(rows).toEqual([]);
});

test.each<[string, string[], string]>([
  ["nothing", [], "Usage: npm run import -- firebase DIR"],
  ["another kind of site", ["wordpress", "."], "Usage: npm run import -- firebase DIR"],
  ["a word that it does not know", ["firebase", ".", "--force"], "Usage: npm run import -- firebase DIR"],
  ["nobody's name", ["firebase", ".", "--consent-by", " "], "--consent-by needs the name of a person"],
  ["a folder that is not there", ["firebase", "nowhere"], "The folder of the export cannot be read: ENOENT."],
])("%s gets one clear line", async (_name, words, sentence) => {
  const { run } = await aSite();
  const { code, said } = await endOf(run(...words));
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(said.trim().split("\n")).toHaveLength(1);
});
