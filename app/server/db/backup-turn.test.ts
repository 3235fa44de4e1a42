import { expect, test } from "vitest";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { askForBackup, findBackupTurn, takeBackupRequest, withBackupTurn } from "./backup-turn.server.ts";

const nothing = async () => {};

test("a request is stored once, and taken once", async () => {
  const { ctx, clock } = await createTestSite({ empty: true });
  expect([await askForBackup(ctx.db), await askForBackup(ctx.db)]).toEqual([true, false]);
  expect(await findBackupTurn(ctx.db, clock.at)).toEqual({ isAsked: true, isRunning: false });
  expect([await takeBackupRequest(ctx.db), await takeBackupRequest(ctx.db)]).toEqual([true, false]);
  expect(await findBackupTurn(ctx.db, clock.at)).toEqual({ isAsked: false, isRunning: false });
});

test("only one of two simultaneous backups gets the turn", async () => {
  const { ctx } = await createTestSite({ empty: true });
  const turns: boolean[] = [];
  const compete = () => withBackupTurn(ctx, nothing);
  await withBackupTurn(ctx, async () => void turns.push(...(await Promise.all([compete(), compete()]))));
  expect([...turns, await compete()]).toEqual([false, false, true]);
});

test("work that fails gives the turn back", async () => {
  const { ctx, clock } = await createTestSite({ empty: true });
  const work = async () => {
    throw new Error("The disk is full.");
  };
  await expect(withBackupTurn(ctx, work)).rejects.toThrow("The disk is full.");
  expect(await findBackupTurn(ctx.db, clock.at)).toEqual({ isAsked: false, isRunning: false });
});

test("a turn lapses two minutes after its last renewal, also when the clock goes back", async () => {
  const { ctx, clock } = await createTestSite({ empty: true });
  const start = clock.at.getTime();
  for (const [milliseconds, isFree] of [
    [119_000, false],
    [120_000, true],
    [-120_000, true],
  ] as const) {
    await ctx.db.deleteFrom("jobs").execute();
    await ctx.db
      .insertInto("jobs")
      .values({ name: "backup being made", period: start / 1_000 })
      .execute();
    clock.at = new Date(start + milliseconds);
    expect((await findBackupTurn(ctx.db, clock.at)).isRunning).toBe(!isFree);
    expect(await withBackupTurn(ctx, nothing)).toBe(isFree);
  }
});
