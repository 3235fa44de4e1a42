import { purgeDeleted } from "./cms/purge-deleted.server.ts";
import { forgetUnconfirmed } from "./features/newsletter/subscribe.server.ts";
import { sendIssues } from "./features/newsletter/send-issues.server.ts";
import { suppressRefused } from "./features/newsletter/suppress-address.server.ts";
import { takeDownPhotos } from "./features/photos/attach-photos.server.ts";
import { removeAbandonedFiles } from "./features/photos/delete-files.server.ts";
import { forgetOldRecords } from "./features/privacy/delete-expired-records.server.ts";
import { nightlyBackup } from "../ops/backup/nightly-backup.server.ts";
import { emptyLog } from "./server/db/truncate-wal.server.ts";
import { checkClock } from "./server/db/trusted-time.ts";
import { forgetOldLetters, sendWaitingLetters } from "./server/mail/outbox.server.ts";
import { tellOfTime } from "./server/page-cache/cdn-purge.server.ts";
import type { Job } from "./server/scheduler/scheduler.server.ts";

/** Everything that the site does by itself, and how often. */
export const jobs: Job[] = [
  { name: "clock", by: "each", every: 3_600, run: async (site) => void (await checkClock(site)) },
  { name: "letters", by: "each", every: 2, run: sendWaitingLetters },
  { name: "old letters", by: "one", every: 86_400, run: forgetOldLetters },
  { name: "newsletter", by: "each", every: 2, run: sendIssues },
  { name: "refused addresses", by: "one", every: 60, run: suppressRefused },
  { name: "unconfirmed subscribers", by: "one", every: 3_600, run: forgetUnconfirmed },
  { name: "purge", by: "one", every: 3_600, run: (site) => purgeDeleted(site, takeDownPhotos) },
  { name: "abandoned files", by: "one", every: 3_600, run: removeAbandonedFiles },
  { name: "old records", by: "one", every: 86_400, run: forgetOldRecords },
  // After the records of the night are deleted.
  { name: "write-ahead log", by: "one", every: 86_400, from: 7_200, run: emptyLog },
  { name: "shared caches", by: "each", every: 1, run: tellOfTime },
  nightlyBackup,
];
