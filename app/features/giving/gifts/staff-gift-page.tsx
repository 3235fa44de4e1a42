import { staffGifts } from "content/staff-gifts.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, type Sender, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { SendAgainForm } from "../../../staff-kit/send-again-form.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { charactersWithoutFont } from "../../../values/characters-without-font.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { listReceiptsOf } from "../receipts/find-receipt.server.ts";
import { findSendAgain } from "../receipts/find-sendable.server.ts";
import type { Route } from "./+types/staff-gift-page";
import * as commands from "./gift-commands.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { findGift, type GiftRow } from "./gift-queries.server.ts";
import { joinSchema, reasonSchema, renewSchema, spentSchema, splitSchema, thankSchema } from "./gift-schema.ts";
import { actsOnPage, type GiftAct, hasReceipt, isOnline } from "./gift-states.ts";
import { GiftsOffNotice } from "./gifts-off-notice.tsx";
import { joinGift, splitGift } from "./move-gift.server.ts";
import { referenceOf } from "./pledge-commands.server.ts";
import { findGiftEvents, findPledge, type PledgeRow } from "./pledge-queries.server.ts";
import { sendReceipt } from "./send-receipt.server.ts";
import { thankDonor } from "./thank-donor.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.gift;
const receiptWords = staffReceipts.gift;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { db } = ctx;
  const gift = await findGift(db, "id", asRowId(params.id) ?? 0);
  if (gift === undefined) throw new AppError("notFound");
  const pledge = gift.pledge_id === null ? undefined : await findPledge(db, "id", gift.pledge_id);
  const standings = await readStandingsOfGifts(ctx);
  const receipts = await listReceiptsOf(ctx, gift.id);
  const events = await findGiftEvents(db, "gift_id", gift.id);
  return {
    id: gift.id,
    state: gift.state,
    currency: gift.currency,
    spentOn: gift.spent_on,
    thankedOn: gift.thanked_on ?? "",
    day: writeDay(gift.value_date),
    today: siteDate(ctx.clock.now()),
    sendKey: crypto.randomUUID(),
    amount: amountOf(gift),
    facts: factsOf(gift, pledge),
    events: events.map(({ id, at, what, by, note }) => ({
      id,
      what,
      note,
      by: by ?? words.itself,
      at: writeMoment(at),
    })),
    acts: actsOnPage(gift),
    canRefund: ctx.payments.length > 0 && isOnline(gift.source) && hasReceipt(gift.state),
    canAgree: gift.recorded_by_id === null || standings.areTwo(gift.recorded_by_id, context.get(staffContext).id),
    isByOne: gift.is_by_one === 1,
    isByTrustees: gift.is_by_trustees === 1,
    waitsAlone: gift.state === "counted" && isAlone(standings, canManageGifts),
    isCounted: gift.state === "counted",
    hasPledge: pledge !== undefined,
    name: gift.name ?? "",
    undrawn: charactersWithoutFont(gift.name ?? "").join(" "),
    receipts,
    sendAgain: receipts
      .map(({ state }) => findSendAgain({ state, email: gift.email, gift: gift.id }))
      .find((form) => form !== undefined),
  };
}

const thankedOf = ({ thanked_on, thanked_by }: GiftRow) =>
  thanked_on === null ? undefined : words.thanked(writeDay(thanked_on), thanked_by);

const amountOf = (gift: GiftRow) =>
  gift.goods === null ? formatMoney(gift) : staffGifts.received.goods(gift.goods, gift.goods_count ?? 1);

const monthlyOf = ({ frequency, stopped_at }: PledgeRow) => {
  if (frequency !== "monthly") return undefined;
  return stopped_at === null ? words.monthly : words.stopped(writeDay(siteDate(new Date(stopped_at))));
};

function factsOf(gift: GiftRow, pledge: PledgeRow | undefined): { name: keyof typeof words.facts; text: string }[] {
  const { amount: _amount, currency, fee } = gift;
  const facts = {
    method: staffGifts.methods[gift.method],
    day: writeDay(gift.value_date),
    purpose: gift.purpose ?? staffGifts.expected.anything,
    from: gift.name ?? staffGifts.expected.friend,
    reference: pledge && referenceOf(pledge),
    monthly: pledge && monthlyOf(pledge),
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

/** Does a gift wait for a second person by now? */
const waits = async ({ ctx }: Sender, id: number): Promise<boolean> =>
  (await findGift(ctx.db, "id", id))?.state === "counted";

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "gift", notYet: staffGifts.notYet, isEchoed: true }, (form, sender) => {
    const { check, formValues } = form;
    const id = asRowId(args.params.id) ?? 0;
    const seen = formValues.seen?.[0];
    return answerIntents(form, {
      agree: async () => words.done[await commands.agreeToGift(sender, id, seen)],
      async arrived() {
        await commands.markArrived(sender, id, seen);
        return (await waits(sender, id)) ? words.done.arrivedCounted : words.done.arrived;
      },
      void: () => answerAfter(commands.voidGift(sender, id, check(reasonSchema).reason, seen), words.done.void),
      receipt: () => answerAfter(commands.renewReceipt(sender, id, check(renewSchema), seen), receiptWords.renewed),
      async restore() {
        await commands.restoreGift(sender, id, seen);
        return (await waits(sender, id)) ? words.done.restoreCounted : words.done.restore;
      },
      again: async () => receiptWords.sentAgain(await sendReceipt(sender, id, formValues.idempotencyKey?.[0])),
      thank: () => answerAfter(thankDonor(sender, id, check(thankSchema), seen), words.done.thank),
      spend: () => answerAfter(commands.spendGift(sender, id, check(spentSchema).spentOn, seen), words.done.spend),
      join: () => answerAfter(joinGift(sender, id, check(joinSchema).reference, seen), words.done.join),
      async split() {
        const gift = await findGift(sender.ctx.db, "id", id);
        if (gift === undefined) throw new AppError("notFound");
        await splitGift(sender, id, check(splitSchema(gift.currency)).amount, seen);
        return words.done.split;
      },
    });
  });

