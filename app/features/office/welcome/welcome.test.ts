// Slow: many pages and forms, on sites of their own.
// SQLite alone: other tests run their SQL on PostgreSQL, compared statement by statement.
import { firstSettings } from "content/site.ts";
import { describe, expect, test } from "vitest";
import { formOfAccounts } from "../../../../tests/support/bank.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { readyPalettes } from "../../../values/look/check-palette.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { sampleBank } from "../../giving/bank-details/sample-bank.ts";
import { type Step, stepAddress, steps } from "./welcome-step.ts";

type Fields = Record<string, string>;

const name = { step: "name", name: "Foundation of Hope", kind: "Kumasi", founded: "May 2025" };
const look = { step: "look", ready: "Lagoon", logo: "" };
const bank = {
  step: "bank",
  ...formOfAccounts({
    bankName: "Other Bank",
    nairaAccount: "1234567890",
    dollarAccount: "0987654321",
    accountName: "Hope",
  }),
  checked: "on",
};
const reach = {
  step: "reach",
  phone: "+233 111",
  email: "hello@hope.example",
  headOffice: "2 Sample Road",
  to: "self",
};

async function openSite(role: "admin" | "editor" = "admin") {
  const site = await createStaffedSite({}, role);
  const open = async (step: number) => textOf(await site.readAsStaff(`/admin/welcome?step=${step}`));
  /** Saves a step as a browser without script sends it. */
  const save = (fields: Fields) => site.post(stepAddress(steps.indexOf(fields.step as Step) + 1), fields);
  const linkOf = async () => {
    const sent = (await site.emails()).filter(({ text }) => text.includes("/welcome/mail"));
    return sent.map(
      ({ text }) =>
        new URL(/https:\S+/.exec(text)?.[0] ?? "").pathname + new URL(/https:\S+/.exec(text)?.[0] ?? "").search,
    );
  };
  return { ...site, open, save, linkOf, settings: () => findSettings(site.ctx) };
}

