import type { Actor } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { listProjectChoices } from "../belonging-queries.server.ts";
import * as store from "../content-queries.server.ts";
import { type ContentType, requireEditable } from "../content-type.server.ts";
import { labelsOf } from "../define-content-type.server.ts";
import { countMissing, splitWords } from "./align.ts";
import type { Values } from "./merge-values.ts";
import { readVersion } from "./record-version.server.ts";
import { thinVersions, type VersionFacts } from "./thin-versions.ts";
import { compareBlocks, type Run } from "./word-diff.ts";

export interface VersionLine {
  version: number;
  savedAt: string;
  savedBy: string;
  origin: string | null;
  words: number;
  added: number;
  removed: number;
}

export interface History {
  versions: VersionLine[];
  /** The requested version, with differences from the one before. */
  chosen?: { version: number; savedBy: string; isUnchosen: boolean; fields: { label: string; blocks: Run[][] }[] };
}

export interface ReadVersion extends VersionFacts {
  values: Values;
}

/** Field labels in order, and a check for fields of written text (no dates or times). */
export interface FieldFacts {
  labels: Record<string, string>;
  isWritten(name: string): boolean;
}

/**
 * Returns an item's versions, newest first.
 * @param wanted a version, or empty
 * @throws AppError like `requireEditable`; notFound
 */
export async function findHistory(
  { ctx, member }: Actor,
  type: ContentType,
  id: number | undefined,
  wanted: string,
): Promise<History> {
  const row = await requireEditable(ctx.db, member, type, id);
  const rows = await store.findVersions(ctx.db, `${type.noun}:${row.id}`);
  const titles = new Map(
    (await listProjectChoices(ctx.db, ctx.clock.now().toISOString())).map(({ id, title }) => [String(id), title]),
  );
  const all = rows.map((version) => {
    const { values } = readVersion(type, version.content);
    const project = String(values.project ?? "");
    return { ...version, values: project === "" ? values : { ...values, project: titles.get(project) ?? project } };
  });
  const names = Object.keys(type.fields);
  const labels: Record<string, string> = labelsOf(type);
  return describeVersions(all, wanted, {
    labels: Object.fromEntries(names.map((name) => [name, labels[name] ?? name])),
    isWritten: (name) => type.fields[name]?.personal === "typed",
  });
}

/** @param versions newest first @param wanted as in `findHistory` @throws AppError notFound */
export function describeVersions(versions: ReadVersion[], wanted: string, { labels, isWritten }: FieldFacts): History {
  const all = thinVersions(versions);
  const wordsIn = (values: Values) =>
    Object.entries(values).flatMap(([name, value]) => (isWritten(name) ? [value].flat().flatMap(splitWords) : []));
  /** Returns the content before a version. A rejected form is compared with the saved content. */
  const before = (place: number): Values =>
    all.slice(place + 1).find(({ origin }) => origin !== "unchosen")?.values ?? {};
  const lines = all.map(({ version, saved_at, saved_by, origin, values }, index) => {
    const now = wordsIn(values);
    const was = wordsIn(before(index));
    const counts = { words: now.length, added: countMissing(now, was), removed: countMissing(was, now) };
    return { version, savedAt: saved_at, savedBy: saved_by, origin, ...counts };
  });
  if (wanted === "") return { versions: lines };
  const place = all.findIndex(({ version }) => String(version) === wanted);
  const chosen = all[place];
  if (chosen === undefined) throw new AppError("notFound");
  const { version, saved_by, origin, values } = chosen;
  const fields = differencesOf(labels, before(place), values);
  return { versions: lines, chosen: { version, savedBy: saved_by, isUnchosen: origin === "unchosen", fields } };
}

function differencesOf(labels: Record<string, string>, before: Values, after: Values) {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [was, now] = [before, after].map((values) => [values[name] ?? []].flat().filter((text) => text !== ""));
    const blocks = compareBlocks(was ?? [], now ?? []).filter((runs) => runs.some(({ kind }) => kind !== "same"));
    return blocks.length === 0 ? [] : [{ label, blocks }];
  });
}
