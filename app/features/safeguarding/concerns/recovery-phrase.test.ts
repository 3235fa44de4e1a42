import { armor, Decrypter } from "age-encryption";
import { expect, test } from "vitest";
import { reportFields, siteWithConcern } from "../../../../tests/support/concerns.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import { findKeys } from "../../../server/sealing/find-keys.server.ts";
import { openCopy } from "../../../server/sealing/phrase-seal.server.ts";
import { keyIdOf } from "../../../server/sealing/seal.server.ts";
import { concernChecks } from "./check-concern-key.server.ts";

type Site = Awaited<ReturnType<typeof siteWithConcern>>;

const path = "/admin/concerns/key";
const otherKey = "another key of another machine, 32 letters";
const strong = { BACKUP_PASSPHRASE: "sixteen letters or more" };

const sent = ({ send, lead }: Site, fields: Record<string, string>, Cookie = lead) =>
  send(path, { idempotencyKey: crypto.randomUUID(), ...fields }, { headers: { Cookie } });

const phraseIn = (html: string) => [...html.matchAll(/<li>([2-9A-Z]{6})<\/li>/g)].map(([, group]) => group).join("-");

/** A lead makes a phrase. @returns it, from the page */
async function make(here: Site, Cookie = here.lead): Promise<string> {
  const phrase = phraseIn(await (await sent(here, { intent: "make" }, Cookie)).text());
  expect(phrase).toMatch(/^(?:[2-9A-Z]{6}-){5}[2-9A-Z]{6}$/);
  return phrase;
}

const type = (here: Site, phrase: string, Cookie = here.lead) => sent(here, { intent: "type", phrase }, Cookie);

/** Findings of the doctor on the key of concerns, by the name of the check. */
async function examine({ ctx }: Site) {
  const parts = { config: ctx.config, openDb: async () => ctx.db } as Parameters<
    ReturnType<typeof concernChecks>[0][1]
  >[0];
  const lines = await Promise.all(concernChecks().map(async ([name, check]) => [name, await check(parts)] as const));
  return Object.fromEntries(lines.map(([name, result]) => [name, result && `${result.state}: ${result.line}`]));
}

const copiesOf = ({ ctx }: Site) => ctx.db.selectFrom("concern_key_copies").selectAll().orderBy("id").execute();

test("a phrase is shown once, lies nowhere, and counts when a lead has typed it back", async () => {
  const here = await siteWithConcern(strong);
  expect((await examine(here))["Recovery phrase"]).toMatch(/^bad: The recovery phrase of concerns was not typed/);
  const form = { intent: "make", idempotencyKey: "once" };
  const shown = await sent(here, form);
  expect(shown.headers.get("Cache-Control")).toContain("no-store");
  const phrase = phraseIn(await shown.text());
  expect((await sent(here, form)).status).toBe(409);
  expect((await examine(here))["Recovery phrase"]).toMatch(/^bad: .* nobody has typed it back./);
  const before = textOf(await (await here.visit(path)).text());
  expect(before).not.toContain("It opened the copy");
  expect(before).not.toContain(phrase.slice(0, 6));
  // A slip of the pen is found in its group, and what was typed comes back.
  const slip = phrase.replace(/^./, (letter) => (letter === "7" ? "4" : "7"));
  const refused = await type(here, slip);
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain("Group 1 is not right");
  expect(page).toContain(slip);
  expect(await (await type(here, phrase.toLowerCase().replaceAll("-", " "))).text()).toContain("is written down");
  expect((await examine(here))["Recovery phrase"]).toMatch(/^good: /);
  // Any age program opens the copy by hand.
  const byHand = new Decrypter();
  byHand.addPassphrase(phrase);
  const [copy] = await copiesOf(here);
  const bytes = armor.decode(copy?.sealed ?? "");
  expect(await byHand.decrypt(bytes, "text")).toBe(here.ctx.config.concernsKey);
  const rows = JSON.stringify([
    await copiesOf(here),
    await here.ctx.db.selectFrom("audit_log").selectAll().execute(),
    await here.ctx.db.selectFrom("outbox_emails").selectAll().execute(),
    here.logged,
  ]);
  for (const secret of [...phrase.split("-"), here.ctx.config.concernsKey]) expect(rows).not.toContain(secret);
  const mails = (await here.emails()).filter(({ subject }) => subject.includes("recovery phrase"));
  expect(mails.map(({ to }) => to).length).toBe(2);
});

test("a new phrase takes the place of the old one when it is typed back, and not before", async () => {
  const here = await siteWithConcern(strong);
  const first = await make(here);
  await type(here, first);
  const second = await make(here);
  // Until then the first one opens every backup.
  expect(await (await type(here, first)).text()).toContain("This is the right phrase.");
  expect(textOf(await (await here.visit(path)).text())).toContain("but it was not typed back yet.");
  await type(here, second);
  const [copy, ...more] = await copiesOf(here);
  expect(more).toEqual([]);
  expect(copy && (await openCopy(copy, second))).toEqual({ concernsKey: here.ctx.config.concernsKey });
  const refused = await type(here, first);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("This phrase opens nothing here.");
});

