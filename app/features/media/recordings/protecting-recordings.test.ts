import { sql } from "kysely";
import { expect, test } from "vitest";
import { giveBank } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { aRecording } from "../../../../tests/support/recordings.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { switchAllOn } from "../../../../tests/support/switch-all-on.ts";
import type { PageKey } from "../../../server/page-words.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { savePageText } from "../../foundation/words/page-text-queries.server.ts";
import { requireConsent } from "../consent/find-consents.server.ts";
import { addRecording, confirmRecording } from "./recording-commands.server.ts";

const grownUp = { voice: "adults", "voice-by": "The reader herself", "voice-kind": "voice" };

const addressesOf = (html: string) =>
  [...html.matchAll(/src="(\/files\/recordings\/[^"]+)"/g)].map(([, path = ""]) => path);

const markOf = (html: string) => /name="mark" value="(\w+)"/.exec(html)?.[1] ?? "";

async function createReader(role: "admin" | "editor" = "admin") {
  const site = await createStaffedSite({ empty: false }, role);
  const open = (page: string) => site.readAsStaff(`/admin/listen/site-${page}`);
  /** Records as browsers do. @param more fields, such as the hash of an older page */
  const record = async (
    page: string,
    file: Uint8Array,
    more: Record<string, string> = {},
    headers: Record<string, string> = site.staffHeaders,
  ) => {
    const body = new FormData();
    const mark = markOf(await open(page));
    for (const [name, value] of Object.entries({ mark, language: "wolof", ...grownUp, ...more }))
      body.append(name, value);
    body.append("file", new Blob([new Uint8Array(file)]), "voice.m4a");
    return site.ask(`/admin/listen/site-${page}`, { method: "POST", body, headers });
  };
  const confirm = async (page: string, id = 1, mark?: string) =>
    site.post(`/admin/listen/site-${page}`, { confirm: String(id), mark: mark ?? markOf(await open(page)) });
  const change = (name: PageKey, content: object) =>
    savePageText(site.ctx.db, {
      name,
      content: JSON.stringify(content),
      next_content: null,
      status: "published",
      publish_at: null,
      version: 1,
    });
  const plays = async (path: string) => addressesOf(await site.read(path)).length;
  return { ...site, open, record, confirm, change, plays };
}

