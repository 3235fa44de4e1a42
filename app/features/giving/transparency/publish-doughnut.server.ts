import { staffDoughnut as words } from "content/staff-doughnut.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { readSetting, saveSetting } from "../../foundation/settings/keep-setting.server.ts";
import { findCountedYear } from "./find-spending.server.ts";

const setting = "sharesCountedAt";

/** Shows the counted doughnut from now on, instead of the shares that staff typed. @throws FormError */
export async function publishDoughnut(ctx: InTransaction): Promise<void> {
  if ((await readSetting(ctx.db, setting)) !== undefined) throw new FormError(words.already, { status: 409 });
  const year = await findCountedYear(ctx);
  if (year === undefined || year.shares.length === 0) throw new FormError(words.none, { status: 409 });
  await saveSetting(ctx.db, setting, ctx.clock.now().toISOString());
}
