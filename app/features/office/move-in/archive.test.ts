import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import { archivePlan, tablesIn } from "./archive-plan.ts";
import { expireArchives, makeArchives } from "./make-archive.server.ts";

async function siteOfAdmin() {
  const site = await createTestSite();
  const Cookie = await signIn(site.ctx, "admin");
  const headers = { Cookie, Origin: "https://site.test" };
  const ask = (path: string, init: RequestInit = {}) => site.ask(path, { headers, ...init });
  return {
    ...site,
    ask,
    askForArchive: () => ask("/admin/move-in", { method: "POST", body: new URLSearchParams({ intent: "archive" }) }),
    work: () => makeArchives(site.ctx, new AbortController().signal),
  };
}

async function unpack(answer: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString("utf8")]));
}

test("the archive has content, lists, settings, words and pictures", async () => {
  const { ctx, askForArchive, work, ask } = await siteOfAdmin();
  expect(textOf(await (await askForArchive()).text())).toContain("The site makes the archive.");
  await work();
  const answer = await ask("/admin/move-in/archive/1");
  expect(answer.headers.get("Content-Type")).toBe("application/zip");
  const files = await unpack(answer);
  const [post] = await ctx.db.selectFrom("posts").selectAll().orderBy("id").execute();
  expect(files[`post/${post?.id}.md`]).toContain(`# ${post?.title}\n`);
  expect(Object.keys(files).filter((name) => name.startsWith("lists/"))).toHaveLength(tablesIn("list").length);
  expect(JSON.parse(files["settings.json"] ?? "")).toEqual(
    await ctx.db.selectFrom("settings").select(["name", "value"]).orderBy("name").execute(),
  );
  const photos = await ctx.db.selectFrom("photos").select("id").where("withdrawn_at", "is", null).execute();
  expect(Object.keys(files).filter((name) => name.startsWith("pictures/"))).toHaveLength(photos.length);
  expect(files["README.txt"]).toContain("500.00 and NGN are ₦500");
  for (const name of Object.keys(files).filter((name) => name.endsWith(".json")))
    expect(files["README.txt"]).toContain(`  ${name}: `);
});

test("no concern, no consent, no key and no hash is in the archive", async () => {
  const { ctx, askForArchive, work, ask } = await siteOfAdmin();
  await ctx.db
    .insertInto("subscribers")
    .values({
      email: "reader@example.org",
      created_at: "2026-03-01",
      consent: "c",
      page: "/",
      confirmed_at: "2026-03-01",
      token: "secret-word",
    })
    .execute();
  await askForArchive();
  await work();
  const files = await unpack(await ask("/admin/move-in/archive/1"));
  expect(files["lists/subscribers.csv"]).toContain("reader@example.org");
  expect(JSON.stringify(files)).not.toContain("secret-word");
  expect(Object.keys(files).filter((name) => /concern|consent|session|key|subjects/.test(name))).toEqual([]);
});

test("every table has a place in the archive, or a reason to stay out", async () => {
  const { ctx } = await createTestSite();
  const tables = Object.entries(tablesOf(ctx.features)).flatMap(([name, { isContent }]) => (isContent ? [] : [name]));
  expect(Object.keys(archivePlan).sort()).toEqual(tables.sort());
});

test("one archive is made at a time", async () => {
  const { askForArchive } = await siteOfAdmin();
  await askForArchive();
  expect((await askForArchive()).status).toBe(409);
});

test("an archive is deleted after a day", async () => {
  const { ctx, clock, askForArchive, work, ask } = await siteOfAdmin();
  await askForArchive();
  await work();
  clock.at = new Date(clock.at.getTime() + 25 * 3_600_000);
  await expireArchives(ctx, new Date(clock.at.getTime() - 24 * 3_600_000));
  expect((await ask("/admin/move-in/archive/1")).status).toBe(404);
});

test("a stopped process leaves the archive to the next one", async () => {
  const { ctx, clock, askForArchive, work, ask } = await siteOfAdmin();
  await askForArchive();
  const stopping = new AbortController();
  const making = makeArchives(ctx, stopping.signal);
  stopping.abort();
  await making;
  clock.at = new Date(clock.at.getTime() + 11 * 60_000);
  await work();
  expect((await ask("/admin/move-in/archive/1")).status).toBe(200);
});
