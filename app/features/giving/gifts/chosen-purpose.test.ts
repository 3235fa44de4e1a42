import { expect, test } from "vitest";
import { giveBank } from "../../../../tests/support/bank.ts";
import { aProject } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveRedirect } from "../../../cms/redirect-queries.server.ts";
import { insertProject } from "../../publishing/projects/project-queries.server.ts";

async function aSite() {
  const site = await createTestSite({ empty: true });
  await giveBank(site.ctx);
  const wells = await insertProject(site.ctx.db, aProject({ title: "Wells for every village school", slug: "wells" }));
  await insertProject(site.ctx.db, aProject({ title: "Hidden", slug: "hidden", status: "draft" }));
  const promises = () => site.ctx.db.selectFrom("promises").select(["project_id", "purpose"]).execute();
  return { ...site, wells, promises };
}

const chosen = (html: string) => /<option value="(\d+)" selected="">/.exec(html)?.[1];

test("a project's banner leads to the promise with its purpose chosen", async () => {
  const { read, wells } = await aSite();
  const link = /href="(\/donate\/promise\?[^"]+)"/.exec(await read("/project/readmore/wells"))?.[1] ?? "";
  expect(link).toBe("/donate/promise?for=wells");
  expect(chosen(await read(link))).toBe(String(wells));
});

test.each(["hidden", "nothing", "", "../wells", "w".repeat(101)])(
  "a purpose %j that is not public leaves the form as it was",
  async (key) => {
    const { read } = await aSite();
    const page = await read(`/donate/promise?for=${encodeURIComponent(key)}`);
    expect([chosen(page), page]).toEqual([undefined, await read("/donate/promise")]);
  },
);

test("an earlier address of the project still chooses it", async () => {
  const { ctx, read, wells } = await aSite();
  await saveRedirect(ctx.db, {
    path: "/project/readmore/pumps",
    noun: "project",
    content_id: wells,
    made_by: "rename",
    created_at: "",
  });
  expect(chosen(await read("/donate/promise?for=pumps"))).toBe(String(wells));
});

test("a rejected form keeps the purpose with its currency links", async () => {
  const { read, send, wells } = await aSite();
  const page = await read("/donate/promise?for=wells");
  expect(page).toContain('href="/donate/promise?dollars&amp;for=wells"');
  expect(page).toContain('action="/donate/promise?for=wells"');
  const answer = await send("/donate/promise?for=wells", { own: "nothing", project: String(wells) });
  const again = await answer.text();
  expect([answer.status, chosen(again)]).toEqual([422, String(wells)]);
  expect(again).toContain('href="/donate/promise?dollars&amp;for=wells"');
});

test("a visitor who chose another purpose in a rejected form keeps that one", async () => {
  const { send } = await aSite();
  const answer = await send("/donate/promise?for=wells", { own: "nothing", project: "" });
  expect(chosen(await answer.text())).toBeUndefined();
});

test("a promise stores the chosen project", async () => {
  const { send, wells, promises } = await aSite();
  await send("/donate/promise?for=wells", { own: "5000", project: String(wells) });
  expect(await promises()).toEqual([{ project_id: wells, purpose: "Wells for every village school" }]);
});

test("the ways to give carry the purpose to the promise", async () => {
  const { read } = await aSite();
  const page = await read("/donate?for=wells");
  expect(page.match(/\/donate\/promise\?for=wells/g)?.length).toBe(3);
  expect(await read("/donate/promise?for=wells")).toContain('href="/donate?for=wells"');
});

test("the bank's dialog says which words to write for a project", async () => {
  const { read } = await aSite();
  expect(textOf(mainOf(await read("/donate?for=wells")))).toContain(
    "Without one, write WELLS FOR EVERY VILLAGE SCHOOL where your app asks for a message, and a person reads it.",
  );
  expect(textOf(mainOf(await read("/donate")))).not.toContain("asks for a message");
});
