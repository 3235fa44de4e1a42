import { expect, test } from "vitest";
import { textOf } from "../../../tests/support/page-text.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";

async function withSubscribers() {
  const here = await createTestSite();
  const headers = { Cookie: await signIn(here.site, "editor"), Origin: "https://site.test" };
  for (const name of ["ada", "bola", "a_b"]) await here.send("/newsletter", { email: `${name}@example.org` });
  return { ...here, headers, open: async (path: string) => textOf(await (await here.ask(path, { headers })).text()) };
}

test("staff see how many addresses there are, and find one", async () => {
  const { open } = await withSubscribers();
  expect(await open("/admin/subscribers")).toContain("3 addresses on the list.");
  const found = await open("/admin/subscribers?q=BOLA");
  expect(found).toContain("bola@example.org");
  expect(found).not.toContain("ada@example.org");
  expect(await open("/admin/subscribers?q=a_b")).not.toContain("ada@example.org");
});

test("an address is taken off the list, and the log does not keep it", async () => {
  const { ask, headers, site } = await withSubscribers();
  await ask("/admin/subscribers.data", { method: "POST", headers, body: new URLSearchParams({ id: "2" }) });
  const rows = await site.database.selectFrom("subscribers").select("email").orderBy("id").execute();
  expect(rows.map(({ email }) => email)).toEqual(["ada@example.org", "a_b@example.org"]);
  const deeds = await site.database.selectFrom("deeds").selectAll().execute();
  expect(deeds).toMatchObject([{ what: "subscriber removed", subject: "subscriber:2" }]);
  expect(JSON.stringify(deeds)).not.toContain("bola");
});

test("the list is a table for a spreadsheet", async () => {
  const { ask, headers } = await withSubscribers();
  const csv = await (await ask("/admin/subscribers/export", { headers })).text();
  expect(csv.split("\r\n").slice(0, 2)).toEqual(['"email","since"', '"a_b@example.org","2026-03-10T09:00:00.000Z"']);
});
