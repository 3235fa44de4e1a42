import { staffCash as words } from "content/staff-cash.ts";
import { type ComponentProps, Fragment } from "react";
import { Form } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { nameOf } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { formErrorsOf, type StaffFormErrors } from "../../../values/staff-form-result.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import type { Route } from "./+types/cash-page";
import { agreeToPurseAct, askForPurseAct, stopPurseAct } from "./act-on-purse.server.ts";
import { moveMoney } from "./move-money.server.ts";
import { readMove, readOpening, readPutIn } from "./read-cash-form.server.ts";
import { viewCash } from "./view-cash.server.ts";
import "./cash.css";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

export const loader = ({ context }: Route.LoaderArgs) => viewCash(senderOf(context));

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "cash", notYet: words.notYet, isEchoed: true }, async (form, sender) => {
    const { formValues } = form;
    const { ctx } = sender;
    const key = formValues.idempotencyKey?.[0] ?? "";
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    return answerIntents(form, {
      open: async () => words.acts.asked[await askForPurseAct(sender, "open", await readOpening(ctx, formValues), key)],
      put: async () => {
        const facts = readPutIn(formValues, await findCurrencies(ctx));
        return words.acts.asked[await askForPurseAct(sender, "put in", facts, key)];
      },
      move: async () =>
        (await moveMoney(sender, await readMove(ctx, formValues))) ? words.move.done : words.move.repeated,
      agree: () => answerAfter(agreeToPurseAct(sender, id), words.acts.agreed),
      stop: () => answerAfter(stopPurseAct(sender, id), words.acts.stopped),
    });
  });

type Shown = Route.ComponentProps["loaderData"];
type Refused = StaffFormErrors | undefined;

/** A place or a purse. */
type Holder = Pick<Shown["places"][number], "id" | "name" | "sums" | "isBelow"> & { isEnded?: boolean };

/** Returns the typed values of a refused form; undefined for another form of the page. */
const typedIn = (refused: Refused, intent: string) =>
  refused?.formValues?.intent?.[0] === intent ? refused.formValues : undefined;

/** A field with its typed value, if the form was refused. */
function Typed({ refused, intent, ...field }: ComponentProps<typeof Field> & { refused: Refused; intent: string }) {
  const typed = typedIn(refused, intent);
  const value = typed === undefined ? field.value : typed[field.name]?.[0];
  const error = typed === undefined ? undefined : refused?.errors[field.name];
  return <Field {...field} {...(value !== undefined && { value })} {...(error !== undefined && { error })} />;
}

function FirstDay({
  fields,
  today,
  sendKey,
  refused,
}: Pick<Shown, "today" | "sendKey"> & { fields: NonNullable<Shown["fields"]>; refused: Refused }) {
  return (
    <section className="stack">
      <h2>{words.first.heading}</h2>
      <p>{words.first.lede}</p>
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="intent" value="open" />
        <input type="hidden" name="idempotencyKey" value={sendKey} />
        <Typed
          id="cash-day"
          name="day"
          type="date"
          label={words.first.day}
          value={today}
          refused={refused}
          intent="open"
        />
        {(["places", "purses"] as const).map((list) => (
          <fieldset key={list} className="form">
            <legend className="label">{words.first[list]}</legend>
            <p className="hint">{words.first.hint}</p>
            {fields[list].map(({ name, label }) => (
              <Typed
                key={name}
                id={`cash-${name.replace(/[^a-zA-Z0-9]/g, "-")}`}
                name={name}
                label={label}
                autoComplete="off"
                optional
                refused={refused}
                intent="open"
              />
            ))}
          </fieldset>
        ))}
        <div>
          <Button>{words.first.button}</Button>
        </div>
      </Form>
    </section>
  );
}

