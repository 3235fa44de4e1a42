import { staffCash as words } from "content/staff-cash.ts";
import { Fragment } from "react";
import { Form, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canSpend } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { formErrorsOf } from "../../../values/staff-form-result.ts";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import { agreeToPurseAct, askForPurseAct, stopPurseAct } from "../purse/act-on-purse.server.ts";
import type { Route } from "./+types/cash-page";
import { type Refused, Typed } from "./cash-fields.tsx";
import { readOpening } from "./read-cash-form.server.ts";
import { viewCash } from "./view-cash.server.ts";
import "./cash.css";

export const handle: StaffHandle = { staff: { who: canSpend } };

export const loader = ({ context }: Route.LoaderArgs) => viewCash(senderOf(context));

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "cash", notYet: words.notYet, isEchoed: true }, async (form, sender) => {
    const { formValues } = form;
    const { ctx } = sender;
    const key = formValues.idempotencyKey?.[0] ?? "";
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    return answerIntents(form, {
      open: async () => words.acts.asked[await askForPurseAct(sender, "open", await readOpening(ctx, formValues), key)],
      agree: () => answerAfter(agreeToPurseAct(sender, id), words.acts.agreed),
      stop: () => answerAfter(stopPurseAct(sender, id), words.acts.stopped),
    });
  });

type Shown = Route.ComponentProps["loaderData"];
/** A place or a purse. */
type Holder = Pick<Shown["places"][number], "id" | "name" | "sums" | "isBelow"> & {
  isEnded?: boolean;
  note?: string | undefined;
};

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
      <ul className="rows stack">
        {acts.map(({ id, sentence, details, by, whyNot, agree, canAgree, canStop }) => (
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
            {whyNot !== undefined && <p>{whyNot}</p>}
            <div className="btns">
              {canAgree && <ActForm intent="agree" id={id} sendKey={sendKey} button={agree} about={sentence} />}
              {canStop && (
                <ActForm intent="stop" id={id} sendKey={sendKey} button={words.acts.stop} about={sentence} danger />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnCash({ places }: Pick<Shown, "places">) {
  if (places.length === 0) return <p>{words.own.none}</p>;
  return (
    <dl className="cash-list">
      {places.map(({ id, name, sums }) => (
        <Fragment key={id}>
          <dt>{name}</dt>
          <dd>{sums.join(" · ")}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function HolderList({ heading, holders, total }: Pick<Shown, "total"> & { heading: string; holders: Holder[] }) {
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <dl className="cash-list">
        {holders.map(({ id, name, sums, isEnded, isBelow, note }) => (
          <Fragment key={id}>
            <dt>
              {name} {isEnded && <span className="small muted">{words.ended}</span>}
              {note !== undefined && <span className="cash-note small muted">{note}</span>}
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

function Acts({ kinds }: Pick<Shown, "kinds">) {
  return (
    <div className="cash-acts">
      <Buttons>
        {kinds.map(({ kind, label }) => (
          <ButtonLink key={kind} look="line" small href={`/admin/cash/move?kind=${kind}`}>
            {label}
          </ButtonLink>
        ))}
      </Buttons>
    </div>
  );
}

/** Places and purses of money, and the acts that wait. A person who is no keeper sees the cash that the person has. */
export default function CashPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const refused = formErrorsOf(actionData);
  return (
    <>
      <PageMeta title={words.title} />
      <SwitchedOffNotice of="spending" />
      <h1>{words.title}</h1>
      <p>{shown.isKeeper ? words.lede : words.own.lede}</p>
      <StatusMessage answer={actionData} />
      <Waiting acts={shown.acts} sendKey={shown.sendKey} />
      {shown.isOpen && <Acts kinds={shown.kinds} />}
      {shown.isOpen && shown.isKeeper && <Lists {...shown} />}
      {shown.isOpen && shown.isKeeper && (
        <Link className="act" to="/admin/cash/lines">
          {words.lines}
        </Link>
      )}
      {shown.isOpen && !shown.isKeeper && <OwnCash places={shown.places} />}
      {!shown.isOpen && !shown.isKeeper && <p>{words.first.notOpen}</p>}
      {shown.fields && shown.acts.length === 0 && <FirstDay {...shown} fields={shown.fields} refused={refused} />}
    </>
  );
}
