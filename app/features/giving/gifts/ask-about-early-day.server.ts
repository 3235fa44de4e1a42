import { giftErrors as words } from "content/giving-errors.ts";
import { firstSettings } from "content/site.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { isBeforeFounding, writeMonth } from "../../../values/founding-month.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { foundedOf } from "../../foundation/settings/settings-facts.ts";

/**
 * Asks once about the day of a gift before the foundation began: people may have collected before.
 * @param day ISO date
 * @param early the day that a person confirmed
 * @throws FormError with the error `early`, at which the page shows a tick
 */
export async function askAboutEarlyDay(
  ctx: AppContext,
  day: string,
  early: string | undefined,
  notYet: string,
): Promise<void> {
  const founded = foundedOf(await findSettings(ctx), firstSettings);
  if (early === day || !isBeforeFounding(day, founded)) return;
  const sentence = words.beforeFounding(writeMonth(founded));
  throw new FormError(`${notYet} ${sentence}`, { errors: { early: sentence } });
}
