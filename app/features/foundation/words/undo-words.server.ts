import { logThings } from "content/log-things.ts";
import { logLines } from "content/staff-log.ts";
import { findVersion } from "../../../cms/content-queries.server.ts";
import type { FindLoggedThings, FindWayBack, LoggedThing } from "../../../server/audit-log/logged-things.ts";
import { partsOfSubject } from "../../../server/audit-log/name-logged-things.server.ts";
import { type PageKey, type PageWords, pageWordsOf } from "../../../server/page-words.ts";
import { renameField } from "../../../values/stored-names.ts";
import { restoreWords } from "./open-words.server.ts";
import { findPageText } from "./page-text-queries.server.ts";
import { versionSubject } from "./save-words.server.ts";
import { canChangePages } from "./word-permissions.ts";

/** Splits `home.intro.title` into the page and the path of the field. */
function partsOf(key: string): { page: string; path: string } {
  const end = key.indexOf(".");
  return end < 0 ? { page: key, path: "" } : { page: key.slice(0, end), path: key.slice(end + 1) };
}

/** Returns labels of fixed pages and of their changed fields, for the audit log. */
export const namePages: FindLoggedThings = async ({ features }, keys) => {
  const declared: Partial<Record<string, PageWords>> = pageWordsOf(features);
  const named = new Map<string, LoggedThing>();
  for (const key of keys) {
    const { page, path } = partsOf(key);
    const words = Object.hasOwn(declared, page) ? declared[page] : undefined;
    if (words === undefined) continue;
    const label = words.fields[renameField(path)]?.label;
    named.set(key, { name: logThings.page(words.label), to: `/admin/pages/${page}`, ...(label && { part: label }) });
  }
  return named;
};

/**
 * Finds a way to restore a page's texts from before a save, if that save was published at once and nothing changed
 * since.
 */
export const findWayBackOfWords: FindWayBack = async ({ ctx, member }, save) => {
  const pages = new Set(save.map(({ subject }) => partsOf(partsOfSubject(subject).key).page));
  const [page = ""] = pages;
  if (pages.size > 1 || !save.every(({ what, subject }) => what === "page changed" && subject.includes(".")))
    return undefined;
  if (!canChangePages(member) || !Object.hasOwn(pageWordsOf(ctx.features), page)) return undefined;
  const key = page as PageKey;
  const row = await findPageText(ctx.db, page);
  if (row === undefined || row.next_content !== null || row.status !== "published") return undefined;
  const [last, before] = await Promise.all(
    [row.version, row.version - 1].map((version) => findVersion(ctx.db, versionSubject(key), version)),
  );
  if (last === undefined || before === undefined || last.saved_at > (save[0]?.at ?? "")) return undefined;
  // Visitors never read a draft, so it is not restored.
  if (before.origin === "saved") return undefined;
  return () => restoreWords({ ctx, member }, key, before.version, { seen: row.version, newer: logLines.changedSince });
};