test("each step saves, leads to the next one, and shows what is stored when it is opened again", async () => {
  const { save, visit, read, readAsStaff, settings } = await openSite();
  for (const [place, fields] of [name, look, bank, reach].entries()) {
    const answer = await save(fields);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/welcome?step=${place + 3}`]);
  }
  const { look: worn, ...texts } = await settings();
  expect(texts).toMatchObject({ name: "Foundation of Hope", kind: "Kumasi", founded: "May 2025", phone: "+233 111" });
  expect(await read("/donate")).toContain("<dd>1234567890</dd>");
  expect(worn.palette).toEqual(readyPalettes.find((ready) => ready.name === "Lagoon")?.palette);
  for (const [place, { step: _step, checked: _checked, to: _to, logo: _logo, ...fields }] of [
    name,
    look,
    bank,
    reach,
  ].entries() as IterableIterator<[number, Fields]>) {
    const html = await readAsStaff(`/admin/welcome?step=${place + 2}`);
    for (const value of Object.values(fields)) expect(html).toContain(`value="${value}"`);
  }
  // Without a number, the welcome goes on where the sample begins.
  expect((await visit("/admin/welcome")).headers.get("Location")).toBe("/admin/welcome?step=6");
});

test("a new site's welcome begins with empty fields: no fact of the sample is confirmed by going on", async () => {
  const { visit, readAsStaff, save } = await openSite();
  for (const path of ["/admin/welcome", "/admin/welcome?step=7"])
    expect((await visit(path)).headers.get("Location")).toBe("/admin/welcome?step=1");
  for (const step of [2, 4, 5]) {
    const main = /<main[\s\S]*<\/main>/.exec(await readAsStaff(`/admin/welcome?step=${step}`))?.[0] ?? "";
    for (const fact of [firstSettings.email, firstSettings.phone, ...sampleBank.numbers, firstSettings.name])
      expect(main).not.toContain(fact);
  }
  expect((await save({ step: "name", name: "", kind: "", founded: "" })).status).toBe(422);
});

test.each<[string, Fields, string, string]>([
  ["no name", { ...name, name: " " }, "This cannot be empty", "Kumasi"],
  ["a name that is too long", { ...name, name: "x".repeat(301) }, "Must be 300 characters or less", "May 2025"],
  ["no palette", { ...look, ready: "Velvet" }, "Choose one of the palettes", ""],
  ["another logo than an uploaded one", { ...look, logo: "../x.png" }, "Choose the logo again", "Lagoon"],
  [
    "a logo whose files are gone",
    {
      ...look,
      logo: Array(6)
        .fill(`look/${"a".repeat(32)}.png`)
        .join(" "),
    },
    "Choose the logo again",
    "Lagoon",
  ],
  ["digits that were not compared", { ...bank, checked: "" }, "Compare every digit", "1234567890"],
  ["no e-mail", { ...reach, email: "x" }, "Invalid email address", "2 Sample Road"],
])("%s gets a sentence, nothing is saved, and what was typed comes back", async (_, fields, sentence, typed) => {
  const { save, settings } = await openSite();
  const before = await settings();
  const answer = await save(fields);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(sentence);
  expect(html).toContain(`value="${typed}"`);
  expect(await settings()).toEqual(before);
});

test("two admins at once: the second sees the difference first, and may then replace it", async () => {
  const { readAsStaff, save, settings } = await openSite();
  const [, version = ""] = /name="version" value="(\d+)"/.exec(await readAsStaff("/admin/welcome?step=2")) ?? [];
  expect((await save({ ...name, version })).status).toBe(303);
  const late = await save({ ...name, name: "Upendo", version });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain("The settings were changed while you were writing.");
  expect(html).toContain('value="Upendo"');
  const [, now = ""] = /name="version" value="(\d+)"/.exec(html) ?? [];
  expect((await save({ ...name, name: "Upendo", version: now })).status).toBe(303);
  expect((await settings()).name).toBe("Upendo");
});

test("with script, a saved step answers, so that the form lets go of its draft", async () => {
  const { ctx: _ctx, post } = await openSite();
  const answer = await post("/admin/welcome.data", { ...name, idempotencyKey: "one-key" });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Saved.")]);
});

test("an editor has no welcome, and ends none", async () => {
  const { visit, save, settings } = await openSite("editor");
  expect((await visit("/admin/welcome")).status).toBe(403);
  for (const fields of [name, look, bank, reach, { step: "post" }]) expect((await save(fields)).status).toBe(403);
  expect((await settings()).welcomedAt).toBeUndefined();
});

test("skipping to the end ends the welcome, once, and the staff home leads there until then", async () => {
  const { save, readAsStaff, open, settings, clock, auditEvents } = await openSite();
  expect(await readAsStaff("/admin")).toContain("Go on with the welcome");
  const answer = await save({ step: "post" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/welcome?step=end"]);
  const { welcomedAt } = await settings();
  expect(welcomedAt).toBe(clock.at.toISOString());
  expect(textOf(await readAsStaff("/admin/welcome?step=end"))).toContain("There it is, the first stitch.");
  clock.at = new Date(clock.at.getTime() + 60_000);
  await save({ step: "post" });
  expect((await settings()).welcomedAt).toBe(welcomedAt);
  expect((await auditEvents()).filter((line) => line.includes("welcomedAt"))).toHaveLength(1);
  expect(await readAsStaff("/admin")).not.toContain("Go on with the welcome");
  // The steps stay open.
  expect(await open(2)).toContain("Step 2 of 6");
});

describe("the test email", () => {
  const test4 = { ...reach, intent: "test" };

  test("goes to the office or to the admin, with what was typed saved", async () => {
    const { save, emails, settings, open } = await openSite();
    const toSelf = (await save(test4)).headers.get("Location");
    expect(toSelf).toMatch(/^\/admin\/welcome\?step=5&sent=self-/);
    const toOffice = (await save({ ...test4, to: "foundation" })).headers.get("Location");
    expect(toOffice).toMatch(/^\/admin\/welcome\?step=5&sent=foundation-/);
    expect((await settings()).phone).toBe("+233 111");
    const tests = (await emails()).filter(({ subject }) => subject.includes("a test"));
    expect(tests.map(({ to }) => to).toSorted()).toEqual(["admin@example.org", "hello@hope.example"]);
    expect(await open(5)).toContain("No mail server is named yet");
  });

  test("says that it arrived once its button is pressed: opening the link is not enough, and it works once", async () => {
    const { save, linkOf, read, send, ask, open, settings, clock } = await openSite();
    await save(test4);
    const [link = ""] = await linkOf();
    expect(textOf(await read(link))).toContain("Tell the site that it arrived.");
    expect((await settings()).mailArrivedAt).toBeUndefined();
    const answer = await send(link, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/welcome/mail?arrived"]);
    expect((await settings()).mailArrivedAt).toBe(clock.at.toISOString());
    expect(textOf(await read("/welcome/mail?arrived"))).toContain("It arrived");
    expect((await ask(link)).status).toBe(404);
    expect((await send(link, {})).status).toBe(404);
    expect(await open(5)).toContain("It arrived. Emails of the site reach people since");
  });

  test("has a dead link when the token is wrong, another one's, older than a day, or replaced", async () => {
    const { save, linkOf, ask, send, clock, settings } = await openSite();
    for (const path of ["/welcome/mail", "/welcome/mail?token=x", "/welcome/mail?arrived"]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
      expect([path, (await send(path, {})).status]).toEqual([path, 404]);
    }
    await save(test4);
    const [first = ""] = await linkOf();
    await save(test4);
    // Two e-mails of one millisecond have no order.
    const second = (await linkOf()).find((link) => link !== first) ?? "";
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
    expect((await ask(second.replace("/welcome/mail", "/password"))).status).toBe(404);
    clock.at = new Date(clock.at.getTime() + 24 * 3_600_000 + 1_000);
    expect((await send(second, {})).status).toBe(404);
    expect((await settings()).mailArrivedAt).toBeUndefined();
  });

  test("that arrives while the form is open is no conflict", async () => {
    const { save, readAsStaff, ctx } = await openSite();
    const [, version = ""] = /name="version" value="(\d+)"/.exec(await readAsStaff("/admin/welcome?step=5")) ?? [];
    await saveSetting(ctx.db, "mailArrivedAt", "2026-03-10T09:00:00.000Z");
    expect((await save({ ...reach, version })).status).toBe(303);
  });

  test("is sent ten times an hour at most", async () => {
    const { save } = await openSite();
    for (let time = 0; time < 10; time++) expect((await save(test4)).status).toBe(303);
    const answer = await save(test4);
    expect([answer.status, await answer.text()]).toEqual([429, expect.stringContaining("many test emails in an hour")]);
  });
});