test.each([
  ["donate", ["/donate"]],
  ["giving", ["/donate/promise", "/donate/promise?dollars"]],
  ["safeguarding", ["/safeguarding"]],
  ["withdraw", ["/withdraw", "/photo"]],
])("%s plays its recordings in languages with any name", async (page, paths) => {
  const { ask, read, readAsStaff, record } = await createReader();
  for (const path of paths) expect(await read(path)).not.toMatch(/<audio|class="listen|\.listen/);
  await record(page, await aRecording("m4a"));
  await record(page, await aRecording("mp3"), { language: "Ivorian sign language" });
  for (const path of paths) {
    const html = await read(path);
    expect(textOf(mainOf(html))).toMatch(/Listen in wolof \(1 s, \d+ kB\) Listen in Ivorian sign language \(1 s, /);
    expect(html.match(/<audio controls="" preload="none" src="[^"]+" aria-label="Listen in [wI]/g)).toHaveLength(2);
    for (const address of addressesOf(html)) expect((await ask(address)).status).toBe(200);
  }
  expect(await readAsStaff(`/admin/pages/${page}`)).toContain(`/admin/listen/site-${page}`);
});

test("pages that answer a form keep their recordings", async () => {
  const { ask, record } = await createReader();
  await record("giving", await aRecording("m4a"));
  await record("withdraw", await aRecording("m4a"));
  const send = async (path: string, fields: Record<string, string>) =>
    (await ask(path, { method: "POST", body: new URLSearchParams(fields) })).text();
  expect(addressesOf(await send("/donate/promise", { own: "" }))).toHaveLength(1);
  expect(addressesOf(await send("/withdraw", { code: "7K4Q-XMH2-9WFT" }))).toHaveLength(1);
});

test("staff play the sentence before a consent; visitors do not get its file", async () => {
  const { ask, readAsStaff, record, staffHeaders } = await createReader();
  expect(await readAsStaff("/admin/consents/new")).not.toContain("<audio");
  await record("consent", await aRecording("m4a"));
  const html = await readAsStaff("/admin/consents/new");
  expect(textOf(html)).toMatch(/Listen in wolof \(1 s, \d+ kB\)/);
  const [address = ""] = addressesOf(html);
  const answers = [await ask(address), await ask(address, { headers: staffHeaders })];
  expect(answers.map(({ status }) => status)).toEqual([404, 200]);
});

test("a French site names the language after a colon", async () => {
  const { ctx, read, record } = await createReader();
  await saveSetting(ctx.db, "language", "fr");
  for (const language of ["wolof", "Wolof", "langue des signes ivoirienne"]) {
    await record("donate", await aRecording("m4a"), { language });
    expect(textOf(mainOf(await read("/donate")))).toContain(`Écouter dans cette langue : ${language} (1 s, `);
    await ctx.db.deleteFrom("recordings").execute();
  }
});

test("the list of protecting pages links to recordings while the feature is switched on", async () => {
  const { ctx, post, readAsStaff } = await createReader();
  const links = async () => (await readAsStaff("/admin/protecting-pages")).match(/\/admin\/listen\/site-/g)?.length;
  expect(await links()).toBe(6);
  await switchAllOn(ctx);
  await post("/admin/use", { shown: "on recordings", on: "" });
  expect(await links()).toBeUndefined();
});

test.each([
  ["donate", "/donate", "donate"],
  ["donate", "/donate", "giving"],
  ["giving", "/donate/promise", "giving"],
  ["safeguarding", "/safeguarding", "safeguarding"],
  ["withdraw", "/withdraw", "withdraw"],
  ["privacy", "/privacy", "privacy"],
] as const)(
  "a recording of %s on %s is silent after the words of %s change, until confirmed",
  async (page, path, words) => {
    const { ask, auditEvents, change, confirm, open, plays, read, readAsStaff, record, staffHeaders } =
      await createReader();
    await record(page, await aRecording("m4a"));
    const [address = ""] = addressesOf(await read(path));
    const field = { giving: "promise.lede", withdraw: "card.lede" }[words as string] ?? "lede";
    await change(words, { [field]: "Another sentence." });
    expect(await plays(path)).toBe(0);
    expect((await ask(address)).status).toBe(404);
    expect((await ask(address, { headers: staffHeaders })).status).toBe(200);
    expect(textOf(await open(page))).toContain("the page, an account or a telephone number on it changed");
    expect(textOf(await readAsStaff("/admin"))).toContain("Not heard any more: 1 recording of “");
    expect(textOf(await (await confirm(page)).text())).toContain("Confirmed. Visitors hear it");
    expect(await plays(path)).toBe(1);
    expect((await ask(address)).status).toBe(200);
    expect(textOf(await readAsStaff("/admin"))).not.toContain("Not heard any more");
    expect((await auditEvents()).filter((event) => event === `recording confirmed, site:${page}`)).toHaveLength(1);
  },
);

test("another account silences the pages of gifts", async () => {
  const { ctx, plays, record } = await createReader();
  await giveBank(ctx);
  await record("donate", await aRecording("m4a"));
  await record("giving", await aRecording("mp3"));
  await record("privacy", await aRecording("webm"));
  const all = async () => [await plays("/donate"), await plays("/donate/promise"), await plays("/privacy")];
  expect(await all()).toEqual([1, 1, 1]);
  await ctx.db.deleteFrom("bank_details").execute();
  await giveBank(ctx, "Other Bank", "2223334445");
  expect(await all()).toEqual([0, 0, 1]);
});

test("the first account silences what an editor recorded before it", async () => {
  const { ctx, confirm, plays, record } = await createReader("editor");
  await record("donate", await aRecording("m4a"));
  expect(await plays("/donate")).toBe(1);
  await giveBank(ctx);
  expect(await plays("/donate")).toBe(0);
  expect((await confirm("donate", 1, "0")).status).toBe(403);
});

test("another telephone number silences the pages that say it", async () => {
  const { ctx, plays, record } = await createReader();
  for (const page of ["safeguarding", "withdraw", "privacy", "donate"]) await record(page, await aRecording("m4a"));
  const all = () => Promise.all(["/safeguarding", "/withdraw", "/privacy", "/donate"].map(plays));
  expect(await all()).toEqual([1, 1, 1, 1]);
  await ctx.db
    .insertInto("help_numbers")
    .values({ number: "116", name: "Child line", rank: 0, called_at: "2026-03-10", called_by: "Sample Admin" })
    .execute();
  expect(await all()).toEqual([0, 0, 0, 1]);
});

test("a voice that read an older page is stored and stays silent", async () => {
  const { change, open, plays, record } = await createReader();
  const mark = markOf(await open("donate"));
  await change("donate", { lede: "Another sentence." });
  expect(textOf(await (await record("donate", await aRecording("m4a"), { mark })).text())).toContain("is added");
  expect(await plays("/donate")).toBe(0);
  // The same file again, for the page of now, is a confirmation.
  await record("donate", await aRecording("m4a"));
  expect(await plays("/donate")).toBe(1);
});

test("a confirmation of a page that changed meanwhile confirms nothing", async () => {
  const { change, confirm, open, plays, record } = await createReader();
  await record("donate", await aRecording("m4a"));
  await change("donate", { lede: "Another sentence." });
  const mark = markOf(await open("donate"));
  await change("donate", { lede: "A third sentence." });
  const answer = await confirm("donate", 1, mark);
  expect([answer.status, textOf(await answer.text())]).toEqual([
    409,
    expect.stringContaining("Nothing was confirmed."),
  ]);
  expect(await plays("/donate")).toBe(0);
  expect((await confirm("donate", 99)).status).toBe(404);
});

test("a recording of an earlier release is played until a person compares it with the page", async () => {
  const { ctx, change, confirm, open, plays, record } = await createReader();
  await record("privacy", await aRecording("m4a"));
  await ctx.db.updateTable("recordings").set({ words_mark: null }).execute();
  await change("privacy", { lede: "Another sentence." });
  expect(await plays("/privacy")).toBe(1);
  expect(textOf(await open("privacy"))).toContain("Visitors hear it even if the page changes");
  await confirm("privacy");
  await change("privacy", { lede: "A third sentence." });
  expect(await plays("/privacy")).toBe(0);
});

test.each(["donate", "giving", "safeguarding", "withdraw", "consent"])(
  "once ways to give are live, only admins record or confirm %s",
  async (page) => {
    const { ctx, confirm, open, post, record, readAsStaff } = await createReader("editor");
    await giveBank(ctx);
    const Cookie = await signIn(ctx, "admin");
    const html = await open(page);
    expect(textOf(html)).toContain("Only admins add or confirm recordings of this page");
    expect(html).not.toContain('name="file"');
    const refused = await record(page, await aRecording("m4a"));
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining("Ask Sample Admin")]);
    expect(await ctx.db.selectFrom("recordings").select("id").execute()).toEqual([]);
    const headers = { Cookie, Origin: "https://site.test" };
    expect((await record(page, await aRecording("m4a"), { mark: "0123456789abcdef" }, headers)).status).toBe(200);
    expect((await confirm(page, 1, "0")).status).toBe(403);
    expect(textOf(await readAsStaff("/admin"))).not.toContain("Not heard any more");
    // A deletion misleads no visitor.
    expect((await post(`/admin/listen/site-${page}`, { delete: "1" })).status).toBe(200);
  },
);

