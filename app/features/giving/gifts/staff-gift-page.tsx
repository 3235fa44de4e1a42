import { labelled, quoted } from "content/labelled.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { staffRefunds } from "content/staff-refunds.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import {
  type AppContext,
  appContext,
  requestInfoContext,
  type Sender,
  staffContext,
} from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { SendAgainForm } from "../../../staff-kit/send-again-form.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { charactersWithoutFont } from "../../../values/characters-without-font.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import {
  confirmReversal,
  confirmSentBack,
  dismissReversal,
  findReversal,
} from "../bank-statements/decide-reversals.server.ts";
import { listReceiptsOf } from "../receipts/find-receipt.server.ts";
import { findSendAgain } from "../receipts/find-sendable.server.ts";
import { refundGift } from "../refunds/ask-for-refund.server.ts";
import { agreeToRefund, stopRefund, takeRefundBack } from "../refunds/decide-refund.server.ts";
import { findRefunds } from "../refunds/find-refunds.server.ts";
import { refundSchema } from "../refunds/refund-form-schema.server.ts";
import { RefundSection } from "../refunds/refund-section.tsx";
import { hasGiftAccount } from "../transparency/find-gift-account.server.ts";
import type { Route } from "./+types/staff-gift-page";
import { requireGift } from "./act-on-gift.server.ts";
import { agreeToPurpose, changePurpose, stopPurpose } from "./change-purpose.server.ts";
import { correctAddress, correctGift } from "./correct-gift.server.ts";
import { findGiftChanges } from "./find-gift-changes.server.ts";
import { GiftActs } from "./gift-acts.tsx";
import * as commands from "./gift-commands.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { findGift, type GiftRow } from "./gift-queries.server.ts";
import {
  addressSchema,
  correctSchema,
  joinSchema,
  purposeSchema,
  reasonSchema,
  renewSchema,
  spentSchema,
  splitSchema,
  thankSchema,
} from "./gift-schema.ts";
import { actsOnPage, type GiftAct, ruleOf } from "./gift-states.ts";
import { GiftsOffNotice } from "./gifts-off-notice.tsx";
import { hashGift } from "./hash-facts.server.ts";
import { joinGift, splitGift } from "./move-gift.server.ts";
import { formatReference } from "./promise-commands.server.ts";
import { findGiftEvents, findPromise, type PromiseRow } from "./promise-queries.server.ts";
import { canRestore, restoreGift } from "./restore-gift.server.ts";
import { sendReceipt } from "./send-receipt.server.ts";
import { thankDonor } from "./thank-donor.server.ts";
import { undoGift, voidGift } from "./void-gift.server.ts";
import { writeNote } from "./write-note.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.gift;
const receiptWords = staffReceipts.gift;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { db } = ctx;
  const gift = await findGift(db, "id", asRowId(params.id) ?? 0);
  if (gift === undefined) throw new AppError("notFound");
  const promise = gift.promise_id === null ? undefined : await findPromise(db, "id", gift.promise_id);
  const standings = await readStandingsOfGifts(ctx);
  const receipts = await listReceiptsOf(ctx, gift.id);
  const events = await findGiftEvents(db, "gift_id", gift.id);
  return {
    id: gift.id,
    seen: await hashGift(ctx, gift),
    currency: gift.currency,
    spentOn: gift.spent_on,
    thankedOn: gift.thanked_on ?? "",
    day: writeDay(gift.value_date),
    today: siteDate(ctx.clock.now()),
    sendKey: crypto.randomUUID(),
    amount: amountOf(gift),
    facts: factsOf(gift, promise),
    events: events.map(({ id, at, what, by, note }) => ({
      id,
      what: staffGiftChanges.moves[what] ?? what,
      note: writeNote(note),
      by: by ?? words.itself,
      at: writeMoment(at),
    })),
    stateWords: stateOf(gift, events),
    acts: await findActs(ctx, gift),
    changes: await findGiftChanges(ctx, gift, context.get(staffContext).id),
    refunds: await findRefunds(ctx, gift, context.get(staffContext).id),
    taken: await findReversal(ctx, gift.id),
    canAgree: gift.recorded_by_id === null || standings.areTwo(gift.recorded_by_id, context.get(staffContext).id),
    isByOne: gift.is_by_one === 1,
    isByTrustees: gift.is_by_trustees === 1,
    waitsAlone: gift.state === "counted" && isAlone(standings, canManageGifts),
    isCounted: gift.state === "counted",
    isNew: gift.state === "counted" && !standings.standingOf(context.get(staffContext).id).isSettled,
    hasPromise: promise !== undefined,
    hasAccount: await hasGiftAccount(ctx, context.get(requestInfoContext), gift.id),
    name: gift.name ?? "",
    undrawn: charactersWithoutFont(gift.name ?? "").join(" "),
    receipts,
    sendAgain: receipts
      .map(({ state }) => findSendAgain({ state, email: gift.email, gift: gift.id }))
      .find((form) => form !== undefined),
  };
}

