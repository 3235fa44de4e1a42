import { describe, expect, test } from "vitest";
import { aSubscriber } from "../../../../tests/support/builders.ts";
import { onTheList } from "../../../../tests/support/newsletter-subscriber.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { insertSubscriber } from "./subscriber-queries.server.ts";

const path = "/newsletter/unsubscribe?token=secret";
const oneClick = "List-Unsubscribe=One-Click";

async function siteWithReader() {
  const here = await createTestSite({ empty: true });
  await insertSubscriber(here.ctx.db, aSubscriber({ email: "stays@example.org" }));
  await insertSubscriber(here.ctx.db, aSubscriber({ email: "goes@example.org", token: "secret" }));
  return { ...here, list: () => onTheList(here.ctx.db) };
}

test("opening the link changes nothing; it shows a button to unsubscribe", async () => {
  const { ask, send, list } = await siteWithReader();
  for (const method of ["GET", "HEAD"]) expect((await ask(path, { method })).status).toBe(200);
  const page = mainOf(await (await ask(path)).text());
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(await list()).toHaveLength(2);
  const answer = await send(path, {});
  expect(answer.status).toBe(200);
  expect(textOf(mainOf(await answer.text()))).toContain("You are off the list.");
  expect(await list()).toEqual(["stays@example.org"]);
});

describe("a mail program ends a subscription with one request", () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  test.each<[string, Record<string, string>, BodyInit?]>([
    ["that says nothing about itself", form],
    ["from a webmail", { ...form, Origin: "https://mail.example", Referer: "https://mail.example/inbox" }],
    ["from a page that browsers call foreign", { ...form, Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["with an origin that is no address", { ...form, Origin: "webmail server 7" }],
    ["with a body of another kind", { "Content-Type": "text/plain" }],
    ["without a body", {}, ""],
  ])("%s", async (_, headers, body = oneClick) => {
    const { ask, list } = await siteWithReader();
    const answer = await ask(path, { method: "POST", headers, body });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await list()).toEqual(["stays@example.org"]);
  });

  test("in several parts", async () => {
    const { ask, list } = await siteWithReader();
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await ask(path, { method: "POST", body })).status).toBe(200);
    expect(await list()).toEqual(["stays@example.org"]);
  });
});

test("only that address accepts forms from other sites", async () => {
  const { ask } = await siteWithReader();
  const headers = { Origin: "https://mail.example" };
  for (const other of [
    "/newsletter",
    "/newsletter/confirm?token=secret",
    "/newsletter/unsubscribe.data?token=secret",
    "/newsletter/unsubscribe/?token=secret",
    "//newsletter/unsubscribe?token=secret",
    "/newsletter/unsubscribe/../../contact",
    "/contact",
    "/login",
    "/admin/signout",
  ]) {
    const answer = await ask(other, { method: "POST", headers, body: oneClick });
    expect([other, answer.status]).toEqual([other, 403]);
  }
});

test("unsubscribing twice is the same; an unknown link changes nothing", async () => {
  const { ask, list } = await siteWithReader();
  for (const link of [path, path, "/newsletter/unsubscribe", "/newsletter/unsubscribe?token="]) {
    const answer = await ask(link, { method: "POST", body: oneClick });
    expect([link, answer.status]).toEqual([link, 200]);
  }
  expect(await list()).toEqual(["stays@example.org"]);
  expect(textOf(mainOf(await (await ask(path)).text()))).toContain("There is nothing to do: this link is not in use.");
});

test("the link of an ended subscription says nothing about a new one", async () => {
  const { ctx, ask, list } = await siteWithReader();
  await ask(path, { method: "POST", body: oneClick });
  await insertSubscriber(ctx.db, aSubscriber({ email: "goes@example.org", token: "another" }));
  const answer = textOf(mainOf(await (await ask(path, { method: "POST", body: oneClick })).text()));
  expect(answer).toContain("this link is not in use. If newsletters still come, use the link in the newest one");
  expect(await list()).toEqual(["stays@example.org", "goes@example.org"]);
});
