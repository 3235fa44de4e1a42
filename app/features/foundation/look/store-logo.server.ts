import type { AppContext } from "../../../server/context.server.ts";
import { rememberLogo } from "../settings/delete-unsaved-logos.server.ts";
import { type Logo, logoParts } from "../settings/look-schema.ts";

/**
 * Makes and stores the sizes of a logo. Files that no look contains are deleted after a week.
 * @throws FileWorkerBusy; StorageError
 */
export async function storeLogo(ctx: AppContext, bytes: Uint8Array) {
  const made = await ctx.images.makeLogo(bytes);
  if ("problem" in made) return made;
  const paths: string[] = [];
  for (const part of logoParts) paths.push(await ctx.storage.put("look", made[part].extension, made[part].bytes));
  await rememberLogo(ctx, paths);
  return { logo: Object.fromEntries(logoParts.map((part, index) => [part, paths[index] ?? ""])) as Logo };
}
