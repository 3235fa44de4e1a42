import { DatabaseSync } from "node:sqlite";
import { bareStep, sealedAfter, sealHead, sealRow, verifiedRows } from "./bank-seal.server.ts";
import type { BankRow } from "./bank-state.ts";
import { headSetting } from "./bank-state.ts";

/** @param file absolute path of an unused SQLite file; an older one may lack the table */
function withBankRows(file: string, secret: string, work: (db: DatabaseSync, rows: BankRow[]) => void): void {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = MEMORY");
    const isThere = db.prepare("select 1 from sqlite_schema where type = 'table' and name = ?");
    if (!isThere.get("bank_details")) return;
    const stored = db.prepare("select * from bank_details order by id").all() as unknown as BankRow[];
    // Backups from before ways to give lack these columns until their migration.
    const rows = stored.map((row) => ({ ...row, version: row.version ?? 1, ways: row.ways ?? null }));
    const head = db.prepare("select value from settings where name = ?").get(headSetting)?.value;
    const sealed = typeof head === "string" ? String(JSON.parse(head)) : undefined;
    // An altered history stays altered: no page shows it.
    if (rows.length > 0 && verifiedRows(secret, rows, sealed) !== undefined) work(db, rows);
  } finally {
    db.close();
  }
}

const putHead = (db: DatabaseSync, head: string) =>
  db.prepare("update settings set value = ? where name = ?").run(JSON.stringify(head), headSetting);

/**
 * Marks bank details as restored, so that admins confirm them again. Stops pending changes, which may have been stopped
 * after the backup.
 * @param madeAt of the backup (ISO date and time, UTC)
 */
export function markBankRestored(file: string, secret: string, madeAt: string): void {
  withBankRows(file, secret, (db, rows) => {
    const columns = new Set(
      db
        .prepare("select name from pragma_table_info('bank_details')")
        .all()
        .map(({ name }) => name),
    );
    const version = columns.has("version") ? bareStep.version : 1;
    const step = { ...bareStep, version, what: "restored" as const, at: new Date().toISOString(), publish_at: madeAt };
    const { row, head } = sealedAfter(secret, rows, step);
    const names = Object.keys(row).filter((name) => columns.has(name));
    const places = names.map(() => "?").join(", ");
    const list = names.map((name) => `"${name}"`).join(", ");
    const values = names.map((name) => row[name as keyof BankRow]);
    db.prepare(`insert into bank_details (${list}) values (${places})`).run(...values);
    putHead(db, head);
  });
}

export function resealBank(file: string, from: string, to: string): void {
  withBankRows(file, from, (db, rows) => {
    const change = db.prepare("update bank_details set seal = ? where id = ?");
    const sealed: BankRow[] = [];
    for (const row of rows) {
      const seal = sealRow(to, row, sealed.at(-1)?.seal ?? "");
      change.run(seal, row.id);
      sealed.push({ ...row, seal });
    }
    putHead(db, sealHead(to, sealed));
  });
}