function Waiting({ acts, sendKey }: Pick<Shown, "acts" | "sendKey">) {
  if (acts.length === 0) return null;
  return (
    <section className="stack">
      <h2>{words.acts.heading}</h2>
      <ul className="rows">
        {acts.map(({ id, sentence, details, by, isOwn, canAgree }) => (
          <li key={id} className="stack">
            <h3 className="t-3">{sentence}</h3>
            {details.length > 0 && (
              <ul>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
            <p className="small muted">{by}</p>
            {isOwn && <p>{words.acts.own}</p>}
            <div className="btns">
              {canAgree && (
                <ActForm intent="agree" id={id} sendKey={sendKey} button={words.acts.agree} about={sentence} />
              )}
              <ActForm intent="stop" id={id} sendKey={sendKey} button={words.acts.stop} about={sentence} danger />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HolderList({ heading, holders, total }: Pick<Shown, "total"> & { heading: string; holders: Holder[] }) {
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <dl className="cash-list">
        {holders.map(({ id, name, sums, isEnded, isBelow }) => (
          <Fragment key={id}>
            <dt>
              {name} {isEnded && <span className="small muted">{words.ended}</span>}
            </dt>
            <dd className={isBelow ? "cash-below" : undefined}>{sums.join(" · ")}</dd>
          </Fragment>
        ))}
        <dt>{words.sum}</dt>
        <dd>{total.join(" · ")}</dd>
      </dl>
    </section>
  );
}

function Lists({ places, purses, total }: Pick<Shown, "places" | "purses" | "total">) {
  return (
    <div className="cash-lists">
      <HolderList heading={words.places} holders={places} total={total} />
      <HolderList heading={words.purses} holders={purses} total={total} />
    </div>
  );
}

function Choice({
  id,
  name,
  label,
  options,
  refused,
  intent,
}: {
  id: string;
  name: string;
  label: string;
  options: { id: number | string; name: string }[];
  refused: Refused;
  intent: string;
}) {
  const typed = typedIn(refused, intent)?.[name]?.[0];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={typed ?? ""} required>
        <option value="">{words.choose}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function MoveForm({
  places,
  today,
  sendKey,
  refused,
}: Pick<Shown, "places" | "today" | "sendKey"> & { refused: Refused }) {
  const open = places.filter(({ isOpen }) => isOpen);
  const common = { refused, intent: "move" };
  return (
    <details className="more-form" open={typedIn(refused, "move") !== undefined}>
      <summary className="more">{words.move.heading}</summary>
      <Form method="post" className="form" noValidate>
        <p>{words.move.lede}</p>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="idempotencyKey" value={sendKey} />
        <Choice id="move-from" name="from" label={words.move.from} options={open} {...common} />
        <Choice id="move-to" name="to" label={words.move.to} options={open} {...common} />
        <Typed id="move-amount" name="amount" label={words.move.amount} autoComplete="off" {...common} />
        <Typed
          id="move-charge"
          name="charge"
          label={words.move.charge}
          hint={words.move.chargeHint}
          autoComplete="off"
          optional
          {...common}
        />
        <Typed id="move-day" name="day" type="date" label={words.move.day} value={today} {...common} />
        <div>
          <Button>{words.move.button}</Button>
        </div>
      </Form>
    </details>
  );
}

function PutInForm({
  purses,
  currencies,
  sendKey,
  refused,
}: Pick<Shown, "purses" | "currencies" | "sendKey"> & { refused: Refused }) {
  const open = purses.filter(({ code, isEnded }) => code !== "general" && !isEnded);
  const common = { refused, intent: "put" };
  return (
    <details className="more-form" open={typedIn(refused, "put") !== undefined}>
      <summary className="more">{words.put.heading}</summary>
      {open.length === 0 ? (
        <p>{words.put.none}</p>
      ) : (
        <Form method="post" className="form" noValidate>
          <p>{words.put.lede}</p>
          <input type="hidden" name="intent" value="put" />
          <input type="hidden" name="idempotencyKey" value={`${sendKey}-put`} />
          <Choice id="put-purse" name="purse" label={words.put.purse} options={open} {...common} />
          <Typed id="put-amount" name="amount" label={words.put.amount} autoComplete="off" {...common} />
          <Choice
            id="put-currency"
            name="currency"
            label={words.put.currency}
            options={currencies.map((code) => ({ id: code, name: nameOf(code) }))}
            {...common}
          />
          <Typed id="put-why" name="why" label={words.put.why} autoComplete="off" {...common} />
          <div>
            <Button>{words.put.button}</Button>
          </div>
        </Form>
      )}
    </details>
  );
}

/** Places and purses of money: the first day, moves, and money put in from Most needed. */
export default function CashPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const refused = formErrorsOf(actionData);
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <p>{words.lede}</p>
      <StatusMessage answer={actionData} />
      <Waiting acts={shown.acts} sendKey={shown.sendKey} />
      {shown.isOpen && <Lists {...shown} />}
      {shown.isOpen && <MoveForm {...shown} refused={refused} />}
      {shown.isOpen && <PutInForm {...shown} refused={refused} />}
      {shown.fields && shown.acts.length === 0 && <FirstDay {...shown} fields={shown.fields} refused={refused} />}
    </>
  );
}
