import { describe, expect, onTestFinished, test } from "vitest";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { type Job, startScheduler } from "./scheduler.server.ts";

const hour = 3_600_000;

async function createWork(job: Partial<Job> = {}) {
  const { ctx, clock, logged } = await createTestSite({ empty: true });
  const runs: string[] = [];
  const whole: Job = {
    name: "sample",
    every: 3_600,
    by: "one",
    run: async () => void runs.push(clock.now().toISOString()),
    ...job,
  };
  const work = startScheduler(ctx, [whole]);
  onTestFinished(() => work.stop());
  const later = async (milliseconds: number) => {
    clock.at = new Date(clock.at.getTime() + milliseconds);
    await work.tick();
  };
  return { ctx, work, later, runs, logged, job: whole };
}

describe("a job for one process", () => {
  test("waits for its first time, and then runs once in each period", async () => {
    const { work, later, runs } = await createWork();
    await work.tick();
    expect(runs).toEqual([]);
    await later(hour);
    await later(1);
    expect(runs).toHaveLength(1);
    await later(hour);
    expect(runs).toHaveLength(2);
  });

  test("is done by one of two processes, and by neither again after a restart", async () => {
    const { ctx, later, runs, job } = await createWork();
    const other = startScheduler(ctx, [job]);
    onTestFinished(() => other.stop());
    await later(0);
    await Promise.all([later(hour), other.tick()]);
    expect(runs).toHaveLength(1);
    const restarted = startScheduler(ctx, [job]);
    onTestFinished(() => restarted.stop());
    await restarted.tick();
    expect(runs).toHaveLength(1);
  });

  test("runs later if the site was down at its time", async () => {
    const { ctx, work, later, runs, job } = await createWork();
    await later(0);
    await work.stop();
    await later(5 * hour);
    expect(runs).toEqual([]);
    const restarted = startScheduler(ctx, [job]);
    onTestFinished(() => restarted.stop());
    await restarted.tick();
    expect(runs).toHaveLength(1);
  });

  test("that the end of the site interrupts runs at the next start", async () => {
    const gate = Promise.withResolvers<void>();
    let began = 0;
    const { ctx, work, later, job } = await createWork({
      run: async () => {
        began++;
        if (began === 1) await gate.promise;
      },
    });
    await later(0);
    const running = later(hour);
    const stopped = work.stop();
    gate.resolve();
    await Promise.all([running, stopped]);
    for (const _restart of [1, 2]) {
      const restarted = startScheduler(ctx, [job]);
      await restarted.tick();
      await restarted.stop();
    }
    expect(began).toBe(2);
  });

  test("begins at its hour", async () => {
    const { later, runs } = await createWork({ every: 24 * 3_600, from: 10.5 * 3_600 });
    await later(0);
    await later(hour);
    expect(runs).toEqual([]);
    await later(hour);
    expect(runs).toEqual(["2026-03-10T11:00:00.000Z"]);
  });

  test.each([-24, 24])("goes on when the clock jumps by %i hours", async (hours) => {
    const { later, runs } = await createWork();
    await later(0);
    await later(hours * hour);
    await later(hour);
    expect(runs).toHaveLength(2);
  });

  test("that fails says so in the log and in the database, and is done again at its next time", async () => {
    let fails = true;
    const { ctx, later, logged } = await createWork({
      run: async () => {
        if (fails) throw new Error("The disk is full.");
      },
    });
    const note = () => ctx.db.selectFrom("jobs").select(["ended_at", "failure"]).executeTakeFirst();
    await later(0);
    await later(hour);
    expect(await note()).toEqual({ ended_at: "2026-03-10T10:00:00.000Z", failure: "The disk is full." });
    expect(logged.join("")).toContain('"event":"job failed","job":"sample"');
    fails = false;
    await later(hour);
    expect(await note()).toEqual({ ended_at: "2026-03-10T11:00:00.000Z", failure: null });
  });
});

describe("a job for each process", () => {
  test("is done at once and writes nothing down", async () => {
    const { ctx, work, runs } = await createWork({ by: "each", every: 2 });
    await work.tick();
    expect(runs).toHaveLength(1);
    expect(await ctx.db.selectFrom("jobs").selectAll().execute()).toEqual([]);
  });

  test("never runs beside itself, and is waited for when the site ends", async () => {
    const gate = Promise.withResolvers<void>();
    let began = 0;
    let told = false;
    const { work, later } = await createWork({
      by: "each",
      every: 1,
      run: async (_site, stopping) => {
        began++;
        stopping.addEventListener("abort", () => {
          told = true;
        });
        await gate.promise;
      },
    });
    const first = work.tick();
    await later(10_000);
    expect(began).toBe(1);
    let stopped = false;
    const stop = work.stop().then(() => {
      stopped = true;
    });
    await Promise.resolve();
    expect([told, stopped]).toEqual([true, false]);
    gate.resolve();
    await Promise.all([first, stop]);
    expect(stopped).toBe(true);
  });
});
