import { staffCash } from "content/staff-cash.ts";
import { staffCashMoves as words } from "content/staff-cash-moves.ts";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { nameOf } from "../../../values/money.ts";
import { canSpend } from "../../../values/roles.ts";
import { formErrorsOf } from "../../../values/staff-form-result.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import { askForPurseAct } from "../purse/act-on-purse.server.ts";
import type { Route } from "./+types/move-page";
import { askToCount, askToGive } from "./ask-for-cash.server.ts";
import { Choice, type Refused, Typed } from "./cash-fields.tsx";
import { moveMoney, payCharge } from "./move-money.server.ts";
import {
  readCharge,
  readCount,
  readExchange,
  readGiven,
  readIncome,
  readMove,
  readPutIn,
} from "./read-move-form.server.ts";
import { viewMove } from "./view-move.server.ts";
import "./cash.css";

export const handle: StaffHandle = { staff: { who: canSpend } };

export const loader = ({ context, request }: Route.LoaderArgs) =>
  viewMove(senderOf(context), new URL(request.url).searchParams.get("kind"));

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "move", notYet: staffCash.notYet, isEchoed: true }, async (form, sender) => {
    const { formValues } = form;
    const { ctx } = sender;
    const key = formValues.idempotencyKey?.[0] ?? "";
    const written = (isNew: boolean) => (isNew ? words.done : words.repeated);
    return answerIntents(form, {
      between: async () => written(await moveMoney(sender, await readMove(ctx, formValues))),
      charge: async () => written(await payCharge(sender, await readCharge(ctx, formValues), key)),
      income: async () =>
        words.asked[await askForPurseAct(sender, "income", await readIncome(ctx, formValues, false), key)],
      shop: async () =>
        words.asked[await askForPurseAct(sender, "income", await readIncome(ctx, formValues, true), key)],
      exchange: async () =>
        words.asked[await askForPurseAct(sender, "exchange", await readExchange(ctx, formValues), key)],
      person: async () => words.person.asked[await askToGive(sender, await readGiven(ctx, formValues), key)],
      back: async () => words.asked[await askToCount(sender, await readCount(ctx, formValues, true), key)],
      count: async () => words.asked[await askToCount(sender, await readCount(ctx, formValues, false), key)],
      put: async () => {
        const facts = readPutIn(formValues, await findCurrencies(ctx));
        return words.asked[await askForPurseAct(sender, "put in", facts, key)];
      },
    });
  });

type Shown = Route.ComponentProps["loaderData"];
interface Part {
  shown: Shown;
  common: { refused: Refused; intent: string };
}

function Amount({ common, label = words.amount }: Pick<Part, "common"> & { label?: string }) {
  return <Typed id="move-amount" name="amount" label={label} autoComplete="off" {...common} />;
}

const Day = ({ shown, common }: Part) => (
  <Typed id="move-day" name="day" type="date" label={words.day} value={shown.today} {...common} />
);

function Between({ shown, common }: Part) {
  return (
    <>
      <Choice id="move-from" name="from" label={words.from} options={shown.places} {...common} />
      <Choice id="move-to" name="to" label={words.to} options={shown.places} {...common} />
      <Amount common={common} />
      <Typed
        id="move-charge"
        name="charge"
        label={words.charge}
        hint={words.chargeHint}
        autoComplete="off"
        optional
        {...common}
      />
      <Day shown={shown} common={common} />
    </>
  );
}

function Person({ shown, common }: Part) {
  return (
    <>
      <Amount common={common} />
      <Choice id="move-from" name="from" label={words.from} options={shown.givers} {...common} />
      <Choice id="move-person" name="person" label={words.person.who} options={shown.people} {...common} />
      <Typed
        id="move-note"
        name="note"
        label={words.person.note}
        hint={words.person.noteHint}
        autoComplete="off"
        optional
        {...common}
      />
      <Day shown={shown} common={common} />
    </>
  );
}

/** The amounts that the books expect, and a field for a difference. */
function Counted({ shown, common, children }: Part & { children?: ReactNode }) {
  return (
    <>
      <p>{words.should}</p>
      <ul>
        {shown.hands.map(({ id, should }) => (
          <li key={id}>{should}</li>
        ))}
      </ul>
      <Choice id="move-from" name="from" label={words.counted} options={shown.hands} {...common} />
      <Amount common={common} label={words.countedAmount} />
      {children}
      <Typed id="move-why" name="why" label={words.why} hint={words.whyHint} autoComplete="off" optional {...common} />
      <Day shown={shown} common={common} />
    </>
  );
}

