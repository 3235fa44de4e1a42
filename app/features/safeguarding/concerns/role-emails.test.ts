import { describe, expect, test } from "vitest";
import { aWorry, by, foundation, office, pass, type Site, senderOf } from "../../../../tests/support/make-readers.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { sendPhotoRequest } from "../../media/consent/photo-requests.server.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";
import { inviteFromShell } from "../../people/auth/set-up.server.ts";
import { sendPasswordLinkTo } from "../../people/users/send-user-emails.server.ts";
import { changeUser, deleteUser } from "../../people/users/user-commands.server.ts";
import { sendMessage } from "../../site/contact/message-commands.server.ts";
import { reportConcern } from "./report-concern.server.ts";

const noLead = /there is no active safeguarding lead/i;

const texts = async (here: Site, about: RegExp) =>
  (await here.emails()).filter(({ subject, text }) => about.test(`${subject} ${text}`));

describe("the site's address in e-mails about leads, without SITE_URL", () => {
  /** A concern that no account could read, and a new first lead. */
  async function openSite(settings: Record<string, string> = { SITE_URL: "" }) {
    const here = await createTestSite({ settings, empty: true });
    for (const [id, role] of [
      ["ada", "admin"],
      ["bola", "admin"],
      ["eve", "editor"],
    ] as const)
      await addStaffMember(here.ctx, {
        id,
        role,
        name: id,
        email: `${id}@example.org`,
        createdAt: "2020-01-01T00:00:00Z",
      });
    await reportConcern(here.ctx, aWorry, { files: [] });
    const Cookie = await signInAgain(here.ctx, "ada@example.org");
    const makeLead = (headers: Record<string, string> = {}) =>
      here.ask("/admin/manageusers/eve", {
        method: "POST",
        headers: { Origin: "https://site.test", Cookie, ...headers },
        body: new URLSearchParams({ intent: "role", role: "lead" }),
      });
    const mails = () => texts(here, /which no account could ever read/);
    return { ...here, makeLead, mails, Cookie };
  }

  test("is the one of the admin's request", async () => {
    const { makeLead, mails } = await openSite();
    expect((await makeLead()).status).toBeLessThan(400);
    const toBola = (await mails()).find(({ to }) => to === "bola@example.org");
    expect(toBola?.text).toMatch(/https:\/\/site\.test\/login\/stop\?change=\d+&lead=bola&key=/);
    expect(toBola?.text).toContain("https://site.test/admin/concerns");
  });

  test("is omitted where the shell makes the lead", async () => {
    const here = await openSite();
    const liz = { email: "liz@example.org", firstName: "Liz", lastName: "Lead", dob: "", position: "" };
    await inviteFromShell(here.ctx, { ...liz, role: "lead" });
    const toBola = (await here.mails()).find(({ to }) => to === "bola@example.org");
    expect(toBola?.text).toContain("Open the site, then Team, to stop it:");
    expect(toBola?.text).not.toMatch(/https?:/);
  });

  test.each([
    ["a forged forwarded host", { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" }],
    ["a forged host header", { Host: "evil.example" }],
  ])("is not that of %s", async (_, headers) => {
    const { makeLead, mails } = await openSite();
    await makeLead(headers);
    expect((await mails()).length).toBeGreaterThan(0);
    for (const { text, html } of await mails()) expect(text + html).not.toContain("evil.example");
  });

  test("is never taken from a request without sign-in", async () => {
    const here = await openSite();
    const asked = await here.ctx.db.selectFrom("outbox_emails").select("id").execute();
    const forged = await fetchFrom(here, "https://evil.example", "/login/forgot", { email: "ada@example.org" });
    expect(forged.status).toBe(303);
    await expect
      .poll(async () => (await here.ctx.db.selectFrom("outbox_emails").select("id").execute()).length)
      .toBe(asked.length + 1);
    const [mail] = await texts(here, /Choose it here/);
    expect(mail?.text).toContain("http://localhost:3000/password?token=");
    await fetchFrom(here, "https://evil.example", "/safeguarding", { story: "Another worry.", danger: "no" });
    for (const { text, html } of await here.emails()) expect(text + html).not.toContain("evil.example");
  });

  test("is the configured one, not that of a request", async () => {
    const here = await openSite({});
    await here.makeLead();
    await fetchFrom(here, "https://evil.example", "/login/forgot", { email: "ada@example.org" });
    for (const { text } of await here.emails()) expect(text).not.toContain("evil.example");
  });
});

/** A form of a client that names another host everywhere. */
const fetchFrom = (here: Site, origin: string, path: string, fields: Record<string, string>) =>
  here.answer(
    new Request(`${origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin },
      body: new URLSearchParams(fields),
    }),
    "192.0.2.9",
  );

describe("an e-mail that waited in the outbox", () => {
  test("says that there is no lead only while that is true", async () => {
    const here = await foundation({ hasLead: false });
    await sendPhotoRequest(here.ctx, { address: "192.0.2.1" }, await aRequest(here));
    await by(here, "ada", "eve", "lead");
    const mails = await texts(here, /concern was reported|hide a photo/);
    expect(mails.length).toBeGreaterThan(4);
    for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(noLead);
    expect(mails.map(({ text }) => text).join()).toContain(
      "There was no active safeguarding lead then; now there is one.",
    );
    // Sent at once, it says so.
    const other = await foundation({ hasLead: false });
    expect(await texts(other, noLead)).toHaveLength(3);
  });

  test.each<[string, (here: Site) => Promise<unknown>]>([
    ["the account is deleted", async (here) => deleteUser(await senderOf(here, "ada"), "eve")],
    ["the account has another address", async (here) => move(here, "eve", "other@example.org")],
  ])("with a link does not leave once %s", async (_, act) => {
    const here = await foundation({ hasConcern: false });
    await sendPasswordLinkTo(await senderOf(here, "ada"), "eve");
    const [{ text = "" } = {}] = await here.ctx.db
      .selectFrom("outbox_emails")
      .selectAll()
      .where("kind", "=", "password")
      .execute();
    await act(here);
    const sent = (await here.emails()).filter(({ text }) => text.includes("/password?token="));
    expect(sent.map((email) => email.text)).not.toContain(text);
  });

  test("about a concern does not call a former reader a reader", async () => {
    const here = await foundation();
    await by(here, "ada", "lead", "editor");
    const [mail] = await texts(here, /something waits/);
    expect(mail).toMatchObject({ to: "lead@example.org" });
    expect(mail?.text).toContain("You do not read them now.");
    expect(mail?.text).not.toContain("/admin/concerns");
  });

  test.each<[string, (here: Site) => Promise<unknown>]>([
    ["the new lead became an editor again", (here) => by(here, "ada", "eve", "editor")],
    ["the new lead has begun", (here) => pass(here, 25)],
    ["its recipient is no lead any more", (here) => by(here, "ada", "lead", "editor")],
  ])("has no stop link where %s", async (_, act) => {
    const here = await foundation();
    await here.emails();
    await by(here, "ada", "eve", "lead");
    await act(here);
    const mails = await texts(here, /eve becomes a safeguarding lead/i);
    expect(mails.length).toBeGreaterThan(1);
    for (const { text } of mails.filter(({ to }) => to !== "eve@example.org"))
      expect(text).not.toContain("/login/stop");
  });

  test("keeps its link while the change can be stopped", async () => {
    const here = await foundation();
    await by(here, "ada", "eve", "lead");
    const about = /eve becomes a safeguarding lead/i;
    expect((await texts(here, about)).find(({ to }) => to === "lead@example.org")?.text).toContain("/login/stop");
    await by(here, "ada", "eve", "editor");
    await pass(here, 48);
    await here.emails();
    await by(here, "ada", "eve", "lead");
    await by(here, "ada", "lead", "editor");
    const [late] = (await texts(here, about)).filter(({ to }) => to === office);
    expect(late?.text).not.toContain("talk to a safeguarding lead (Lead)");
  });
});

async function move(here: Site, id: string, email: string) {
  const { ctx, member } = await senderOf(here, "ada");
  await changeUser(ctx, member, id, { displayName: "", email, currentPassword: "" } as never);
}

async function aRequest(here: Site) {
  const photo = await addPhoto(here.ctx.db, { path: "images/a.svg", alt: "A drawing", width: 9, height: 9 });
  return { photo, who: "self", wish: "hide", code: "", contact: "", note: "" } as never;
}

describe("the foundation's address", () => {
  const message = {
    firstName: "Sample",
    lastName: "Visitor",
    email: "v@example.org",
    subject: "Hello",
    message: "Hi.",
  };

  test("gets nothing until an admin typed it", async () => {
    const here = await foundation({ hasLead: false });
    await here.ctx.db.deleteFrom("settings").where("name", "=", "email").execute();
    await sendMessage(here.ctx, message);
    await reportConcern(here.ctx, { ...aWorry, story: "Another." }, { files: [] });
    await by(here, "ada", "eve", "lead");
    const sent = await here.emails();
    expect(sent.filter(({ to }) => to === "hello@example.org")).toEqual([]);
    expect(
      sent
        .filter(({ subject }) => subject.endsWith(": Hello"))
        .map(({ to }) => to)
        .sort(),
    ).toEqual(["ada@example.org", "bola@example.org"]);
    const { ctx, member } = await senderOf(here, "ada");
    await changeSettings(ctx, member, { email: "ours@example.org" });
    await sendMessage(here.ctx, { ...message, subject: "Second" });
    expect((await texts(here, /: Second/)).map(({ to }) => to)).toEqual(["ours@example.org"]);
  });

  test.each([
    [71, true],
    [73, false],
  ])("replaced %i hours ago gets e-mails about a lead: %s", async (hours, isTold) => {
    const here = await foundation({ hasLead: false, hasConcern: false });
    const { ctx, member } = await senderOf(here, "ada");
    await changeSettings(ctx, member, { email: "mine@example.org" });
    await pass(here, hours);
    await by(here, "ada", "eve", "lead");
    const told = (await texts(here, /eve becomes a safeguarding lead/i)).map(({ to }) => to);
    expect(told).toContain("mine@example.org");
    expect([told.includes(office), told.includes("bola@example.org")]).toEqual([isTold, isTold]);
  });

  test("just replaced can still stop a first release", async () => {
    const here = await foundation({ hasLead: false });
    await here.emails();
    const { ctx, member } = await senderOf(here, "ada");
    await changeSettings(ctx, member, { email: "mine@example.org" });
    await by(here, "ada", "eve", "lead");
    const mails = await texts(here, /which no account could ever read/);
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([office, "mine@example.org", "bola@example.org"]));
    const text = mails.find(({ to }) => to === office)?.text ?? "";
    const [path = ""] = /\/login\/stop\?\S+/.exec(text) ?? [];
    expect((await here.send(path, {})).status).toBe(303);
  });

  test("gets no e-mail while it is the one of the sample", async () => {
    const here = await foundation({ hasLead: false });
    await here.ctx.db.deleteFrom("settings").where("name", "=", "email").execute();
    await here.emails();
    const { ctx, member } = await senderOf(here, "ada");
    await changeSettings(ctx, member, { email: "ours@example.org" });
    await by(here, "ada", "eve", "lead");
    expect((await here.emails()).map(({ to }) => to)).not.toContain("hello@example.org");
  });
});
