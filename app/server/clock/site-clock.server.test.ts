import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { firstSettings } from "content/site.ts";
import { expect, test } from "vitest";
import { cairo, goByClock } from "../../../tests/support/clocks.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { root } from "../../../tests/support/sources.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { changeSettings } from "../../features/foundation/settings/change-settings.server.ts";
import { findSiteClock } from "../../features/foundation/settings/find-settings.server.ts";
import { saveSetting } from "../../features/foundation/settings/settings-queries.server.ts";
import { siteDate } from "../../values/dates.ts";
import { firstClock, siteClock, siteLang, siteZone, withClock } from "../../values/site-clock.ts";
import { withClockOf } from "./clock-scope.server.ts";
import { bySiteClock, lastSiteClock, withSiteClock } from "./site-clock.server.ts";

const run = promisify(execFile);

const night = new Date("2026-03-09T21:30:00Z");

/** The clock of a new site: its settings also name the clock. */
const nigeria = { ...firstClock, name: "West Africa Time" };

test("a site has the clock of its first country until it says another", async () => {
  const { ctx } = await createTestSite({ empty: true });
  expect(firstSettings.country).toBe("NG");
  expect(await findSiteClock(ctx.db)).toEqual(nigeria);
  await saveSetting(ctx.db, "country", "KE");
  expect(await findSiteClock(ctx.db)).toEqual({
    zone: "Africa/Nairobi",
    locale: "en-KE",
    name: "East Africa Time",
    language: "en",
  });
  await saveSetting(ctx.db, "country", "damaged");
  expect(await findSiteClock(ctx.db)).toEqual(nigeria);
});

test("clocks of requests at the same time do not touch each other, nor what comes after", async () => {
  const kenya = { zone: "Africa/Nairobi", locale: "en-KE", name: "East Africa Time", language: "en" as const };
  const dayBy = (clock: typeof cairo, wait: number) =>
    withClockOf(clock, async () => {
      const days = [siteDate(night)];
      await new Promise((resolve) => setTimeout(resolve, wait));
      return [...days, siteDate(night), siteZone()];
    });
  const all = await Promise.all([dayBy(kenya, 3), dayBy(firstClock, 1), dayBy(cairo, 2), dayBy(kenya, 0)]);
  expect(all).toEqual([
    ["2026-03-10", "2026-03-10", "Africa/Nairobi"],
    ["2026-03-09", "2026-03-09", "Africa/Lagos"],
    ["2026-03-09", "2026-03-09", "Africa/Cairo"],
    ["2026-03-10", "2026-03-10", "Africa/Nairobi"],
  ]);
  expect(siteClock()).toBe(firstClock);
});

test("each of two sites in one process has its own clock, also in jobs", async () => {
  const one = await createTestSite({ empty: true });
  const other = await createTestSite({ empty: true });
  goByClock(one.ctx, cairo);
  const said: string[] = [];
  const job = { name: "say", every: 60, by: "each", run: async () => void said.push(siteZone()) } as const;
  const [run] = bySiteClock([job]);
  for (const { ctx } of [one, other]) await run?.run(ctx, new AbortController().signal);
  expect(said).toEqual(["Africa/Cairo", "Africa/Lagos"]);
  await signIn(other.ctx, "admin");
  const admin = { id: "admin", name: "Admin", email: "admin@site.test", roles: ["admin"] as const };
  await withSiteClock(other.ctx, async () => {
    expect([siteZone(), withClock("In {zone}, {clock}")]).toEqual(["Africa/Lagos", "In Lagos, West Africa Time"]);
    await changeSettings(other.ctx, admin as unknown as Parameters<typeof changeSettings>[1], { country: "SN" });
    expect([siteZone(), siteLang(), withClock("In {zone}, {clock}")]).toEqual([
      "Africa/Dakar",
      "en-SN",
      "In Dakar, Greenwich Mean Time",
    ]);
  });
});

test("while the database is away, the clock is the last one that was read", async () => {
  const { ctx } = await createTestSite({ empty: true });
  await saveSetting(ctx.db, "country", "KE");
  expect(await withSiteClock(ctx, async () => siteZone())).toBe("Africa/Nairobi");
  const away = { ...ctx, facts: { findSiteClock: () => Promise.reject(new Error("away")) } };
  expect(await withSiteClock(away, async () => siteZone())).toBe("Africa/Nairobi");
  expect(lastSiteClock(ctx.config).zone).toBe("Africa/Nairobi");
  expect(lastSiteClock({ ...ctx.config })).toBe(firstClock);
});

test("once the server is open, only a request or a job has a clock", async () => {
  // In a process of its own: it holds for the whole of one.
  const script = `
    const { endFirstStart, withClockOf } = await import("./app/server/clock/clock-scope.server.ts");
    const { siteZone } = await import("./app/values/site-clock.ts");
    const before = siteZone();
    endFirstStart();
    const inside = withClockOf({ zone: "Africa/Cairo", locale: "ar-EG", name: "Cairo", language: "en" }, () => siteZone());
    try { siteZone(); } catch (error) { console.log([before, inside, error.message].join("|")); }`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: root });
  expect(stdout.trim()).toBe("Africa/Lagos|Africa/Cairo|The site's clock is read outside of a request or job.");
});
