import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  aConcern,
  aPicture,
  reportFields,
  sendWith,
  siteWithConcern,
  storedConcerns,
  story,
} from "../../../../tests/support/concerns.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { aSealedDraft } from "../../../../tests/support/private-files.ts";
import { aRecording, marker } from "../../../../tests/support/recordings.ts";
import { shortenWaits } from "../../../../tests/support/short-waits.ts";
import { addStaffMember, samplePassword, signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { honeypotField } from "../../../values/honeypot.ts";
import { saveWords } from "../../foundation/words/save-words.server.ts";
import { checkPrivateFiles } from "../../media/private-files/check-files.server.ts";
import { readSealed } from "../../media/private-files/sealed-files.server.ts";
import { findSentFiles, reportConcern } from "./report-concern.server.ts";

describe("the reporter of a concern", () => {
  test("reads what happens next, telephones and policy version", async () => {
    const { ask } = await createTestSite();
    const answer = await ask("/safeguarding");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = await answer.text();
    const text = textOf(mainOf(html));
    expect(text).toContain("Our telephone +234 000 000 0000");
    expect(text).toContain("none of us has checked one");
    expect(text).toContain("Sample of 26 Nov. 2026: the foundation has not made it its own yet.");
    expect(html).toMatch(/<title>Safeguarding \| /);
    expect(html).toMatch(/<form[^>]*autocomplete="off"[^>]*enctype="multipart\/form-data"/i);
    // Nothing for the page script to validate, send or store.
    expect(mainOf(html)).not.toContain("data-form");
    // The first link of the document.
    expect(/<a [^>]*>/.exec(html)?.[0]).toContain("data-leave");
  });

  test("reads how soon it is read only with an active lead", async () => {
    const { ctx, ask, read } = await createTestSite();
    const send = async () => textOf(mainOf(await (await sendWith({ ask }, reportFields, [])).text()));
    const page = async () => textOf(mainOf(await read("/safeguarding")));
    const late = "No safeguarding lead can open reports just now";
    const expectLate = async () => {
      for (const text of [await page(), await send()]) {
        expect(text).toContain(late);
        expect(text).not.toMatch(/working day|answer within two|Send to the lead/);
      }
    };
    await expectLate();
    await addStaffMember(ctx, { id: "lead", role: "lead", email: "lead@example.org" });
    for (const text of [await page(), await send()]) {
      expect(text).toContain("We read it within one working day.");
      expect(text).not.toContain(late);
    }
    // Invited but not signed in; then signed in but waiting.
    await ctx.db.deleteFrom("accounts").execute();
    await expectLate();
    await ctx.auth.setPassword("lead", samplePassword);
    expect(await page()).not.toContain(late);
    await ctx.db.updateTable("reading_rights").set({ from_at: "2036-01-01T00:00:00.000Z" }).execute();
    await expectLate();
  });

  test("sees the published policy version, not its draft", async () => {
    const { ctx, read, clock } = await createTestSite();
    const member = { id: "admin", name: "Sample Admin", roles: ["admin"], email: "", position: null } as const;
    const actor = { ctx, member: { ...member, twoFactor: false, readsSafeguarding: false } };
    const save = (heading: string, status: "published" | "draft") =>
      saveWords(actor, "safeguarding", { values: { heading }, status, publishAt: undefined });
    await save("We listen", "published");
    clock.at = new Date("2026-03-12T09:00:00Z");
    await save("We hear you", "published");
    clock.at = new Date("2026-03-14T09:00:00Z");
    await save("Not yet", "draft");
    const text = textOf(mainOf(await read("/safeguarding")));
    expect(text).toContain("We hear you");
    expect(text).toContain("Version 3, March 12, 2026");
  });

  test("gets a short number that no address contains", async () => {
    const here = await siteWithConcern();
    // The page itself, at the address of the form: history has no other.
    expect([here.sent.status, here.sent.headers.get("Location")]).toEqual([200, null]);
    const answer = here.sent;
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = await answer.text();
    expect(textOf(mainOf(html))).toContain(`Your reference is ${here.reference}.`);
    expect(html).not.toContain("frightens");
    expect(html).not.toContain(`?n=`);
    expect(await storedConcerns(here)).toMatchObject([
      { reference: here.reference, story, name: "Auntie Sample", contact: "0800 123 4567", is_danger: 0, state: "new" },
    ]);
  });

  test("needs no name; a repeated form is one concern", async () => {
    const here = await createTestSite();
    const form_key = "0123456789abcdef".repeat(2);
    const first = await sendWith(here, { story, form_key }, [await aPicture()]);
    const second = await sendWith(here, { story, form_key }, [await aPicture()]);
    const referenceIn = async (answer: Response) => /Your reference is (\S+)\./.exec(textOf(await answer.text()))?.[1];
    expect(await referenceIn(second)).toBe((await referenceIn(first)) ?? "none");
    expect(await storedConcerns(here)).toMatchObject([{ name: null, contact: null, place: null }]);
    expect(await here.ctx.db.selectFrom("private_files").select("owner").execute()).toEqual([{ owner: "concern:1" }]);
  });

  test("keeps typed text after an error", async () => {
    const here = await createTestSite();
    const answer = await sendWith(here, { ...reportFields, story: " ", danger: "yes" }, [await aPicture()]);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = mainOf(await answer.text());
    expect(textOf(html)).toContain("Write what happened, in your own words");
    expect(textOf(html)).toContain("Choose your files again: the browser has lost them.");
    expect(html).toContain('value="0800 123 4567"');
    expect(html).toMatch(/value="yes"[^>]*checked|checked[^>]*value="yes"/);
    const long = "ẹ́".repeat(4_000);
    expect(mainOf(await (await sendWith(here, { ...reportFields, story: long }, [])).text())).toContain(long);
    expect(await storedConcerns(here)).toEqual([]);
  });

  test("is stored even if a file is refused, with the reason", async () => {
    const here = await createTestSite();
    const lead = await signIn(here.ctx, "lead");
    const answer = await sendWith(here, reportFields, [await aPicture(), new Uint8Array(Buffer.from("MZ a program"))]);
    expect(answer.status).toBe(200);
    await checkPrivateFiles(here.ctx);
    const said = textOf(mainOf(await answer.text()));
    expect(said).toContain("The files that we could open are with it.");
    expect(said).toContain("Your report is stored, but not every file:");
    expect(said).toContain("We could not open one of them as a photo, PDF or recording. Take a photo of it instead.");
    const read = async () =>
      textOf(await (await here.ask("/admin/concerns?id=1", { headers: { Cookie: lead } })).text());
    expect(await read()).toContain("A file was not kept: it could not be opened as a photo, PDF or recording.");
    // Nothing of the refused file stays.
    const files = await here.ctx.db.selectFrom("private_files").select(["path", "state"]).orderBy("id").execute();
    expect(files).toEqual([
      { path: expect.stringMatching(/jpg$/), state: "kept" },
      { path: "", state: "refused" },
    ]);
    expect(readdirSync(join(here.ctx.config.root, "var/files/private"))).toEqual([files[0]?.path.split("/")[1]]);
    // A later finder of the number learns nothing.
    here.clock.at = new Date(here.clock.at.getTime() + 61 * 60_000);
    const { reference } = await here.ctx.db.selectFrom("concerns").select("reference").executeTakeFirstOrThrow();
    expect(await findSentFiles(here.ctx, reference)).toEqual([]);
  });

  test.each([
    ["there are more than five", 6, 90, "There were more than five. The first five are with it.", 5],
    ["they are larger than the site takes", 1, 31 * 1024 * 1024, "The files are too large.", 0],
  ])("is stored even when %s", async (_, count, size, sentence, kept) => {
    const here = await createTestSite();
    const files = Array.from({ length: count }, (_, at) => new Uint8Array(size).fill(at + 65));
    const answer = await sendWith(here, reportFields, files);
    expect(answer.status).toBe(200);
    expect(textOf(mainOf(await answer.text()))).toContain(sentence);
    expect(await storedConcerns(here)).toMatchObject([{ story, contact: "0800 123 4567" }]);
    const rows = await here.ctx.db.selectFrom("private_files").select("problem").execute();
    expect(rows.filter(({ problem }) => problem === "unknown" || problem === null)).toHaveLength(kept);
  });

  test("is stored before its file opens; a restart continues the check", async () => {
    const here = await createTestSite();
    const lead = await signIn(here.ctx, "lead");
    // The process ends while it opens the file.
    const dying = { ...here.ctx, fileWorker: { open: () => new Promise<never>(() => {}) } };
    const reference = await reportConcern(dying, aConcern, { files: [await aSealedDraft(here.ctx, await aPicture())] });
    const said = () => findSentFiles(here.ctx, reference);
    expect(await said()).toMatchObject([{ state: "checking" }]);
    const look = async (path: string) => here.ask(path, { headers: { Cookie: lead } });
    const list = async () => textOf(await (await look("/admin/concerns?id=1")).text());
    expect(await list()).toContain("This file is not checked yet.");
    expect((await look("/admin/private/1")).status).toBe(404);
    // The claim holds as long as the other process may live.
    await checkPrivateFiles(here.ctx);
    expect(await said()).toMatchObject([{ state: "checking" }]);
    here.clock.at = new Date(here.clock.at.getTime() + 11 * 60_000);
    await checkPrivateFiles(here.ctx);
    expect(await said()).toMatchObject([{ state: "kept" }]);
    expect(await list()).toContain("Photo 1");
    const file = await look("/admin/private/1");
    expect([file.status, Buffer.from(await file.arrayBuffer()).includes(marker)]).toEqual([200, false]);
  });

  test("is stored even if opening a file crashes three times", async () => {
    const here = await createTestSite();
    /** Each process has its own worker. */
    const dying = () => ({ ...here.ctx, fileWorker: { open: () => new Promise<never>(() => {}) } });
    const reference = await reportConcern(dying(), aConcern, {
      files: [await aSealedDraft(here.ctx, await aPicture())],
    });
    const tries = async () => (await here.ctx.db.selectFrom("private_files").select("tries").executeTakeFirst())?.tries;
    for (const expected of [2, 3]) {
      here.clock.at = new Date(here.clock.at.getTime() + 11 * 60_000);
      void checkPrivateFiles(dying());
      await expect.poll(tries).toBe(expected);
    }
    here.clock.at = new Date(here.clock.at.getTime() + 11 * 60_000);
    await checkPrivateFiles(here.ctx);
    expect(await findSentFiles(here.ctx, reference)).toEqual([{ state: "refused", problem: "costly" }]);
  });

  test("is stored while files of others wait", async () => {
    const here = await createTestSite();
    shortenWaits();
    const { open } = here.ctx.fileWorker;
    const gate = Promise.withResolvers<void>();
    const places = { now: 0, most: 0 };
    here.ctx.fileWorker = {
      async open(task, options, bytes, sender, stopping) {
        places.most = Math.max(places.most, ++places.now);
        await gate.promise;
        return open(task, options, bytes, sender, stopping).finally(() => places.now--);
      },
    };
    for (let sent = 0; sent < 3; sent++)
      expect(
        (await sendWith(here, { ...reportFields, story: `Number ${sent}` }, [new TextEncoder().encode("%PDF")])).status,
      ).toBe(200);
    expect((await sendWith(here, reportFields, [await aPicture()])).status).toBe(200);
    expect(await storedConcerns(here)).toHaveLength(4);
    expect(places).toEqual({ now: 1, most: 1 });
    gate.resolve();
    await checkPrivateFiles(here.ctx);
    expect(places).toEqual({ now: 0, most: 1 });
    const files = await here.ctx.db.selectFrom("private_files").select("state").where("state", "=", "kept").execute();
    expect(files).toHaveLength(1);
  });

  test("can send a voice recording without metadata", async () => {
    const here = await createTestSite();
    const recording = new Uint8Array(await aRecording("ogg"));
    expect((await sendWith(here, reportFields, [recording])).status).toBe(200);
    await checkPrivateFiles(here.ctx);
    const row = await here.ctx.db.selectFrom("private_files").selectAll().executeTakeFirstOrThrow();
    const stored = await readSealed(here.ctx, row);
    expect([row.type, stored?.includes(marker)]).toEqual(["audio/ogg", false]);
  });

  test("is stored even after many files from the same network", async () => {
    const here = await createTestSite();
    const limit = { what: "concern files", times: 100, minutes: 60 };
    for (let sent = 0; sent < limit.times; sent++) await countTowardsRateLimit(here.ctx, limit, "192.0.2.1");
    const answer = await sendWith(here, reportFields, [await aPicture()]);
    expect(answer.status).toBe(200);
    const said = textOf(mainOf(await answer.text()));
    expect(said).toContain("Your report is stored, but not every file: Many files are arriving just now.");
    // Without a file, no limit of files applies.
    expect((await here.send("/safeguarding", { story })).status).toBe(200);
    expect(await here.ctx.db.selectFrom("private_files").select("problem").execute()).toEqual([{ problem: "busy" }]);
  });

  test("is not blocked by others of the same network", async () => {
    const here = await createTestSite();
    const sendEmpty = async () => (await here.send("/safeguarding", { story: "" })).status;
    expect(await sendEmpty()).toBe(422);
    // As if this were the 199th.
    await here.ctx.db.updateTable("rate_limits").set({ count: 199 }).where("what", "=", "concern").execute();
    expect(await sendEmpty()).toBe(422);
    const answer = await here.send("/safeguarding", reportFields);
    expect(answer.status).toBe(429);
    const html = await answer.text();
    expect(textOf(html)).toContain("Call us instead: +234 000 000 0000.");
    expect(html).toContain(story);
    expect((await here.send("/safeguarding", reportFields, { address: "192.0.2.99" })).status).toBe(200);
  });

  test("has no autofill field, and other websites cannot submit it", async () => {
    const here = await createTestSite();
    for (const path of ["/safeguarding", "/withdraw", "/photo?of=1"])
      expect(mainOf(await here.read(path))).not.toContain(honeypotField);
    expect(
      (await here.send("/safeguarding", reportFields, { headers: { Origin: "https://evil.example" } })).status,
    ).toBe(403);
    expect(await storedConcerns(here)).toEqual([]);
  });

  test("is in no visit count or page cache", async () => {
    const { read, ctx } = await createTestSite();
    await read("/safeguarding");
    expect(ctx.pageCache.find("https://site.test/safeguarding")).toBeUndefined();
    expect(JSON.stringify(ctx.visits)).not.toContain("safeguarding");
  });
});
