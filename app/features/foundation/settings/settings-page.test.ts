import { describe, expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { findSettings } from "./find-settings.server.ts";
import { saveSetting } from "./settings-queries.server.ts";

const sound: [string, string][] = [
  ["name", "Upendo"],
  ["kind", "Foundation"],
  ["nameMeaning", "Upendo is Swahili for love."],
  ["founded", "May 2025"],
  ["phone", "+234 111"],
  ["email", "hello@upendo.example"],
  ["headOffice", "2 Sample Street, Lagos"],
  ["volunteerFormUrl", "https://example.org/join"],
  ["introVideoId", "abcdefghijk"],
  ["figureValue", "3M+"],
  ["figureLabel", "donations received"],
  ["figureValue", ""],
  ["figureLabel", ""],
  ["sharePercent", "62,5"],
  ["shareLabel", "school"],
  ["sharePercent", "37.5"],
  ["shareLabel", "health"],
  ["socialName", "Instagram"],
  ["socialUrl", "https://www.instagram.com/"],
];

const bank: [string, string][] = [
  ["form", "bank"],
  ["bankName", "Other Bank"],
  ["nairaAccount", "1234567890"],
  ["dollarAccount", "0987654321"],
  ["accountName", "Upendo"],
  ["checked", "on"],
];

async function as(role: "admin" | "editor") {
  const here = await createTestSite();
  const headers = { Cookie: await signIn(here.ctx, role), Origin: "https://site.test" };
  const save = (fields: [string, string][]) =>
    here.ask("/admin/settings.data", { method: "POST", headers, body: new URLSearchParams(fields) });
  return { ...here, headers, save };
}

const without = (name: string, value: string) =>
  sound.map(([field, kept]): [string, string] => (field === name ? [field, value] : [field, kept]));

test("a change shows on the public pages at the next request", async () => {
  const { save, read } = await as("admin");
  expect((await save(sound)).status).toBe(200);
  const home = textOf(await read("/"));
  expect(home).toContain("Upendo Foundation, founded May 2025.");
  expect(home).toContain("62.50% school 37.50% health");
  expect(textOf(await read("/about"))).toContain("3M+ donations received");
});

test.each([
  ["name", "", "This cannot be empty"],
  ["email", "x", "Invalid email address"],
  ["founded", "in a church hall", "Give the month and the year, like July 2023"],
  ["founded", "2999-01", "This month is still to come."],
  ["founded", "December 1799", "Give a month from 1800 on"],
  ["volunteerFormUrl", "javascript:alert(1)", "Invalid web address"],
  ["sharePercent", "10", "The shares must make 100 percent"],
  ["sharePercent", "many", "Give a number, like 12.5"],
  ["socialUrl", "javascript:alert(1)", "This is no web address."],
  ["figureLabel", "", "Say what this number counts, like volunteers"],
  ["introVideoId", "https://youtu.be/x", "Paste the address of a film on YouTube"],
])("%s as %j is refused: %s", async (name, value, sentence) => {
  const { save, read } = await as("admin");
  const answer = await save(without(name, value));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(sentence);
  expect(textOf(await read("/"))).toContain("Tabasamu Children’s Foundation, founded July 2023.");
});

test.each(["admin", "editor"] as const)(
  "an %s alone cannot say where gifts go, also by a form of an earlier release",
  async (role) => {
    const { save, read, ask, headers } = await as(role);
    expect((await save(bank)).status).toBe(422);
    expect(await read("/donate")).toContain("Sample Bank Plc");
    expect(textOf(await (await ask("/admin/settings", { headers })).text())).not.toContain("Naira account");
  },
);

test("a conflict with another person's change shows the difference first", async () => {
  const { save, read, headers, ask } = await as("admin");
  const html = await (await ask("/admin/settings", { headers })).text();
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
  const withVersion = (fields: [string, string][]): [string, string][] => [...fields, ["version", version]];
  expect((await save(withVersion(sound))).status).toBe(200);
  const late = await save(withVersion(without("phone", "+234 222")));
  expect(late.status).toBe(409);
  const said = await late.text();
  for (const part of [`"Phone"`, `"+234 111"`, `"+234 222"`]) expect(said).toContain(part);
  expect(await read("/contact")).toContain("+234 111");
  // After the difference, a person may overwrite it: the answer has the new version.
  const now = /"version",(\d+)/.exec(said)?.[1] ?? "";
  expect((await save([...without("phone", "+234 222"), ["version", now]])).status).toBe(200);
  expect(await read("/contact")).toContain("+234 222");
});

test("an old founding text stays exactly the same until a month is picked", async () => {
  const { save, read, ask, headers, ctx } = await as("admin");
  const field = async () =>
    /<input[^>]*name="founded"[^>]*>/.exec(await (await ask("/admin/settings", { headers })).text())?.[0];
  const stored = async () => (await findSettings(ctx)).founded;
  expect(await field()).toMatch(/value="2023-07".*type="month"|type="month".*value="2023-07"/);
  await save(without("founded", "2025-04"));
  expect(textOf(await read("/"))).toContain("founded April 2025.");
  for (const text of ["a day in May 2025", "may 2025"]) {
    await saveSetting(ctx.db, "founded", text);
    const html = (await field()) ?? "";
    const shown = /value="([^"]*)"/.exec(html)?.[1] ?? "";
    expect([text, shown]).toEqual([text, text === "may 2025" ? "2025-05" : text]);
    expect((await save(without("founded", shown))).status).toBe(200);
    expect(await stored()).toBe(text);
  }
  await save(without("founded", ""));
  expect(await stored()).toBe("");
});

