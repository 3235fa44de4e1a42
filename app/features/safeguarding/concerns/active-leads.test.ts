import { expect, test } from "vitest";
import { reportFields, sendWith, siteWithConcern } from "../../../../tests/support/concerns.ts";
import {
  aWorry,
  by,
  foundation,
  hourMs,
  memberOf,
  numbers,
  office,
  pass,
  type Site,
  senderOf,
} from "../../../../tests/support/make-readers.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import { hasActiveLead, listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { inviteFromShell } from "../../people/auth/set-up.server.ts";
import { sendPasswordLinkTo } from "../../people/users/send-user-emails.server.ts";
import { changeUser, createUser, deleteUser } from "../../people/users/user-commands.server.ts";
import { changeReader, releaseConcerns } from "./concern-commands.server.ts";
import { reportConcern } from "./report-concern.server.ts";

const moved = (email: string) => ({ displayName: "", email, currentPassword: "" }) as never;

async function move(here: Site, who: string, id: string, email: string) {
  const { ctx, member } = await senderOf(here, who);
  return changeUser(ctx, member, id, moved(email));
}

const isReading = async (here: Site, id: string) => (await memberOf(here, id))?.readsSafeguarding ?? false;

test("new readers learn about locked older concerns", async () => {
  const here = await siteWithConcern();
  for (const [id, role] of [
    ["ada", "admin"],
    ["eve", "editor"],
  ] as const)
    await addStaffMember(here.ctx, { id, role, name: id, email: `${id}@example.org` });
  await by(here, "ada", "eve", "lead");
  await changeReader(await senderOf(here, "lead"), "ada", true);
  await pass(here, 25);
  for (const id of ["eve", "ada"]) {
    const Cookie = await signInAgain(here.ctx, `${id}@example.org`);
    for (const path of ["/admin", "/admin/concerns", "/admin/concerns?status=closed"]) {
      const page = textOf(await (await here.visit(path, Cookie)).text());
      expect(page).toContain("Concerns older than your right to read are locked for you: 1 open, 0 closed.");
      expect(page).toContain("Ask a safeguarding lead who can read these reports to release them to you.");
      expect(page).not.toContain("No concern was reported");
    }
    await releaseConcerns(await senderOf(here, "lead"), id);
    const page = textOf(await (await here.visit("/admin/concerns", Cookie)).text());
    expect(page).toContain(here.reference);
    expect(page).not.toContain("locked for you");
  }
  await here.post({ id: "1", intent: "delete", sure: "on" });
  expect(textOf(await (await here.visit("/admin/concerns")).text())).toContain("No concern was reported");
});

test("while a lead waits, new concerns are mailed without content", async () => {
  const here = await siteWithConcern();
  await saveSetting(here.ctx.db, "email", office);
  await addStaffMember(here.ctx, { id: "ada", role: "admin", name: "Ada", email: "ada@example.org" });
  await addStaffMember(here.ctx, { id: "eve", role: "editor", name: "Eve", email: "eve@example.org" });
  await by(here, "ada", "eve", "lead");
  await by(here, "ada", "lead", "editor");
  await here.emails();
  await sendWith(here, { ...reportFields, story: "A second worry." }, []);
  const rows = await here.ctx.db
    .selectFrom("outbox_emails")
    .select(["recipient", "subject", "text"])
    .where("kind", "=", "concern")
    .where("subject", "like", "%no active safeguarding lead%")
    .execute();
  expect(rows.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining(["ada@example.org", "eve@example.org"]),
  );
  expect(rows).toHaveLength(3);
  for (const { text, subject } of rows) expect(`${subject} ${text}`).not.toContain("second worry");
  const ada = await signInAgain(here.ctx, "ada@example.org");
  const eve = await signInAgain(here.ctx, "eve@example.org");
  const look = async (Cookie: string) => (await here.visit("/admin/photo-requests", Cookie)).status;
  expect([await look(ada), await look(eve)]).toEqual([200, 403]);
  expect(textOf(await (await here.visit("/admin", ada)).text())).toContain("No active safeguarding lead before");
  await pass(here, 25);
  expect([await look(ada), await look(eve)]).toEqual([200, 200]);
});

test("ending the only lead never shortens the next lead's wait", async () => {
  const here = await foundation();
  await move(here, "ada", "eve", "mine@example.org");
  await by(here, "ada", "lead", "editor");
  await by(here, "ada", "eve", "lead");
  expect(await isReading(here, "eve")).toBe(false);
  await pass(here, 23);
  expect(await isReading(here, "eve")).toBe(false);
  await pass(here, 2);
  expect(await isReading(here, "eve")).toBe(true);
  const mails = (await here.emails()).filter(({ text }) => text.includes("Eve becomes a safeguarding lead"));
  // The lead of a moment ago.
  expect(mails.map(({ to }) => to)).toContain("lead@example.org");
});

test("after a day without lead the next one starts at once", async () => {
  const here = await foundation();
  await deleteUser(await senderOf(here, "ada"), "lead");
  await pass(here, 25);
  await by(here, "ada", "eve", "lead");
  expect(await isReading(here, "eve")).toBe(true);
  await by(here, "ada", "eve", "editor");
  await pass(here, 25);
  await sendPasswordLinkTo(await senderOf(here, "ada"), "eve");
  await by(here, "ada", "eve", "lead");
  expect([await isReading(here, "eve"), await hasActiveLead(here.ctx)]).toEqual([false, false]);
});

