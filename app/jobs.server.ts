import { purgeDeleted } from "./cms/delete-content.server.ts";
import { deleteExcessVersions } from "./cms/versions/record-version.server.ts";
import { withDressedEmails } from "./features/foundation/look/dress-emails.server.ts";
import { withReceiptPdfs } from "./features/giving/receipts/with-receipt-pdfs.server.ts";
import { features } from "./features/index.server.ts";
import { detachPhotos } from "./features/media/photos/attach-photos.server.ts";
import { deleteRecordingsOf } from "./features/media/recordings/recording-commands.server.ts";
import { contentTypes } from "./features/publishing/content-types/content-types.server.ts";
import { dropPlainCopies, sealOldConcerns } from "./features/safeguarding/concerns/seal-old-concerns.server.ts";
import { engineOf } from "./server/db/database.server.ts";
import { dropDeletedBytes } from "./server/db/drop-deleted-bytes.server.ts";
import { checkClock } from "./server/db/trusted-time.ts";
import { deleteOldEmails, sendQueuedEmails } from "./server/mail/outbox.server.ts";
import type { Job } from "./server/scheduler/scheduler.server.ts";
import { saveVisits } from "./server/visits/save-visits.server.ts";

/** Once at each start, by the first process. */
export const startWork = { beforeOpening: sealOldConcerns, whenOpen: dropPlainCopies };

/** The scheduled jobs. `server.ts` adds those of `ops/`. */
export const jobs: Job[] = [
  // The clock is looked at before anything is deleted by age.
  { name: "clock", by: "each", every: 3_600, run: async (ctx) => void (await checkClock(ctx)) },
  ...features.flatMap(({ jobs }) => jobs ?? []),
  {
    name: "outbox",
    by: "each",
    every: 2,
    run: (ctx, stopping) => sendQueuedEmails(withDressedEmails(withReceiptPdfs(ctx)), stopping),
  },
  { name: "disk reserve", by: "each", every: 60, run: ({ db }) => engineOf(db).refillReserve() },
  { name: "old emails", by: "one", every: 86_400, run: deleteOldEmails },
  { name: "visits", by: "each", every: 60, run: saveVisits },
  {
    name: "purge",
    by: "one",
    every: 3_600,
    run: (ctx) =>
      purgeDeleted(ctx, Object.values(contentTypes), async (inside, subject) => {
        await detachPhotos(inside.db, subject);
        await deleteRecordingsOf(inside, subject);
      }),
  },
  { name: "old versions", by: "one", every: 86_400, run: deleteExcessVersions },
  // After the nightly retention job.
  { name: "write-ahead log", by: "one", every: 86_400, from: 7_200, run: dropDeletedBytes },
];
