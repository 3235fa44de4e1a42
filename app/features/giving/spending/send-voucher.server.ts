import { purseErrors } from "content/purse-errors.ts";
import { spendingErrors as words } from "content/spending-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { findNumbersUsed } from "../../../server/closings/record-closing.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { compareWith, splitLooks } from "../../../values/look-hash.ts";
import { type Currency, formatMoney } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { requireCanBegin } from "../../foundation/use/find-features-in-use.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { findCashLeft } from "../cash/find-cash-left.server.ts";
import * as books from "../purse/books.server.ts";
import { requirePurseOf } from "../purse/find-holders.server.ts";
import { sendingVoucher } from "./voucher-permissions.ts";
import * as store from "./voucher-queries.server.ts";
import { formatVoucherNumber, placeThatPaid } from "./voucher-states.ts";
import type { PaidFrom } from "./voucher-tables.ts";

export interface NewVoucher {
  /** Key of the form. */
  key: string;
  /** Null for Most needed. */
  projectId: number | null;
  kind: string;
  currency: Currency;
  /** Minor units. */
  minor: number;
  payee: string;
  payeeKind: "person" | "organisation";
  paidFrom: PaidFrom;
  /** ISO date. */
  paidOn: string;
  note: string;
  /** SHA-256 of the picture as it was sent; null without one. */
  pictureHash: string | null;
  /** As in `vouchers.picture_look`; null for none, and for a plain picture. */
  pictureLook?: string | null;
  /** Path of the cleaned picture. */
  picture?: string | null;
}

/**
 * Stores a voucher under the next number. The same form twice, also from two devices, is one voucher.
 * @throws FormError
 */
export async function sendVoucher(
  { ctx, member }: Actor,
  voucher: NewVoucher,
): Promise<{ id: number; number: string; isRepeated: boolean }> {
  requireAct({ member }, sendingVoucher);
  await requireCanBegin(ctx, "spending");
  return withTransaction(ctx, async (ctx, transaction) => {
    const known = await store.findVoucher(transaction, "key", voucher.key);
    if (known !== undefined) return { ...numberOf(known), isRepeated: true };
    await requirePossible(ctx, member, voucher);
    const purse = await requirePurseOf(ctx, voucher.projectId);
    const sent_at = ctx.clock.now().toISOString();
    const year = Number(siteDate(ctx.clock.now()).slice(0, 4));
    // Numbers have no gaps: SQLite has one writer, and PostgreSQL retries one of two transactions with one number.
    const last = await store.findLastVoucherSerial(transaction, year);
    // Numbers from before a restore are on papers.
    const serial = Math.max(last, await findNumbersUsed(transaction, `voucher ${year}`)) + 1;
    const sent = await store.insertVoucher(transaction, {
      year,
      serial,
      key: voucher.key,
      spent_by: member.name,
      spender_id: member.id,
      purse_id: purse.id,
      kind: voucher.kind,
      currency: voucher.currency,
      minor: voucher.minor,
      payee: voucher.payee,
      payee_folded: foldPayee(voucher.payee),
      payee_kind: voucher.payeeKind,
      paid_from: voucher.paidFrom,
      paid_on: voucher.paidOn,
      note: voucher.note,
      state: "waits",
      picture_hash: voucher.pictureHash,
      picture: voucher.picture ?? null,
      picture_look: voucher.pictureLook ?? null,
      alike_to: await findAlike(transaction, voucher.pictureLook ?? null),
      sent_at,
      waiting_since: (await findTrustedMoment(ctx)).toISOString(),
    });
    const { id } = sent;
    const by = { by: member.name, by_id: member.id };
    await store.insertVoucherEvent(transaction, { voucher_id: id, act: "sent", ...by, at: sent_at, words: "" });
    await recordAuditEvent(ctx, transaction, member, { what: "voucher sent", subject: `voucher:${id}` });
    return { ...numberOf(sent), isRepeated: false };
  });
}

