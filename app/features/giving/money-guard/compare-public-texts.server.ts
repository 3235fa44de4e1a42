import type { Mention, MoneyText } from "../../../cms/publishing/money-guard/find-money.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Tables } from "../../../server/db/tables.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { type Feature, tablesOf } from "../../../server/define-feature.server.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { isReadByVisitors } from "../../foundation/settings/protect-settings.server.ts";
import * as store from "./money-queries.server.ts";
import { notifyOfNumber } from "./notify-of-numbers.server.ts";

/** Lists the tables whose rows visitors can read, with the columns that contain typed texts. */
const publicTextsOf = (features: readonly Feature[]) =>
  Object.entries(tablesOf(features)).flatMap(([name, { isPublished, key, columns }]) => {
    const typed = Object.keys(columns).filter((column) => columns[column as never] === "typed");
    return isPublished && typed.length > 0 && name !== "bank_details"
      ? [{ table: name as keyof Tables, key: [...key], typed }]
      : [];
  });

type Row = Record<string, unknown>;

const isDue = ({ publish_at }: Row, now: string) => typeof publish_at === "string" && publish_at <= now;

function isPublic(row: Row, now: string): boolean {
  if (typeof row.deleted_at === "string") return false;
  if ("next_content" in row || row.status === undefined) return true;
  return row.status === "published" || (row.status === "scheduled" && isDue(row, now));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") {
    const isJson = /^\s*[[{"]/.test(value);
    const inside = isJson ? readJson(value) : undefined;
    return inside === undefined ? [value] : textsIn(inside);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    textsIn(inside).map((text) =>
      /^[a-z]+[A-Z]/.test(name) ? `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}: ${text}` : text,
    ),
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Maximum number of rows in a call of the background thread. */
const rowsAtOnce = 50;

const file = "app/cms/publishing/money-guard/find-money.ts";

interface PublicRow {
  /** Table and key of the row. */
  place: string;
  texts: MoneyText[];
}

async function* readPublicRows({ db, clock, features }: AppContext): AsyncGenerator<PublicRow> {
  const now = clock.now().toISOString();
  for (const { table, key, typed } of publicTextsOf(features))
    for await (const row of store.readTable(db, table, key[0] ?? "id")) {
      if (!isPublic(row, now) || (table === "settings" && !isReadByVisitors(String(row.name)))) continue;
      const columns = typed.filter((column) => column !== "next_content" || isDue(row, now));
      const texts = columns.flatMap((column) => textsIn(row[column]).map((text) => ({ field: column, text })));
      yield { place: `${table}:${key.map((column) => String(row[column])).join(":")}`, texts };
    }
}

async function findDifferences(ctx: AppContext): Promise<Omit<store.Finding, "found_at">[]> {
  const context = await ctx.moneyGuard.findContext(ctx);
  const found: Omit<store.Finding, "found_at">[] = [];
  const read = async (rows: PublicRow[]) => {
    if (rows.length === 0) return;
    const mentions = await runInThread<Mention[][]>(file, "findMoneyInRows", [rows.map(({ texts }) => texts), context]);
    for (const [index, row] of rows.entries())
      for (const { number, words } of mentions[index] ?? []) found.push({ place: row.place, number, words });
  };
  let rows: PublicRow[] = [];
  for await (const row of readPublicRows(ctx)) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    await read(rows);
    rows = [];
  }
  await read(rows);
  return found;
}

/** Stores the unknown numbers in public texts, each night, and notifies admins once of each number. */
export async function comparePublicTexts(ctx: AppContext): Promise<void> {
  const found = await findDifferences(ctx);
  const at = ctx.clock.now().toISOString();
  await withTransaction(ctx, async (ctx) => {
    const known = new Map(
      (await store.listFindings(ctx.db)).map(({ place, number, found_at }) => [`${place} ${number}`, found_at]),
    );
    const all = found.map((finding) => ({
      ...finding,
      found_at: known.get(`${finding.place} ${finding.number}`) ?? at,
    }));
    await store.replaceFindings(ctx.db, all);
    if (all.some(({ found_at }) => found_at === at))
      await notifyOfNumber(ctx, { what: "found", id: at, by: "", isAlone: false });
  });
}
