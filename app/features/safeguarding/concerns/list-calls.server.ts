import type { AppContext } from "../../../server/context.server.ts";
import { findPublicSettings } from "../../foundation/settings/find-settings.server.ts";
import { telephoneHref } from "../../foundation/settings/telephone-href.ts";
import { findHelpNumbers } from "../help-numbers/find-help-numbers.server.ts";

/** Lists help numbers as links, for staff who cannot read a report yet. */
export async function listCalls(ctx: AppContext) {
  const { country } = await findPublicSettings(ctx);
  const numbers = await findHelpNumbers(ctx);
  return numbers.map(({ name, number }) => ({ name, number, dials: telephoneHref(country, number) }));
}
