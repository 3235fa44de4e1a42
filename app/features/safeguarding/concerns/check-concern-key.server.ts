import { childrenChecks as words } from "content/doctor-children.ts";
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
  if (config.concernsPhrase !== undefined) return bad(words.phrase.inSettings.problem, words.phrase.inSettings.remedy);
  const { written, waiting, isOfOtherKey } = await findPhrase({ db, config });
  if (written !== undefined) return good(words.phrase.typed(written.by, written.at));
  const { remedy } = words.phrase;
  if (waiting !== undefined) return bad(words.phrase.waiting(waiting.by, waiting.at), remedy);
  if (isOfOtherKey) return bad(words.phrase.otherKey, words.phrase.otherKeyRemedy);
  return bad(words.phrase.none, remedy);
};

/** Checks that backups cannot be read without the recovery phrase. */
const checkEncryption: Check = async (parts) => {
  const db = await openWithKeys(parts);
  if (db === undefined || parts.config.backupPassphrase !== undefined || !(await hasSecrets(db))) return undefined;
  return bad(words.encryption.problem, words.encryption.remedy);
};

/** Checks that no concern is locked or unencrypted. */
const checkLocked: Check = async (parts) => {
  const db = await openWithKeys(parts);
  if (db === undefined) return undefined;
  const { locked, canUnlock } = await findPhrase({ db, config: parts.config });
  const { concerns, concern_notes: notes, private_files: files, consent_names: names } = locked;
  if (concerns + notes + files + names > 0)
    return bad(
      words.locked.problem(writeCount(concerns), writeCount(notes), writeCount(files), writeCount(names)),
      canUnlock ? words.locked.unlock : words.locked.noCopy,
    );
  const plain = await countPlainFiles(db, maxCount);
  if (plain > 0 || (await hasPlain(db)))
    return warning(words.locked.plain(writeCount(plain)), words.locked.plainRemedy);
  return good(words.locked.good);
};

/** Checks that no names are left that an earlier release hashed. */
const checkNames: Check = async (parts) => {
  const db = await openWithKeys(parts);
  const left = db === undefined ? 0 : await countOldNames(db, maxCount);
  if (left === 0) return undefined;
  return warning(words.names.problem(writeCount(left)), words.names.remedy);
};

export const concernChecks = (): [name: string, check: Check][] => [
  [words.phrase.name, checkPhrase],
  [words.encryption.name, checkEncryption],
  [words.locked.name, checkLocked],
  [words.names.name, checkNames],
];
