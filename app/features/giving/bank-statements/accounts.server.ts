import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { type Currency, isCurrency } from "../../../values/money.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import * as store from "./statement-queries.server.ts";

/** An account of the foundation: lines of two are never taken for one another. */
export interface Account {
  /** The currency for its first account. */
  name: string;
  currency: Currency;
  /** Null for the first account of a currency. */
  label: string | null;
}

const firstAccount = (currency: Currency): Account => ({ name: currency, currency, label: null });

/** The accounts that staff added. */
async function listOtherAccounts({ db }: Pick<AppContext, "db">): Promise<Account[]> {
  const rows = await store.listLayouts(db);
  return rows.filter(({ label }) => label !== null).map(({ name, currency, label }) => ({ name, currency, label }));
}

/** The first account of each currency of the site, then those that staff added. */
export const listAccounts = async (ctx: AppContext): Promise<Account[]> => [
  ...(await findCurrencies(ctx)).map(firstAccount),
  ...(await listOtherAccounts(ctx)),
];

/** All accounts in a currency. */
export const listAccountsIn = async (ctx: Pick<AppContext, "db">, currency: Currency): Promise<Account[]> => [
  firstAccount(currency),
  ...(await listOtherAccounts(ctx)).filter((account) => account.currency === currency),
];

/** @param name as a form sends it; the first account of the site's own currency for one that there is not */
export async function findAccount(ctx: AppContext, name: unknown): Promise<Account> {
  if (isCurrency(name)) return firstAccount(name);
  const [own] = await findCurrencies(ctx);
  return (await listOtherAccounts(ctx)).find((account) => account.name === name) ?? firstAccount(own);
}

const maxLabel = 60;

/** Another account in a currency. The same name twice is one account. @throws AppError adminsOnly, FormError */
export async function addAccount({ ctx, member }: Actor, currency: Currency, typed: string): Promise<void> {
  requireMay(member, canManageGifts);
  const label = cleanLine(typed).normalize("NFC").trim().replace(/\s+/g, " ");
  if (bareText(label) === "") throw new FormError("Nothing was saved. Type what you call the account.");
  if (label.length > maxLabel) throw new FormError(`Nothing was saved. The name has more than ${maxLabel} characters.`);
  const name = `${currency} ${bareText(label)}`;
  await withTransaction(ctx, async (ctx, transaction) => {
    if ((await store.findLayout(transaction, name)) !== undefined) return;
    await store.saveLayout(transaction, { name, currency, label, layout: null });
    const subject = `account:${name}`;
    await recordAuditEvent(ctx, transaction, member, { what: "bank account added", subject });
  });
}