describe("the way to reach the foundation", () => {
  const contact = ["phone", "email", "volunteerFormUrl", "socialName", "socialUrl"];
  const ofEditor = sound.filter(([name]) => !contact.includes(name));

  test("is changed by admins only; an editor reads it", async () => {
    const { save, read, ask, headers, ctx } = await as("editor");
    const before = await findSettings(ctx);
    const html = await (await ask("/admin/settings", { headers })).text();
    for (const name of contact) expect(html).not.toContain(`name="${name}"`);
    for (const value of [before.email, before.phone]) expect(html).toContain(value);
    expect((await save(ofEditor)).status).toBe(200);
    expect(textOf(await read("/"))).toContain("Upendo Foundation, founded May 2025.");
    for (const changed of sound.filter(([name]) => contact.includes(name))) {
      expect([changed[0], (await save([...ofEditor, changed])).status]).toEqual([changed[0], 403]);
    }
    const { phone, email, volunteerFormUrl, social } = await findSettings(ctx);
    expect({ phone, email, volunteerFormUrl, social }).toEqual({
      phone: before.phone,
      email: before.email,
      volunteerFormUrl: before.volunteerFormUrl,
      social: before.social,
    });
  });

  test("is announced to the old address only when an admin changes the e-mail", async () => {
    const { save, emails, ctx } = await as("admin");
    // The sample's address belongs to another.
    await save(without("email", "first@upendo.example"));
    expect(await emails()).toEqual([]);
    const { email: old } = await findSettings(ctx);
    await save(sound);
    const [told, ...more] = await emails();
    expect(more).toEqual([]);
    expect(JSON.stringify(told)).toContain(old);
    expect(JSON.stringify(told)).toContain("Sample Admin changed the email address of the foundation");
    expect(JSON.stringify(told)).toContain("hello@upendo.example");
    await save(without("phone", "+234 222"));
    expect(await emails()).toHaveLength(1);
  });

  test("stays the same when the e-mail to the old address fails", async () => {
    const { save, ctx } = await as("admin");
    const old = "first@upendo.example";
    await save(without("email", old));
    await ctx.db.schema.dropTable("outbox_emails").execute();
    expect((await save(sound)).status).toBeGreaterThanOrEqual(500);
    expect((await findSettings(ctx)).email).toBe(old);
  });
});

test("each wrong link or figure has an error at its own field", async () => {
  const { ask, headers } = await as("admin");
  const fields = sound.filter(([name]) => !name.startsWith("social"));
  const links = [
    ["Instagram", "https://www.instagram.com/"],
    ["", ""],
    ["TikTok", "tiktok.com/hope"],
    ["", "https://x.com/hope"],
    ["LinkedIn", ""],
  ].flatMap(([name = "", url = ""]): [string, string][] => [
    ["socialName", name],
    ["socialUrl", url],
  ]);
  const answer = await ask("/admin/settings", {
    method: "POST",
    headers,
    body: new URLSearchParams([...fields, ...links]),
  });
  const html = await answer.text();
  const listed = [...html.matchAll(/<li><a href="#(settings-\w+-\d)">([^<]*)/g)].map(([, id, text]) => [id, text]);
  expect(listed).toEqual([
    ["settings-socialUrl-2", expect.stringContaining("Address 3: This is no web address.")],
    ["settings-socialName-3", expect.stringContaining("Network 4: Say what this address is")],
    ["settings-socialUrl-4", expect.stringContaining("Address 5: Give the address of this page")],
  ]);
  for (const [id] of listed) expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*aria-invalid="true"`));
  expect(html).toContain('value="tiktok.com/hope"');
});
