import type { Migration } from "kysely/migration";
import { up as uncheckedFiles } from "./051-unchecked-files.ts";
import { up as recordingCopies } from "./052-recording-copies.ts";
import { up as mailPriority } from "./059-mail-priority.ts";
import { up as sessionConfirmation } from "./060-session-confirmation.ts";
import { up as listIndexes } from "./063-list-indexes.ts";
import { up as searchSettings } from "./064-search-settings.ts";
import { up as keptCounts } from "./066-kept-counts.ts";
import { up as accountChanges } from "./070-account-changes.ts";
import { up as giftStates } from "./071-gift-states.ts";
import { up as refunds } from "./072-refunds.ts";
import { up as subjects } from "./080-subjects.ts";
import { up as takedownHiding } from "./081-takedown-hiding.ts";
import { up as closings } from "./082-closings.ts";
import { up as looks } from "./083-looks.ts";
import { up as droppedReasons } from "./084-dropped-reasons.ts";
import { up as concernKeys } from "./086-concern-keys.ts";
import { up as readingRights } from "./087-reading-rights.ts";
import { up as giftList } from "./090-gift-list.ts";
import { up as keyCopies } from "./091-key-copies.ts";
import { up as namesUnderKey } from "./092-names-under-key.ts";
import { up as statementAccounts } from "./095-statement-accounts.ts";
import { up as payers } from "./096-payers.ts";
import { up as thanks } from "./097-thanks.ts";
import { up as stoppedGifts } from "./098-stopped-gifts.ts";
import { up as giftSums } from "./099-gift-sums.ts";
import { up as looksOfCrops } from "./100-looks-of-crops.ts";
import { up as partsOfGifts } from "./101-parts-of-gifts.ts";
import { up as refundKeys } from "./102-refund-keys.ts";
import { up as giftSearch } from "./103-gift-search.ts";
import { up as dropAskers } from "./105-drop-askers.ts";
import { up as takenOutBefore } from "./106-taken-out-before.ts";
import { up as looksOfPhotos } from "./107-looks-of-photos.ts";
import { up as countedFaces } from "./108-counted-faces.ts";
import { up as yearsOfRows } from "./112-years-of-rows.ts";
import { up as statementReaders } from "./113-statement-readers.ts";
import { up as placesOfLooks } from "./114-places-of-looks.ts";
import { up as turnsOfFiles } from "./115-turns-of-files.ts";
import { up as calendarIds } from "./116-calendar-ids.ts";
import { up as userRoles } from "./117-user-roles.ts";
import { up as daysOfStatements } from "./118-days-of-statements.ts";
import { up as baseline } from "./baseline.ts";

/**
 * Migrations of the time before features declared their own, in order. The list is closed: a new one stands in the folder
 * of its feature, and in its `feature.server.ts`.
 */
export const earlierMigrations: Readonly<Record<string, Migration>> = {
  "050-baseline": { up: baseline },
  "051-unchecked-files": { up: uncheckedFiles },
  "052-recording-copies": { up: recordingCopies },
  "059-mail-priority": { up: mailPriority },
  "060-session-confirmation": { up: sessionConfirmation },
  "063-list-indexes": { up: listIndexes },
  "064-search-settings": { up: searchSettings },
  "066-kept-counts": { up: keptCounts },
  "070-account-changes": { up: accountChanges },
  "071-gift-states": { up: giftStates },
  "072-refunds": { up: refunds },
  "080-subjects": { up: subjects },
  "081-takedown-hiding": { up: takedownHiding },
  "082-closings": { up: closings },
  "083-looks": { up: looks },
  "084-dropped-reasons": { up: droppedReasons },
  "086-concern-keys": { up: concernKeys },
  "087-reading-rights": { up: readingRights },
  "090-gift-list": { up: giftList },
  "091-key-copies": { up: keyCopies },
  "092-names-under-key": { up: namesUnderKey },
  "095-statement-accounts": { up: statementAccounts },
  "096-payers": { up: payers },
  "097-thanks": { up: thanks },
  "098-stopped-gifts": { up: stoppedGifts },
  "099-gift-sums": { up: giftSums },
  "100-looks-of-crops": { up: looksOfCrops },
  "101-parts-of-gifts": { up: partsOfGifts },
  "102-refund-keys": { up: refundKeys },
  "103-gift-search": { up: giftSearch },
  "105-drop-askers": { up: dropAskers },
  "106-taken-out-before": { up: takenOutBefore },
  "107-looks-of-photos": { up: looksOfPhotos },
  "108-counted-faces": { up: countedFaces },
  "112-years-of-rows": { up: yearsOfRows },
  "113-statement-readers": { up: statementReaders },
  "114-places-of-looks": { up: placesOfLooks },
  "115-turns-of-files": { up: turnsOfFiles },
  "116-calendar-ids": { up: calendarIds },
  "117-user-roles": { up: userRoles },
  "118-days-of-statements": { up: daysOfStatements },
};