/** One gift: its facts, acts and history. */
export default function StaffGiftPage({ loaderData: gift, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <ActLink label={words.back} icon="back" to={href("/admin/gifts/received")} />
      <h1>{gift.amount}</h1>
      <p>{staffGifts.states[gift.state]}</p>
      {gift.isByOne && <p className="muted">{words.byOne}</p>}
      {gift.isByTrustees && <p className="muted">{words.byTrustees}</p>}
      {gift.waitsAlone && <p className="muted">{words.waitsAlone}</p>}
      {gift.isCounted && !gift.waitsAlone && !gift.canAgree && <p className="muted">{words.waitsSecond}</p>}
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
      <GiftActs gift={gift} />
      <section className="stack">
        <h2>{words.history}</h2>
        <ul>
          {gift.events.map(({ id, at, what, by, note }) => (
            <li key={id}>
              {`${at}: ${what}, ${by}`}
              {note && <span className="muted">{` “${note}”`}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function GiftActs({ gift }: { gift: Loaded }) {
  const refused = useRefusedAct();
  const { state, sendKey, canAgree, hasPledge, spentOn } = gift;
  const act = { sendKey, seen: state };
  const has = (name: GiftAct) => gift.acts.includes(name);
  return (
    <div className="form">
      {has("agree") && canAgree && <ActForm {...act} intent="agree" button={words.agree} />}
      {has("arrived") && <ActForm {...act} intent="arrived" button={words.arrived} />}
      {has("thank") && (
        <ActForm {...act} intent="thank" button={words.thank.button}>
          <h2 className="t-3">{words.thank.heading}</h2>
          <p>{words.thank.text}</p>
          <input type="hidden" name="before" value={gift.thankedOn} />
          <Field
            {...refused("thank").field("day", gift.today)}
            id="gift-thanked"
            label={words.thank.day}
            hint={words.thank.hint(gift.day)}
            type="date"
          />
          <Field {...refused("thank").field("how")} id="gift-how" label={words.thank.how} optional />
        </ActForm>
      )}
      {has("spend") && (
        <ActForm {...act} intent="spend" button={words.spend.button}>
          <h2 className="t-3">{words.spend.heading}</h2>
          <Field
            {...refused("spend").field("spentOn", spentOn ?? "")}
            id="gift-spent"
            label={words.spend.label}
            hint={words.spend.hint}
          />
        </ActForm>
      )}
      {has("receipt") && (
        <ActForm {...act} intent="receipt" button={receiptWords.renew}>
          <h2 className="t-3">{receiptWords.renewHeading}</h2>
          <p>{receiptWords.renewText}</p>
          <Field
            {...refused("receipt").field("name", gift.name)}
            id="receipt-name"
            label={receiptWords.name}
            hint={receiptWords.nameHint}
            optional
          />
          <Field {...refused("receipt").field("reason")} id="receipt-reason" label={receiptWords.reason} />
        </ActForm>
      )}
      {has("join") && !hasPledge && (
        <ActForm {...act} intent="join" button={words.join.button}>
          <h2 className="t-3">{words.join.heading}</h2>
          <Field {...refused("join").field("reference")} id="gift-reference" label={words.join.label} />
        </ActForm>
      )}
      {has("split") && (
        <ActForm {...act} intent="split" button={words.split.button}>
          <h2 className="t-3">{words.split.heading}</h2>
          <p>{words.split.text}</p>
          <Field {...refused("split").field("amount")} id="gift-first" label={words.split.label} />
        </ActForm>
      )}
      {has("void") && (
        <ActForm {...act} intent="void" button={words.void.button} danger>
          <h2 className="t-3">{words.void.heading}</h2>
          <p>{words.void.text}</p>
          <Field {...refused("void").field("reason")} id="gift-reason" label={words.void.reason} />
        </ActForm>
      )}
      {gift.canRefund && <ActLink label={words.refund} to={`${href("/admin/gifts/online")}?gift=${gift.id}#refund`} />}
      {has("restore") && <ActForm {...act} intent="restore" button={words.restore} />}
    </div>
  );
}
