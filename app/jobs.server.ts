import { withBrandedEmails } from "./features/foundation/look/brand-emails.server.ts";
import { withDonorStatements } from "./features/giving/donor-statements/send-donor-statements.server.ts";
import { withReceiptPdfs } from "./features/giving/receipts/answer-with-pdf.server.ts";
import { features } from "./features/index.server.ts";
import { engineOf } from "./server/db/database.server.ts";
import { dropDeletedBytes } from "./server/db/drop-deleted-bytes.server.ts";
import { checkClock } from "./server/db/trusted-time.ts";
import { sendQueuedEmails } from "./server/mail/outbox.server.ts";
import { scheduleRetention } from "./server/schedule-retention.server.ts";
import type { Job } from "./server/scheduler/scheduler.server.ts";
import { saveVisits } from "./server/visits/save-visits.server.ts";

/** The scheduled jobs. `server.ts` adds those of `ops/`. */
export const jobs: Job[] = [
  // The clock is looked at before anything is deleted by age.
  { name: "clock", by: "each", every: 3_600, run: async (ctx) => void (await checkClock(ctx)) },
  ...features.flatMap(({ jobs }) => jobs ?? []),
  ...scheduleRetention(features),
  {
    name: "outbox",
    by: "each",
    every: 2,
    run: (ctx, stopping) => sendQueuedEmails(withReceiptPdfs(withBrandedEmails(withDonorStatements(ctx))), stopping),
  },
  { name: "disk reserve", by: "each", every: 60, run: ({ db }) => engineOf(db).refillReserve() },
  { name: "visits", by: "each", every: 60, run: saveVisits },
  // After the nightly retention job.
  { name: "write-ahead log", by: "one", every: 86_400, from: 7_200, run: dropDeletedBytes },
];
