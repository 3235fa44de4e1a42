import { setTimeout as wait } from "node:timers/promises";
import { makeFolder, type SiteProcess, startSite } from "../site-process.ts";
import { change, compare, damageOf, look } from "./database.ts";
import type { Fault } from "./run-fault.ts";
import { planMail, startMailServer } from "./smtp-server.ts";
import { aSending, sendAll } from "./visitors.ts";

/** The process dies after the SMTP server accepted an e-mail, before recording it: at most one duplicate. */
export const workerKilled: Fault = {
  name: "killed between sending an email and writing that down",
  async run({ isShort }) {
    const wanted = isShort ? 10 : 40;
    const { folder, remove } = makeFolder();
    const { port, variables } = await planMail();
    let site: SiteProcess | undefined;
    let arrived = 0;
    const server = await startMailServer(port, () => {
      arrived++;
      // The server has the complete e-mail, but its reply never arrives.
      if (arrived === 3 && site) process.kill(site.pid, "SIGKILL");
    });
    try {
      site = await startSite(folder, variables);
      const sendings = [0, 1, 3, 4].flatMap((of) => Array.from({ length: wanted / 2 }, (_, n) => aSending(of + n * 6)));
      const accepted = await sendAll(site.address, sendings.slice(0, wanted));
      const start = performance.now();
      while (arrived < 3 && performance.now() - start < 30_000) await wait(100);
      await site.end("SIGKILL");
      // The claims of the dead process expire after six minutes: moves the clock.
      change(
        folder,
        "update outbox_emails set claimed_until = '2000-01-01T00:00:00.000Z' where claimed_until is not null",
      );
      site = await startSite(folder, variables);
      const open = () =>
        look<{ open: number }>(folder, "select count(*) as open from outbox_emails where state = 'waiting'");
      const again = performance.now();
      while ((open()[0]?.open ?? 0) > 0 && performance.now() - again < 60_000) await wait(300);
      await site.end();
      const ids = look<{ message_id: string }>(folder, "select message_id from outbox_emails").map(
        ({ message_id }) => message_id,
      );
      const { lost, duplicates } = compare(ids, server.taken);
      const atOnce = 4;
      const faults = damageOf(folder);
      if (accepted.length < wanted) faults.push(`only ${accepted.length} of ${wanted} were accepted`);
      if (arrived < 3) faults.push("no email was on its way when the process was to be killed");
      if (duplicates > atOnce) faults.push(`${duplicates} emails came twice, and ${atOnce} were on their way`);
      return {
        tried: `${wanted} emails, one kill`,
        accepted: accepted.length,
        lost,
        // An e-mail without a reply must be sent again: a duplicate is correct only here.
        duplicates: 0,
        faults,
        note: `${duplicates} of the emails on their way came twice, with the same Message-ID`,
      };
    } finally {
      await site?.end("SIGKILL");
      await server.stop();
      remove();
    }
  },
};
