import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bareEnvironment, endOf } from "./support/end-of-command.ts";
import { aStartedSite, oldPosts } from "./support/import-command.ts";
import { anExport } from "./support/old-export.ts";
import { root } from "./support/sources.ts";

test("the command prints its report and keeps it where only the site can read it", async () => {
  const { folder, run } = await aStartedSite();
  const { code, said } = await endOf(run("firebase", anExport({ "posts.json": { ...oldPosts(2), odd: {} } })));
  expect(code).toBe(0);
  expect(said).toMatch(/^posts\s+3\s+2\s+0\s+1$/m);
  expect(said).toContain("posts.json, odd, title: Write a title or a paragraph. The row was left out.");
  expect(said).toContain("posts p1: /blog/old-post-1");
  const [report = ""] = readdirSync(join(folder, "var/imports"));
  const file = join(folder, "var/imports", report);
  expect([statSync(file).mode & 0o777, readFileSync(file, "utf8")]).toEqual([0o600, expect.stringContaining("odd")]);
});

test("a rehearsal writes no report, even if npm swallows its option", async () => {
  const { folder, open, variables } = await aStartedSite();
  const words = [join(root, "scripts/import.mjs"), "firebase", anExport({ "posts.json": oldPosts(2) })];
  const env = { ...bareEnvironment, ...variables, npm_config_dry_run: "true" };
  const { code, said } = await endOf(spawn(join(root, "node_modules/.bin/node"), words, { cwd: folder, env }));
  expect([code, said]).toEqual([0, expect.stringContaining("This was a rehearsal: nothing was written.")]);
  expect(said).not.toContain("The whole report");
  const ctx = await open();
  onTestFinished(() => ctx.db.destroy());
  const rows = await ctx.db.selectFrom("posts").select("title").where("title", "like", "Old post %").execute();
  expect(rows).toEqual([]);
});

test("a command that cannot begin gets one clear line", async () => {
  const { run } = await aStartedSite();
  for (const [words, sentence] of [
    [["firebase", ".", "--force"], "Usage: npm run import -- firebase DIR"],
    // The same answer to other words.
    ...([
      [[], "Usage: npm run import -- firebase DIR"],
      [["wordpress", "."], "Usage: npm run import -- firebase DIR"],
      [["firebase", ".", "--consent-by", " "], "--consent-by needs the name of a person"],
    ] as const),
    [["firebase", "nowhere"], "The folder of the export cannot be read: ENOENT."],
  ] as const) {
    const { code, said } = await endOf(run(...words));
    expect([code, said], words.join(" ")).toEqual([1, expect.stringContaining(sentence)]);
    expect(said.trim().split("\n"), words.join(" ")).toHaveLength(1);
  }
});
