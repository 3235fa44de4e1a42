import { purseErrors } from "content/purse-errors.ts";
import { spendingErrors as words } from "content/spending-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { isPlainDate, siteDate } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { aloneMs } from "../gifts/gift-states.ts";
import { hashFacts } from "../gifts/hash-facts.server.ts";
import * as books from "../purse/books.server.ts";
import type { Line } from "../purse/entry-lines.server.ts";
import { requireGeneral } from "../purse/find-holders.server.ts";
import { findDayWithMoney } from "../purse/lowest-balance.server.ts";
import { namePurse } from "../purse/name-holders.server.ts";
import { findOpenDay, writeEntry } from "../purse/write-entry.server.ts";
import { findWhyTwo } from "./find-why-two.server.ts";
import { requireOrganisation } from "./require-organisation.server.ts";
import { changingOwnVoucher, decidingOnVoucher, payingVoucher } from "./voucher-permissions.ts";
import * as store from "./voucher-queries.server.ts";
import { formatVoucherNumber, placeThatPaid, ruleOfVoucher, type VoucherAct } from "./voucher-states.ts";

interface Given {
  /** A question, an answer or a reason. */
  words?: string;
  /** Approves also that Most needed puts in the missing money. */
  putsIn?: boolean;
  /** Approves that files name the organisation. */
  mayBeNamed?: boolean;
  /** Registration number of an organisation that files may name. */
  registration?: string;
  /** Place and day of a payment. */
  placeId?: number;
  day?: string;
  /** From `hashVoucher`, as the page shows it; undefined for acts without a page. */
  seen?: string;
}

const acts = { takeBack: changingOwnVoucher, answer: changingOwnVoucher, pay: payingVoucher };

/**
 * Runs an act on a voucher by the table of states.
 * @throws AppError notFound; FormError if it is not possible now, or not for this person
 */
export async function actOnVoucher(sender: Sender, id: number, act: VoucherAct, given: Given = {}): Promise<void> {
  const { ctx, member } = sender;
  requireAct(sender, act in acts ? acts[act as keyof typeof acts] : decidingOnVoucher);
  await withTransaction(ctx, async (ctx, transaction) => {
    const voucher = await requireVoucher(ctx, id);
    const rule = ruleOfVoucher(act);
    const number = formatVoucherNumber(voucher.year, voucher.serial);
    const isOutdated = given.seen !== undefined && given.seen !== (await hashVoucher(ctx, voucher));
    if (!rule.from.includes(voucher.state) || isOutdated) throw new FormError(words.decided(number), { status: 409 });
    const why = whyNot(voucher, member.id, act, await readStandingsOfGifts(ctx));
    if (why !== undefined) throw new FormError(words[why]);
    if (rule.hasWords && !given.words?.trim()) throw new FormError(words.sayWhy, { errors: { words: words.sayWhy } });
    const changes = await changesOf(ctx, voucher, act, given, member);
    if (!(await store.changeVoucher(transaction, id, rule.from, changes)))
      throw new FormError(words.decided(number), { status: 409 });
    const isNamedNow = changes.may_be_named === 1 && voucher.may_be_named === 0;
    const said = act === "approve" ? (isNamedNow && given.registration) || "" : (given.words ?? "");
    await noteEvent(ctx, id, act, member, said);
    await recordAuditEvent(ctx, transaction, member, { what: rule.log, subject: `voucher:${id}` });
  });
}

async function requireVoucher({ db }: InTransaction, id: number): Promise<store.Voucher> {
  const voucher = await store.findVoucher(db, "id", id);
  if (voucher === undefined) throw new AppError("notFound");
  return voucher;
}

const noteEvent = (
  { db, clock }: InTransaction,
  voucher_id: number,
  act: string,
  by: { id: string; name: string } | undefined,
  said: string,
) =>
  store.insertVoucherEvent(db, {
    voucher_id,
    act,
    by: by?.name ?? null,
    by_id: by?.id ?? null,
    at: clock.now().toISOString(),
    words: said,
  });

export const approversOf = ({ approvers }: store.Voucher): string[] => JSON.parse(approvers) as string[];

/**
 * Returns the reason why this person cannot do an act now: the spender, an account that is one person with the spender,
 * an account that is not settled yet, or a person who approved before. A spender may be new, or have no account any more.
 */
