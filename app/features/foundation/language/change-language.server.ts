import { countryOf } from "content/countries/index.ts";
import { staffLanguage as words } from "content/staff-language.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import { rereadSiteClock } from "../../../server/clock/site-clock.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import type { Need } from "../../../server/need.ts";
import { isLanguage, type Language } from "../../../values/site-language.ts";
import { changeSettingsIn } from "../settings/change-settings.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";

/** Returns the chosen language, else the usual one of the country. */
export const proposeLanguage = ({ language, country }: Pick<SiteSettings, "language" | "country">): Language =>
  language ?? countryOf(country).language ?? "en";

const refuse = (sentence: string) => new FormError(`${words.notYet} ${sentence}.`, { errors: { language: sentence } });

/** Reads the fields of `LanguageField`, and the language that the form showed. */
export const readLanguage = ({
  language: [wanted = ""] = [],
  wasLanguage: [was = ""] = [],
}: SentForm["formValues"]): { wanted: string; was: string } => ({ wanted, was });

/**
 * Changes the language of the site: the rest of the request already speaks it.
 * @returns true if it is another language than before
 * @throws FormError for an unknown language and an outdated page; AppError adminsOnly
 */
export async function changeLanguage(
  { ctx, member }: Actor,
  { wanted, was }: ReturnType<typeof readLanguage>,
): Promise<boolean> {
  requireMay(member, canChangeCountry);
  if (!isLanguage(wanted)) throw refuse(words.choose);
  const isChanged = await withTransaction(ctx, async (ctx) => {
    const settings = await findSettings(ctx);
    if (wanted === settings.language) return false;
    if (was !== (settings.language ?? "")) throw new FormError(`${words.notYet} ${words.meanwhile}`);
    await changeSettingsIn(ctx, member, { language: wanted });
    return true;
  });
  if (isChanged) await rereadSiteClock(ctx);
  return isChanged;
}

/** Asks admins of a site that was opened before languages could be chosen, until they choose. */
export async function findLanguageNeed(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canChangeCountry(member)) return [];
  const { language, welcomedAt } = await findSettings(ctx);
  if (language !== undefined || welcomedAt === undefined) return [];
  return [{ rank: "house", ...words.need, path: "/admin/language", icon: "settings", ground: "g-lilac" }];
}
