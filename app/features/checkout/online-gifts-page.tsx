import { staffOnlineGifts as words } from "content/staff-online-gifts.ts";
import * as v from "valibot";
import { ActForm } from "../../cms/act-form.tsx";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { StatusMessage } from "../../cms/status-message.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import hammock from "../../ui/art/hammock.svg";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { writeMoment } from "../../values/lagos-time.ts";
import { asRowId } from "../../values/row-id.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findGiftById } from "../gifts/gift-records.server.ts";
import { reasonSchema } from "../gifts/gift-schema.ts";
import { GiftsNav } from "../gifts/gifts-nav.tsx";
import { amountField, optionalText } from "../gifts/pledge-schema.ts";
import type { Route } from "./+types/online-gifts-page";
import * as commands from "./checkout-commands.server.ts";
import { findProblems } from "./checkout-queries.server.ts";
import { refundGift } from "./refund-gift.server.ts";

/** More than ever wait at once. */
const maxProblems = 200;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, payments } = context.get(appContext);
  if (!canManageGifts(context.get(staffContext))) throw new AppError("adminsOnly");
  if (payments.length === 0) throw new AppError("notFound");
  const rows = await findProblems(db, maxProblems);
  return {
    sendKey: crypto.randomUUID(),
    problems: rows.map(({ id, provider, reference, received_at, problem }) => ({
      id,
      problem,
      from: words.from(provider, reference ?? "", writeMoment(received_at)),
    })),
  };
}

/** A part of the gift, or all that is left. */
const refundPartSchema = (currency: "NGN" | "USD") =>
  v.object({
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
  answerStaffForm(args, { name: "online payment", notYet: words.notYet }, async ({ check, formValues }, sender) => {
    if (!canManageGifts(sender.member)) throw new AppError("adminsOnly");
    if (sender.ctx.payments.length === 0) throw new AppError("notFound");
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const intent = formValues.intent?.[0];
    switch (intent) {
      case "again":
        await commands.askAgain(sender, id);
        break;
      case "record":
        await commands.recordProblemAsGift(sender, id);
        break;
      case "ignore":
        await commands.ignoreProblem(sender, id, check(reasonSchema).reason);
        break;
      case "refund": {
        const gift = await findGiftById(sender.ctx, Number(check(refundSchema).gift));
        const { amount, why } = check(refundPartSchema(gift?.currency ?? "NGN"));
        return words.done[
          (await refundGift(sender, gift?.id ?? 0, { amount, why })) === "asked" ? "refund" : "unknown"
        ];
      }
      default:
        throw new AppError("unreadableForm");
    }
    return words.done[intent];
  });

/** Payments that match nothing, disputes, and refunds. */
export default function OnlineGiftsPage({ loaderData: { problems, sendKey }, actionData }: Route.ComponentProps) {
  const errors = actionData?.done === undefined ? (actionData?.errors ?? {}) : {};
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsNav />
      <h1>{words.heading}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {problems.length === 0 && <EmptyState art={hammock} {...words.none} />}
      <ul>
        {problems.map(({ id, problem, from }) => (
          <li key={id} className="gift-line">
            <b>{problem}</b>
            <p className="muted small">{from}</p>
            <div className="row-acts">
              <ActForm intent="again" id={id} sendKey={sendKey} button={words.again} />
              <ActForm intent="record" id={id} sendKey={sendKey} button={words.record} />
            </div>
            <ActForm intent="ignore" id={id} sendKey={sendKey} button={words.ignore}>
              <Field id={`why-${id}`} name="reason" label={words.why} />
            </ActForm>
          </li>
        ))}
      </ul>
      <ActForm intent="refund" sendKey={sendKey} button={words.refund.button} danger>
        <h2 className="t-3">{words.refund.heading}</h2>
        <Field id="refund-gift" name="gift" label={words.refund.label} hint={words.refund.hint} error={errors.gift} />
        <Field
          id="refund-amount"
          name="amount"
          label={words.refund.amount}
          hint={words.refund.amountHint}
          error={errors.amount}
          optional
        />
        <Field id="refund-why" name="why" label={words.refund.why} error={errors.why} optional />
      </ActForm>
    </>
  );
}
