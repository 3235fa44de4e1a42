import type { ContentType } from "../../../cms/content-type.server.ts";
import { contentTypes, type Noun } from "../../publishing/content-types/content-types.server.ts";
import type { SearchTable } from "./search-queries.server.ts";

type Searched = (typeof contentTypes)[Noun];

/** Kinds of search results; each is a `?in=`. */
export type SearchKind = Searched["search"]["kind"];

const { event, project, ...others } = contentTypes;

/** In the order of the results. */
const searched: Searched[] = [event, project, ...Object.values(others)];

export const searchKinds: SearchKind[] = searched.map(({ search }) => search.kind);

const byTable = Object.fromEntries(searched.map((type) => [type.table, type])) as Record<SearchTable, Searched>;

const tableByKind = Object.fromEntries(searched.map(({ search, table }) => [search.kind, table]));

export const searchTables: SearchTable[] = searched.map(({ table }) => table);

export const tableOfKind = (kind: SearchKind): SearchTable => (tableByKind as Record<SearchKind, SearchTable>)[kind];

export const kindOfTable = (table: SearchTable): SearchKind => byTable[table].search.kind;

/** The content type of a table, for code that treats all types alike. */
export const typeOfTable = (table: SearchTable): ContentType => byTable[table];

/** @returns undefined for none of them */
export const readSearchKind = (text: string | null): SearchKind | undefined =>
  searchKinds.find((kind) => kind === text);

/** Fixed pages count as pages, with ids above those of all rows. */
export const firstFixedId = 1_000_000_000;