export function whyNot(
  voucher: store.Voucher,
  memberId: string,
  act: VoucherAct,
  { areSame, standingOf }: Pick<Awaited<ReturnType<typeof readStandingsOfGifts>>, "areSame" | "standingOf">,
): "notYours" | "ownVoucher" | "onePerson" | "unsettled" | "approvedAlready" | undefined {
  const { who, second } = ruleOfVoucher(act);
  if (who === "spender" && voucher.spender_id !== memberId) return "notYours";
  if (second === undefined) return undefined;
  if (voucher.spender_id === memberId) return "ownVoucher";
  if (areSame(voucher.spender_id, memberId)) return "onePerson";
  if (!standingOf(memberId).isSettled) return "unsettled";
  if (second === "other") return undefined;
  const approvers = approversOf(voucher);
  if (approvers.includes(memberId)) return "approvedAlready";
  return approvers.some((approver) => areSame(approver, memberId)) ? "onePerson" : undefined;
}

/** Hashes a voucher as its page shows it, with its last act and what its purse lacks. */
export async function hashVoucher(ctx: Pick<AppContext, "db">, voucher: store.Voucher): Promise<string> {
  const last = (await store.findVoucherEvents(ctx.db, voucher.id)).at(-1)?.id;
  return hashFacts([voucher, last, await lacksOf(ctx, voucher)]);
}

/** Returns the amount that the purse of a voucher lacks now, in minor units; 0 for nothing. */
const lacksNow = async ({ db }: Pick<AppContext, "db">, voucher: store.Voucher): Promise<number> =>
  Math.max(0, voucher.minor - (await books.findBalance(db, `purse:${voucher.purse_id}`, voucher.currency)));

/** Returns the amount that a purse lacks for a voucher, beside approved vouchers that are not paid yet. */
export async function lacksOf({ db }: Pick<AppContext, "db">, voucher: store.Voucher): Promise<number> {
  const balance = await books.findBalance(db, `purse:${voucher.purse_id}`, voucher.currency);
  return Math.max(0, voucher.minor + (await store.sumToPay(db, voucher)) - balance);
}

async function changesOf(
  ctx: InTransaction,
  voucher: store.Voucher,
  act: VoucherAct,
  given: Given,
  member: { id: string },
): Promise<Parameters<typeof store.changeVoucher>[3]> {
  const rule = ruleOfVoucher(act);
  if (act === "approve") return approve(ctx, voucher, given, member);
  if (act === "pay") {
    await pay(ctx, voucher, given, member);
    return { state: "written" };
  }
  if (rule.to === undefined) throw new Error(`The act ${act} has no state.`);
  const since = (await findTrustedMoment(ctx)).toISOString();
  return { state: rule.to, ...(rule.startsAgain && { approvers: "[]", puts_in: 0, waiting_since: since }) };
}

async function approve(
  ctx: InTransaction,
  voucher: store.Voucher,
  { putsIn, mayBeNamed, registration }: Given,
  { id }: { id: string },
) {
  const approvers = [...approversOf(voucher), id];
  const puts_in = putsIn || voucher.puts_in === 1 ? 1 : 0;
  if (mayBeNamed && voucher.payee_kind === "organisation" && voucher.may_be_named === 0)
    await requireOrganisation(ctx, voucher, registration ?? "");
  const may_be_named = voucher.payee_kind === "organisation" && (mayBeNamed ?? voucher.may_be_named === 1) ? 1 : 0;
  const now = { ...voucher, puts_in };
  if (puts_in === 1) await requireGeneralMoney(ctx, voucher);
  const isFirst = approvers.length === 1;
  const common = { approvers: JSON.stringify(approvers), puts_in, may_be_named };
  if (isFirst && (await findWhyTwo(ctx, now)) !== undefined) return { ...common, state: "half" as const };
  const state = await writeIfPaid(ctx, now, { by: { id }, people: approvers.length + 1 });
  if (state === "to pay" && puts_in === 0) await requirePurseMoney(ctx, voucher);
  return { ...common, state };
}

/**
 * Writes an approved voucher into the books if a place has paid it.
 * @returns its state
 * @throws FormError if the place or the purse has too little
 */
async function writeIfPaid(
  ctx: InTransaction,
  voucher: store.Voucher,
  behind: { by: { id: string }; people: number },
): Promise<"to pay" | "written"> {
  const placeId = placeThatPaid(voucher.paid_from);
  if (placeId === undefined) return "to pay";
  await write(ctx, voucher, { placeId, day: await findOpenDay(ctx, voucher.paid_on) }, behind);
  return "written";
}