function Back({ shown, common }: Part) {
  const isPart = common.refused?.formValues?.all?.[0] === "part";
  return (
    <Counted shown={shown} common={common}>
      <Choice id="move-to" name="to" label={words.to} options={shown.givers} {...common} />
      <fieldset className="form">
        <legend className="label">{words.all.legend}</legend>
        {(["all", "part"] as const).map((value) => (
          <label key={value} className="check">
            <input type="radio" name="all" value={value} defaultChecked={isPart === (value === "part")} />
            <span>{words.all[value]}</span>
          </label>
        ))}
      </fieldset>
    </Counted>
  );
}

function Charge({ shown, common }: Part) {
  return (
    <>
      <Choice id="move-from" name="from" label={words.from} options={shown.places} {...common} />
      <Amount common={common} />
      <Day shown={shown} common={common} />
    </>
  );
}

function Income({ shown, common, children }: Part & { children?: ReactNode }) {
  return (
    <>
      <Choice id="move-to" name="to" label={words.to} options={shown.places} {...common} />
      <Amount common={common} />
      <Choice id="move-purse" name="purse" label={words.exchange.purse} options={shown.purses} {...common} />
      {children}
      <Day shown={shown} common={common} />
    </>
  );
}

const Shop = ({ shown, common }: Part) => (
  <Income shown={shown} common={common}>
    <Choice id="move-kind" name="kind" label={words.kind} options={shown.spendingKinds} {...common} />
  </Income>
);

function Exchange({ shown, common }: Part) {
  return (
    <>
      <Choice id="move-from" name="from" label={words.from} options={shown.places} {...common} />
      <Amount common={common} label={words.exchange.left} />
      <Choice id="move-to" name="to" label={words.to} options={shown.places} {...common} />
      <Typed id="move-received" name="received" label={words.exchange.came} autoComplete="off" {...common} />
      <Choice id="move-purse" name="purse" label={words.exchange.purse} options={shown.purses} {...common} />
      <Day shown={shown} common={common} />
    </>
  );
}

function PutIn({ shown, common }: Part) {
  const { put } = staffCash;
  const currencies = shown.currencies.map((code) => ({ id: code, name: nameOf(code) }));
  return (
    <>
      <Choice id="move-purse" name="purse" label={put.purse} options={shown.purses} {...common} />
      <Amount common={common} />
      <Choice id="move-currency" name="currency" label={put.currency} options={currencies} {...common} />
      <Typed id="move-why" name="why" label={put.why} autoComplete="off" {...common} />
    </>
  );
}

const parts = {
  between: Between,
  person: Person,
  back: Back,
  count: Counted,
  charge: Charge,
  income: Income,
  shop: Shop,
  exchange: Exchange,
  put: PutIn,
} satisfies Record<Shown["kind"], (part: Part) => ReactNode>;

/** Returns why the form of a kind has nothing to choose; undefined if it has. */
function whyEmpty({ kind, hands, purses }: Shown): string | undefined {
  if ((kind === "back" || kind === "count") && hands.length === 0) return words.noCash;
  return kind === "put" && purses.length === 0 ? staffCash.put.none : undefined;
}

/** Writes where money goes: between places, to a person and back, a count, a charge, another currency, another purse. */
export default function MovePage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { kind } = shown;
  const Fields = parts[kind];
  const title = words.kinds[kind];
  const empty = shown.isOpen ? whyEmpty(shown) : staffCash.first.notOpen;
  return (
    <>
      <PageMeta title={title} />
      <SwitchedOffNotice of="spending" />
      <BackHead title={title} to="/admin/cash" back={staffCash.title} />
      <nav className="cash-acts" aria-label={words.nav}>
        <Buttons>
          {shown.kinds.map(({ kind, label }) => (
            <ButtonLink
              key={kind}
              small
              {...(kind !== shown.kind && { look: "line" as const })}
              current={kind === shown.kind}
              href={`/admin/cash/move?kind=${kind}`}
            >
              {label}
            </ButtonLink>
          ))}
        </Buttons>
      </nav>
      <p>{words.ledes[kind]}</p>
      <StatusMessage answer={actionData} />
      {empty === undefined ? (
        <Form method="post" key={shown.sendKey} className="form" noValidate>
          <input type="hidden" name="intent" value={kind} />
          <input type="hidden" name="idempotencyKey" value={shown.sendKey} />
          <Fields shown={shown} common={{ refused: formErrorsOf(actionData), intent: kind }} />
          <div>
            <Button>{words.buttons[kind]}</Button>
          </div>
        </Form>
      ) : (
        <p>{empty}</p>
      )}
    </>
  );
}
