import type { RowOf } from "../../../cms/content-queries.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { type EventFacts, factsOfRow } from "../../../values/event-description.ts";
import type { PublicPicture } from "../../../values/public-picture.ts";
import { excerptOf, type MarkedPart, markWords, type SearchPattern } from "../../../values/search-words.ts";
import { minuteIn } from "../../../values/zoned-time.ts";
import { findAbsentPages } from "../../foundation/use/find-absent-pages.server.ts";
import { withPhotos } from "../../media/photos/find-photos.server.ts";
import { findFixedPages } from "./fixed-pages.server.ts";
import { isFixedId } from "./index-content.server.ts";
import { kindOfTable, type SearchKind, typeOfTable } from "./search-kinds.server.ts";
import { findSourceRows, type Hit, type SearchTable } from "./search-queries.server.ts";
import { textsOf } from "./source-texts.server.ts";

/** A result as the results page shows it; found words are marked. */
export interface ShownHit {
  kind: SearchKind;
  id: number;
  href: string;
  title: MarkedPart[];
  excerpt: MarkedPart[];
  /** Day or source; for an event, its description determines the day. */
  note: string;
  photo?: PublicPicture | undefined;
  event?: EventFacts;
}

/**
 * Loads the results from the database. Items that are no longer public are omitted, even if the index still contains
 * them.
 */
export async function findHits(
  ctx: AppContext,
  features: readonly Feature[],
  hits: Hit[],
  patterns: readonly SearchPattern[],
): Promise<ShownHit[]> {
  const shown = new Map<string, ShownHit>();
  for (const table of new Set(hits.map(({ kind }) => kind))) {
    const ids = hits.flatMap(({ kind, id }) => (kind === table ? [id] : []));
    for (const hit of await findOfTable(ctx, features, table, ids, patterns)) shown.set(`${table}:${hit.id}`, hit);
  }
  return hits.flatMap(({ kind, id }) => shown.get(`${kind}:${id}`) ?? []);
}

const eventOf = (row: RowOf<"events">, now: Date): EventFacts => factsOfRow(row, minuteIn(row.zone, now));

async function findOfTable(
  ctx: AppContext,
  features: readonly Feature[],
  table: SearchTable,
  ids: number[],
  patterns: readonly SearchPattern[],
) {
  const now = ctx.clock.now();
  const own = ids.filter((id) => !isFixedId(id));
  const kind = kindOfTable(table);
  const type = typeOfTable(table);
  const of = { table, isShown: type.isShown?.(now.toISOString()) };
  const rows = own.length === 0 ? [] : await findSourceRows(ctx.db, of, own, now.toISOString());
  const { search } = type;
  const found: ShownHit[] = (await withPhotos(ctx, type.noun, rows)).map((row) => ({
    kind,
    id: row.id,
    href: search.pathOf?.(row) ?? type.listed(row).publicPath,
    note: search.noteOf?.(row) ?? "",
    photo: row.photos[0],
    title: markWords(search.titleOf?.(row) ?? row.title, patterns),
    excerpt: excerptOf(textsOf(type, row), patterns),
    ...(table === "events" && { event: eventOf(row as unknown as RowOf<"events">, now) }),
  }));
  if (own.length < ids.length) {
    const absent = await findAbsentPages(ctx);
    for (const { id, path, title, texts } of (await findFixedPages(ctx, features)).pages)
      if (ids.includes(id) && !absent.has(path))
        found.push({
          kind,
          id,
          href: path,
          note: "",
          title: markWords(title, patterns),
          excerpt: excerptOf(texts, patterns),
        });
  }
  return found;
}
