import { findRow } from "../../../cms/content-queries.server.ts";
import { deleteForGood } from "../../../cms/delete-content.server.ts";
import { removeImportedRedirect } from "../../../cms/redirect-queries.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { isPageKey } from "../../../server/page-words.ts";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { discardNext } from "../../foundation/words/save-words.server.ts";
import { removeImportedPhoto } from "../../media/photos/delete-photo.server.ts";
import { contentTypeOf, isNoun } from "../../publishing/content-types/content-types.server.ts";
import { everySecond } from "./every-second.ts";
import type { ImportKind, ImportRun } from "./import-kind.server.ts";
import * as store from "./move-in-queries.server.ts";
import { deleteFolder } from "./waiting-files.server.ts";

/** Answer of staff that removes also what they changed. */
const removeChanged = "removeChanged";

const batch = 500;

/** Returns if staff changed an item after the import, or if it must stay for its guests. */
async function stateOf(
  ctx: Pick<AppContext, "db" | "clock">,
  undo: ImportKind["undo"],
  { became, version }: store.ImportedRow,
) {
  const [noun = "", id = ""] = became.split(":");
  if (!isNoun(noun)) return (await undo?.[noun]?.isChanged?.(ctx, id)) ? "changed" : "untouched";
  const type = contentTypeOf(noun);
  const row = await findRow(ctx.db, type.table, Number(id));
  if (row === undefined || row.deleted_at !== null) return "untouched";
  if (type.whyToStay?.(row, ctx.clock.now()) !== undefined) return "stays";
  return row.version > (version ?? 1) ? "changed" : "untouched";
}

/** Counts the items that staff changed after an import. */
export async function countChanged(
  ctx: Pick<AppContext, "db" | "clock">,
  id: number,
  undo: ImportKind["undo"],
): Promise<number> {
  let count = 0;
  for await (const row of rowsOf(ctx.db, id)) if ((await stateOf(ctx, undo, row)) === "changed") count++;
  return count;
}

async function* rowsOf(db: Database, id: number): AsyncGenerator<store.ImportedRow> {
  for (let after = ""; ; ) {
    const rows = await store.findImported(db, id, after, batch);
    yield* rows;
    after = rows.at(-1)?.key ?? "";
    if (rows.length < batch) return;
  }
}

/** Removes everything that an import brought, with the keys of its rows: the same files can come in again. */
export async function undoImport(run: ImportRun, undo: ImportKind["undo"]): Promise<void> {
  const { ctx, answers } = run;
  const { id, folder } = run.import;
  const removesChanged = answers.undo === removeChanged;
  const keepHold = everySecond(run.keepHold);
  // Photos go last, because items show them.
  for (const isPhotoPass of [false, true]) {
    for await (const row of rowsOf(ctx.db, id)) {
      if (run.stopping.aborted) return;
      await keepHold();
      if (/^(?:photo|drawing):/.test(row.became) !== isPhotoPass) continue;
      if (/^(?:words|setting):/.test(row.became)) await restoreWordsOrSetting(run, row);
      if (isPhotoPass) await removeImportedPhoto(ctx, Number(row.became.split(":")[1]), forget(row));
      else
        await withTransaction(ctx, async (ctx) => {
          const state = await stateOf(ctx, undo, row);
          if (state === "untouched" || (state === "changed" && removesChanged)) await removeItem(ctx, undo, row.became);
          await forget(row)(ctx);
        });
    }
  }
  await store.deleteNotes(ctx.db, id);
  await deleteFolder(ctx, folder);
  await store.act(ctx.db, id, "undone");
}

const forget =
  ({ key }: store.ImportedRow) =>
  async ({ db }: InTransaction) => {
    await store.deleteImported(db, key);
  };

async function removeItem(ctx: InTransaction, undo: ImportKind["undo"], became: string): Promise<void> {
  const [noun = "", id = ""] = became.split(":");
  if (isNoun(noun)) await deleteForGood(ctx, { table: contentTypeOf(noun).table, noun, id: Number(id) });
  else if (noun === "redirect") await removeImportedRedirect(ctx.db, became.slice("redirect:".length));
  else await undo?.[noun]?.remove(ctx, id);
}

/** Discards the draft of words, or sets a setting back; what staff changed since stays. */
async function restoreWordsOrSetting(
  { ctx, member }: ImportRun,
  { became, was, version }: store.ImportedRow,
): Promise<void> {
  const [noun = "", name = ""] = became.split(":");
  try {
    if (noun === "words" && isPageKey(ctx.features, name))
      await discardNext({ ctx, member }, name, { seen: version ?? 1 });
    else if (noun === "setting") {
      const { before, after } = JSON.parse(was ?? "{}") as { before?: unknown; after?: unknown };
      const now = new Map<string, unknown>(Object.entries(await findSettings(ctx))).get(name);
      if (JSON.stringify(now) === JSON.stringify(after)) await changeSettings(ctx, member, { [name]: before });
    }
  } catch (error) {
    if (!(error instanceof FormError || error instanceof AppError)) throw error;
  }
}
