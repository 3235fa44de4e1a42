import { creditErrors } from "content/giving-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { decidingOnPayment } from "../gifts/gift-permissions.ts";
import { findGiftById } from "../gifts/gift-records.server.ts";
import { requireShown } from "../gifts/hash-facts.server.ts";
import { recordWentBack } from "../refunds/record-went-back.server.ts";
import { findMethodOf } from "./accounts.server.ts";
import { requireTrusted } from "./credit-commands.server.ts";
import { findLineOut, freeLineOut, listReversedGifts } from "./place-queries.server.ts";

export async function findReversal({ db }: Pick<AppContext, "db">, gift: number) {
  const [back] = await listReversedGifts(db, gift);
  if (back === undefined) return undefined;
  const { line, says, day, outOn } = back;
  return {
    line,
    isReversal: says === "reversal",
    money: formatMoney(back),
    day: writeDay(day),
    outOn: writeDay(outOn),
  };
}

/** The gift on whose page a person decides. `seen` is from `hashGift`. */
interface Shown {
  id: number;
  seen: string;
}

async function requireReversal(ctx: InTransaction, line: number, shown: Shown | undefined) {
  const gifts = (await listReversedGifts(ctx.db)).filter((gift) => gift.line === line);
  const [first] = gifts;
  if (first === undefined) throw new FormError(creditErrors.decidedMeanwhile, { status: 409 });
  const gift = shown && (await findGiftById(ctx, shown.id));
  if (gift !== undefined) await requireShown(ctx, gift, shown?.seen);
  return { first, gifts };
}

/**
 * Records that the bank reversed a credit. The debit proves it, so that one person is enough.
 * @throws FormError with status 409 if another person decided first
 */
export const confirmReversal = (actor: Actor, line: number, shown?: Shown): Promise<void> =>
  confirm(actor, line, shown, async () => "bank");

/**
 * Records that the foundation itself sent the money back.
 * @param line id of the debit
 * @throws like `confirmReversal`
 */
export const confirmSentBack = (actor: Actor, line: number, shown?: Shown): Promise<void> =>
  confirm(actor, line, shown, findMethodOf);

async function confirm(
  { ctx, member }: Actor,
  line: number,
  shown: Shown | undefined,
  findWay: (ctx: InTransaction, account: string) => Promise<"bank" | "transfer" | "mobile money">,
): Promise<void> {
  requireAct({ member }, decidingOnPayment);
  await withTransaction(ctx, async (ctx) => {
    const { first, gifts } = await requireReversal(ctx, line, shown);
    await requireTrusted(ctx, [first], member.id);
    const way = await findWay(ctx, first.account);
    for (const { id, outOn } of gifts) await recordWentBack(ctx, member, id, { line, day: outOn, way });
  });
}

/**
 * Records that the debit was another payment; the gift still counts.
 * @throws FormError with status 409 if another person decided first
 */
export async function dismissReversal({ ctx, member }: Actor, line: number, shown?: Shown): Promise<void> {
  requireAct({ member }, decidingOnPayment);
  await withTransaction(ctx, async (ctx, transaction) => {
    const { first } = await requireReversal(ctx, line, shown);
    const credit = (await findLineOut(transaction, line))?.credit_id ?? 0;
    if (!(await freeLineOut(transaction, line, credit)))
      throw new FormError(creditErrors.decidedMeanwhile, { status: 409 });
    await recordAuditEvent(ctx, transaction, member, {
      what: "money out is another payment",
      subject: `gift:${first.id}`,
    });
  });
}