/** A bill that is paid later needs its money when it is approved. @throws FormError */
async function requirePurseMoney(ctx: InTransaction, voucher: store.Voucher): Promise<void> {
  const lacks = await lacksOf(ctx, voucher);
  if (lacks === 0) return;
  const purse = await books.findPurse(ctx.db, "id", voucher.purse_id);
  const amount = formatMoney({ amount: lacks, currency: voucher.currency });
  throw new FormError(purseErrors.purseLacks(namePurse(purse ?? { title: null }), amount), { status: 409 });
}

/** Checks that Most needed has what it puts into a purse, beside its own approved bills. @throws FormError */
async function requireGeneralMoney(ctx: InTransaction, voucher: store.Voucher): Promise<void> {
  const general = await requireGeneral(ctx);
  if (general.id === voucher.purse_id) return;
  const { currency } = voucher;
  const lacks = await lacksOf(ctx, { ...voucher, purse_id: general.id, minor: await lacksOf(ctx, voucher) });
  const amount = formatMoney({ amount: lacks, currency });
  if (lacks > 0) throw new FormError(purseErrors.purseLacks(namePurse(general), amount), { status: 409 });
}

async function pay(
  ctx: InTransaction,
  voucher: store.Voucher,
  { placeId, day }: Given,
  { id }: { id: string },
): Promise<void> {
  if (day !== undefined && !isPlainDate(day))
    throw new FormError(purseErrors.day, { errors: { day: purseErrors.day } });
  const approvers = approversOf(voucher);
  const people = new Set([voucher.spender_id, ...approvers, id]).size;
  await write(ctx, voucher, { placeId: placeId ?? 0, day: day ?? siteDate(ctx.clock.now()) }, { by: { id }, people });
}

/** Writes a voucher into the books. @throws FormError if the place or the purse has too little */
async function write(
  ctx: InTransaction,
  voucher: store.Voucher,
  { placeId, day }: { placeId: number; day: string },
  { by, people }: { by: { id: string }; people: number },
): Promise<void> {
  const { id, currency, minor, kind } = voucher;
  const place = await books.findPlace(ctx.db, placeId);
  if (place === undefined || place.closed_at !== null || place.kind === "partner") throw new FormError(words.paidFrom);
  if (place.currency !== currency) throw new FormError(words.otherCurrency(place.currency, currency));
  const purse = await books.findPurse(ctx.db, "id", voucher.purse_id);
  if (purse === undefined || purse.ended_at !== null)
    throw new FormError(words.ended(purse?.title ?? ""), { status: 409 });
  const lines: Line[] = [
    { place, currency, minor: -minor },
    { purse, currency, minor: -minor, kind },
  ];
  const general = await requireGeneral(ctx);
  const lacks = await lacksNow(ctx, voucher);
  if (voucher.puts_in === 1 && lacks > 0 && purse.id !== general.id)
    lines.push(
      { purse, currency, minor: lacks, what: "put-in" },
      { purse: general, currency, minor: -lacks, what: "put-in" },
    );
  // Money of the purse or the place may have come later than the voucher was paid.
  const possible = await findDayWithMoney(ctx, lines, day);
  await writeEntry(ctx, { day: possible, what: "spent", source: `voucher:${id}`, voucherId: id, lines, by, people });
}

/** Approves the vouchers of the only person after 72 hours. One that cannot be written now goes on waiting. */
export async function approveAlone(ctx: AppContext): Promise<void> {
  const before = new Date((await findTrustedMoment(ctx)).getTime() - aloneMs).toISOString();
  for (const { id } of await store.findVouchersWaitingSince(ctx.db, before)) {
    const done = withTransaction(ctx, async (ctx, transaction) => {
      const voucher = await requireVoucher(ctx, id);
      if (voucher.state !== "waits" && voucher.state !== "half") return;
      if (!isAlone(await readStandingsOfGifts(ctx), canKeepBooks)) return;
      const state = await writeIfPaid(ctx, voucher, { by: { id: voucher.spender_id }, people: 1 });
      await store.changeVoucher(transaction, id, ["waits", "half"], { state });
      await noteEvent(ctx, id, "approve alone", undefined, "");
      const spender = { id: voucher.spender_id, name: voucher.spent_by };
      await recordAuditEvent(ctx, transaction, spender, {
        what: "voucher approved by one person",
        subject: `voucher:${id}`,
      });
    });
    await done.catch((error: unknown) => {
      if (!(error instanceof FormError || error instanceof AppError)) throw error;
    });
  }
}
