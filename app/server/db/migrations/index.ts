import type { Migration } from "kysely/migration";
import { up as publicSite } from "./001-public-site.ts";
import { up as staff } from "./002-staff.ts";
import { up as publishing } from "./003-publishing.ts";
import { up as photographs } from "./004-photographs.ts";
import { up as messagesRead } from "./005-messages-read.ts";
import { up as jobs } from "./006-jobs.ts";
import { up as letters } from "./007-letters.ts";
import { up as people } from "./008-people.ts";
import { up as backups } from "./009-backups.ts";
import { up as disownedPosts } from "./010-disowned-posts.ts";
import { up as newsletter } from "./011-newsletter.ts";
import { up as shownChanges } from "./012-shown-changes.ts";
import { up as importedRows } from "./013-imported-rows.ts";
import { up as tones } from "./014-tones.ts";
import { up as largeTables } from "./015-large-tables.ts";
import { up as photoFiles } from "./017-photo-files.ts";
import { up as trustedTime } from "./018-trusted-time.ts";
import { up as standardNames } from "./019-standard-names.ts";

/** Every migration in order, forward only. A migration that has landed is never edited: add the next one. */
export const migrations: Record<string, Migration> = {
  "001-public-site": { up: publicSite },
  "002-staff": { up: staff },
  "003-publishing": { up: publishing },
  "004-photographs": { up: photographs },
  "005-messages-read": { up: messagesRead },
  "006-jobs": { up: jobs },
  "007-letters": { up: letters },
  "008-people": { up: people },
  "009-backups": { up: backups },
  "010-disowned-posts": { up: disownedPosts },
  "011-newsletter": { up: newsletter },
  "012-shown-changes": { up: shownChanges },
  "013-imported-rows": { up: importedRows },
  "014-tones": { up: tones },
  "015-large-tables": { up: largeTables },
  "017-photo-files": { up: photoFiles },
  "018-trusted-time": { up: trustedTime },
  "019-standard-names": { up: standardNames },
};
