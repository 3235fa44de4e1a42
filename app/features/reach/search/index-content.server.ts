import { setTimeout as wait } from "node:timers/promises";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { findFeaturesInUse } from "../../foundation/use/find-features-in-use.server.ts";
import { findFixedPages } from "./fixed-pages.server.ts";
import { firstFixedId, searchTables, typeOfTable } from "./search-kinds.server.ts";
import * as store from "./search-queries.server.ts";
import { textsOf } from "./source-texts.server.ts";

/** Maximum number of items in a transaction; on SQLite, other transactions wait for it. */
const together = 25;

/**
 * Indexes changed documents until the queue is empty. The transaction of a change added the document to the queue and
 * hid it, so that the search never finds a document that is no longer public.
 */
export async function indexContent(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await store.hasQueue(ctx.db))) {
    const taken = await withTransaction(ctx, (inside) => indexSome(inside));
    if (taken < together) return;
    // Lets waiting requests run first.
    await wait(0);
  }
}

/** Adds missing documents to the queue: all of them after a restore, because backups do not contain the index. */
export const queueMissing = ({ db }: AppContext): Promise<void> => store.queueMissing(db, searchTables);

async function indexSome(ctx: InTransaction): Promise<number> {
  const taken = await store.takeQueue(ctx.db, together);
  const documents: store.SearchDocument[] = [];
  const gone: { kind: store.SearchTable; id: number }[] = [];
  for (const table of searchTables) {
    const ids = taken.flatMap(({ kind, id }) => (kind === table ? [id] : []));
    if (ids.length === 0) continue;
    const isShown = typeOfTable(table).isShown?.(ctx.clock.now().toISOString());
    const rows = await store.findSourceRows(ctx.db, { table, isShown }, ids);
    documents.push(...rows.map((row) => documentOf(table, row)));
    const found = new Set(rows.map(({ id }) => id));
    gone.push(...ids.filter((id) => !found.has(id)).map((id) => ({ kind: table, id })));
  }
  if (taken.some(({ kind }) => kind === "fixed")) {
    const { pages, off } = await findFixedPages(ctx, await findFeaturesInUse(ctx));
    documents.push(...pages.map(({ id, title, texts }) => documentOfFixed(id, title, texts)));
    gone.push(...off.map((id) => ({ kind: "pages" as const, id })));
  }
  await store.replaceDocuments(ctx.db, documents, gone);
  return taken.length;
}

function documentOf(kind: store.SearchTable, row: store.SourceRow): store.SearchDocument {
  const type = typeOfTable(kind);
  const publicFrom = row.status === "scheduled" ? (row.publish_at ?? "") : "";
  const day = asNumber(type.search.dayOf?.(row));
  return { kind, id: row.id, day, publicFrom, ...wordsIn(row.title, textsOf(type, row)) };
}

/** Returns a number such as 20261212; 0 without a day. */
const asNumber = (day = ""): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Number(day.replaceAll("-", "")) : 0);

function wordsIn(title: string, texts: string[]) {
  const titleWords = [...new Set(searchWordsOf(title))];
  return { titleWords, allWords: [...new Set([...titleWords, ...texts.flatMap(searchWordsOf)])].toSorted() };
}

const documentOfFixed = (id: number, title: string, texts: string[]): store.SearchDocument => ({
  kind: "pages",
  id,
  day: 0,
  publicFrom: "",
  ...wordsIn(title, texts),
});

/** Adds the fixed pages to the queue, after features were switched on or off. */
export const queueFixed = ({ db }: AppContext): Promise<void> => store.queueFixed(db);

export const isFixedId = (id: number): boolean => id >= firstFixedId;
