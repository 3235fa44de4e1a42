import type { Migration } from "kysely/migration";
import { up as publicSite } from "./001-public-site.ts";
import { up as staff } from "./002-staff.ts";
import { up as publishing } from "./003-publishing.ts";
import { up as newsletter } from "./011-newsletter.ts";
import { up as shownChanges } from "./012-shown-changes.ts";
import { up as largeTables } from "./015-large-tables.ts";
import { up as photoFiles } from "./017-photo-files.ts";
import { up as standardNames } from "./019-standard-names.ts";
import { up as visits } from "./020-visits.ts";
import { up as staffHome } from "./021-staff-home.ts";
import { up as messageReplies } from "./022-message-replies.ts";
import { up as drafts } from "./024-drafts.ts";
import { up as versionOrigin } from "./025-version-origin.ts";
import { up as uploads } from "./026-uploads.ts";
import { up as givenMessages } from "./028-given-messages.ts";
import { up as pageTexts } from "./029-page-texts.ts";
import { up as pages } from "./030-pages.ts";
import { up as mailLinks } from "./031-mail-links.ts";
import { up as gifts } from "./032-gifts.ts";
import { up as bankDetails } from "./033-bank-details.ts";
import { up as statements } from "./034-statements.ts";
import { up as receipts } from "./035-receipts.ts";
import { up as payments } from "./036-payments.ts";
import { up as consents } from "./038-consents.ts";
import { up as safeguarding } from "./039-safeguarding.ts";
import { up as sensitiveStories } from "./040-sensitive-stories.ts";
import { up as faces } from "./041-faces.ts";
import { up as withdrawalIndexes } from "./042-withdrawal-indexes.ts";
import { up as eventStates } from "./043-event-states.ts";
import { up as guests } from "./044-guests.ts";
import { up as addresses } from "./045-addresses.ts";
import { up as search } from "./046-search.ts";
import { up as volunteers } from "./047-volunteers.ts";
import { up as eventFigures } from "./048-event-figures.ts";
import { up as recordings } from "./049-recordings.ts";
import { up as movedPages } from "./050-moved-pages.ts";
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
import * as small from "./small-migrations.ts";

/** Every migration in order, forward only. A migration that has landed is never edited: add the next one. */
export const migrations: Record<string, Migration> = {
  "001-public-site": { up: publicSite },
  "002-staff": { up: staff },
  "003-publishing": { up: publishing },
  "004-photographs": { up: small.photographs },
  "005-messages-read": { up: small.messagesRead },
  "006-jobs": { up: small.jobs },
  "007-letters": { up: small.letters },
  "008-people": { up: small.people },
  "009-backups": { up: small.backups },
  "010-disowned-posts": { up: small.disownedPosts },
  "011-newsletter": { up: newsletter },
  "012-shown-changes": { up: shownChanges },
  "013-imported-rows": { up: small.importedRows },
  "014-tones": { up: small.tones },
  "015-large-tables": { up: largeTables },
  "017-photo-files": { up: photoFiles },
  "018-trusted-time": { up: small.trustedTime },
  "019-standard-names": { up: standardNames },
  "020-visits": { up: visits },
  "021-staff-home": { up: staffHome },
  "022-message-replies": { up: messageReplies },
  "024-drafts": { up: drafts },
  "025-version-origin": { up: versionOrigin },
  "026-uploads": { up: uploads },
  "028-given-messages": { up: givenMessages },
  "029-page-texts": { up: pageTexts },
  "030-pages": { up: pages },
  "031-mail-links": { up: mailLinks },
  "032-gifts": { up: gifts },
  "033-bank-details": { up: bankDetails },
  "034-statements": { up: statements },
  "035-receipts": { up: receipts },
  "036-payments": { up: payments },
  "037-taken-down-photos": { up: small.takenDownPhotos },
  "038-consents": { up: consents },
  "039-safeguarding": { up: safeguarding },
  "040-sensitive-stories": { up: sensitiveStories },
  "041-faces": { up: faces },
  "042-withdrawal-indexes": { up: withdrawalIndexes },
  "043-event-states": { up: eventStates },
  "044-guests": { up: guests },
  "045-addresses": { up: addresses },
  "046-search": { up: search },
  "047-volunteers": { up: volunteers },
  "048-event-figures": { up: eventFigures },
  "049-recordings": { up: recordings },
  "050-moved-pages": { up: movedPages },
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
};
