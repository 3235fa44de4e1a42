import { maxCount, writeCount } from "../../../cms/content-filters.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { bad, type Check, type DoctorParts, good, warning } from "../../../server/doctor/check.ts";
import { countOldNames, countPlainFiles, hasPlain, hasSecrets } from "./concern-key-queries.server.ts";
import { findPhrase } from "./recovery-phrase.server.ts";

async function openWithKeys({ openDb, config }: DoctorParts): Promise<Database | undefined> {
  if (config.practice) return undefined;
  const db = await openDb();
  const tables = (await db?.introspection.getTables()) ?? [];
  return tables.some(({ name }) => name === "concern_key_copies") ? db : undefined;
}

/** Checks that concerns would survive the loss of the server. */
const checkPhrase: Check = async (parts) => {
  const db = await openWithKeys(parts);
  if (db === undefined) return undefined;
  const { config } = parts;
  if (config.concernsPhrase !== undefined)
    return bad(
      "CONCERNS_PHRASE stands in the settings of this machine: the recovery phrase belongs on paper alone.",
      "Remove it from .env. It is read by npm run restore, and by nothing else.",
    );
  const { written, waiting, isOfOtherKey } = await findPhrase({ db, config });
  if (written !== undefined) return good(`${written.by} typed the recovery phrase of concerns back, ${written.at}.`);
  const remedy = "A safeguarding lead opens Concerns, Recovery phrase, writes it on paper and types it back.";
  if (waiting !== undefined)
    return bad(`${waiting.by} made a recovery phrase, ${waiting.at}, and nobody has typed it back.`, remedy);
  if (isOfOtherKey)
    return bad(
      "The recovery phrase of concerns opens another key than this machine has: what is written now would be lost with it.",
      `Put the key of before back (CONCERNS_KEY, or var/concerns-key), or make a new phrase. ${remedy}`,
    );
  return bad("The recovery phrase of concerns was not typed back: with this machine, its concerns are lost.", remedy);
};

/** Checks that backups cannot be read without the recovery phrase. */
const checkEncryption: Check = async (parts) => {
  const db = await openWithKeys(parts);
  if (db === undefined || parts.config.backupPassphrase !== undefined || !(await hasSecrets(db))) return undefined;
  return bad(
    "There are concerns or names in consents, and backups are not encrypted: BACKUP_PASSPHRASE is missing.",
    "Set it in .env: docs/how-to/restore-backup.md.",
  );
};

/** Checks that no concern is locked or unencrypted. */
const checkLocked: Check = async (parts) => {
  const db = await openWithKeys(parts);
  if (db === undefined) return undefined;
  const { locked, canUnlock } = await findPhrase({ db, config: parts.config });
  const { concerns, concern_notes: notes, private_files: files, consent_names: names } = locked;
  if (concerns + notes + files + names > 0)
    return bad(
      `Locked: ${writeCount(concerns)} concerns, ${writeCount(notes)} notes, ${writeCount(files)} files and the names of ${writeCount(names)} consents. Their key is not on this machine.`,
      canUnlock
        ? "A safeguarding lead types the recovery phrase at Concerns, Recovery phrase. Or put the old key back: CONCERNS_KEY, or var/concerns-key."
        : "Put the old key back: CONCERNS_KEY, or var/concerns-key. No copy of it is in the database.",
    );
  const plain = await countPlainFiles(db, maxCount);
  if (plain > 0 || (await hasPlain(db)))
    return warning(
      `Concerns of an earlier release are not encrypted yet, or ${writeCount(plain)} files are not.`,
      "The start encrypts them, and a job every hour the files: look at the site’s log.",
    );
  return good("All concerns and private files are encrypted, and this machine has their keys.");
};

/** Checks that no names are left that an earlier release hashed. */
const checkNames: Check = async (parts) => {
  const db = await openWithKeys(parts);
  const left = db === undefined ? 0 : await countOldNames(db, maxCount);
  if (left === 0) return undefined;
  return warning(
    `The names of ${writeCount(left)} consents are hashed as an earlier release did, with a secret that backups have.`,
    "They cannot be converted. Open these consents at Consents, and type the names again.",
  );
};

export const concernChecks: [name: string, check: Check][] = [
  ["Recovery phrase", checkPhrase],
  ["Encryption of backups", checkEncryption],
  ["Concerns", checkLocked],
  ["Names in consents", checkNames],
];
