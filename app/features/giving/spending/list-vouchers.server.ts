import { staffSpending as words } from "content/staff-spending.ts";
import type { Actor } from "../../../server/context.server.ts";
import { cutPageById, readIdCursor } from "../../../values/cursor.ts";
import { formatMoney } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import * as books from "../purse/books.server.ts";
import { namePurse } from "../purse/name-holders.server.ts";
import { findVouchers, findVouchersIn } from "./voucher-list-queries.server.ts";
import type { Voucher } from "./voucher-queries.server.ts";
import { formatVoucherNumber } from "./voucher-states.ts";

const pageLength = 50;

/** Maximum number of vouchers in each list of waiting ones; the list of all has the rest. */
const maxWaiting = 50;

/** Returns a function that describes vouchers in a list. */
export async function describeVouchers({ ctx: { db }, member }: Actor) {
  const purses = new Map((await books.findPurses(db)).map((purse) => [purse.id, namePurse(purse)]));
  const kinds = new Map((await books.findKinds(db)).map(({ code, label }) => [code, label]));
  return (voucher: Voucher) => {
    const { id, year, serial, payee, state, minor, currency, spent_by, spender_id, purse_id, kind } = voucher;
    return {
      id,
      number: formatVoucherNumber(year, serial),
      payee,
      for: words.voucher.purpose(purses.get(purse_id) ?? "", kinds.get(kind) ?? kind),
      state,
      amount: formatMoney({ amount: minor, currency }),
      spender: spent_by,
      isOwn: spender_id === member.id,
    };
  };
}

export type ListedVoucher = ReturnType<Awaited<ReturnType<typeof describeVouchers>>>;

/** Lists the vouchers that wait, then all: those of the person, or of everybody for treasurers and admins. */
export async function listVouchers(actor: Actor, address: string) {
  const { ctx, member } = actor;
  const isKeeper = canKeepBooks(member);
  const spenderId = isKeeper ? undefined : member.id;
  const search = cleanLine(new URL(address).searchParams.get("q") ?? "")
    .normalize("NFC")
    .trim()
    .slice(0, 100);
  const before = readIdCursor(address);
  const rows = await findVouchers(ctx.db, { spenderId, search, before, limit: pageLength + 1 });
  const { page, older } = cutPageById(rows, pageLength);
  const describe = await describeVouchers(actor);
  const waiting = await findVouchersIn(ctx.db, ["waits", "half"], spenderId, maxWaiting);
  const asked = await findVouchersIn(ctx.db, ["asked"], spenderId, maxWaiting);
  const unpaid = await findVouchersIn(ctx.db, ["to pay"], spenderId, maxWaiting);
  return {
    isKeeper,
    search,
    older,
    lists: { approve: waiting.map(describe), asked: asked.map(describe), pay: unpaid.map(describe) },
    vouchers: page.map(describe),
  };
}
