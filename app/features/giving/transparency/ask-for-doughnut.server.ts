import { staffCash } from "content/staff-cash.ts";
import { staffDoughnut as words } from "content/staff-doughnut.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { askForPurseAct, findWaitingPurseAct } from "../purse/act-on-purse.server.ts";
import { findCountedYear } from "./find-spending.server.ts";
import { hasFirstDay } from "./shows-books.server.ts";

/** Finds what the counted doughnut shows or would show, and whether it waits for another person. */
export async function viewDoughnut(ctx: AppContext) {
  const { sharesCountedAt: at } = await findSettings(ctx);
  return {
    isOpen: await hasFirstDay(ctx),
    countedOn: at === undefined ? undefined : siteDate(new Date(at)),
    counted: await findCountedYear(ctx),
    waits: await findWaitingPurseAct(ctx, "doughnut"),
    sendKey: crypto.randomUUID(),
  };
}

/** Asks to publish the counted doughnut. @returns the sentence for the person @throws FormError */
export async function askForDoughnut(sender: Sender, key: string): Promise<string> {
  const { countedOn, counted, waits } = await viewDoughnut(sender.ctx);
  if (countedOn !== undefined) throw new FormError(words.already, { status: 409 });
  if (counted === undefined || counted.shares.length === 0) throw new FormError(words.none, { status: 409 });
  if (waits) return words.waits;
  return staffCash.acts.asked[await askForPurseAct(sender, "doughnut", {}, key)];
}
