import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createAppContext } from "../../app/app-context.server.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import { enqueueEmail, sendQueuedEmails } from "../../app/server/mail/outbox.server.ts";
import { startScheduler } from "../../app/server/scheduler/scheduler.server.ts";
import { makeFolder } from "../site-process.ts";
import { damageOf } from "./database.ts";
import type { Fault } from "./run-fault.ts";

const day = 24 * 3_600_000;

/** The machine's clock jumps a day ahead, back, and back again, as after a long power cut. */
export const clockJumps: Fault = {
  name: "clock jumping a day, forward and back",
  async run({ isShort }) {
    const each = isShort ? 10 : 100;
    const { folder, remove } = makeFolder();
    const variables = {
      DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}`,
      MAIL_URL: `mailbox:${join(folder, "mail")}`,
      FILES_URL: `file:${join(folder, "files")}`,
      SESSION_SECRET: "a secret that only benchmarks use",
      LOG_LEVEL: "error",
    };
    try {
      const start = Date.now();
      let ahead = 0;
      const clock = { now: () => new Date(start + ahead) };
      const ctx = await createAppContext(readConfig(variables, folder), clock);
      let runs = 0;
      const nightly = { name: "nightly", by: "one", every: 86_400, run: async () => void runs++ } as const;
      const work = startScheduler(ctx, [nightly]);
      let put = 0;
      for (const jump of [0, day, 0, -day, 0, day, 2 * day]) {
        ahead = jump;
        await work.tick();
        await ctx.db.transaction().execute(async (transaction) => {
          for (let number = 0; number < each; number++, put++) {
            const email = { to: "hello@example.org", subject: `Email ${put}`, text: "Text", html: "<p>Text</p>" };
            await enqueueEmail(ctx, transaction, email, { kind: "contact-message", idempotencyKey: `message:${put}` });
          }
        });
        await sendQueuedEmails(ctx, new AbortController().signal);
      }
      await work.stop();
      await ctx.db.destroy();
      const arrived = readdirSync(join(folder, "mail")).length;
      const faults = damageOf(folder);
      if (runs < 3) faults.push(`the nightly job ran ${runs} times over four days`);
      return {
        tried: `${put} emails over 6 jumps`,
        accepted: put,
        lost: Math.max(0, put - arrived),
        duplicates: Math.max(0, arrived - put),
        faults,
        note: `the nightly job ran ${runs} times`,
      };
    } finally {
      remove();
    }
  },
};
