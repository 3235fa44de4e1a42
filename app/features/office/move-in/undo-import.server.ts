import { setImmediate } from "node:timers/promises";
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
import { saveSwitches } from "../../foundation/use/save-switches.server.ts";
import { discardNext } from "../../foundation/words/save-words.server.ts";
import { isPhotoAnswered, removeImportedPhoto } from "../../media/photos/delete-photo.server.ts";
import { contentTypeOf, isNoun } from "../../publishing/content-types/content-types.server.ts";
import type { ImportRun } from "./import-kind.server.ts";
import { undoOf } from "./import-kinds.server.ts";
import { deleteProposalsFrom } from "./import-proposal-queries.server.ts";
import * as store from "./move-in-queries.server.ts";
import { paceRows } from "./pace-rows.server.ts";
import { deleteFolder } from "./waiting-files.server.ts";

/** Answer of staff that removes also what they changed. */
const removeChanged = "removeChanged";

/** Rows that are read together; other requests are answered between two batches. */
const batch = 100;

/**
 * Returns if staff changed or deleted an item after the import, or if it must stay for its guests. `gone`: staff deleted
 * it for good.
 */
async function stateOf(ctx: Pick<AppContext, "db" | "clock">, { became, version }: store.ImportedRow) {
  const [noun = "", id = ""] = became.split(":");
  if (noun === "photo") return (await isPhotoAnswered(ctx.db, Number(id))) ? "changed" : "untouched";
  if (!isNoun(noun)) return (await undoOf(noun)?.isChanged?.(ctx, id)) ? "changed" : "untouched";
  const type = contentTypeOf(noun);
  const row = await findRow(ctx.db, type.table, Number(id));
  if (row === undefined) return "gone";
  if (row.deleted_at !== null) return "changed";
  if (type.whyToStay?.(row, ctx.clock.now()) !== undefined) return "stays";
  return row.version > (version ?? 1) ? "changed" : "untouched";
}

/** Counts the items that staff changed after an import. */
export async function countChanged(ctx: Pick<AppContext, "db" | "clock">, id: number): Promise<number> {
  let count = 0;
  for await (const row of rowsOf(ctx.db, id)) if ((await stateOf(ctx, row)) === "changed") count++;
  return count;
}

async function* rowsOf(db: Database, id: number): AsyncGenerator<store.ImportedRow> {
  for (let after = ""; ; ) {
    const rows = await store.findImported(db, id, after, batch);
    yield* rows;
    await setImmediate();
    after = rows.at(-1)?.key ?? "";
    if (rows.length < batch) return;
  }
}

/** Removes everything that an import brought, with the keys of its rows: the same files can come in again. */
export async function undoImport(run: ImportRun): Promise<void> {
  const { ctx, answers } = run;
  const { id, folder } = run.import;
  const removesChanged = answers.undo === removeChanged;
  // Counts what stays, for the page.
  let stayed = 0;
  const pace = paceRows(() => run.keepHold(stayed));
  // Photos go last, because items show them.
  for (const isPhotoPass of [false, true]) {
    for await (const row of rowsOf(ctx.db, id)) {
      if (run.stopping.aborted) return;
      const isOfPass = /^(?:photo|drawing):/.test(row.became) === isPhotoPass;
      await pace(isOfPass);
      if (!isOfPass) continue;
      if (/^(?:words|setting|switch):/.test(row.became)) await restoreWordsOrSetting(run, row);
      const isRemoved = isPhotoPass
        ? await removePhoto(run, row, removesChanged)
        : await remove(run, row, removesChanged);
      if (!isRemoved) stayed++;
    }
  }
  await store.deleteNotes(ctx.db, id);
  await deleteProposalsFrom(ctx.db, id);
  await deleteFolder(ctx, folder);
  await store.act(ctx.db, id, "undone", { done: stayed });
}

const removePhoto = ({ ctx, member }: ImportRun, row: store.ImportedRow, removesAnswered: boolean) =>
  removeImportedPhoto(ctx, Number(row.became.split(":")[1]), { removesAnswered, by: member.name }, forget(row));

/** Removes an item. One that stays keeps its key, so that the same files bring it neither twice nor back. @returns false if it stays */
const remove = ({ ctx }: ImportRun, row: store.ImportedRow, removesChanged: boolean) =>
  withTransaction(ctx, async (ctx) => {
    const state = await stateOf(ctx, row);
    if (state === "gone" && !removesChanged) return true;
    const isRemoved = state === "untouched" || ((state === "changed" || state === "gone") && removesChanged);
    if (!isRemoved) return false;
    await removeItem(ctx, row.became);
    await forget(row)(ctx);
    return true;
  });

const forget =
  ({ key }: store.ImportedRow) =>
  async ({ db }: InTransaction) => {
    await store.deleteImported(db, key);
  };

async function removeItem(ctx: InTransaction, became: string): Promise<void> {
  const [noun = "", id = ""] = became.split(":");
  if (isNoun(noun)) await deleteForGood(ctx, { table: contentTypeOf(noun).table, noun, id: Number(id) });
  else if (noun === "redirect") await removeImportedRedirect(ctx.db, became.slice("redirect:".length));
  else await undoOf(noun)?.remove(ctx, id);
}

/** Discards the draft of words, or sets a setting or switch back; what staff changed since stays. */
async function restoreWordsOrSetting(
  { ctx, member }: ImportRun,
  { became, was, version }: store.ImportedRow,
): Promise<void> {
  const [noun = "", name = ""] = became.split(":");
  try {
    if (noun === "words" && isPageKey(ctx.features, name))
      await discardNext({ ctx, member }, name, { seen: version ?? 1 });
    else if (noun === "switch") {
      const [key = "", state] = name.split("/");
      await saveSwitches({ ctx, member }, [{ key, was: state === "on", isOn: state !== "on" }]);
    } else if (noun === "setting") {
      const { before, after } = JSON.parse(was ?? "{}") as { before?: unknown; after?: unknown };
      const now = new Map<string, unknown>(Object.entries(await findSettings(ctx))).get(name);
      if (JSON.stringify(now) === JSON.stringify(after)) await changeSettings(ctx, member, { [name]: before });
    }
  } catch (error) {
    if (!(error instanceof FormError || error instanceof AppError)) throw error;
  }
}
