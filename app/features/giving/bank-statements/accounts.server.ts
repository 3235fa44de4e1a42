import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { type Currency, currencies } from "../../../values/money.ts";
import { bareText } from "../../../values/transfer-reference.ts";
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

const firstAccounts: Account[] = currencies.map((currency) => ({ name: currency, currency, label: null }));

/** The first account of each currency, then those that staff added. */
export async function listAccounts({ db }: Pick<AppContext, "db">): Promise<Account[]> {
  const rows = await store.listLayouts(db);
  const others = rows.filter(({ label }) => label !== null);
  return [...firstAccounts, ...others.map(({ name, currency, label }) => ({ name, currency, label }))];
}

/** @param name as a form sends it; the first account of Naira for one that there is not */
export async function findAccount(ctx: Pick<AppContext, "db">, name: unknown): Promise<Account> {
  const accounts = await listAccounts(ctx);
  return accounts.find((account) => account.name === name) ?? { name: "NGN", currency: "NGN", label: null };
}

const maxLabel = 60;

/** Another account in a currency. The same name twice is one account. @throws AppError adminsOnly, FormError */
export async function addAccount({ ctx, member }: Actor, currency: Currency, typed: string): Promise<void> {
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  const label = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  if (bareText(label) === "") throw new FormError("Nothing was saved. Type how you call the account.");
  if (label.length > maxLabel) throw new FormError(`Nothing was saved. The name has more than ${maxLabel} characters.`);
  const name = `${currency} ${bareText(label)}`;
  await withTransaction(ctx, async (ctx, transaction) => {
    if ((await store.findLayout(transaction, name)) !== undefined) return;
    await store.saveLayout(transaction, { name, currency, label, layout: null });
    const subject = `account:${name}`;
    await recordAuditEvent(ctx, transaction, member, { what: "bank account added", subject });
  });
}
