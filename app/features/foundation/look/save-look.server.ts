import { formErrors } from "content/form-errors.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { changeSettings } from "../settings/change-settings.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import type { Look } from "../settings/look-schema.ts";
import { canChangeLook } from "../settings/settings-permissions.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";

type Wanted = Pick<SiteSettings, "name" | "kind"> & Partial<Pick<SiteSettings, "town" | "founded">> & { look: Look };

const partsOf = ({ palette, cloth, displayFace, logo }: Look): Look => ({ palette, cloth, displayFace, logo });

/**
 * Saves the look, the name and other given facts. The replaced look is stored, so that staff can restore it.
 * @param seen version of the settings when the form was opened
 * @param notYet first sentence of a rejection
 * @returns the current settings after a conflict; nothing is stored then
 * @throws FormError if the logo's files are missing; AppError adminsOnly
 */
export async function saveLook(
  { ctx, member }: Actor,
  { look, ...names }: Wanted,
  { seen, notYet }: { seen: number | undefined; notYet: string },
) {
  requireMay(member, canChangeLook);
  if (!(await hasLogoFiles(ctx, look))) throw new FormError(notYet, { errors: { logo: formErrors.look.logo } });
  const now = (await findSettings(ctx)).look;
  const isSame = JSON.stringify(partsOf(now)) === JSON.stringify(partsOf(look));
  const change = { ...names, ...(!isSame && { look: { ...partsOf(look), before: partsOf(now) } }) };
  return changeSettings(ctx, member, change, seen);
}

/** A form may name files that are missing after a backup was restored. */
export async function hasLogoFiles({ storage }: AppContext, { logo }: Look): Promise<boolean> {
  if (logo === null) return true;
  const file = await storage.open(logo.header);
  file?.stream.destroy();
  return file !== undefined;
}

/** Exchanges the look and the previous look. */
export async function bringBackLook({ ctx, member }: Actor, seen?: number) {
  requireMay(member, canChangeLook);
  const { before, ...now } = (await findSettings(ctx)).look;
  if (before === null) return undefined;
  return changeSettings(ctx, member, { look: { ...before, before: now } }, seen);
}