/** Returns the state as text; for a void gift, the history explains why. */
function stateOf({ state }: GiftRow, events: { what: string }[]): string {
  if (state !== "void") return staffGifts.states[state];
  const end = events.findLast(({ what }) => what === ruleOf("split").history || what === ruleOf("void").history);
  return end?.what === ruleOf("split").history ? staffGifts.gift.wasSplit : staffGifts.gift.wasMistake;
}

/** Lists the possible acts. Goods cannot be divided, and a gift whose money counts elsewhere cannot be restored. */
async function findActs(ctx: AppContext, gift: GiftRow): Promise<GiftAct[]> {
  const isRestorable = gift.state !== "void" || (await canRestore(ctx, gift));
  return actsOnPage(gift).filter((act) => (act === "restore" ? isRestorable : act !== "split" || gift.goods === null));
}

const thankedOf = ({ thanked_on, thanked_by }: GiftRow) =>
  thanked_on === null ? undefined : words.thanked(writeDay(thanked_on), thanked_by);

const amountOf = (gift: GiftRow) =>
  gift.goods === null ? formatMoney(gift) : staffGifts.received.goods(gift.goods, gift.goods_count ?? 1);

const monthlyOf = ({ frequency, stopped_at }: PromiseRow) => {
  if (frequency !== "monthly") return undefined;
  return stopped_at === null ? words.monthly : words.stopped(writeDay(siteDate(new Date(stopped_at))));
};

function factsOf(gift: GiftRow, promise: PromiseRow | undefined): { name: keyof typeof words.facts; text: string }[] {
  const { amount: _amount, currency, fee } = gift;
  const facts = {
    method: staffGifts.methods[gift.method],
    day: writeDay(gift.value_date),
    purpose: gift.purpose ?? staffGifts.expected.anything,
    from: gift.name ?? staffGifts.expected.friend,
    reference: promise && formatReference(promise),
    monthly: promise && monthlyOf(promise),
    by: gift.recorded_by ?? words.itself,
    checked: gift.checked_by,
    thanked: thankedOf(gift) ?? words.notThanked,
    spent: gift.spent_on,
    fee: fee > 0 ? formatMoney({ amount: fee, currency }) : undefined,
  };
  return Object.entries(facts).flatMap(([name, text]) =>
    text ? [{ name: name as keyof typeof words.facts, text }] : [],
  );
}

