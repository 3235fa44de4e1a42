import { buffer } from "node:stream/consumers";
import type { AppContext } from "../../../server/context.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";

/** The logo as a PNG of 512 by 512, for pictures that the site draws; undefined for the drawn mark. @throws StorageError */
export async function findLogoFile(ctx: AppContext): Promise<Uint8Array | undefined> {
  const { logo } = (await findSettings(ctx)).look;
  const file = logo ? await ctx.storage.open(logo.app512) : undefined;
  return file && buffer(file.stream);
}