test("ending the last active lead needs a confirmation", async () => {
  const here = await siteWithConcern();
  await addStaffMember(here.ctx, { id: "ada", role: "admin", name: "Ada", email: "ada@example.org" });
  await addStaffMember(here.ctx, { id: "two", role: "lead", name: "Two", email: "two@example.org" });
  const headers = { Cookie: await signInAgain(here.ctx, "ada@example.org") };
  const send = (id: string, fields: Record<string, string>) =>
    here.send(`/admin/manageusers/${id}.data`, fields, { headers });
  expect((await send("two", { intent: "role", role: "editor" })).status).toBe(200);
  const acts: Record<string, string>[] = [{ intent: "role", role: "admin" }, { intent: "delete" }];
  for (const fields of acts) {
    const answer = await send("lead", fields);
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("No lead would be left.")]);
  }
  expect(await hasActiveLead(here.ctx)).toBe(true);
  expect((await send("lead", { intent: "delete", sure: "lastLead" })).status).toBe(200);
  expect(await hasActiveLead(here.ctx)).toBe(false);
});

test("each e-mail about concerns names the foundation once in its subject", async () => {
  const here = await foundation();
  await by(here, "ada", "eve", "lead");
  await reportConcern(here.ctx, aWorry, { files: [] });
  const subjects = (await here.emails()).map(({ subject }) => subject);
  expect(subjects).toContain("Tabasamu: who reads concerns");
  for (const subject of subjects) expect(subject.split("Tabasamu")).toHaveLength(2);
});

/** Active leads as the test tracks them: last time and address. */
class Watch {
  readonly here: Site;
  readonly seen = new Map<string, { at: number; email: string }[]>();
  readonly begun = new Map<string, { at: number; others: { at: number; email: string }[] }>();
  active = new Set<string>();
  arrivals = 0;
  constructor(here: Site) {
    this.here = here;
  }
  /** An act by which the account begins, as far as the test knows. */
  begins(id: string) {
    const at = this.here.clock.at.getTime();
    const others = [...this.seen.values()].flat().filter((one) => one.at > at - 24 * hourMs);
    this.begun.set(id, { at, others });
  }
  async look(about: unknown) {
    const at = this.here.clock.at.getTime();
    const readers = (await listSafeguarders(this.here.ctx)).filter(({ isActive }) => isActive);
    for (const { id } of readers.filter(({ id }) => !this.active.has(id))) await this.arrives(id, at, about);
    this.active = new Set(readers.map(({ id }) => id));
    for (const { id, email, roles } of readers)
      if (roles.includes("lead")) this.seen.set(id, [...(this.seen.get(id) ?? []), { at, email }].slice(-100));
  }
  private async arrives(id: string, at: number, about: unknown) {
    const begun = this.begun.get(id);
    if (begun === undefined || begun.others.length === 0) return;
    this.arrivals++;
    expect([about, id, (at - begun.at) / hourMs >= 24]).toEqual([about, id, true]);
    const mails = await this.here.ctx.db
      .selectFrom("outbox_emails")
      .select("recipient")
      .where("kind", "=", "readers-changed")
      .where("created_at", "=", new Date(begun.at).toISOString())
      .execute();
    const told = mails.map(({ recipient }) => recipient);
    for (const { email } of begun.others)
      expect([about, id, told]).toEqual([about, id, expect.arrayContaining([email])]);
  }
}

test("no order of one admin's acts shortens the 24 hours", async () => {
  let arrivals = 0;
  const histories = 4;
  for (let seed = 1; seed <= histories; seed++) {
    const here = await foundation();
    const watch = new Watch(here);
    await watch.look("start");
    const draw = numbers(seed);
    const ids = ["eve", "lead"];
    let made = 0;
    const oneOf = () => ids[draw(ids.length)] ?? "eve";
    const promote = async (id: string) => {
      if ((await memberOf(here, id))?.roles.includes("lead")) return;
      await by(here, "ada", id, "lead");
      watch.begins(id);
    };
    const acts: (() => Promise<unknown>)[] = [
      () => promote(oneOf()),
      () => promote(oneOf()),
      () => by(here, "ada", oneOf(), draw(2) === 0 ? "editor" : "admin"),
      async () => {
        const id = oneOf();
        if ((await move(here, "ada", id, `moved${++made}@example.org`)) === "changed") watch.begins(id);
      },
      async () => {
        const id = oneOf();
        await sendPasswordLinkTo(await senderOf(here, "ada"), id);
        watch.begins(id);
      },
      async () => {
        const who = oneOf();
        const id = draw(2) === 0 ? "bola" : oneOf();
        await changeReader(await senderOf(here, who), id, true);
        watch.begins(id);
      },
      async () => {
        const email = `other${++made}@example.org`;
        const fields = { firstName: "Other", lastName: "Name", email, dob: "", position: "", idempotencyKey: "" };
        if (made % 2 === 0) await inviteFromShell(here.ctx, { ...fields, role: "lead" });
        else await createUser(await senderOf(here, "ada"), { ...fields, role: "lead" } as never, []);
        const { id } = await here.ctx.db
          .selectFrom("users")
          .select("id")
          .where("email", "=", email)
          .executeTakeFirstOrThrow();
        ids.push(id);
        watch.begins(id);
      },
      async () => deleteUser(await senderOf(here, "ada"), oneOf()),
    ];
    for (let step = 0; step < 25; step++) {
      const hours = draw(3) === 0 ? ([1, 6, 23, 25][draw(4)] ?? 1) : 0;
      for (let hour = 0; hour < hours; hour++) {
        await pass(here, 1);
        await watch.look([seed, step, hour]);
      }
      await acts[draw(acts.length)]?.().catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
      await watch.look([seed, step]);
    }
    arrivals += watch.arrivals;
  }
  // The waits do end: leads become active.
  expect(arrivals).toBeGreaterThan((20 / 12) * histories);
});
