import { makeFolder, startSite } from "../site-process.ts";
import { compare, damageOf, look, storedMarks } from "./database.ts";
import type { Fault } from "./run-fault.ts";
import { aSending, type Sending, sendAll } from "./visitors.ts";

/** Kills the process during writes, repeatedly; senders without an answer retry. */
export const killed: Fault = {
  name: "kill -9 while messages and subscriptions arrive",
  async run({ isShort }) {
    const [kills, wanted] = isShort ? [4, 200] : [20, 1_000];
    const { folder, remove } = makeFolder();
    let unanswered: Sending[] = Array.from({ length: wanted }, (_, number) => aSending(number));
    const accepted: Sending[] = [];
    try {
      for (let round = 0; round < kills; round++) {
        const site = await startSite(folder);
        // Sends the rest after the last kill.
        const now = unanswered.slice(0, Math.ceil(unanswered.length / 2));
        const stop = new AbortController();
        const sending = sendAll(site.address, now, stop.signal);
        await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 400));
        await site.end("SIGKILL");
        stop.abort();
        const answered = new Set(await sending);
        accepted.push(...answered);
        unanswered = unanswered.filter((one) => !answered.has(one));
      }
      const site = await startSite(folder);
      accepted.push(...(await sendAll(site.address, unanswered)));
      await site.end();
      const { lost, duplicates } = compare(
        accepted.map(({ mark }) => mark),
        storedMarks(folder),
      );
      const emails = look<{ idempotencyKey: string }>(
        folder,
        "select idempotency_key from outbox_emails where idempotency_key like 'message:%'",
      );
      const messages = look(folder, "select id from messages");
      const faults = damageOf(folder);
      if (emails.length !== messages.length)
        faults.push(`${messages.length} messages have ${emails.length} emails to the foundation`);
      if (accepted.length < wanted) faults.push(`only ${accepted.length} of ${wanted} were accepted in the end`);
      return { tried: `${wanted} sent, ${kills} kills`, accepted: accepted.length, lost, duplicates, faults };
    } finally {
      remove();
    }
  },
};