/** Returns the newest voucher whose picture looks like this one; null for none. @param look as in `vouchers.picture_look` */
async function findAlike(db: InTransaction["db"], look: string | null): Promise<number | null> {
  const isAlike = compareWith(splitLooks(look).map((one, index) => ({ look: one, isCrop: index > 0 })));
  const others = look === null ? [] : await store.findLooksOfVouchers(db);
  return others.find(({ picture_look }) => isAlike(splitLooks(picture_look)))?.id ?? null;
}

const numberOf = ({ id, year, serial }: store.Voucher) => ({ id, number: formatVoucherNumber(year, serial) });

/** Returns the words of a payee, by which it is searched. */
export const foldPayee = (payee: string): string => searchWordsOf(payee).join(" ");

/** Returns true for a project that visitors see, or whose purse has lines. */
const isPurpose = async (ctx: InTransaction, id: number): Promise<boolean> =>
  (await listProjects(ctx)).some((project) => project.id === id) ||
  (await books.findPurse(ctx.db, "project_id", id)) !== undefined;

/** @throws FormError for a voucher that the books cannot take */
async function requirePossible(ctx: InTransaction, member: Actor["member"], voucher: NewVoucher): Promise<void> {
  const { db, clock } = ctx;
  const { minor, kind, paidOn, pictureHash, projectId, note } = voucher;
  if (!Number.isSafeInteger(minor) || minor <= 0)
    throw new FormError(words.amount, { errors: { amount: words.amount } });
  const first = await books.findFirstOpenDay(db);
  if (first === undefined) throw new FormError(words.notOpen);
  if (paidOn < first) throw new FormError(purseErrors.beforeFirst, { errors: { day: purseErrors.beforeFirst } });
  if (paidOn > siteDate(clock.now())) throw new FormError(purseErrors.ahead, { errors: { day: purseErrors.ahead } });
  if (!(await books.hasKind(db, kind))) throw new FormError(words.kind, { errors: { kind: words.kind } });
  if (pictureHash === null && note.trim() === "")
    throw new FormError(words.whyNoPicture, { errors: { note: words.whyNoPicture } });
  if (projectId !== null && !(await isPurpose(ctx, projectId)))
    throw new FormError(words.kind, { errors: { for: words.kind } });
  const purse = projectId === null ? undefined : await books.findPurse(db, "project_id", projectId);
  if (purse !== undefined && purse.ended_at !== null)
    throw new FormError(words.ended(purse.title ?? ""), { status: 409 });
  if (pictureHash !== null) {
    const other = await store.findVoucherWithPicture(db, pictureHash, voucher.picture ?? null);
    if (other !== undefined)
      throw new FormError(words.samePicture(formatVoucherNumber(other.year, other.serial)), { status: 409 });
  }
  await requirePlace(ctx, member, voucher);
}

/** Cash with the own person, the own money, or no money yet; treasurers and admins also choose places. @throws FormError */
async function requirePlace(
  ctx: InTransaction,
  member: Actor["member"],
  { paidFrom, currency, minor }: NewVoucher,
): Promise<void> {
  const placeId = placeThatPaid(paidFrom);
  if (placeId === undefined) return;
  const place = await books.findPlace(ctx.db, placeId);
  if (place === undefined || !canPayFrom(member, place))
    throw new FormError(words.paidFrom, { errors: { paidFrom: words.paidFrom } });
  if (place.currency !== currency) {
    const sentence = words.otherCurrency(place.currency, currency);
    throw new FormError(sentence, { errors: { paidFrom: sentence } });
  }
  if (place.kind !== "hand") return;
  const { left, waiting } = await findCashLeft(ctx, place);
  if (left < minor) {
    const sentence = words.cashShort(formatMoney({ amount: left, currency }));
    const reason = waiting === 0 ? "" : ` ${words.cashWaits(formatMoney({ amount: waiting, currency }))}`;
    throw new FormError(sentence + reason, { errors: { paidFrom: sentence + reason } });
  }
}

/** Returns true for cash with this person, and for treasurers and admins also for banks, wallets and boxes. */
export const canPayFrom = (member: Actor["member"], { kind, user_id, closed_at }: books.Place): boolean =>
  closed_at === null && (user_id === member.id || (kind !== "hand" && kind !== "partner" && canKeepBooks(member)));