test("editors record the privacy page, whose words they publish", async () => {
  const { ctx, change, confirm, plays, record } = await createReader("editor");
  await giveBank(ctx);
  await record("privacy", await aRecording("m4a"));
  await change("privacy", { lede: "Another sentence." });
  expect((await confirm("privacy")).status).toBe(200);
  expect(await plays("/privacy")).toBe(1);
});

test("an old sign-in needs the password before the voice", async () => {
  const { ctx, confirm, open, plays, record } = await createReader();
  await giveBank(ctx);
  await record("donate", await aRecording("m4a"));
  await sql`update sessions set confirmed_at = null`.execute(ctx.db);
  const html = await open("donate");
  const to = "/admin/confirm?to=%2Fadmin%2Flisten%2Fsite-donate";
  expect(html).toContain(`href="${to}"`);
  expect(html).not.toContain('name="file"');
  for (const answer of [await record("donate", await aRecording("mp3")), await confirm("donate", 1, "0")])
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, to]);
  expect(await plays("/donate")).toBe(1);
});

test("without a request, no command records or confirms the page of gifts", async () => {
  const { ctx, record } = await createReader();
  await giveBank(ctx);
  await record("donate", await aRecording("m4a"));
  const { subject_code } = await requireConsent(ctx, 1);
  const row = await ctx.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  const member = { id: row.id, name: row.name, email: row.email, roles: ["admin" as const] };
  const actor = { ctx, member: { ...member, position: null, twoFactor: false, readsSafeguarding: false } };
  const file = { bytes: await aRecording("mp3"), type: "audio/mpeg", extension: "mp3" as const, seconds: 1 };
  const made = { file, language: "wolof", answer: undefined, codes: [subject_code] };
  await expect(addRecording(actor, "site:donate", made)).rejects.toBeInstanceOf(Response);
  await expect(confirmRecording(actor, "site:donate", 1, "0")).rejects.toBeInstanceOf(Response);
  await addRecording(actor, "site:home", made);
  const owners = await ctx.db.selectFrom("recordings").select("owner").orderBy("id").execute();
  expect(owners.map(({ owner }) => owner)).toEqual(["site:donate", "site:home"]);
});
