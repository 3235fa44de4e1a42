import { staffBank as words } from "content/staff-bank.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import type { BankDetails } from "./bank-state.ts";
import type { findBankPage } from "./find-bank-page.server.ts";
import "./bank-change-card.css";

type Loaded = Awaited<ReturnType<typeof findBankPage>>;

interface DetailsCardProps {
  heading: string;
  ground: string;
  details: BankDetails;
  digit: "right" | "wrong" | "unknown";
  /** The rows that differ from these are marked. */
  before?: BankDetails | undefined;
}

/** Bank details, with their check digit. */
export function DetailsCard({ heading, ground, details, digit, before }: DetailsCardProps) {
  return (
    <section className={`bank-card ${ground} stack`}>
      <h2 className="t-3">{heading}</h2>
      <dl className="bank-rows">
        {(Object.keys(words.rows) as (keyof BankDetails)[]).map((name) => (
          <div key={name}>
            <dt>{words.rows[name]}</dt>
            <dd>{before && before[name] !== details[name] ? <mark>{details[name]}</mark> : details[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{`${words.checkDigit[digit]} ${digit === "right" ? words.checkDigit.limits : ""}`}</p>
    </section>
  );
}

interface ChangeProps {
  live: Loaded["live"];
  change: NonNullable<Loaded["open"]>;
  sendKey: string;
  errors: Record<string, string>;
}

/** A change that waits: what it changes, what has to happen, and what this admin can do. */
export function BankChangeCard({ live, change, sendKey, errors }: ChangeProps) {
  const { id, isAlone, agreed } = change;
  return (
    <>
      <div className="two-hands">
        {live && <DetailsCard heading={words.now} ground="g-lilac" {...live} />}
        <DetailsCard
          heading={words.askedFor}
          ground="g-yellow"
          details={change.details}
          digit={change.digit}
          before={live?.details}
        />
      </div>
      <section className="stack">
        <h2>{words.steps.heading}</h2>
        <ol className="bank-steps">
          <Step text={`${change.at}${change.reason ? ` “${change.reason}”` : ""}`}>
            {words.steps.asked(change.by ?? words.site)}
          </Step>
          <Step text={words.steps.toldText}>{words.steps.told}</Step>
          {agreed ? (
            <Step text={agreed.at}>{words.steps.agreed(agreed.by ?? words.site)}</Step>
          ) : isAlone ? (
            <Step text={words.steps.aloneText}>{words.steps.waitAlone}</Step>
          ) : (
            <Step text={words.steps.agreesText}>{words.steps.agrees}</Step>
          )}
          {(agreed || !isAlone) && <Step text={words.steps.waitText}>{words.steps.wait}</Step>}
        </ol>
      </section>
      {change.canAgree && (
        <ActForm intent="agree" id={id} sendKey={`${sendKey}-agree`} button={words.agree}>
          <Check name="called" id="bank-called" label={words.called} />
          <p className="err" hidden={errors.called === undefined}>
            {errors.called}
          </p>
          <Check name="bankWrote" id="bank-wrote" label={words.bankWrote} />
          <Field
            id="agree-password"
            name="password"
            type="password"
            autoComplete="current-password"
            label={words.password}
            error={errors.password}
          />
        </ActForm>
      )}
      {change.whyNot && <p className="alert alert--err">{change.whyNot}</p>}
      <ActForm intent="stop" id={id} sendKey={`${sendKey}-stop`} button={words.stop} danger />
    </>
  );
}

function Step({ text, children }: { text: string; children: string }) {
  return (
    <li>
      <b>{children}</b>
      <p className="small muted">{text}</p>
    </li>
  );
}
