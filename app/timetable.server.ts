import { purgeDeleted } from "./features/desk/purge-deleted.server.ts";
import { takeDownPhotos } from "./features/photos/hang-photos.server.ts";
import { nightlyBackup } from "./platform/backups/nightly-backup.server.ts";
import { forgetOldLetters, sendWaitingLetters } from "./platform/mail/outbox.server.ts";
import type { Job } from "./platform/work/work.server.ts";

/** Everything that the site does by itself, and how often. */
export const jobs: Job[] = [
  { name: "letters", by: "each", every: 2, run: sendWaitingLetters },
  { name: "old letters", by: "one", every: 86_400, run: forgetOldLetters },
  { name: "purge", by: "one", every: 3_600, run: (site) => purgeDeleted(site, takeDownPhotos) },
  nightlyBackup,
];
