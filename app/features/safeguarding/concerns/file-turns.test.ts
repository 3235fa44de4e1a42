import { describe, expect, test } from "vitest";
import { reportFields, sendWith, storedConcerns } from "../../../../tests/support/concerns.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { shortenWaits } from "../../../../tests/support/short-waits.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { checkPrivateFiles } from "../../media/private-files/check-files.server.ts";

/** A site whose files are opened one by one when the test decides. */
async function floodedSite() {
  const here = await createTestSite();
  // Reports do not wait for files.
  shortenWaits();
  const opened: number[] = [];
  const waiting: (() => void)[] = [];
  here.ctx.fileWorker = {
    open: async (_task, _options, content) => {
      opened.push(content instanceof Uint8Array ? content.byteLength : content.size);
      await new Promise<void>((go) => waiting.push(go));
      return { problem: "unknown" } as never;
    },
  };
  let number = 0;
  const report = (address: string, files: number, size: number) =>
    sendWith(
      here,
      { ...reportFields, story: `Story ${++number}` },
      Array.from({ length: files }, (_, at) => new Uint8Array(size).fill(at + 65)),
      address,
    );
  const openNext = async () => {
    const before = opened.length;
    waiting.shift()?.();
    await expect.poll(() => opened.length, { timeout: 5_000, interval: 5 }).toBeGreaterThan(before);
  };
  const openAll = async () => {
    const checks = checkPrivateFiles(here.ctx);
    const timer = setInterval(() => waiting.shift()?.(), 1);
    await checks;
    clearInterval(timer);
  };
  const unchecked = () => here.ctx.db.selectFrom("private_files").selectAll().where("state", "=", "checking").execute();
  return { ...here, opened, report, openNext, openAll, unchecked };
}

const isBusy = async (answer: Response) =>
  textOf(mainOf(await answer.text())).includes("Many files are arriving just now.");

describe("a flood of files from one network", () => {
  test("fills only a part of the queue", async () => {
    const { report, unchecked, openAll, ...here } = await floodedSite();
    const answers = await Promise.all(Array.from({ length: 12 }, () => report("192.0.2.1", 5, 10)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await storedConcerns(here)).toHaveLength(12);
    expect((await unchecked()).length).toBeLessThan(10);
    expect(await isBusy(await report("192.0.2.1", 1, 10))).toBe(true);
    await openAll();
    expect(await isBusy(await report("192.0.2.1", 1, 10))).toBe(false);
    await openAll();
  });

  test("lets another network's file come next", async () => {
    const { report, opened, openNext, openAll } = await floodedSite();
    await report("192.0.2.1", 4, 10);
    await report("192.0.2.1", 5, 10);
    expect(opened).toEqual([10]);
    expect(await isBusy(await report("198.51.100.7", 3, 20))).toBe(false);
    expect(await isBusy(await report("203.0.113.9", 1, 30))).toBe(false);
    for (let more = 0; more < 5; more++) await openNext();
    expect(opened.slice(0, 6).toSorted()).toEqual([10, 10, 10, 20, 20, 30]);
    // Later senders do not wait for those with many files either.
    await report("203.0.113.10", 1, 40);
    for (let more = 0; more < 2; more++) await openNext();
    expect(opened).toContain(40);
    await openAll();
    expect(opened).toHaveLength(14);
  });

  test("takes at most twenty places, even with other networks", async () => {
    const { report, unchecked, openAll } = await floodedSite();
    await Promise.all(Array.from({ length: 9 }, (_, at) => report(`192.0.2.${at}`, 5, 10)));
    expect(await unchecked()).toHaveLength(20);
    await openAll();
  });

  test("is recognised by a keyed hash, deleted with the check", async () => {
    const { report, unchecked, openAll, ctx } = await floodedSite();
    await report("192.0.2.1", 1, 10);
    expect(await unchecked()).toMatchObject([{ sender: expect.stringMatching(/^[\w-]{22}$/) }]);
    await openAll();
    const files = await ctx.db.selectFrom("private_files").select(["state", "sender", "turn"]).execute();
    expect(files).toEqual([{ state: "refused", sender: null, turn: 0 }]);
  });

  test("with a lost key delays no other file", async () => {
    const { report, ctx } = await floodedSite();
    for (let network = 0; network < 4; network++) await report(`192.0.2.${network}`, 5, 10);
    await ctx.db.updateTable("private_files").set({ key_id: "another" }).execute();
    expect(await isBusy(await report("198.51.100.7", 1, 20))).toBe(false);
  });
});
