import * as v from "valibot";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { readSetting, saveSetting } from "../../foundation/settings/keep-setting.server.ts";
import { appendStep, readBank } from "./bank-steps.server.ts";
import { notifyAdmins } from "./notify-admins.server.ts";
import { isSampleNumber } from "./sample-bank.ts";
import { readOldWays } from "./ways.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const settingSchema = v.object({ bankName: text, nairaAccount: text, dollarAccount: text, accountName: text });

/** Moves an earlier release's setting into the history, once; a sample's setting is only deleted. */
export async function importBankSetting(ctx: AppContext): Promise<void> {
  if ((await readSetting(ctx.db, "bank")) === undefined) return;
  await withTransaction(ctx, async (ctx, transaction) => {
    const checked = v.safeParse(settingSchema, await readSetting(transaction, "bank"));
    await saveSetting(transaction, "bank", undefined);
    const { all, rows } = await readBank(transaction, ctx.config.secret);
    if (!checked.success || all.length > 0 || rows === undefined) return;
    const { bankName, nairaAccount, dollarAccount, accountName } = checked.output;
    if (isSampleNumber(nairaAccount) || isSampleNumber(dollarAccount)) return;
    const accounts = { bank_name: bankName, naira_account: nairaAccount, dollar_account: dollarAccount };
    const ways = JSON.stringify(readOldWays({ ...accounts, account_name: accountName, bank_code: null }));
    const at = ctx.clock.now().toISOString();
    const { secret } = ctx.config;
    const { id } = await appendStep(transaction, secret, { what: "before", at, ways });
    await notifyAdmins(ctx, { what: "before", id, by: "" });
  });
}