const waits = async ({ ctx }: Sender, id: number): Promise<boolean> =>
  (await findGift(ctx.db, "id", id))?.state === "counted";

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "gift", notYet: staffGifts.notYet, isEchoed: true }, (form, sender) => {
    const { check, formValues } = form;
    const id = asRowId(args.params.id) ?? 0;
    // A form without it was opened before the update, and is outdated.
    const seen = formValues.seen?.[0] ?? "";
    const row = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const { done } = staffRefunds;
    return answerIntents(form, {
      async refund() {
        const { currency } = await requireGift(sender.ctx, id);
        return done.refund[await refundGift(sender, id, { ...check(refundSchema(currency)), seen })];
      },
      async purpose() {
        return staffGiftChanges.purpose.done[await changePurpose(sender, id, { ...check(purposeSchema), seen })];
      },
      "agree-purpose": () => answerAfter(agreeToPurpose(sender, row, seen), staffGiftChanges.purpose.done.agreed),
      "stop-purpose": () => answerAfter(stopPurpose(sender, row, seen), staffGiftChanges.purpose.done.stopped),
      async correct() {
        const { currency, goods } = await requireGift(sender.ctx, id);
        const { reason: why, ...typed } = check(correctSchema(currency, goods !== null));
        await correctGift(sender, id, { ...typed, why }, seen);
        const { done, doneCounted } = staffGiftChanges.correct;
        return (await waits(sender, id)) ? doneCounted : done;
      },
      address: () =>
        answerAfter(correctAddress(sender, id, check(addressSchema), seen), staffGiftChanges.correct.doneAddress),
      undo: () => answerAfter(undoGift(sender, id, seen), staffGiftChanges.undo.done),
      "agree-refund": async () => done.refund[await agreeToRefund(sender, row, seen)],
      "stop-refund": () => answerAfter(stopRefund(sender, row, seen), done.stop),
      "refund-back": () => answerAfter(takeRefundBack(sender, row, check(reasonSchema).reason, seen), done.back),
      taken: () => answerAfter(confirmReversal(sender, row, { id, seen }), done.taken),
      "sent-back": () => answerAfter(confirmSentBack(sender, row, { id, seen }), done.sentBack),
      "not-taken": () => answerAfter(dismissReversal(sender, row, { id, seen }), done.notTaken),
      agree: async () => words.done[await commands.agreeToGift(sender, id, seen)],
      async arrived() {
        await commands.markArrived(sender, id, seen);
        return (await waits(sender, id)) ? words.done.arrivedCounted : words.done.arrived;
      },
      async void() {
        const key = formValues.idempotencyKey?.[0] ?? crypto.randomUUID();
        const outcome = await voidGift(sender, id, { ...check(reasonSchema), seen, key });
        return outcome === "done" ? words.done.void : staffGiftChanges.mistake[outcome];
      },
      receipt: () => answerAfter(commands.renewReceipt(sender, id, check(renewSchema), seen), receiptWords.renewed),
      async restore() {
        await restoreGift(sender, id, seen);
        return (await waits(sender, id)) ? words.done.restoreCounted : words.done.restore;
      },
      again: async () => receiptWords.sentAgain(await sendReceipt(sender, id, formValues.idempotencyKey?.[0], seen)),
      thank: () => answerAfter(thankDonor(sender, id, check(thankSchema), seen), words.done.thank),
      spend: () => answerAfter(commands.spendGift(sender, id, check(spentSchema).spentOn, seen), words.done.spend),
      join: () => answerAfter(joinGift(sender, id, check(joinSchema).reference, seen), words.done.join),
      async split() {
        const { currency } = await requireGift(sender.ctx, id);
        await splitGift(sender, id, check(splitSchema(currency)).amount, seen);
        return words.done.split;
      },
    });
  });

export default function StaffGiftPage({ loaderData: gift, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <ActLink label={words.back} icon="back" to={href("/admin/gifts/received")} />
      <h1>{gift.amount}</h1>
      <p>{gift.stateWords}</p>
      {gift.isByOne && <p className="muted">{words.byOne}</p>}
      {gift.isByTrustees && <p className="muted">{words.byTrustees}</p>}
      {gift.waitsAlone && <p className="muted">{words.waitsAlone}</p>}
      {gift.isCounted && !gift.waitsAlone && !gift.canAgree && <p className="muted">{words.waitsSecond}</p>}
      {gift.isNew && (
        <p>
          {words.isNew} <ActLink label={words.team} to={href("/admin/manageusers")} />
        </p>
      )}
      <StatusMessage answer={actionData} />
      <dl className="gift-facts">
        {gift.facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{words.facts[name]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {gift.undrawn !== "" && <p className="alert">{words.undrawn(gift.undrawn)}</p>}
      {gift.receipts.length > 0 && (
        <section className="stack">
          <h2>{receiptWords.heading}</h2>
          <ul>
            {gift.receipts.map(({ number, path, state }) => (
              <li key={number}>
                <a className="tap" href={path}>
                  {receiptWords.link(number)}
                </a>
                {` ${receiptWords.states[state]} `}
                <a className="tap" href={`${path}.pdf`}>
                  {receiptWords.pdf(number)}
                </a>
              </li>
            ))}
          </ul>
          {gift.sendAgain && <SendAgainForm again={gift.sendAgain} sendKey={`${gift.sendKey}-again`} />}
        </section>
      )}
      <RefundSection refunds={gift.refunds} taken={gift.taken} seen={gift.seen} sendKey={gift.sendKey} />
      <GiftActs gift={gift} />
      <section className="stack">
        <h2>{words.history}</h2>
        <ul>
          {gift.events.map(({ id, at, what, by, note }) => (
            <li key={id}>
              {labelled(at, `${what}, ${by}`)}
              {note && <span className="muted">{` ${quoted(note)}`}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
