import { describe, expect, test } from "vitest";
import { aPicture, sendWith, siteWithConcern, storedConcerns, story, told } from "../../../tests/support/concerns.ts";
import { mainOf, textOf } from "../../../tests/support/page-text.ts";
import { aRecording, marker } from "../../../tests/support/recordings.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { saveWords } from "../words/save-words.server.ts";

describe("who reports a concern", () => {
  test("reads what happens next, whom to call, and which version of the policy this is", async () => {
    const { ask } = await createTestSite();
    const answer = await ask("/safeguarding");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = await answer.text();
    const text = textOf(mainOf(html));
    expect(text).toContain("Our telephone +234 000 000 0000");
    expect(text).toContain("sample number: the foundation checks it");
    expect(text).toContain("Sample of 1 Nov. 2026: the foundation has not made it its own yet.");
    expect(html).toContain('href="tel:112"');
    expect(html).toMatch(/<title>Safeguarding \| /);
    expect(html).toMatch(/<form[^>]*autocomplete="off"[^>]*enctype="multipart\/form-data"/i);
    // Nothing for the page script to validate, send or keep.
    expect(mainOf(html)).not.toContain("data-form");
    // The first link of the document.
    expect(/<a [^>]*>/.exec(html)?.[0]).toContain("data-leave");
  });

  test("sees the version of the policy and its day, which a draft beside it does not change", async () => {
    const { ctx, read, clock } = await createTestSite();
    const member = { id: "admin", name: "Sample Admin", role: "admin", email: "", position: null } as const;
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
    expect(text).toContain("Version 3, 12 March 2026");
  });

  test("gets a short number, and no word of it in the address or on the page", async () => {
    const here = await siteWithConcern();
    expect([here.sent.status, here.sent.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/safeguarding\?n=[2-9A-Z]{3}-[2-9A-Z]{3}$/),
    ]);
    const answer = await here.ask(here.sent.headers.get("Location") ?? "");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = await answer.text();
    expect(textOf(mainOf(html))).toContain(`Your reference is ${here.reference}.`);
    expect(html).not.toContain("frightens");
    expect(textOf(mainOf(await here.read("/safeguarding?n=<b>you")))).not.toContain("Your reference");
    expect(await storedConcerns(here)).toMatchObject([
      { reference: here.reference, story, name: "Auntie Sample", contact: "0800 123 4567", is_danger: 0, state: "new" },
    ]);
  });

  test("needs no name, and one concern that is sent twice is one", async () => {
    const here = await createTestSite();
    const first = await sendWith(here, { story }, [await aPicture()]);
    const second = await sendWith(here, { story }, [await aPicture()]);
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    expect(await storedConcerns(here)).toMatchObject([{ name: null, contact: null, place: null }]);
    expect(await here.ctx.db.selectFrom("private_files").select("owner").execute()).toEqual([{ owner: "concern:1" }]);
  });

  test("is told when something is missing, and loses nothing that was typed", async () => {
    const here = await createTestSite();
    const answer = await sendWith(here, { ...told, story: " ", danger: "yes" }, [await aPicture()]);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = mainOf(await answer.text());
    expect(textOf(html)).toContain("Write what happened, in your own words");
    expect(textOf(html)).toContain("Choose your files once more: browsers forget them.");
    expect(html).toContain('value="0800 123 4567"');
    expect(html).toMatch(/value="yes"[^>]*checked|checked[^>]*value="yes"/);
    const long = "ẹ́".repeat(4_000);
    expect(mainOf(await (await sendWith(here, { ...told, story: long }, [])).text())).toContain(long);
    expect(await storedConcerns(here)).toEqual([]);
  });

  test("hears it when a file is neither picture, PDF nor recording, and keeps the text", async () => {
    const here = await createTestSite();
    const answer = await sendWith(here, told, [await aPicture(), new Uint8Array(Buffer.from("MZ a program"))]);
    expect(answer.status).toBe(422);
    const html = mainOf(await answer.text());
    expect(textOf(html)).toContain(
      "This is no picture, PDF or recording that we can keep. Take a photo of it instead.",
    );
    expect(html).toContain(story);
    const six = await sendWith(here, told, Array(6).fill(await aPicture()));
    expect(textOf(await six.text())).toContain("Choose five files at most");
    expect([await storedConcerns(here), await here.ctx.db.selectFrom("private_files").select("id").execute()]).toEqual([
      [],
      [],
    ]);
  });

  test("keeps the text when the files are larger than the site takes", async () => {
    const here = await createTestSite();
    const answer = await sendWith(here, told, [new Uint8Array(31 * 1024 * 1024)]);
    expect(answer.status).toBe(422);
    const html = mainOf(await answer.text());
    expect(textOf(html)).toContain("These files are too large together.");
    expect(html).toContain(story);
    expect(html).toContain('value="0800 123 4567"');
  });

  test("can send a voice recording, which says nothing of the phone", async () => {
    const here = await createTestSite();
    const recording = new Uint8Array(await aRecording("ogg"));
    expect((await sendWith(here, told, [recording])).status).toBe(303);
    const row = await here.ctx.db.selectFrom("private_files").selectAll().executeTakeFirstOrThrow();
    const stored = await here.ctx.storage.open(row.path);
    expect([row.type, Buffer.concat(await (stored?.stream.toArray() ?? [])).includes(marker)]).toEqual([
      "audio/ogg",
      false,
    ]);
  });

  test("is not locked out by others of the same network, and then gets a telephone", async () => {
    const here = await createTestSite();
    for (let sent = 0; sent < 200; sent++) await here.send("/safeguarding", { story: "" });
    const answer = await here.send("/safeguarding", told);
    expect(answer.status).toBe(429);
    const html = await answer.text();
    expect(textOf(html)).toContain("Call us instead: +234 000 000 0000.");
    expect(html).toContain(story);
    expect((await here.send("/safeguarding", told, { address: "192.0.2.99" })).status).toBe(303);
  });

  test("a robot sees success, and another website gets nowhere", async () => {
    const here = await createTestSite();
    expect((await sendWith(here, { ...told, referral_code: "win" }, [])).status).toBe(303);
    expect((await here.send("/safeguarding", told, { headers: { Origin: "https://evil.example" } })).status).toBe(403);
    expect(await storedConcerns(here)).toEqual([]);
  });

  test("is in no visit count and in no cache of pages", async () => {
    const { read, ctx } = await createTestSite();
    await read("/safeguarding");
    expect(ctx.pageCache.find("https://site.test/safeguarding")).toBeUndefined();
    expect(JSON.stringify(ctx.visits)).not.toContain("safeguarding");
  });
});
