import { createHmac } from "node:crypto";
import type { AppContext } from "../../../server/context.server.ts";
import { mailboxOf } from "../../../values/email-address.ts";
import * as store from "./account-change-queries.server.ts";

type Ctx = Pick<AppContext, "db" | "config">;

/** Hashes an address with a key: the table reveals none, so erasing a person need not touch it. */
const hashAddress = ({ config }: Ctx, address: string): string =>
  createHmac("sha256", config.secret)
    .update(`account address ${mailboxOf(address)}`)
    .digest("hex");

/** Stores earlier addresses of accounts, in the transaction that changes them. */
export const rememberAddresses = (ctx: Ctx, addresses: readonly string[]): Promise<void> =>
  store.insertMarks(
    ctx.db,
    addresses.map((address) => hashAddress(ctx, address)),
  );

export async function wasOfAccount(ctx: Ctx, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address);
  const present = (await store.findAccounts(ctx.db)).map(({ email }) => email);
  const before = (await store.findAccountChanges(ctx.db)).map(({ email_before }) => email_before ?? "");
  if ([...present, ...before].some((email) => mailboxOf(email) === mailbox)) return true;
  return store.hasMark(ctx.db, hashAddress(ctx, address));
}

/** Stores addresses from before this table existed, at each start. */
export async function rememberEarlierAddresses(ctx: AppContext): Promise<void> {
  const changes = await store.findAccountChanges(ctx.db);
  await rememberAddresses(
    ctx,
    changes.flatMap(({ email_before }) => email_before ?? []),
  );
}
