import { setTimeout as wait } from "node:timers/promises";
import { makeFolder, startSite } from "../site-process.ts";
import { compare, damageOf, look, storedMarks } from "./database.ts";
import type { Fault } from "./run-fault.ts";
import { planMail, startMailServer } from "./smtp-server.ts";
import { aSending, sendAll } from "./visitors.ts";

/** Timeout for all e-mails once the mail server is back (ms): the longest delay, plus sending. */
const timeoutMs = 240_000;

/** The mail server is down while people submit forms; then it is back. */
export const mailDown: Fault = {
  name: "mail server down while people write, then up",
  async run({ isShort }) {
    const wanted = isShort ? 50 : 500;
    const { folder, remove } = makeFolder();
    const { port, variables } = await planMail();
    try {
      const site = await startSite(folder, variables);
      const sendings = Array.from({ length: wanted * 2 }, (_, number) => aSending(number))
        .filter(({ path }) => path === "/contact")
        .slice(0, wanted);
      const accepted = await sendAll(site.address, sendings);
      for (let tries = 0; tries < 100 && !site.log().includes("email not sent"); tries++) await wait(100);
      const server = await startMailServer(port);
      const start = performance.now();
      while (server.taken.length < accepted.length && performance.now() - start < timeoutMs) await wait(500);
      const took = Math.round((performance.now() - start) / 1_000);
      await wait(3_000);
      await site.end();
      await server.stop();
      const wantedIds = look<{ message_id: string }>(
        folder,
        "select message_id from outbox_emails where idempotency_key like 'message:%'",
      );
      const { lost, duplicates } = compare(
        wantedIds.map(({ message_id }) => message_id),
        server.taken,
      );
      const faults = damageOf(folder);
      if (!site.log().includes("email not sent")) faults.push("the site never noticed that the mail server was down");
      const missing = compare(
        accepted.map(({ mark }) => mark),
        storedMarks(folder),
      ).lost;
      if (accepted.length < wanted) faults.push(`only ${accepted.length} of ${wanted} were accepted`);
      if (missing > 0) faults.push(`${missing} messages are not kept`);
      if (wantedIds.length !== accepted.length)
        faults.push(`${accepted.length} messages have ${wantedIds.length} emails`);
      const note = `all delivered ${took} s after the server was back`;
      return { tried: `${wanted} messages`, accepted: accepted.length, lost, duplicates, faults, note };
    } finally {
      remove();
    }
  },
};
