import { creditErrors as words } from "content/giving-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { problemSentence } from "../../../values/amount-sentences.ts";
import { type Currency, formatMoney, formOf, isCurrency, moneyOf } from "../../../values/money.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { readAmount } from "../../../values/typed-amount.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { findBank } from "../bank-details/find-bank.server.ts";
import { listWayNumbers, mediumOf, type Way } from "../bank-details/ways.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import * as store from "./bank-statement-queries.server.ts";

/**
 * Saves the tolerated bank charge. It is limited, because one person must not accept any amount.
 * @param typed in major units
 * @throws FormError
 */
export async function saveTolerance({ ctx, member }: Actor, currency: Currency, typed: string): Promise<void> {
  requireMay(member, canManageGifts);
  const read = readAmount(typed, currency);
  if (!("amount" in read)) {
    const why = read.problem === "unclear" ? words.unclear : problemSentence(read, currency);
    throw new FormError(words.notSaved(why));
  }
  const tolerance = read.amount;
  const most = moneyOf(formOf(currency).kept, currency);
  if (tolerance > most.amount) throw new FormError(words.keepsLess(formatMoney(most)));
  await withTransaction(ctx, async (ctx, transaction) => {
    const known = await store.findLayout(transaction, currency);
    await store.saveLayout(transaction, { name: currency, currency, tolerance });
    const what = "fee tolerance changed";
    const change = { before: known?.tolerance ?? 0, after: tolerance };
    await recordAuditEvent(ctx, transaction, member, { what, subject: `account:${currency}`, ...change });
  });
}

/** An account of the foundation. A line of one account is never the same as a line of another. */
export interface Account {
  /** The currency code for the first account in this currency. */
  name: string;
  currency: Currency;
  /** Null for the first account in a currency. */
  label: string | null;
}

const firstAccount = (currency: Currency): Account => ({ name: currency, currency, label: null });

const labelOf = (way: Way): string =>
  `${way.bank ?? way.label} ${bareText(way.account ?? way.number).slice(-shownDigits)}`;

const shownDigits = 4;

/** Lists the public payment methods with their accounts. The first method in a currency has the first account. */
async function listWayAccounts(ctx: AppContext): Promise<{ way: Way; account: Account }[]> {
  const ways = (await findBank(ctx)).live?.ways ?? [];
  return ways.map((way, index) => {
    const { currency } = way;
    const isFirst = ways.findIndex((first) => first.currency === currency) === index;
    const label = labelOf(way);
    return {
      way,
      account: isFirst ? firstAccount(currency) : { name: `${currency} ${bareText(label)}`, currency, label },
    };
  });
}

async function listOtherAccounts(ctx: AppContext): Promise<Account[]> {
  const rows = await store.listLayouts(ctx.db);
  const added = rows
    .filter(({ label }) => label !== null)
    .map(({ name, currency, label }) => ({ name, currency, label }));
  const ofWays = (await listWayAccounts(ctx)).map(({ account }) => account).filter(({ label }) => label !== null);
  return [...new Map([...ofWays, ...added].map((account) => [account.name, account])).values()];
}

/** Lists the first account in each currency, then the other accounts. */
export async function listAccounts(ctx: AppContext): Promise<(Account & { known: string | null })[]> {
  const ofWays = await listWayAccounts(ctx);
  const firsts = (await findCurrencies(ctx)).map(firstAccount);
  return [...firsts, ...(await listOtherAccounts(ctx))].map((account) => {
    const way = ofWays.find((known) => known.account.name === account.name)?.way;
    return { ...account, known: account.label ?? (way === undefined ? null : labelOf(way)) };
  });
}

/**
 * Returns how money arrives in an account; for an account without a payment method, all public methods determine it.
 */
export async function findMethodOf(ctx: AppContext, name: string): Promise<"transfer" | "mobile money"> {
  const ways = await listWayAccounts(ctx);
  const own = ways.find(({ account }) => account.name === name)?.way;
  const isWallet =
    own === undefined ? mediumOf(ways.map(({ way }) => way)) === "phone" : own.kind !== "bank" && own.account === null;
  return isWallet ? "mobile money" : "transfer";
}

export const listAccountsIn = async (ctx: AppContext, currency: Currency): Promise<Account[]> => [
  firstAccount(currency),
  ...(await listOtherAccounts(ctx)).filter((account) => account.currency === currency),
];

/** @param name from a form; for an unknown name, the first account in the site's own currency is returned */
export async function findAccount(ctx: AppContext, name: unknown): Promise<Account> {
  if (isCurrency(name)) return firstAccount(name);
  const [own] = await findCurrencies(ctx);
  return (await listOtherAccounts(ctx)).find((account) => account.name === name) ?? firstAccount(own);
}

const maxLabel = 60;

/** Adds an account in a currency, unless the name exists. @throws FormError */
export async function addAccount({ ctx, member }: Actor, currency: Currency, typed: string): Promise<void> {
  requireMay(member, canManageGifts);
  const label = cleanLine(typed).normalize("NFC").trim().replace(/\s+/g, " ");
  if (bareText(label) === "") throw new FormError(words.noLabel);
  if (label.length > maxLabel) throw new FormError(words.longLabel(maxLabel));
  const isWay = (await listWayAccounts(ctx)).some(
    ({ way, account }) =>
      way.currency === currency &&
      [labelOf(way), way.bank ?? way.label, ...listWayNumbers(way), account.label ?? ""].some(
        (name) => bareText(name) === bareText(label),
      ),
  );
  if (isWay) throw new FormError(words.isWay);
  const name = `${currency} ${bareText(label)}`;
  await withTransaction(ctx, async (ctx, transaction) => {
    if ((await store.findLayout(transaction, name)) !== undefined) return;
    await store.saveLayout(transaction, { name, currency, label, layout: null });
    const subject = `account:${name}`;
    await recordAuditEvent(ctx, transaction, member, { what: "bank account added", subject });
  });
}
