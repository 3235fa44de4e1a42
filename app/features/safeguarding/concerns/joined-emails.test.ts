import { describe, expect, test } from "vitest";
import { aConcern } from "../../../../tests/support/concerns.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { sendPhotoRequest } from "../../media/consent/photo-requests.server.ts";
import { reportConcern } from "./report-concern.server.ts";

const minuteMs = 60_000;

async function siteWithLead() {
  const here = await createTestSite();
  await signIn(here.ctx, "lead");
  const pass = (minutes: number) => {
    here.clock.at = new Date(here.clock.at.getTime() + minutes * minuteMs);
  };
  let number = 0;
  const report = (danger = false) =>
    reportConcern(here.ctx, { ...aConcern, danger, story: `Story ${++number}` }, { files: [] });
  const reports = async (count: number, danger = false) => {
    for (let sent = 0; sent < count; sent++) await report(danger);
  };
  const fields = { photo: 1, who: "other" as const, wish: "down" as const, code: "", contact: "", note: "" };
  const ask = () => sendPhotoRequest(here.ctx, { address: `192.0.2.${++number}` }, { ...fields, note: `${number}` });
  /** Subjects of the lead's e-mails since the last call, in any order. */
  const known: string[] = [];
  const news = async () => {
    const fresh = (await here.emails()).filter(({ to }) => to === "lead@example.org").map(({ subject }) => subject);
    for (const subject of known) fresh.splice(fresh.indexOf(subject), 1);
    known.push(...fresh);
    return fresh;
  };
  return { ...here, pass, report, reports, ask, news };
}

const one = expect.stringContaining("something waits for you");
const more = expect.stringContaining("more waits for you");

describe("a flood of reports", () => {
  test("sends ten e-mails an hour, then one each ten minutes", async () => {
    const { ctx, pass, reports, news } = await siteWithLead();
    await reports(40);
    expect(await news()).toEqual(Array.from({ length: 10 }, () => one));
    let joined = 0;
    for (let minute = 0; minute < 50; minute++) {
      pass(1);
      await reports(1);
      const fresh = await news();
      expect(fresh.filter((subject) => !subject.includes("more waits"))).toEqual([]);
      joined += fresh.length;
    }
    expect([joined >= 5, joined <= 7]).toEqual([true, true]);
    expect(await ctx.db.selectFrom("concerns").select("id").execute()).toHaveLength(90);
    // After the flood, one e-mail names the last report. Later reports get one e-mail each.
    pass(10);
    expect(await news()).toEqual([more]);
    pass(120);
    await reports(1);
    expect(await news()).toEqual([one]);
  });

  test("tells the last report within ten minutes, once", async () => {
    const { ctx, pass, report, reports, news } = await siteWithLead();
    await reports(11);
    await news();
    for (const wait of [0, 1, 7, 8, 8.5, 9, 30]) {
      pass(wait);
      // Held e-mails leave.
      await news();
      await report();
      const held = await ctx.db.selectFrom("outbox_emails").select("id").where("state", "=", "waiting").execute();
      expect(held.length).toBeGreaterThan(0);
      pass(9.5);
      expect((await news()).filter((subject) => subject.includes("waits for you")).length).toBe(held.length);
      pass(9.5);
      expect(await news()).toEqual([]);
    }
  });

  test("at one moment sends ten e-mails and holds one", async () => {
    const { ctx, report, news, pass } = await siteWithLead();
    await Promise.all(Array.from({ length: 25 }, () => report()));
    expect(await ctx.db.selectFrom("concerns").select("id").execute()).toHaveLength(25);
    expect(await news()).toEqual(Array.from({ length: 10 }, () => one));
    pass(9.5);
    expect(await news()).toEqual([more]);
  });

  test("hides no child in danger: thirty urgent e-mails leave at once", async () => {
    const { pass, report, reports, news } = await siteWithLead();
    await reports(50);
    await news();
    for (let sent = 0; sent < 30; sent++) {
      await report(true);
      expect(await news()).toEqual([one]);
    }
    await report(true);
    expect(await news()).toEqual([]);
    pass(9.5);
    expect(await news()).toEqual([more]);
    // An hour after the first thirty.
    pass(51);
    await report(true);
    expect(await news()).toEqual([one]);
  });

  test("reaches the next e-mail if the held one is leaving or stuck", async () => {
    const { ctx, pass, report, reports, news } = await siteWithLead();
    await reports(11);
    await news();
    pass(8.5);
    await report();
    const waiting = ctx.db.selectFrom("outbox_emails").select(["id", "next_at"]).where("state", "=", "waiting");
    expect(await waiting.execute()).toHaveLength(2);
    const inAnHour = new Date(ctx.clock.now().getTime() + 60 * minuteMs).toISOString();
    await ctx.db.updateTable("outbox_emails").set({ claimed_until: inAnHour }).where("state", "=", "waiting").execute();
    await report();
    pass(9.5);
    expect(await news()).toEqual([more]);
  });
});

describe("a flood of photo requests", () => {
  test("sends ten e-mails, then one each ten minutes", async () => {
    const { ctx, ask, news, pass } = await siteWithLead();
    for (let sent = 0; sent < 30; sent++) await ask();
    expect(await news()).toEqual(Array.from({ length: 10 }, () => expect.stringContaining("a photo to take down?")));
    pass(9.5);
    expect(await news()).toEqual([expect.stringContaining("more photos to take down?")]);
    await ask();
    pass(9.5);
    expect(await news()).toEqual([expect.stringContaining("more photos to take down?")]);
    expect(await ctx.db.selectFrom("photo_requests").select("id").execute()).toHaveLength(31);
  });

  test("that hides no photos is sent at once", async () => {
    const { ctx, news, pass } = await siteWithLead();
    // Today no further photo hides automatically.
    for (let photo = 1; photo < 40; photo++)
      await sendPhotoRequest(ctx, { address: "198.51.100.1" }, { ...family, photo, note: `${photo}` });
    const many = expect.stringContaining("many requests to take photos down");
    expect(await news()).toContainEqual(many);
    pass(9.5);
    expect(await news()).toEqual([many]);
    await sendPhotoRequest(ctx, { address: "198.51.100.1" }, { ...family, photo: 50 });
    pass(9.5);
    expect(await news()).toContainEqual(many);
  });
});

const family = { photo: 1, who: "self" as const, wish: "down" as const, code: "", contact: "", note: "" };
