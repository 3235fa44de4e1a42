import { purgeDeleted } from "./cms/delete-content.server.ts";
import { deleteExcessVersions } from "./cms/versions/record-version.server.ts";
import { contentTypes } from "./features/admin/content-types.server.ts";
import { enqueueDoctorEmails } from "./features/admin/enqueue-doctor-emails.server.ts";
import { deleteSampleDrawings } from "./features/admin/remove-sample.server.ts";
import { adoptBankSetting } from "./features/bank/adopt-setting.server.ts";
import { tellOfLiveDetails } from "./features/bank/tell-admins.server.ts";
import { followDisputes } from "./features/checkout/follow-dispute.server.ts";
import { handleNotices } from "./features/checkout/handle-notices.server.ts";
import { reconcilePayments } from "./features/checkout/reconcile-payments.server.ts";
import { settleRefunds } from "./features/checkout/refund-gift.server.ts";
import { dropPlainCopies, sealOldConcerns } from "./features/concerns/seal-old-concerns.server.ts";
import { tellSearchEngines } from "./features/feeds/tell-search-engines.server.ts";
import { countAlone } from "./features/gifts/gift-commands.server.ts";
import { tendPledges } from "./features/gifts/pledge-commands.server.ts";
import { forgetGuests } from "./features/guests/forget-guests.server.ts";
import { tendGuests } from "./features/guests/tend-guests.server.ts";
import { withDressedEmails } from "./features/look/dress-emails.server.ts";
import { sendIssues } from "./features/newsletter/send-issues.server.ts";
import { deleteUnconfirmed } from "./features/newsletter/subscribe.server.ts";
import { suppressBounced } from "./features/newsletter/subscriber-commands.server.ts";
import { detachPhotos } from "./features/photos/attach-photos.server.ts";
import { countFaces } from "./features/photos/count-faces.server.ts";
import { removeAbandonedFiles } from "./features/photos/delete-photo.server.ts";
import { findLooks } from "./features/photos/photo-looks.server.ts";
import { deleteOldUploads } from "./features/photos/receive-upload.server.ts";
import { deleteExpiredRecords } from "./features/privacy/delete-expired-records.server.ts";
import { keepPeopleCounts } from "./features/privacy/find-person.server.ts";
import { checkPrivateFiles } from "./features/private-files/check-files.server.ts";
import { sealPlainFiles } from "./features/private-files/seal-plain-files.server.ts";
import { withReceiptPdfs } from "./features/receipts/with-receipt-pdfs.server.ts";
import { convertRecordings } from "./features/recordings/convert-recordings.server.ts";
import { deleteRecordingsOf } from "./features/recordings/recording-commands.server.ts";
import { indexContent, queueMissing } from "./features/search/index-content.server.ts";
import { forgetSearches, saveSearches } from "./features/search/searched-words.server.ts";
import { deleteUnsavedLogos } from "./features/settings/delete-unsaved-logos.server.ts";
import { tendStatements } from "./features/statements/tend-statements.server.ts";
import { hideUnanswered } from "./features/takedown/takedown-requests.server.ts";
import { forgetVolunteers } from "./features/volunteers/forget-volunteers.server.ts";
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
  { name: "clock", by: "each", every: 3_600, run: async (ctx) => void (await checkClock(ctx)) },
  {
    name: "outbox",
    by: "each",
    every: 2,
    run: (ctx, stopping) => sendQueuedEmails(withDressedEmails(withReceiptPdfs(ctx)), stopping),
  },
  { name: "doctor", by: "one", every: 3_600, run: (ctx) => enqueueDoctorEmails(ctx) },
  { name: "disk reserve", by: "each", every: 60, run: ({ db }) => engineOf(db).refillReserve() },
  { name: "old emails", by: "one", every: 86_400, run: deleteOldEmails },
  { name: "newsletter", by: "each", every: 2, run: sendIssues },
  { name: "faces", by: "each", every: 10, run: countFaces },
  { name: "looks of photos", by: "one", every: 10, run: findLooks },
  { name: "unanswered takedowns", by: "one", every: 60, run: hideUnanswered },
  { name: "private files", by: "each", every: 10, run: checkPrivateFiles },
  { name: "unencrypted files", by: "one", every: 3_600, run: sealPlainFiles },
  { name: "recordings", by: "one", every: 10, run: convertRecordings },
  { name: "visits", by: "each", every: 60, run: saveVisits },
  { name: "search index", by: "each", every: 2, run: indexContent },
  { name: "search repair", by: "one", every: 3_600, run: queueMissing },
  { name: "searched words", by: "each", every: 60, run: saveSearches },
  { name: "old searched words", by: "one", every: 86_400, run: forgetSearches },
  { name: "promised gifts", by: "one", every: 3_600, run: tendPledges },
  { name: "gifts of one person", by: "one", every: 600, run: countAlone },
  { name: "refunds", by: "one", every: 3_600, run: (ctx) => settleRefunds(ctx) },
  { name: "disputes", by: "one", every: 3_600, run: followDisputes },
  { name: "guests", by: "one", every: 60, run: tendGuests },
  { name: "old guests", by: "one", every: 86_400, run: forgetGuests },
  { name: "old volunteers", by: "one", every: 86_400, run: forgetVolunteers },
  { name: "payment notices", by: "one", every: 30, run: handleNotices },
  { name: "payment reconciliation", by: "one", every: 86_400, from: 10_800, run: reconcilePayments },
  { name: "bank setting", by: "one", every: 60, run: adoptBankSetting },
  { name: "bank details", by: "one", every: 60, run: tellOfLiveDetails },
  { name: "bank statements", by: "one", every: 3_600, run: tendStatements },
  { name: "search engines", by: "one", every: 60, run: tellSearchEngines },
  { name: "bounced addresses", by: "one", every: 60, run: suppressBounced },
  { name: "unconfirmed subscribers", by: "one", every: 3_600, run: deleteUnconfirmed },
  {
    name: "purge",
    by: "one",
    every: 3_600,
    run: (ctx) =>
      purgeDeleted(ctx, Object.values(contentTypes), async (db, subject) => {
        await detachPhotos(db, subject);
        await deleteRecordingsOf({ db, clock: ctx.clock }, subject);
      }),
  },
  // After the purge: until then the items have them.
  { name: "sample drawings", by: "one", every: 86_400, run: deleteSampleDrawings },
  { name: "abandoned files", by: "one", every: 3_600, run: removeAbandonedFiles },
  { name: "unsaved logos", by: "one", every: 86_400, run: deleteUnsavedLogos },
  { name: "old versions", by: "one", every: 86_400, run: deleteExcessVersions },
  { name: "old uploads", by: "one", every: 3_600, run: deleteOldUploads },
  { name: "old records", by: "one", every: 86_400, run: deleteExpiredRecords },
  { name: "people counts", by: "one", every: 86_400, from: 10_800, run: keepPeopleCounts },
  // After the nightly retention job.
  { name: "write-ahead log", by: "one", every: 86_400, from: 7_200, run: dropDeletedBytes },
];
