import { createHmac } from "node:crypto";
import type { AppContext } from "../../../server/context.server.ts";
import { mailboxOf } from "../../../values/email-address.ts";
import * as store from "./account-change-queries.server.ts";

type Ctx = Pick<AppContext, "db" | "config">;

/** A keyed hash: whoever reads the table learns no address, and erasing a person needs not touch it. */
const markOf = ({ config }: Ctx, address: string): string =>
  createHmac("sha256", config.secret)
    .update(`account address ${mailboxOf(address)}`)
    .digest("hex");

/** Remembers that accounts had these addresses, in the transaction that takes the addresses from them. */
export const rememberAddresses = (ctx: Ctx, addresses: readonly string[]): Promise<void> =>
  store.insertMarks(
    ctx.db,
    addresses.map((address) => markOf(ctx, address)),
  );

/** Whether an account has or had this mailbox, in whatever spelling. */
export async function wasOfAccount(ctx: Ctx, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address);
  const present = (await store.findAccounts(ctx.db)).map(({ email }) => email);
  const before = (await store.findAccountChanges(ctx.db)).map(({ email_before }) => email_before ?? "");
  if ([...present, ...before].some((email) => mailboxOf(email) === mailbox)) return true;
  return store.hasMark(ctx.db, markOf(ctx, address));
}

/** At each start: addresses from before the site remembered them, while it still has them. */
export async function rememberEarlierAddresses(ctx: AppContext): Promise<void> {
  const changes = await store.findAccountChanges(ctx.db);
  await rememberAddresses(
    ctx,
    changes.flatMap(({ email_before }) => email_before ?? []),
  );
}
