import { firstSettings } from "content/site.ts";
import { staffWelcome as words } from "content/staff-welcome.ts";
import { describe, expect, test } from "vitest";
import { aPost } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { readyPalettes } from "../../../values/look/check-palette.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { type Step, stepAddress, steps } from "./welcome-step.ts";

type Fields = Record<string, string>;

const who = { step: "name", name: "Foundation of Hope", kind: "Kumasi", founded: "May 2025" };
const name = { ...who, ready: "Lagoon", logo: "" };
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

test("each step saves, then shows its stored values when opened again", async () => {
  const { save, visit, readAsStaff, settings } = await openSite();
  for (const [index, fields] of [name, { step: "words" }, reach].entries()) {
    const answer = await save(fields);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/welcome?step=${index + 3}`]);
  }
  const { look: worn, ...texts } = await settings();
  expect(texts).toMatchObject({ name: "Foundation of Hope", kind: "Kumasi", founded: "May 2025", phone: "+233 111" });
  expect(worn.palette).toEqual(readyPalettes.find((ready) => ready.name === "Lagoon")?.palette);
  for (const [step, { step: _step, to: _to, logo: _logo, ...fields }] of [
    [2, { ...name, founded: "2025-05" }],
    [4, reach],
  ] as [number, Fields][]) {
    const html = await readAsStaff(`/admin/welcome?step=${step}`);
    for (const value of Object.values(fields)) expect(html).toContain(`value="${value}"`);
  }
  // Without a number, the welcome continues at the first step with the sample's answers.
  expect((await visit("/admin/welcome")).headers.get("Location")).toBe("/admin/welcome?step=5");
});

test("a new welcome has empty fields: going on confirms no sample fact", async () => {
  const { visit, readAsStaff, save } = await openSite();
  for (const path of ["/admin/welcome", "/admin/welcome?step=6"])
    expect((await visit(path)).headers.get("Location")).toBe("/admin/welcome?step=1");
  for (const step of [2, 4]) {
    const main = /<main[\s\S]*<\/main>/.exec(await readAsStaff(`/admin/welcome?step=${step}`))?.[0] ?? "";
    for (const fact of [firstSettings.email, firstSettings.phone, firstSettings.name]) expect(main).not.toContain(fact);
  }
  expect((await save({ step: "name", name: "", kind: "", founded: "" })).status).toBe(422);
});

test.each<[string, Fields, string, string]>([
  ["no name", { ...name, name: " " }, "This cannot be empty", "Kumasi"],
  ["a name that is too long", { ...name, name: "x".repeat(301) }, "Must be 300 characters or less", "May 2025"],
  ["no palette", { ...name, ready: "Velvet" }, "Choose one of the palettes", "Kumasi"],
  ["another logo than an uploaded one", { ...name, logo: "../x.png" }, "Choose the logo again", "Kumasi"],
  [
    "a logo whose files are gone",
    {
      ...name,
      logo: Array(6)
        .fill(`look/${"a".repeat(32)}.png`)
        .join(" "),
    },
    "Choose the logo again",
    "Kumasi",
  ],
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

test("a conflict of two admins shows the second one the difference first", async () => {
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

test("with script, a saved step clears the draft of its form", async () => {
  const { ctx: _ctx, post } = await openSite();
  const answer = await post("/admin/welcome.data", { ...name, idempotencyKey: "one-key" });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Saved.")]);
});

test("an editor can neither open nor end the welcome", async () => {
  const { visit, save, settings } = await openSite("editor");
  expect((await visit("/admin/welcome")).status).toBe(403);
  const call: Fields = { step: "call", number: "112" };
  for (const fields of [name, { step: "words" }, reach, call, { step: "post" }])
    expect((await save(fields)).status).toBe(403);
  expect((await settings()).welcomedAt).toBeUndefined();
});

test("each step but the first can be skipped; none asks for money", async () => {
  const { readAsStaff } = await openSite();
  for (const [index] of steps.entries()) {
    const html = mainOf(await readAsStaff(`/admin/welcome?step=${index + 1}`));
    expect([index, html.includes(words.skip)]).toEqual([index, index > 0]);
    expect(html).not.toMatch(/account number|Bank name/i);
  }
});

test("a number called in the welcome is on the safeguarding page once", async () => {
  const { post, read, open, ctx } = await openSite();
  expect(textOf(mainOf(await read("/safeguarding")))).not.toContain("112");
  const call = () => post("/admin/welcome?step=4", { step: "call", number: "112" });
  const answer = await call();
  expect([answer.status, textOf(await answer.text())]).toEqual([
    200,
    expect.stringContaining("Emergency is on the page."),
  ]);
  await call();
  expect(await ctx.db.selectFrom("help_numbers").selectAll().execute()).toHaveLength(1);
  expect(textOf(mainOf(await read("/safeguarding")))).toContain("112");
  expect(await open(4)).toContain("On the page: Emergency 112.");
  expect((await post("/admin/welcome?step=4", { step: "call", number: "911" })).status).toBe(422);
  const nurse = { step: "another", name: "Nurse", number: "0802 765 4321" };
  expect((await post("/admin/welcome?step=4", { ...nurse, number: "x" })).status).toBe(422);
  expect(textOf(await (await post("/admin/welcome?step=4", nurse)).text())).toContain("Nurse is on the page.");
});

describe("the end", () => {
  const { sent } = words.end;
  const openEnd = async () => {
    const { ctx, readAsStaff, clock, save } = await openSite();
    const author_id = (await ctx.db.selectFrom("users").select("id").executeTakeFirstOrThrow()).id;
    const timestamp = Math.floor(clock.at.getTime() / 1000) - 60;
    const publish = (more: Parameters<typeof aPost>[0]) =>
      ctx.db
        .insertInto("posts")
        .values(aPost({ author_id, timestamp, ...more }))
        .execute();
    await save({ step: "post" });
    return { ctx, publish, end: async () => mainOf(await readAsStaff("/admin/welcome?step=end")) };
  };

  test("offers no post to send without a public post of the foundation", async () => {
    const { publish, end } = await openEnd();
    expect(textOf(await end())).toContain("Your site is ready.");
    // Only posts of the sample are there.
    expect(await end()).not.toContain("wa.me");
    await publish({ slug: "kept", title: "Kept", status: "draft" });
    await publish({ slug: "later", title: "Later", status: "scheduled", publish_at: "2030-01-01T09:00:00.000Z" });
    expect(await end()).not.toContain("wa.me");
  });

  test("offers a public post to send as a link, until it is unpublished", async () => {
    const { ctx, publish, end } = await openEnd();
    await publish({ slug: "the-first-class", title: "The first class", post_text: "Thirty children read." });
    await publish({ slug: "another", title: "Another", timestamp: 1_900_000_000, status: "draft" });
    const html = await end();
    const [, address = ""] = /href="(https:\/\/wa\.me[^"]*)"/.exec(html) ?? [];
    expect(new URL(address).searchParams.get("text")).toBe("The first class: https://site.test/blog/the-first-class");
    expect(textOf(html)).toContain(sent.heading);
    expect(textOf(html)).toContain("Thirty children read. https://site.test/blog/the-first-class");
    expect(html).toMatch(/<img src="\/look\/cards\/post\/the-first-class\/\w+\.jpg"/);
    expect(html.match(/class="btn"/g)).toHaveLength(1);
    await ctx.db.updateTable("posts").set({ status: "draft" }).where("slug", "=", "the-first-class").execute();
    expect(await end()).not.toContain("wa.me");
  });
});

test("comes once by skipping; until then the staff home links to it", async () => {
  const { save, readAsStaff, open, settings, clock, auditEvents } = await openSite();
  expect(await readAsStaff("/admin")).toContain("Continue with the welcome");
  const answer = await save({ step: "post" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/welcome?step=end"]);
  const { welcomedAt } = await settings();
  expect(welcomedAt).toBe(clock.at.toISOString());
  expect(textOf(await readAsStaff("/admin/welcome?step=end"))).toContain("Your site is ready.");
  clock.at = new Date(clock.at.getTime() + 60_000);
  await save({ step: "post" });
  expect((await settings()).welcomedAt).toBe(welcomedAt);
  expect((await auditEvents()).filter((line) => line.includes("welcomedAt"))).toHaveLength(1);
  expect(await readAsStaff("/admin")).not.toContain("Continue with the welcome");
  // The steps can still be opened.
  expect(await open(2)).toContain("Step 2 of 5");
});

describe("the test email", () => {
  const test4 = { ...reach, intent: "test" };

  test("goes to the office or the admin, after saving the typed values", async () => {
    const { save, emails, settings, open } = await openSite();
    const toSelf = (await save(test4)).headers.get("Location");
    expect(toSelf).toMatch(/^\/admin\/welcome\?step=4&sent=self-/);
    const toOffice = (await save({ ...test4, to: "foundation" })).headers.get("Location");
    expect(toOffice).toMatch(/^\/admin\/welcome\?step=4&sent=foundation-/);
    expect((await settings()).phone).toBe("+233 111");
    const tests = (await emails()).filter(({ subject }) => subject.includes("a test"));
    expect(tests.map(({ to }) => to).toSorted()).toEqual(["admin@example.org", "hello@hope.example"]);
    expect(await open(4)).toContain("Email is not set up yet, so nothing is sent.");
  });

  test("confirms its arrival once, by a button, not by opening the link", async () => {
    const { save, linkOf, read, send, ask, open, settings, clock } = await openSite();
    await save(test4);
    const [link = ""] = await linkOf();
    expect(textOf(await read(link))).toContain("You opened a test email.");
    expect((await settings()).mailArrivedAt).toBeUndefined();
    const answer = await send(link, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/welcome/mail?arrived"]);
    expect((await settings()).mailArrivedAt).toBe(clock.at.toISOString());
    expect(textOf(await read("/welcome/mail?arrived"))).toContain("It arrived");
    expect((await ask(link)).status).toBe(404);
    expect((await send(link, {})).status).toBe(404);
    expect(await open(4)).toContain("It arrived. Emails of the site have worked since");
  });

  test("rejects a link that is wrong, another's, a day old or replaced", async () => {
    const { save, linkOf, ask, send, clock, settings } = await openSite();
    for (const path of ["/welcome/mail", "/welcome/mail?token=x", "/welcome/mail?arrived"]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
      expect([path, (await send(path, {})).status]).toEqual([path, 404]);
    }
    await save(test4);
    const [first = ""] = await linkOf();
    await save(test4);
    // Two e-mails of the same millisecond have no order.
    const second = (await linkOf()).find((link) => link !== first) ?? "";
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
    expect((await ask(second.replace("/welcome/mail", "/password"))).status).toBe(404);
    clock.at = new Date(clock.at.getTime() + 24 * 3_600_000 + 1_000);
    expect((await send(second, {})).status).toBe(404);
    expect((await settings()).mailArrivedAt).toBeUndefined();
  });

  test("causes no conflict when it arrives while the form is open", async () => {
    const { save, readAsStaff, ctx } = await openSite();
    const [, version = ""] = /name="version" value="(\d+)"/.exec(await readAsStaff("/admin/welcome?step=4")) ?? [];
    await saveSetting(ctx.db, "mailArrivedAt", "2026-03-10T09:00:00.000Z");
    expect((await save({ ...reach, version })).status).toBe(303);
  });

  test("is sent at most ten times an hour", async () => {
    const { save } = await openSite();
    for (let time = 0; time < 10; time++) expect((await save(test4)).status).toBe(303);
    const answer = await save(test4);
    expect([answer.status, await answer.text()]).toEqual([429, expect.stringContaining("many test emails in an hour")]);
  });
});
