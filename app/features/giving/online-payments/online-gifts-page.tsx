import { staffOnlineGifts as words } from "content/staff-online-gifts.ts";
import { Form } from "react-router";
import * as v from "valibot";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import hammock from "../../../ui/art/hammock.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeDay } from "../../../values/dates.ts";
import type { Currency } from "../../../values/money.ts";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findGiftById } from "../gifts/gift-records.server.ts";
import { reasonSchema } from "../gifts/gift-schema.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import { amountField, optionalText } from "../gifts/pledge-schema.ts";
import type { Route } from "./+types/online-gifts-page";
import * as commands from "./checkout-commands.server.ts";
import { findProblems } from "./checkout-queries.server.ts";
import { canRecord } from "./notice-kinds.ts";
import { findRefundable, refundGift } from "./refund-gift.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

/** More than ever wait at once. */
const maxProblems = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { db, payments } = ctx;
  const rows = await findProblems(db, maxProblems);
  const asked = new URL(request.url).searchParams.get("gift") ?? "";
  const gift = await findRefundable(ctx, asRowId(asked.trim()) ?? 0);
  return {
    hasPartner: payments.length > 0,
    sendKey: crypto.randomUUID(),
    asked,
    gift: gift && { ...gift, day: writeDay(gift.day) },
    problems: rows.map(({ id, provider, reference, received_at, problem, kind }) => ({
      id,
      problem,
      canRecord: canRecord(kind),
      from: words.from(provider, reference ?? "", writeMoment(received_at)),
    })),
  };
}

/** A part of the gift, or all that is left. */
const refundPartSchema = (currency: Currency) =>
  v.object({
    /** A form that shows no amount left sends 0, which is a conflict. */
    left: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), "0"),
    idempotencyKey: v.optional(v.pipe(v.string(), v.maxLength(100)), ""),
    amount: v.optional(
      v.union([
        v.pipe(
          v.string(),
          v.trim(),
          v.literal(""),
          v.transform(() => undefined),
        ),
        amountField(currency),
      ]),
    ),
    why: v.pipe(
      optionalText(300),
      v.transform((text) => text ?? undefined),
    ),
  });

const refundSchema = v.object({ gift: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/, "Type the number")) });

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "online payment", notYet: words.notYet, isEchoed: true }, async (form, sender) => {
    const { check, formValues } = form;
    if (sender.ctx.payments.length === 0) throw new AppError("notFound");
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    return answerIntents(form, {
      again: () => answerAfter(commands.askAgain(sender, id), words.done.again),
      record: () => answerAfter(commands.recordProblemAsGift(sender, id), words.done.record),
      ignore: () => answerAfter(commands.ignoreProblem(sender, id, check(reasonSchema).reason), words.done.ignore),
      async refund() {
        const gift = await findGiftById(sender.ctx, Number(check(refundSchema).gift));
        if (gift === undefined) throw new AppError("notFound");
        const asked = check(refundPartSchema(gift.currency));
        return words.done[(await refundGift(sender, gift.id, asked)) === "asked" ? "refund" : "unknown"];
      },
    });
  });

/** Payments that match nothing, disputes, and refunds. */
export default function OnlineGiftsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { problems, hasPartner, sendKey } = loaderData;
  const refused = useRefusedAct();
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {problems.length === 0 && <EmptyState art={hammock} {...(hasPartner ? words.none : words.noPartner)} />}
      <ul>
        {problems.map(({ id, problem, from, canRecord }) => (
          <li key={id} className="gift-line">
            <b>{problem}</b>
            <p className="muted small">{from}</p>
            <div className="row-acts">
              <ActForm intent="again" id={id} sendKey={sendKey} button={words.again} />
              {canRecord && <ActForm intent="record" id={id} sendKey={sendKey} button={words.record} />}
            </div>
            <ActForm intent="ignore" id={id} sendKey={sendKey} button={words.ignore}>
              <Field {...refused("ignore", id).field("reason")} id={`why-${id}`} label={words.why} />
            </ActForm>
          </li>
        ))}
      </ul>
      {hasPartner && <Refund {...loaderData} />}
    </>
  );
}

type RefundProps = Pick<Route.ComponentProps["loaderData"], "asked" | "gift" | "sendKey">;

/** First the gift, then how much of it: the form says what is left, and sends it along. */
function Refund({ asked, gift, sendKey }: RefundProps) {
  const refused = useRefusedAct()("refund");
  const { refund } = words;
  return (
    <section className="stack" id="refund">
      <h2 className="t-3">{refund.heading}</h2>
      <Form className="form">
        <Field
          id="refund-gift"
          name="gift"
          label={refund.label}
          hint={refund.hint}
          value={asked}
          error={asked !== "" && gift === undefined ? refund.none : undefined}
        />
        <div>
          <button type="submit" className="act">
            {refund.find}
          </button>
        </div>
      </Form>
      {gift && (
        <ActForm key={sendKey} intent="refund" sendKey={sendKey} button={refund.button} danger>
          <p>{refund.left(gift.id, gift.name ?? refund.friend, gift.day, gift.money)}</p>
          <input type="hidden" name="gift" value={gift.id} />
          <input type="hidden" name="left" value={gift.left} />
          <Field
            {...refused.field("amount")}
            id="refund-amount"
            label={refund.amount}
            hint={refund.amountHint}
            optional
          />
          <Field {...refused.field("why")} id="refund-why" label={refund.why} optional />
        </ActForm>
      )}
    </section>
  );
}
