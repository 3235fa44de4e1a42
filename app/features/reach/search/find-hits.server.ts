import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { lagosDate, writeDay, writePostDate } from "../../../values/dates.ts";
import { type EventColumns, type EventFacts, factsOfRow } from "../../../values/event-description.ts";
import type { PublicPicture } from "../../../values/public-picture.ts";
import { excerptOf, type MarkedPart, markWords, type SearchPattern } from "../../../values/search-words.ts";
import { withPhotos } from "../../media/photos/find-photos.server.ts";
import { projectKey } from "../../publishing/projects/project.ts";
import { findFixedPages } from "./fixed-pages.server.ts";
import { isFixedId } from "./index-content.server.ts";
import { kindOfTable, type SearchKind, type SearchTable } from "./search-kinds.ts";
import { findSourceRows, type Hit, type SourceRow } from "./search-queries.server.ts";
import { textsOf } from "./source-texts.server.ts";

/** A result as the page shows it, in its own letters. */
export interface ShownHit {
  kind: SearchKind;
  id: number;
  href: string;
  title: MarkedPart[];
  excerpt: MarkedPart[];
  /** Day or source; that of an event comes from its description. */
  note: string;
  photo?: PublicPicture | undefined;
  event?: EventFacts;
}

const nouns = { posts: "post", events: "event", projects: "project", news_items: "news", pages: "page" } as const;

/** Reads the results anew: what is not public at this moment is left out, whatever the index says. */
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

async function findOfTable(
  ctx: AppContext,
  features: readonly Feature[],
  table: SearchTable,
  ids: number[],
  patterns: readonly SearchPattern[],
) {
  const now = ctx.clock.now();
  const own = ids.filter((id) => !isFixedId(id));
  const rows = own.length === 0 ? [] : await findSourceRows(ctx.db, table, own, now.toISOString());
  const kind = kindOfTable[table];
  const found: ShownHit[] = (await withPhotos(ctx, nouns[table], rows)).map((row) => {
    const texts = textsOf(row);
    return {
      kind,
      id: row.id,
      href: hrefOf(table, row),
      note: noteOf(table, row),
      photo: row.photos[0],
      title: markWords(row.title || writePostDate(row.timestamp ?? 0), patterns),
      excerpt: excerptOf(texts, patterns),
      ...(table === "events" && { event: factsOfRow(row as SourceRow & EventColumns, lagosDate(now)) }),
    };
  });
  if (own.length < ids.length)
    for (const { id, path, title, texts } of (await findFixedPages(ctx, features)).pages)
      if (ids.includes(id))
        found.push({
          kind,
          id,
          href: path,
          note: "",
          title: markWords(title, patterns),
          excerpt: excerptOf(texts, patterns),
        });
  return found;
}

function hrefOf(table: SearchTable, row: SourceRow): string {
  switch (table) {
    case "posts":
      return `/blog/${encodeURIComponent(row.slug ?? "")}`;
    case "events":
      return `/event/readmore/${row.id}`;
    case "projects":
      return `/project/readmore/${encodeURIComponent(projectKey({ id: row.id, slug: row.slug ?? null }))}`;
    case "pages":
      return `/${row.slug ?? ""}`;
    case "news_items":
      return row.link ?? "/media";
  }
}

function noteOf(table: SearchTable, row: SourceRow): string {
  if (table === "posts") return writePostDate(row.timestamp ?? 0);
  if (table === "news_items") return `${row.source ?? ""}, ${writeDay(row.date ?? lagosDate(new Date(0)))}`;
  return "";
}
