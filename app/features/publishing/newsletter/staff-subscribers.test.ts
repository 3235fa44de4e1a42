import { expect, test } from "vitest";
import { onTheList, subscribe } from "../../../../tests/support/newsletter-subscriber.ts";
import { day } from "../../../../tests/support/outbox.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

async function withSubscribers() {
  const here = await createTestSite();
  const headers = { Cookie: await signIn(here.ctx, "editor"), Origin: "https://site.test" };
  for (const name of ["ada", "bola", "a_b"]) await subscribe(here, `${name}@example.org`);
  const act = (fields: Record<string, string>) =>
    here.ask("/admin/subscribers.data", { method: "POST", headers, body: new URLSearchParams(fields) });
  return {
    ...here,
    headers,
    act,
    open: async (path: string) => textOf(await (await here.ask(path, { headers })).text()),
  };
}

test("staff see the number of addresses, can find one", async () => {
  const { open } = await withSubscribers();
  expect(await open("/admin/subscribers")).toContain("3 addresses on the list These 3 as CSV");
  const found = await open("/admin/subscribers?q=BOLA");
  expect(found).toContain("bola@example.org");
  expect(found).not.toContain("ada@example.org");
  expect(await open("/admin/subscribers?q=a_b")).not.toContain("ada@example.org");
});

test("staff see the number of pending addresses, not the addresses", async () => {
  const { open, send } = await withSubscribers();
  await send("/newsletter", { email: "unsure@example.org" });
  const page = await open("/admin/subscribers");
  expect(page).toMatch(/1 not confirmed yet.*3 addresses on the list/);
  expect(page).not.toContain("unsure@example.org");
});

test("a removed address is not in the log; its owner can subscribe again", async () => {
  const here = await withSubscribers();
  await here.act({ id: "2" });
  expect(await onTheList(here.ctx.db)).toEqual(["ada@example.org", "a_b@example.org"]);
  const auditEvents = await here.ctx.db.selectFrom("audit_log").selectAll().execute();
  expect(auditEvents).toMatchObject([{ what: "subscriber removed", subject: "subscriber:2" }]);
  expect(JSON.stringify(auditEvents)).not.toContain("bola");
  here.clock.at = new Date(here.clock.at.getTime() + 2 * day);
  await subscribe(here, "bola@example.org");
  expect(await onTheList(here.ctx.db)).toContain("bola@example.org");
});

test("after a complaint an address never gets another e-mail", async () => {
  const { act, send, clock, emails, open, ctx } = await withSubscribers();
  await act({ id: "2", intent: "for-good" });
  expect(await open("/admin/subscribers")).toContain("1 blocked");
  const before = (await emails()).length;
  clock.at = new Date(clock.at.getTime() + 2 * day);
  await send("/newsletter", { email: "bola@example.org" });
  expect(await emails()).toHaveLength(before);
  expect(JSON.stringify(await ctx.db.selectFrom("suppressed_addresses").selectAll().execute())).not.toContain("bola");
});

test("the list can be exported with each subscriber's consent", async () => {
  const { ask, headers } = await withSubscribers();
  const csv = await (await ask("/admin/subscribers/export", { headers })).text();
  const consent = "Good news, by email. Stories from the field, straight to your inbox. Subscribe";
  expect(csv.split("\r\n").slice(0, 2)).toEqual([
    '"Email","Asked","Confirmed","Consent","Page"',
    `"a_b@example.org","2026-03-10T09:00:00.000Z","2026-03-10T09:00:00.000Z","${consent}","/newsletter"`,
  ]);
  const emails = async (query: string) =>
    (await (await ask(`/admin/subscribers/export${query}`, { headers })).text())
      .split("\r\n")
      .slice(1)
      .map((row) => row.split(",")[0]);
  expect(await emails("")).toHaveLength(3);
  expect(await emails("?q=BOLA")).toEqual(['"bola@example.org"']);
  expect(await emails("?chosen=on&ids=1&ids=3&ids=99")).toEqual(['"a_b@example.org"', '"ada@example.org"']);
  expect(await emails("?chosen=on")).toEqual([]);
});

test("the sign-up link is there with or without subscribers, beside the form for colleagues", async () => {
  const { open, ctx } = await withSubscribers();
  const links = /Copy the sign-up link https:\/\/site\.test\/newsletter .*Copy link for colleagues/;
  expect(await open("/admin/subscribers")).toMatch(links);
  await ctx.db.deleteFrom("subscribers").execute();
  expect(await open("/admin/subscribers")).toMatch(links);
});
