// Moves the clock of a site without a port: prints the number of queued e-mails and of nightly jobs.
import { createAppContext } from "../../app/app-context.server.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import { enqueueEmail, sendQueuedEmails } from "../../app/server/mail/outbox.server.ts";
import { startScheduler } from "../../app/server/scheduler/scheduler.server.ts";

const day = 24 * 3_600_000;

const each = Number(process.env.EACH);
const start = Date.now();
let ahead = 0;
const clock = { now: () => new Date(start + ahead) };
const ctx = await createAppContext(readConfig(process.env, process.env.FOLDER), clock);
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
process.stdout.write(JSON.stringify({ put, runs }));
