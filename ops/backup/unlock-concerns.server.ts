import { DatabaseSync } from "node:sqlite";
import { keysUnder, wrapKey } from "../../app/server/sealing/find-keys.server.ts";
import { openCopy, readPhrase } from "../../app/server/sealing/phrase-seal.server.ts";
import type { Keyed } from "../../app/server/sealing/seal.server.ts";

/**
 * Asks for the recovery phrase.
 * @param problem reason why the previous phrase failed
 * @returns undefined to continue without a phrase
 */
export type AskPhrase = (problem?: string) => Promise<string | undefined>;

/** The concerns of a restored site: no phrase was needed, the phrase unlocked all, or some stay locked. */
export type RestoredConcerns = "open" | "unlocked" | "locked";

const keyed = ["concerns", "concern_notes", "private_files", "consent_names"];

/**
 * Lets this machine's key decrypt the concerns of a restored database, with a phrase. Data is not encrypted again, and
 * this machine's key stays, as another database may need it.
 * @param file absolute path of a SQLite file that no process uses; an older version may lack tables
 * @throws as `ask`
 */
export async function unlockConcerns(file: string, own: Keyed, ask: AskPhrase): Promise<RestoredConcerns> {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = MEMORY; PRAGMA trusted_schema = OFF");
    if (findLocked(db, own).length === 0) return "open";
    let problem: string | undefined;
    while (findLocked(db, own).length > 0) {
      const copies = copiesOfLocked(db, own);
      if (copies.length === 0) return "locked";
      const typed = await ask(problem);
      if (typed === undefined || typed.trim() === "") return "locked";
      const read = readPhrase(typed);
      const key = "phrase" in read ? await openOne(copies, read.phrase) : undefined;
      problem = key === undefined ? whatIsWrong(read) : undefined;
      if (key !== undefined) addWrap(db, own, key);
    }
    return "unlocked";
  } finally {
    db.close();
  }
}

const has = (db: DatabaseSync, table: string, column: string): boolean =>
  db.prepare("select 1 from pragma_table_info(?) where name = ?").get(table, column) !== undefined;

function keysOf(db: DatabaseSync, own: Keyed) {
  const wraps = has(db, "concern_key_wraps", "key_id") ? db.prepare("select * from concern_key_wraps").all() : [];
  return keysUnder(own, wraps as unknown as ReturnType<typeof wrapKey>[]);
}

function findLocked(db: DatabaseSync, own: Keyed): string[] {
  const needed = keyed.flatMap((table) =>
    has(db, table, "key_id") ? db.prepare(`select distinct key_id from ${table} where key_id is not null`).all() : [],
  );
  const keys = keysOf(db, own);
  return needed.map(({ key_id }) => String(key_id)).filter((id) => !keys.has(id));
}

function copiesOfLocked(db: DatabaseSync, own: Keyed) {
  if (!has(db, "concern_key_copies", "sealed")) return [];
  const keys = keysOf(db, own);
  const copies = db.prepare("select key_id, sealed from concern_key_copies order by id desc").all();
  return copies
    .map(({ key_id, sealed }) => ({ key_id: String(key_id), sealed: String(sealed) }))
    .filter(({ key_id }) => !keys.has(key_id));
}

async function openOne(copies: ReturnType<typeof copiesOfLocked>, phrase: string): Promise<Keyed | undefined> {
  for (const copy of copies) {
    const key = await openCopy(copy, phrase);
    if (key !== undefined) return key;
  }
  return undefined;
}

function addWrap(db: DatabaseSync, own: Keyed, earlier: Keyed): void {
  const { key_id, under_id, sealed } = wrapKey(own, earlier);
  db.prepare(
    `insert into concern_key_wraps (key_id, under_id, sealed, unlocked_at, unlocked_by) values (?, ?, ?, ?, ?)
      on conflict do nothing`,
  ).run(key_id, under_id, sealed, new Date().toISOString(), "npm run restore");
}

function whatIsWrong(read: ReturnType<typeof readPhrase>): string {
  if ("phrase" in read) return "it opens nothing in this backup: it may be of a newer or an older one.";
  if (read.wrong.length === 0) return "it has six groups of six letters and figures.";
  return `look at group ${read.wrong.join(", ")}: a letter is wrong, or two changed places.`;
}
