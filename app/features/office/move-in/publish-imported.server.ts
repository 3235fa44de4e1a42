import { findRow } from "../../../cms/content-queries.server.ts";
import { publishContent } from "../../../cms/save-content.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { contentTypeOf, type Noun } from "../../publishing/content-types/content-types.server.ts";
import type { ImportRun } from "./import-kind.server.ts";
import * as store from "./move-in-queries.server.ts";
import { paceRows } from "./pace-rows.ts";

/**
 * Publishes the items that were public on the old site, with the checks of the Publish button: an item with a question
 * about its words, an account number, or a photo without an answer stays a draft.
 */
export async function publishImported(run: ImportRun): Promise<void> {
  const { ctx, member } = run;
  const { id } = run.import;
  const pace = paceRows(run.keepHold);
  for (const { key, became, was } of await store.findFormerlyPublic(ctx.db, id)) {
    if (run.stopping.aborted) return;
    await pace(true);
    const [noun = "", item] = became.split(":");
    if (was !== "public" && was !== null && was > ctx.clock.now().toISOString()) continue;
    try {
      const type = contentTypeOf(noun as Noun);
      await publishContent({ ctx, member }, type, Number(item));
      const row = await findRow(ctx.db, type.table, Number(item));
      // Only later changes are changes by staff.
      if (row !== undefined) await store.noteVersion(ctx.db, key, row.version);
    } catch (error) {
      // The item stays a draft, and its form says why.
      if (!(error instanceof FormError || error instanceof AppError)) throw error;
    }
  }
  await store.act(ctx.db, id, "published");
}
