import { describe, expect, test } from "vitest";
import {
  auditOf,
  reportFields,
  sendWith,
  siteWithConcern,
  storedConcerns,
  story,
} from "../../../../tests/support/concerns.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { addLead } from "../../../../tests/support/read-staff-home.ts";
import { addStaffMember, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { findNotes } from "./sealed-concerns.server.ts";

describe("a concern", () => {
  test("is read by the lead; the log records each access without content", async () => {
    const here = await siteWithConcern();
    expect(textOf(await (await here.visit("/admin/concerns")).text())).toContain(`Concern ${here.reference}`);
    expect(await auditOf(here)).toEqual([]);
    const html = mainOf(await (await here.visit("/admin/concerns?id=1")).text());
    for (const part of [story, "The sewing room, Tuesday", "Auntie Sample", "0800 123 4567"])
      expect(textOf(html)).toContain(part);
    expect(html).toContain('href="/admin/private/1"');
    expect((await here.visit("/admin/private/1")).status).toBe(200);
    expect(await auditOf(here)).toEqual([
      "Sample Lead: concern opened, concern:1",
      "Sample Lead: paper opened, concern:1",
    ]);
    expect(JSON.stringify(await here.ctx.db.selectFrom("audit_log").selectAll().execute())).not.toMatch(
      /frightens|Auntie/,
    );
  });

  test("gets notes, states, then an end", async () => {
    const here = await siteWithConcern();
    expect((await here.post({ intent: "note", id: "1", text: " " })).status).toBe(422);
    const long = "n".repeat(10_001);
    expect(await (await here.post({ intent: "note", id: "1", text: long })).text()).toContain(long);
    for (const _ of [1, 2])
      await here.post({ intent: "note", id: "1", text: "Called the office.", idempotencyKey: "k" });
    expect((await here.post({ intent: "state", id: "1", state: "passed on" })).status).toBe(422);
    await here.post({ intent: "state", id: "1", state: "passed on", passedTo: "Child protection office" });
    expect(textOf(await (await here.visit("/admin/concerns?id=1")).text())).toContain("Child protection office");
    await here.post({ intent: "state", id: "1", state: "closed" });
    expect(await findNotes(here.ctx, 1)).toMatchObject([{ text: "Called the office.", written_by: "Sample Lead" }]);
    expect(textOf(mainOf(await (await here.visit("/admin/concerns")).text()))).toContain("None of these.");
    expect(textOf(mainOf(await (await here.visit("/admin/concerns?status=closed")).text()))).toContain(here.reference);
    expect(JSON.stringify(await here.ctx.db.selectFrom("audit_log").selectAll().execute())).not.toMatch(/office/);
  });

  test("never expires; the lead deletes it with notes and files", async () => {
    const here = await siteWithConcern();
    await here.post({ intent: "note", id: "1", text: "Called the office." });
    const { path } = await here.ctx.db.selectFrom("private_files").select("path").executeTakeFirstOrThrow();
    expect((await here.post({ intent: "delete", id: "1" })).status).toBe(422);
    expect(await storedConcerns(here)).toHaveLength(1);
    expect((await here.post({ intent: "delete", id: "1", sure: "on" })).status).toBe(200);
    expect(await storedConcerns(here)).toEqual([]);
    expect(await here.ctx.db.selectFrom("concern_notes").select("id").execute()).toEqual([]);
    expect(await here.ctx.storage.open(path)).toBeUndefined();
    expect((await auditOf(here)).at(-1)).toBe("Sample Lead: concern deleted, concern:1");
    expect((await here.post({ intent: "delete", id: "1", sure: "on" })).status).toBe(404);
  });

  test("appears nowhere outside the page of concerns", async () => {
    const here = await siteWithConcern();
    await here.post({ intent: "note", id: "1", text: "Called the office in Ikeja." });
    const secrets = [
      /frightens/,
      /sewing/i,
      /Auntie Sample/,
      /0800 123 4567/,
      /Called the office/,
      new RegExp(here.reference),
    ];
    const blank = (what: string, text: string) => {
      for (const secret of secrets) expect([what, secret.exec(text)?.[0]]).toEqual([what, undefined]);
    };
    const pages = [
      ..."post event project news page media createuser manageusers account doctor sample log people-data pages".split(
        " ",
      ),
      ..."settings look gifts gifts/received messages messages/export mail newsletter subscribers jump".split(" "),
      "jump?q=girls",
      "jump/results?q=girls",
      "messages?q=girls",
      "media?q=girls",
      "subscribers/export",
    ].map((path) => `/admin/${path}`);
    for (const role of ["editor", "admin"] as const) {
      const cookie = await signIn(here.ctx, role);
      for (const path of ["/admin", ...pages]) {
        const html = await (await here.visit(path, cookie)).text();
        blank(`${role} ${path}`, html);
        // Not even that such a page exists.
        expect([role, path, html.includes('href="/admin/concerns')]).toEqual([role, path, false]);
      }
      for (const path of ["/admin/concerns", "/admin/concerns?id=1", "/admin/private/1"]) {
        const answer = await here.visit(path, cookie);
        blank(`${role} ${path}`, await answer.text());
        expect([role, path, answer.status]).toEqual([role, path, 403]);
      }
      for (const intent of ["note", "state", "delete", "name"]) {
        const fields = { intent, id: "1", text: "x", state: "closed", sure: "on", person: role };
        expect((await here.post(fields, cookie)).status).toBe(403);
      }
    }
    for (const path of ["/", "/contact", "/safeguarding", "/feed.xml", "/sitemap.xml"])
      blank(path, await here.read(path));
    expect((await here.ask("/admin/concerns?id=1")).status).toBe(302);

    const rows = await here.ctx.db.selectFrom("outbox_emails").selectAll().execute();
    expect(rows.map(({ recipient, kind }) => [recipient, kind])).toEqual([["lead@example.org", "concern"]]);
    blank("outbox", JSON.stringify(rows));
    const mails = await here.emails();
    expect(mails).toHaveLength(1);
    blank("mail box", JSON.stringify(mails));
    expect(mails[0]?.text).toContain("https://site.test/admin/concerns");
    blank("log of the machine", here.logged.join());
  });

  test("is not part of personal data requests", async () => {
    const here = await siteWithConcern();
    await here.send("/safeguarding", { story: "It was ada@example.org who saw it.", contact: "ada@example.org" });
    const admin = { headers: { Cookie: await signIn(here.ctx, "admin") } };
    const asked = { email: "ada@example.org" };
    const found = await (await here.send("/admin/people-data", { intent: "find", ...asked }, admin)).text();
    expect(found).not.toContain("concern:");
    expect(textOf(found)).toContain("The safeguarding lead may have more records.");
    const exported = await (await here.send("/admin/people-data/export", asked, admin)).text();
    expect(exported).not.toMatch(/concern|saw it/);
    await here.send("/admin/people-data", { intent: "erase", sure: "on", ...asked }, admin);
    expect((await storedConcerns(here))[1]).toMatchObject({
      story: "It was ada@example.org who saw it.",
      contact: "ada@example.org",
    });
  });
});

describe("readers of concerns", () => {
  test("an admin reads only while a lead names her", async () => {
    const here = await siteWithConcern();
    const admin = await signIn(here.ctx, "admin");
    const look = async () => (await here.visit("/admin/concerns?id=1", admin)).status;
    expect(await look()).toBe(403);
    // Admins cannot name themselves.
    expect((await here.post({ intent: "name", person: "admin" }, admin)).status).toBe(403);
    await here.post({ intent: "name", person: "admin" });
    // From a day later on; earlier ones after the lead's release.
    expect(await look()).toBe(403);
    here.clock.at = new Date(here.clock.at.getTime() + 25 * 3_600_000);
    expect(await look()).toBe(403);
    await here.post({ intent: "release", person: "admin" });
    expect(await look()).toBe(200);
    expect(await (await here.visit("/admin", admin)).text()).toContain('href="/admin/concerns"');
    // Named admins cannot name others.
    expect((await here.post({ intent: "name", person: "admin" }, admin)).status).toBe(403);
    await here.post({ intent: "unname", person: "admin" });
    expect(await look()).toBe(403);
    await here.post({ intent: "name", person: "admin" });
    await addStaffMember(here.ctx, { id: "second", role: "admin", email: "second@example.org" });
    const second = { headers: { Cookie: await signInAgain(here.ctx, "second@example.org") } };
    for (const role of ["editor", "admin"])
      await here.send("/admin/manageusers/admin", { intent: "role", role }, second);
    expect(await look()).toBe(403);
    expect(await auditOf(here)).toEqual(
      expect.arrayContaining([
        "Sample Lead: named to read concerns, user:admin",
        "Sample Lead: no longer named to read concerns, user:admin",
        "Sample Editor: role changed, user:admin",
      ]),
    );
    expect((await here.post({ intent: "name", person: "lead" })).status).toBe(404);
  });

  test("an admin who makes herself lead is logged", async () => {
    const here = await createTestSite();
    const admin = { headers: { Cookie: await signIn(here.ctx, "admin") } };
    await addStaffMember(here.ctx, { id: "second", role: "admin", email: "second@example.org" });
    await here.send("/admin/manageusers/admin", { intent: "role", role: "lead" }, admin);
    expect(await auditOf(here)).toEqual([
      "Sample Admin: reading concerns: lead, reading:admin",
      "Sample Admin: role changed, user:admin",
    ]);
    expect((await here.ask("/admin/concerns", admin)).status).toBe(200);
  });

  test("without a lead reports still arrive, and admins are asked for one", async () => {
    const here = await createTestSite();
    const cookie = await signIn(here.ctx, "admin");
    const home = async () => textOf(await (await here.ask("/admin", { headers: { Cookie: cookie } })).text());
    expect((await sendWith(here, reportFields, [])).status).toBe(200);
    const mails = await here.emails();
    expect(mails.map(({ to }) => to)).toContain("admin@example.org");
    for (const { text } of mails) expect(text).not.toContain(reportFields.story);
    expect(await home()).toContain("No one can read concerns: appoint a safeguarding lead");
    expect(await home()).not.toContain("new concern");
    await addStaffMember(here.ctx, { id: "named", role: "admin", email: "n@example.org", reads_safeguarding: 1 });
    expect(await home()).toContain("There is no safeguarding lead: appoint one");
    await addLead(here);
    expect(await home()).not.toContain("safeguarding lead: appoint");
    const lead = await signInAgain(here.ctx, "lead@example.org");
    const leads = textOf(await (await here.ask("/admin", { headers: { Cookie: lead } })).text());
    expect(leads).toContain("A new concern");
  });

  test("a lead who is an editor writes; a lead alone only reads", async () => {
    const here = await createTestSite();
    const headers = { Cookie: await signIn(here.ctx, "lead", "editor") };
    expect((await here.send("/admin/post", { title: "New" }, { headers })).status).toBe(200);
    expect((await here.ask("/admin/concerns", { headers })).status).toBe(200);
    for (const path of ["/admin/post", "/admin/pages/about", "/admin/newsletter", "/admin/media"])
      expect([path, (await here.ask(path, { headers })).status]).toEqual([path, 200]);
    for (const path of ["/admin/log", "/admin/mail", "/admin/gifts"])
      expect([path, (await here.ask(path, { headers })).status]).toEqual([path, 403]);
    await here.ctx.db.deleteFrom("user_roles").where("role", "=", "editor").execute();
    for (const path of ["/admin/post", "/admin/messages", "/admin/subscribers", "/admin/media", "/admin/settings"])
      expect([path, (await here.ask(path, { headers })).status]).toEqual([path, 403]);
    for (const path of [
      "/admin/concerns",
      "/admin/consents",
      "/admin/photo-requests",
      "/admin/days",
      "/admin/people-data",
    ])
      expect([path, (await here.ask(path, { headers })).status]).toEqual([path, 200]);
  });
});
