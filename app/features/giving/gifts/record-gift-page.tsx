import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { useState } from "react";
import { href } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Check, Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { type Currency, formatMoney, nameOf } from "../../../values/money.ts";
import { asRowId } from "../../../values/row-id.ts";
import { formErrorsOf, type StaffFormResult } from "../../../values/staff-form-result.ts";
import { listRecentEvents } from "../../events/events/list-recent-events.server.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import type { Route } from "./+types/record-gift-page";
import { EarlyDay } from "./early-day.tsx";
import { listPurposes } from "./find-purpose.server.ts";
import { recordByHand } from "./gift-commands.server.ts";
import { askForLimits, decideOnLimits, findGiftLimits } from "./gift-limits.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { handMethods, handSchema, limitsSchema } from "./gift-schema.ts";
import { type GiftLimits, limitOf } from "./gift-states.ts";
import { GiftsOffNotice } from "./gifts-off-notice.tsx";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.record;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const currencies = await findCurrencies(ctx);
  const { limits, open, canAgree } = await findGiftLimits(ctx);
  return {
    currencies,
    limits: writeLimits(limits, currencies),
    open: open && {
      id: open.id,
      by: open.by,
      limits: writeLimits(open.limits, currencies),
      canAgree: canAgree(context.get(staffContext).id),
    },
    sendKey: crypto.randomUUID(),
    today: siteDate(ctx.clock.now()),
    events: (await listRecentEvents(ctx)).map((event) => ({ ...event, day: writeDay(event.date) })),
    projects: await listPurposes(ctx),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "gift", notYet: staffGifts.notYet, isEchoed: true }, async (form, sender) => {
    const { check, formValues } = form;
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const currencies = await findCurrencies(sender.ctx);
    const acts = {
      limits: async () => words.two[await askForLimits(sender, check(limitsSchema(currencies)))],
      agree: () => answerAfter(decideOnLimits(sender, id, true), words.two.agreed),
      stop: () => answerAfter(decideOnLimits(sender, id, false), words.two.stopped),
    };
    const record = async () => {
      const gift = check(handSchema(siteDate(sender.ctx.clock.now()), currencies));
      const { amount, currency, goods, name } = gift;
      const { outcome, isRepeated } = await recordByHand(sender, gift);
      const what = goods ?? formatMoney({ amount, currency });
      const sentence = words.what(what, name ?? staffGifts.expected.friend, words.done[outcome]);
      return isRepeated ? staffGiftChanges.recording.repeated(sentence) : sentence;
    };
    return answerIntents(form, acts, record);
  });

const writeLimits = (limits: GiftLimits, currencies: readonly Currency[]): string =>
  currencies.map((currency) => formatMoney(limitOf(limits, currency))).join(words.two.or);

const labels = () => ({
  method: words.method,
  amount: words.amount,
  day: words.day,
  goods: words.goods,
  goodsCount: words.goodsCount,
  name: words.name,
  email: words.email,
  note: words.note,
  project: words.project,
});

export default function RecordGiftPage({ loaderData, actionData }: Route.ComponentProps) {
  const { today, projects, events, currencies } = loaderData;
  const [done, setDone] = useState<StaffFormResult>();
  const refused = formErrorsOf(actionData);
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.heading}</h1>
      <StatusMessage answer={done ?? actionData} />
      <AutosavedForm
        id="record-gift"
        action={href("/admin/gifts/record")}
        button={words.button}
        initial={{ day: [today] }}
        plain={refused?.formValues?.intent === undefined ? refused : undefined}
        labels={labels()}
        onDone={(sentence) => setDone({ done: sentence })}
      >
        {(formValues, errors, about, answer) => (
          <>
            <fieldset className="form gift-methods" id="record-gift-method">
              <legend className="label">{words.method}</legend>
              {handMethods.map((method) => (
                <Check
                  key={method}
                  type="radio"
                  name="method"
                  value={method}
                  label={words.methods[method]}
                  defaultChecked={formValues.method?.[0] === method}
                />
              ))}
              {errors.method && <p className="err">{errors.method}</p>}
            </fieldset>
            <Check name="coming" label={words.coming} defaultChecked={formValues.coming?.[0] === "on"} />
            <div className="two of-money">
              <Field {...about("amount")} optional hint={words.amountHint} />
              <div className="field">
                <label htmlFor="record-gift-currency">{words.currency}</label>
                <select
                  id="record-gift-currency"
                  name="currency"
                  defaultValue={formValues.currency?.[0] ?? currencies[0]}
                >
                  {currencies.map((currency) => (
                    <option key={currency} value={currency}>
                      {words.currencyName(nameOf(currency))}
                    </option>
                  ))}
                </select>
              </div>
            </div>
            <div className="two of-goods">
              <Field {...about("goods")} optional />
              <Field {...about("goodsCount")} optional />
            </div>
            <Field {...about("day")} type="date" />
            {errors.early && <EarlyDay day={answer.refused?.formValues?.day?.[0]} error={errors.early} />}
            <div className="two">
              <Field {...about("name")} optional hint={words.nameHint} />
              <Field {...about("email")} type="email" optional />
            </div>
            <div className="field">
              <label htmlFor="record-gift-project">{words.project}</label>
              <select id="record-gift-project" name="project" defaultValue={formValues.project?.[0] ?? ""}>
                <option value="">{staffGifts.expected.anything}</option>
                {projects.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            </div>
            {events.length > 0 && (
              <div className="field">
                <label htmlFor="record-gift-event">{words.event}</label>
                <select id="record-gift-event" name="event" defaultValue={formValues.event?.[0] ?? ""}>
                  <option value="">{words.noEvent}</option>
                  {events.map(({ id, title, day }) => (
                    <option key={id} value={id}>
                      {`${title}, ${day}`}
                    </option>
                  ))}
                </select>
              </div>
            )}
            <Field {...about("note")} optional />
          </>
        )}
      </AutosavedForm>
      <TwoPeople {...loaderData} />
    </>
  );
}

type TwoProps = Pick<Route.ComponentProps["loaderData"], "limits" | "open" | "sendKey" | "currencies">;

function TwoPeople({ limits, open, sendKey, currencies }: TwoProps) {
  const refused = useRefusedAct()("limits");
  const { two } = words;
  return (
    <aside className="gift-note g-pink stack">
      <h2 className="t-3">{two.heading}</h2>
      <p>{two.text(limits)}</p>
      {open === undefined ? (
        <details open={refused.isRefused}>
          <summary className="act">{two.ask}</summary>
          <ActForm intent="limits" sendKey={`${sendKey}-limits`} button={two.ask}>
            {currencies.map((currency) => (
              <Field
                key={currency}
                {...refused.field(currency)}
                id={`limit-${currency}`}
                label={two.upTo(nameOf(currency))}
              />
            ))}
          </ActForm>
        </details>
      ) : (
        <>
          <p>{two.waits(open.by, open.limits)}</p>
          {open.canAgree && <ActForm intent="agree" id={open.id} sendKey={`${sendKey}-agree`} button={two.agree} />}
          <ActForm intent="stop" id={open.id} sendKey={`${sendKey}-stop`} button={two.stop} danger />
        </>
      )}
    </aside>
  );
}
