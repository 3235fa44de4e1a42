import { expect, test } from "vitest";
import { aConcern } from "../../../../tests/support/concerns.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { requestTakedown } from "../../media/consent/takedown-requests.server.ts";
import { reportConcern } from "./report-concern.server.ts";

const minuteMs = 60_000;

async function siteWithLead() {
  const here = await createTestSite();
  await signIn(here.ctx, "lead");
  const pass = (minutes: number) => {
    here.clock.at = new Date(here.clock.at.getTime() + minutes * minuteMs);
  };
  let number = 0;
  const report = () => reportConcern(here.ctx, { ...aConcern, story: `Story ${++number}` }, { files: [] });
  /** Subjects of what the lead got since this was last asked, in any order. */
  const known: string[] = [];
  const news = async () => {
    const fresh = (await here.emails()).filter(({ to }) => to === "lead@example.org").map(({ subject }) => subject);
    for (const subject of known) fresh.splice(fresh.indexOf(subject), 1);
    known.push(...fresh);
    return fresh;
  };
  return { ...here, pass, report, news };
}

test("a flood of reports is ten e-mails and one an hour, each report is stored, and later each is told again", async () => {
  const { ctx, pass, report, news } = await siteWithLead();
  for (let sent = 0; sent < 40; sent++) await report();
  const first = await news();
  expect(first).toHaveLength(11);
  expect(first.filter((subject) => subject.includes("something waits for you"))).toHaveLength(10);
  expect(first.filter((subject) => subject.includes("more waits for you"))).toHaveLength(1);
  // The next hour of the clock, within an hour of the flood.
  pass(50);
  await report();
  pass(15);
  for (let sent = 0; sent < 20; sent++) await report();
  expect((await news()).filter((subject) => subject.includes("more waits for you"))).toHaveLength(1);
  pass(120);
  await report();
  expect(await news()).toEqual([expect.stringContaining("something waits for you")]);
  expect(await ctx.db.selectFrom("concerns").select("id").execute()).toHaveLength(62);
});

test("so is a flood of requests about photos", async () => {
  const { ctx, news } = await siteWithLead();
  const fields = { photo: 1, who: "other" as const, wish: "down" as const, code: "", contact: "", note: "" };
  for (let sent = 0; sent < 30; sent++)
    await requestTakedown(ctx, { address: `192.0.2.${sent}` }, { ...fields, note: `${sent}` });
  const subjects = await news();
  expect(subjects).toHaveLength(11);
  expect(subjects.filter((subject) => subject.includes("more photos to take down?"))).toHaveLength(1);
  expect(await ctx.db.selectFrom("takedown_requests").select("id").execute()).toHaveLength(30);
});