test("when two leads type their phrases at once, one counts and each reads the truth", async () => {
  const here = await siteWithConcern(strong);
  await addStaffMember(here.ctx, { id: "other", role: "lead", name: "Other", email: "other@example.org" });
  const other = await signInAgain(here.ctx, "other@example.org");
  const phrases = [await make(here), await make(here, other)];
  const answers = await Promise.all([type(here, phrases[0] ?? ""), type(here, phrases[1] ?? "", other)]);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  const copies = await copiesOf(here);
  for (const [index, phrase] of phrases.entries()) {
    const opens = (await Promise.all(copies.map((copy) => openCopy(copy, phrase)))).some((key) => key !== undefined);
    expect(pages[index]?.includes("is written down")).toBe(opens);
  }
  expect(copies.filter(({ proved_at }) => proved_at !== null)).toHaveLength(1);
});

test("only leads make and type phrases, after a fresh sign-in for making one", async () => {
  const here = await siteWithConcern(strong);
  await addStaffMember(here.ctx, { id: "adm", role: "admin", name: "Adm", email: "adm@example.org" });
  const admin = await signInAgain(here.ctx, "adm@example.org");
  expect((await here.visit(path, admin)).status).toBe(403);
  for (const intent of ["make", "type"]) expect((await sent(here, { intent }, admin)).status).toBe(403);
  await here.ctx.db.updateTable("sessions").set({ confirmed_at: "2020-01-01T00:00:00.000Z" }).execute();
  const asked = await sent(here, { intent: "make" });
  expect([asked.status, asked.headers.get("Location")]).toEqual([303, `/admin/confirm?to=${encodeURIComponent(path)}`]);
  expect(await copiesOf(here)).toEqual([]);
});

test("after a lost key, the phrase opens the locked concerns without encrypting them again", async () => {
  const here = await siteWithConcern(strong);
  const phrase = await make(here);
  await type(here, phrase);
  const stored = await here.ctx.db.selectFrom("concerns").selectAll().execute();
  here.ctx.config.concernsKey = otherKey;
  await here.send("/safeguarding", { story: "A second worry." });
  const found = await examine(here);
  expect(found["Recovery phrase"]).toMatch(/^bad: .* does not fit the key on this machine/);
  expect(found.Concerns).toMatch(/^bad: Locked: 1 concerns, 0 notes, 1 files/);
  const locked = textOf(await (await here.visit("/admin/concerns?id=1")).text());
  expect(locked).toContain("This concern is locked:");
  expect(locked).not.toContain(reportFields.story);
  expect(textOf(await (await here.visit("/admin")).text())).toContain("Concerns or files are locked");
  expect(await (await type(here, phrase)).text()).toContain("The phrase opened an earlier key");
  for (const [id, text] of [
    [1, reportFields.story],
    [2, "A second worry."],
  ])
    expect(textOf(await (await here.visit(`/admin/concerns?id=${id}`)).text())).toContain(text);
  expect((await here.visit("/admin/private/1")).status).toBe(200);
  expect(await here.ctx.db.selectFrom("concerns").selectAll().where("id", "=", 1).execute()).toEqual(stored);
  expect((await examine(here)).Concerns).toMatch(/^good/);
  // Concerns of today use the new key, which needs its own phrase.
  expect((await examine(here))["Recovery phrase"]).toMatch(/^bad: /);
  await type(here, await make(here));
  expect((await examine(here))["Recovery phrase"]).toMatch(/^good: /);
  expect([...(await findKeys(here.ctx)).keys()]).toHaveLength(2);
  expect((await copiesOf(here)).map(({ key_id }) => key_id)).toEqual([keyIdOf(here.ctx.config)]);
});

test("a new recovery phrase keeps the copy that opens older, locked concerns", async () => {
  const here = await siteWithConcern(strong);
  const old = await make(here);
  await type(here, old);
  here.ctx.config.concernsKey = otherKey;
  await type(here, await make(here));
  expect(await copiesOf(here)).toHaveLength(2);
  await type(here, old);
  expect(textOf(await (await here.visit("/admin/concerns?id=1")).text())).toContain(reportFields.story);
});

test("the doctor is red while there is a concern and backups are not encrypted", async () => {
  const here = await siteWithConcern();
  await type(here, await make(here));
  const found = await examine(here);
  expect(found["Encryption of backups"]).toMatch(/^bad: .*BACKUP_PASSPHRASE is missing/);
  expect(found["Recovery phrase"]).toMatch(/^good: /);
});

test.each([
  ["before the first concern", true],
  ["after the first concern", false],
])("the line of the recovery phrase speaks of the phrase alone %s", async (_, isBefore) => {
  const here = await siteWithConcern();
  if (isBefore) await here.ctx.db.deleteFrom("concerns").execute();
  expect((await examine(here))["Recovery phrase"]).toMatch(/^bad: The recovery phrase of concerns was not typed/);
});
