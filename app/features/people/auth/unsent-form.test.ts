import { expect, test } from "vitest";
import { otherBank } from "../../../../tests/support/bank.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

type Site = Awaited<ReturnType<typeof createStaffedSite>>;

const wait = ({ ctx }: Site, minutes: number) =>
  ctx.db
    .updateTable("sessions")
    .set({ confirmed_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .execute();

/** Sends a form as a browser without script does, and follows the answer with the same body. */
async function sendByBrowser({ ask, staffHeaders }: Site, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  const headers = { ...staffHeaders, Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" };
  const first = await ask(path, { method: "POST", headers, body });
  if (first.status !== 307) return { status: first.status, html: await first.text() };
  const at = first.headers.get("Location") ?? "";
  return { status: 307, at, html: await (await ask(at, { method: "POST", headers, body })).text() };
}

/** Returns the address and the fields of the form that sends again. */
function readAgain(html: string) {
  const [, action = "", inside = ""] = /<form action="([^"]+)" method="post">(.*?)<\/form>/s.exec(html) ?? [];
  const plain = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
  const fields = [...inside.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    action: plain(action),
    fields: Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, plain(value)])),
  };
}

const invited = { firstName: "Ada", lastName: 'O"Neil', email: "ada@example.org", role: "admin" };

test.each([
  ["a new member", "/admin/createuser", invited],
  ["bank details", "/admin/bank", { intent: "ask", ...otherBank }],
  ["help numbers", "/admin/help-numbers", { intent: "add", name: "Line", number: "112" }],
  ["a receipt", "/admin/gifts/1?x=1", { intent: "receipt", name: "", reason: "First line\nsecond line" }],
  ["a setting", "/admin/settings", { name: "Hope", phone: "+234 1" }],
])("%s stays after the session has ended", async (_, path, fields) => {
  const site = await createStaffedSite({}, "admin");
  await site.ctx.db.deleteFrom("sessions").execute();
  const { status, at, html } = await sendByBrowser(site, path, { ...fields, password: "secret" });
  expect([status, at]).toEqual([307, expect.stringContaining("/login/unsent?asked=sign-in")]);
  expect(textOf(html)).toContain("You are signed out. This page keeps what you typed.");
  expect(readAgain(html)).toEqual({ action: path, fields });
  expect(html).toContain('href="/login?to=');
  expect(at).not.toMatch(/Neil|secret/);
});

test("the code of a person in a photo stays in the form", async () => {
  const site = await createStaffedSite({}, "admin");
  await site.ctx.db.deleteFrom("sessions").execute();
  const fields = { intent: "addPerson", code: "P-12", codes: "P-12 P-13" };
  const { html } = await sendByBrowser(site, "/admin/media/1", fields);
  expect(readAgain(html).fields).toEqual(fields);
});

test("a form that asks for the password is sent again from the page that kept it", async () => {
  const site = await createStaffedSite({}, "admin");
  await wait(site, 20);
  const { html } = await sendByBrowser(site, "/admin/createuser", { ...invited, idempotencyKey: "one" });
  expect(textOf(html)).toContain("This needs your password once more.");
  expect(html).toContain('href="/admin/confirm?to=%2Fadmin%2Fcreateuser"');
  const { action, fields } = readAgain(html);
  await wait(site, 0);
  const sent = await sendByBrowser(site, action, fields);
  expect([sent.status, textOf(sent.html)]).toEqual([200, expect.stringContaining("ada@example.org")]);
});

test("the page sends a form to no other site", async () => {
  const site = await createStaffedSite({}, "admin");
  for (const form of ["https://evil.example/", "//evil.example", "/login", "javascript:x"]) {
    const headers = { ...site.staffHeaders, Accept: "text/html" };
    const path = `/login/unsent?${new URLSearchParams({ asked: "password", to: form, form })}`;
    const html = await (
      await site.ask(path, { method: "POST", headers, body: new URLSearchParams({ a: "b" }) })
    ).text();
    expect([form, readAgain(html).action]).toEqual([form, "/admin"]);
  }
  const opened = await site.ask("/login/unsent?asked=sign-in&to=/admin/bank&form=/admin/bank");
  expect([opened.status, opened.headers.get("Location")]).toEqual([302, "/login?to=%2Fadmin%2Fbank"]);
});
