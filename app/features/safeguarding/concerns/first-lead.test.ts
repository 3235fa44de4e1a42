import { expect, test } from "vitest";
import { aStaffMember, insertUser } from "../../../../tests/support/builders.ts";
import {
  aWorry,
  by,
  foundation,
  hourMs,
  memberOf,
  pass,
  reads,
  type Site,
  senderOf,
} from "../../../../tests/support/make-readers.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signInAgain } from "../../../../tests/support/sign-in.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { inviteFromShell } from "../../people/auth/set-up.server.ts";
import { appointUnrecordedLeads } from "../../people/users/give-role.server.ts";
import { sendPasswordLinkTo } from "../../people/users/send-user-emails.server.ts";
import { deleteUser } from "../../people/users/user-commands.server.ts";
import { reportConcern } from "./report-concern.server.ts";

const aboutOlder = "may read older concerns, which no account could ever read";

const mailsAbout = async (here: Site, words: string) =>
  (await here.emails()).filter(({ text }) => text.includes(words));

const linkIn = (text = "") => /https:\/\/site\.test(\/login\/stop\?\S+)/.exec(text)?.[1] ?? "";

const look = async (here: Site, email: string, path = "/admin/concerns") => {
  const answer = await here.ask(path, { headers: { Cookie: await signInAgain(here.ctx, email) } });
  return { status: answer.status, text: textOf(await answer.text()) };
};

const report = (here: Site, story: string) => reportConcern(here.ctx, { ...aWorry, story }, { files: [] });

const factsOf = async (here: Site, id: string) =>
  (
    await here.ctx.db.selectFrom("reading_rights").select("what").where("member_id", "=", id).orderBy("id").execute()
  ).map(({ what }) => what);

test("the first lead reads unreadable older concerns after 24 hours", async () => {
  const here = await foundation({ hasLead: false });
  await by(here, "ada", "eve", "lead");
  await report(here, "A second worry.");
  expect([await reads(here, "eve", 1), await reads(here, "eve", 2)]).toEqual([false, true]);
  await pass(here, 23);
  expect(await reads(here, "eve", 1)).toBe(false);
  await pass(here, 1);
  expect([await reads(here, "eve", 1), await reads(here, "ada", 1)]).toEqual([true, false]);
});

test("until then the lead's page shows number, time and telephones", async () => {
  const here = await foundation({ hasLead: false });
  await here.ctx.db
    .insertInto("help_numbers")
    .values({
      name: "Sample helpline",
      number: "0800 000 000",
      called_at: here.clock.at.toISOString(),
      called_by: "Ada",
      rank: 1,
    })
    .execute();
  await by(here, "ada", "eve", "lead");
  const opens = writeMoment(new Date(here.clock.at.getTime() + 24 * hourMs).toISOString());
  const { status, text } = await look(here, "eve@example.org");
  expect(status).toBe(200);
  expect(text).toContain(`Concerns older than your right to read open to you on ${opens}: 1 open, 0 closed.`);
  expect(text).toContain("Sample helpline");
  expect(text).not.toContain("two settled admins");
  expect((await look(here, "eve@example.org", "/admin")).text).toContain("1 older concern waits");
  await pass(here, 24);
  expect((await look(here, "eve@example.org")).text).not.toContain("older than your right");
});

test("each admin and the foundation get their own link", async () => {
  const here = await foundation({ hasLead: false });
  await by(here, "ada", "eve", "lead");
  const mails = await mailsAbout(here, aboutOlder);
  expect(new Set(mails.map(({ to }) => to))).toEqual(
    new Set(["ada@example.org", "bola@example.org", "office@example.org"]),
  );
  expect(new Set(mails.map(({ text }) => linkIn(text))).size).toBe(3);
  for (const { text } of await mailsAbout(here, "Eve ")) expect(text).toContain("office@example.org");
});

test("beside another lead, e-mails name that lead or the foundation", async () => {
  const here = await foundation();
  await by(here, "ada", "eve", "lead");
  const textTo = async (to: string) =>
    (await mailsAbout(here, "Eve becomes a safeguarding lead")).find((mail) => mail.to === to)?.text;
  expect(await textTo("office@example.org")).toContain("talk to a safeguarding lead (Lead) before then");
  expect(await textTo("lead@example.org")).toContain("write to the foundation at office@example.org before then");
});

test.each(["bola@example.org", "office@example.org"])(
  "only the button behind the mailed link stops the lead: %s",
  async (to) => {
    const here = await foundation({ hasLead: false });
    await by(here, "ada", "eve", "lead");
    const path = linkIn((await mailsAbout(here, aboutOlder)).find((mail) => mail.to === to)?.text);
    const opened = textOf(await (await here.ask(path)).text());
    expect(opened).toContain("the account cannot read concerns until it is appointed again");
    expect((await memberOf(here, "eve"))?.readsSafeguarding).toBe(true);
    await pass(here, 23);
    expect((await here.send(path, {})).status).toBe(303);
    await pass(here, 25);
    expect([(await memberOf(here, "eve"))?.readsSafeguarding, await reads(here, "eve", 1)]).toEqual([false, false]);
    expect((await here.send(path, {})).status).toBe(409);
    const stopped = await mailsAbout(here, "Eve reads no concerns: it was stopped in time.");
    expect(stopped.map((mail) => mail.to)).toEqual(expect.arrayContaining(["ada@example.org", "bola@example.org"]));
    const { text } = await look(here, "eve@example.org");
    expect(text).toContain("your right to read concerns was stopped");
    expect(text).toContain("Ask ada or bola.");
  },
);

