import { spendingErrors as words } from "content/spending-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { type ClosingRow, recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { Actor, AppContext, Sender } from "../../../server/context.server.ts";
import { dropErasedBytes } from "../../../server/db/drop-deleted-bytes.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { deleteFiles, requireFiles } from "../../media/photos/delete-photo.server.ts";
import { erasingPayee } from "./voucher-permissions.ts";
import { eraseFromVouchers, isPaid } from "./voucher-person.server.ts";
import { findVoucherByNumber, findVouchersOfPerson } from "./voucher-person-queries.server.ts";
import * as store from "./voucher-queries.server.ts";
import { formatVoucherNumber } from "./voucher-states.ts";

/** Finds the vouchers of the person whom a voucher paid; none if it paid no person, or the person is erased. */
async function findVouchersOfPayee({ db }: Pick<AppContext, "db">, { payee }: store.Voucher): Promise<store.Voucher[]> {
  if (payee === erasedName) return [];
  const found = await findVouchersOfPerson(db, [], [payee]);
  return found.filter((voucher) => isPaid(voucher, [payee]));
}

/** Counts the vouchers whose payee this member can erase from the page of one; 0 for an organisation. */
export const countErasable = async ({ ctx, member }: Actor, voucher: store.Voucher): Promise<number> =>
  erasingPayee.may(member) && voucher.payee_kind === "person" ? (await findVouchersOfPayee(ctx, voucher)).length : 0;

/**
 * Erases a person who was paid: the name and the pictures in all vouchers of the person, and the name in notes. Amounts,
 * days and numbers stay, as the law asks for the books; files of closed months never had the name.
 * @throws AppError notFound, filesAway, filesStay; FormError for an organisation, or a name that is gone
 */
export async function erasePayee(sender: Sender, id: number): Promise<void> {
  const { ctx, member } = sender;
  requireAct(sender, erasingPayee);
  await requireFiles(ctx);
  const paths = await withTransaction(ctx, async (ctx, transaction) => {
    const voucher = await store.findVoucher(transaction, "id", id);
    if (voucher === undefined) throw new AppError("notFound");
    const vouchers = voucher.payee_kind === "person" ? await findVouchersOfPayee(ctx, voucher) : [];
    if (vouchers.length === 0) throw new FormError(words.noPayee, { status: 409 });
    const at = ctx.clock.now().toISOString();
    const paths = await eraseFromVouchers(transaction, [voucher.payee]);
    for (const { id: voucher_id, year, serial } of vouchers) {
      const by = { by: member.name, by_id: member.id };
      await store.insertVoucherEvent(transaction, { voucher_id, act: "erasePayee", ...by, at, words: "" });
      await recordAuditEvent(ctx, transaction, member, { what: "payee erased", subject: `voucher:${voucher_id}` });
      await recordClosing(ctx, { kind: "forgotten", key: keyOf(formatVoucherNumber(year, serial)) });
    }
    return paths;
  });
  await dropErasedBytes(ctx);
  await deleteFiles(ctx, paths);
}

const keyOf = (number: string): string => `voucher ${number}`;

/** Erases payees again who were erased after the backup. @param fresh closings that the restored database lacked */
export async function erasePayeesAgain(ctx: AppContext, fresh: readonly ClosingRow[]): Promise<void> {
  for (const { kind, key } of fresh) {
    const [, year, serial] = /^voucher (\d{4})-(\d+)$/.exec(key) ?? [];
    if (kind !== "forgotten" || year === undefined) continue;
    const paths = await withTransaction(ctx, async (_, transaction) => {
      const voucher = await findVoucherByNumber(transaction, Number(year), Number(serial));
      return voucher === undefined || voucher.payee === erasedName
        ? []
        : eraseFromVouchers(transaction, [voucher.payee]);
    });
    await deleteFiles(ctx, paths);
  }
}
