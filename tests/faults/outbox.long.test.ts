import { expect, test } from "vitest";
import { sendQueuedEmails } from "../../app/server/mail/outbox.server.ts";
import { createOutbox } from "../support/outbox.ts";

test("an ending process waits six seconds for a silent mail server", async () => {
  const { ctx, put, row, given } = await createOutbox(
    (_email, signal) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  await put();
  const stopping = new AbortController();
  const run = sendQueuedEmails(ctx, stopping.signal);
  await expect.poll(() => given.length).toBe(1);
  const before = performance.now();
  stopping.abort();
  await run;
  expect(performance.now() - before).toBeGreaterThan(5_900);
  expect(performance.now() - before).toBeLessThan(8_000);
  expect(await row()).toMatchObject({ state: "waiting", attempts: 0, claimed_until: "2026-03-10T09:06:00.000Z" });
});