test("a stopped lead can be appointed again, with the same wait", async () => {
  const here = await foundation({ hasLead: false });
  await by(here, "ada", "eve", "lead");
  const path = linkIn((await mailsAbout(here, aboutOlder))[0]?.text);
  await pass(here, 1);
  await here.send(path, {});
  expect((await look(here, "ada@example.org", "/admin/manageusers")).text).toContain("Make safeguarding lead Eve");
  await by(here, "ada", "eve", "lead");
  expect(await factsOf(here, "eve")).toEqual(["lead", "released first", "stopped", "lead", "released first"]);
  await pass(here, 25);
  expect(await reads(here, "eve", 1)).toBe(false);
  await pass(here, 24);
  expect(await reads(here, "eve", 1)).toBe(true);
});

test("a link of a former admin still stops, until concerns are open", async () => {
  const here = await foundation({ hasLead: false });
  await by(here, "ada", "eve", "lead");
  const path = linkIn((await mailsAbout(here, aboutOlder)).find(({ to }) => to === "bola@example.org")?.text);
  await deleteUser(await senderOf(here, "ada"), "bola");
  expect((await here.ask(path)).status).toBe(200);
  const forged = path.replace("lead=bola", "lead=eve");
  expect((await here.send(forged, {})).status).toBe(403);
  await pass(here, 25);
  expect((await here.send(path, {})).status).toBe(409);
  expect(await reads(here, "eve", 1)).toBe(true);
});

test("a mailed link stops a release that restarted", async () => {
  const here = await foundation({ hasLead: false });
  await by(here, "ada", "eve", "lead");
  const path = linkIn((await mailsAbout(here, aboutOlder)).find(({ to }) => to === "office@example.org")?.text);
  await pass(here, 2);
  await by(here, "ada", "eve", "editor");
  await by(here, "ada", "eve", "lead");
  expect((await here.send(path, {})).status).toBe(303);
  await pass(here, 100);
  expect(await reads(here, "eve", 1)).toBe(false);
});

test("a concern that an account could read needs a release", async () => {
  const here = await foundation({ hasLead: false });
  await by(here, "ada", "eve", "lead");
  await report(here, "Read by Eve.");
  await here.send(linkIn((await mailsAbout(here, aboutOlder))[0]?.text), {});
  await by(here, "ada", "eve", "editor");
  await pass(here, 25);
  await report(here, "Read by nobody.");
  await by(here, "ada", "bola", "lead");
  await pass(here, 25);
  expect(await Promise.all([1, 2, 3].map((id) => reads(here, "bola", id)))).toEqual([true, false, true]);
  expect((await look(here, "bola@example.org")).text).toContain("are locked for you: 1 open, 0 closed.");
});

test("nothing opens where all concerns were readable", async () => {
  const here = await foundation();
  await deleteUser(await senderOf(here, "ada"), "lead");
  await by(here, "ada", "eve", "lead");
  await inviteFromShell(here.ctx, {
    firstName: "A",
    lastName: "B",
    email: "b@example.org",
    dob: "",
    position: "",
    role: "lead",
  });
  const what = await here.ctx.db.selectFrom("reading_rights").select("what").execute();
  expect(what.map((fact) => fact.what)).not.toContain("released first");
  await pass(here, 100);
  expect(await reads(here, "eve", 1)).toBe(false);
});

test("at the start an unrecorded lead is appointed once", async () => {
  const here = await foundation({ hasLead: false });
  for (const id of ["old", "older"])
    await insertUser(here.ctx.db, aStaffMember({ id, role: "lead", name: id, email: `${id}@example.org` }));
  expect((await memberOf(here, "old"))?.readsSafeguarding).toBe(false);
  await appointUnrecordedLeads(here.ctx);
  await appointUnrecordedLeads(here.ctx);
  expect(await factsOf(here, "old")).toEqual(["lead", "released first"]);
  expect(await factsOf(here, "older")).toEqual(["lead", "released first"]);
  expect((await memberOf(here, "old"))?.readsSafeguarding).toBe(true);
  expect((await memberOf(here, "older"))?.readsSafeguarding).toBe(false);
  expect((await mailsAbout(here, "old becomes a safeguarding lead")).length).toBeGreaterThan(0);
  await pass(here, 24);
  expect([await reads(here, "old", 1), await reads(here, "older", 1)]).toEqual([true, false]);
});

test("a paused lead reads why, since when and until when", async () => {
  const here = await foundation();
  await sendPasswordLinkTo(await senderOf(here, "ada"), "lead");
  const since = writeMoment(here.clock.at.toISOString());
  const from = writeMoment(new Date(here.clock.at.getTime() + 24 * hourMs).toISOString());
  const { status, text } = await look(here, "lead@example.org");
  expect([status, text]).toEqual([200, expect.stringContaining(`On ${since} another person sent you a password link`)]);
  expect(text).toContain(`You can read concerns from ${from} on.`);
  expect(text).toContain("1 report is open.");
  expect(text).not.toContain("A worry.");
  expect((await look(here, "lead@example.org", "/admin")).text).toContain("You cannot read concerns now");
  const headers = { Cookie: await signInAgain(here.ctx, "lead@example.org"), Accept: "text/html" };
  const note = await here.send("/admin/concerns", { intent: "note", id: "1", text: "We called." }, { headers });
  expect([note.status, await note.text()]).toEqual([403, expect.stringContaining("We called.</textarea>")]);
  for (const other of ["ada@example.org", "eve@example.org"]) expect((await look(here, other)).status).toBe(403);
});
