import * as v from "valibot";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { Retention } from "../../../server/retention.ts";
import { findSettings } from "./find-settings.server.ts";
import { readRows, saveSetting } from "./settings-queries.server.ts";

const uploadsName = "logoUploads";

const uploadsSchema = v.fallback(v.array(v.object({ paths: v.array(v.string()), at: v.string() })), []);

const findUploads = async ({ db }: Pick<AppContext, "db">) => v.parse(uploadsSchema, (await readRows(db))[uploadsName]);

const idOf = ({ paths, at }: { paths: string[]; at: string }) => `${at} ${paths.join(" ")}`;

/** Stores the paths of an uploaded logo that is not part of a saved look yet. */
export async function rememberLogo(ctx: AppContext, paths: string[]): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const others = (await findUploads(ctx)).filter((upload) => upload.paths.join() !== paths.join());
    await saveSetting(transaction, uploadsName, [...others, { paths, at: ctx.clock.now().toISOString() }]);
  });
}

/**
 * Deletes logo files that neither the current nor the previous look contains. Files of the last week are kept for open
 * forms.
 */
export const logoRetention: Retention = {
  what: "unsavedLogos",
  after: 7,
  why: "docs/decisions/037-look.md",
  job: { name: "unsaved logos", every: 86_400 },
  async expire(ctx, before) {
    const uploads = await findUploads(ctx);
    if (uploads.length === 0) return 0;
    const { look } = await findSettings(ctx);
    const used = new Set([look.logo, look.before?.logo].flatMap((logo) => Object.values(logo ?? {})));
    const limit = before.toISOString();
    const kept = uploads.filter(({ paths, at }) => at > limit || paths.some((path) => used.has(path)));
    if (kept.length === uploads.length) return 0;
    // Two logos share a file if its content is the same.
    const shared = new Set([...used, ...kept.flatMap(({ paths }) => paths)]);
    const unused = uploads.flatMap(({ paths }) => paths).filter((path) => !shared.has(path));
    for (const path of unused) await ctx.storage.remove(path);
    await withTransaction(ctx, async (ctx, transaction) => {
      const gone = new Set(uploads.filter((upload) => !kept.includes(upload)).map(idOf));
      const left = (await findUploads(ctx)).filter((upload) => !gone.has(idOf(upload)));
      await saveSetting(transaction, uploadsName, left);
    });
    return uploads.length - kept.length;
  },
};
