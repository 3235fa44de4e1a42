import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { saveWords } from "../../foundation/words/save-words.server.ts";
import { takeSettings } from "./full-site.support.ts";
import { makeArchives } from "./make-archive.server.ts";
import { createMovingSite } from "./old-sites.support.ts";

const stopping = new AbortController().signal;

const admin = {
  id: "a",
  name: "Admin",
  email: "",
  roles: ["admin" as const],
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
};

/** The archive of a site with the sample content, changed words and a changed name. */
async function archiveOfSample() {
  const site = await createTestSite();
  const Cookie = await signIn(site.ctx, "admin");
  const headers = { Cookie, Origin: "https://site.test" };
  await saveWords({ ctx: site.ctx, member: admin }, "about", {
    values: { lede: "We are the people of the north house." } as never,
    status: "published",
    publishAt: undefined,
  });
  await changeSettings(site.ctx, admin, { nameMeaning: "A house in the north." });
  await site.ask("/admin/move-in", { method: "POST", headers, body: new URLSearchParams({ intent: "archive" }) });
  await makeArchives(site.ctx, stopping);
  const answer = await site.ask("/admin/move-in/archive/1", { headers });
  return { site, archive: new Uint8Array(await answer.arrayBuffer()) };
}

const addressesOf = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/(?:blog|project\/readmore)\/[^"?#]+)"/g)].map(([, path]) => path ?? "")),
];
const words = (html: string) => textOf(mainOf(html));

test("a site moves into an empty one by its archive, twice without doubles", async () => {
  const { site, archive } = await archiveOfSample();
  const empty = await createMovingSite();
  const path = await empty.read("archive", archive);
  const asked = textOf(await empty.readAsStaff(path));
  expect(asked).toContain("changed words of 1 page");
  await empty.press(path, "bring");
  await empty.press(path, "publish");
  const paths = addressesOf(await (await site.ask("/blog")).text());
  expect(paths.length).toBeGreaterThan(2);
  for (const address of paths) {
    const there = words(await (await site.ask(address)).text());
    const here = await empty.ask(address);
    if (here.status === 200) expect(words(await here.text())).toBe(there);
  }
  const count = async () => (await empty.ctx.db.selectFrom("posts").select("id").execute()).length;
  const posts = await count();
  expect(posts).toBe((await site.ctx.db.selectFrom("posts").select("id").execute()).length);
  expect(await empty.ctx.db.selectFrom("page_texts").select("status").where("name", "=", "about").execute()).toEqual([
    { status: "draft" },
  ]);
  const again = await empty.read("archive", archive);
  await empty.press(again, "bring");
  expect(await count()).toBe(posts);
});

test("an undo keeps a draft of words that staff changed since", async () => {
  const { archive } = await archiveOfSample();
  const { ctx, read, press } = await createMovingSite();
  const draftOf = async () =>
    (await ctx.db.selectFrom("page_texts").select("next_content").where("name", "=", "about").executeTakeFirst())
      ?.next_content;
  const path = await read("archive", archive);
  await press(path, "bring");
  expect(await draftOf()).toContain("north house");
  await saveWords(
    { ctx, member: admin },
    "about",
    { values: { lede: "Words of the team." } as never, status: "draft", publishAt: undefined },
    { seen: 1 },
  );
  await press(path, "undo");
  expect(await draftOf()).toContain("Words of the team.");
  const again = await read("archive", archive);
  await press(again, "bring");
  expect(await draftOf()).toContain("Words of the team.");
});

test("an undo sets a setting back and discards the draft of words", async () => {
  const { archive } = await archiveOfSample();
  const empty = await createMovingSite();
  const { ctx, read, press } = empty;
  const before = JSON.stringify(await findSettings(ctx));
  const path = await read("archive", archive);
  await press(path, "bring");
  expect(JSON.stringify(await findSettings(ctx))).toBe(before);
  expect((await takeSettings(empty, path)).status).toBe(200);
  expect(await findSettings(ctx)).toMatchObject({ nameMeaning: "A house in the north." });
  await press(path, "undo");
  expect(JSON.stringify(await findSettings(ctx))).toBe(before);
  const page = await ctx.db.selectFrom("page_texts").select("next_content").where("name", "=", "about").execute();
  expect(page).toEqual([{ next_content: null }]);
});
