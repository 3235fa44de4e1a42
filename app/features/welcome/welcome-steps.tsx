import { staffSettings } from "content/staff-settings.ts";
import { staffWelcome } from "content/staff-welcome.ts";
import { useEffect, useRef, useState } from "react";
import { Form, href, useRevalidator, useSubmit } from "react-router";
import { ActLink } from "../../cms/act-link.tsx";
import { type FormValues, tellForm } from "../../cms/local-draft.ts";
import { ErrorSummary } from "../../ui/alert.tsx";
import { Check, Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { readyPalettes } from "../../values/look/check-palette.ts";
import { ContentItemForm } from "../admin/content-item-form.tsx";
import { LogoField } from "../look/logo-field.tsx";
import { Swatches } from "../look/palette-field.tsx";
import { type StepAnswer, StepForm, StepHead } from "./step-form.tsx";
import { useDoorSign } from "./welcome-frame.tsx";
import { ownPalette, type Step, stepAddress, steps } from "./welcome-step.ts";

const words = staffWelcome;

interface StepProps {
  step: Step;
  version: number;
  values: FormValues;
  person: { name: string; email: string };
  postLabels: Record<string, string>;
  sentTo: string | undefined;
  mail: { hasServer: boolean; hasMailbox: boolean };
  arrivedOn: string | undefined;
  answer: StepAnswer | undefined;
}

export function NameStep(props: StepProps) {
  const { heading, lede, labels, hints } = words.name;
  const [typed, setTyped] = useState({ name: props.values.name?.[0], kind: props.values.kind?.[0] });
  const door = useDoorSign();
  return (
    <>
      <StepHead heading={heading} lede={lede(props.person.name)} />
      <StepForm {...props} labels={labels}>
        {(_, __, about) => (
          <div
            className="form"
            onInput={({ target }) => {
              if (target instanceof HTMLInputElement) setTyped((now) => ({ ...now, [target.name]: target.value }));
            }}
          >
            <Field {...about("name")} autoComplete="organization" />
            <Field {...about("kind")} hint={hints.kind} optional />
            <Field {...about("founded")} hint={hints.founded} />
            <div className="door g-ink" aria-hidden="true">
              <span className="logo">
                <img src={door.mark} width="44" height="44" alt="" />
                <span>
                  {typed.name || words.name.door}
                  {typed.kind && <small>{typed.kind}</small>}
                </span>
              </span>
            </div>
          </div>
        )}
      </StepForm>
    </>
  );
}

export function LookStep(props: StepProps) {
  const { heading, lede, labels, own, all } = words.look;
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <StepHead heading={heading} lede={lede} />
      <StepForm {...props} labels={labels}>
        {({ ready, logo }, errors) => (
          <div className="form" ref={form}>
            <fieldset className="form choices" id="welcome-look-ready">
              <legend className="label">{labels.ready}</legend>
              <div className="pals">
                {readyPalettes.map(({ name, palette }) => (
                  <label className="pal" key={name}>
                    <input type="radio" name="ready" value={name} defaultChecked={ready?.[0] === name} />
                    <Swatches palette={palette} />
                    <b>
                      <Icon name="check" />
                      {name}
                    </b>
                  </label>
                ))}
              </div>
              {props.values.ready?.[0] === ownPalette && (
                <Check
                  type="radio"
                  name="ready"
                  value={ownPalette}
                  label={own}
                  defaultChecked={ready?.[0] === ownPalette}
                />
              )}
              <p className="err" hidden={errors.ready === undefined}>
                {errors.ready}
              </p>
            </fieldset>
            <LogoField value={logo?.[0] ?? ""} error={errors.logo} onChange={() => tellForm(() => form.current)} />
            <p>
              <ActLink label={all} icon="look" to={href("/admin/look")} />
            </p>
          </div>
        )}
      </StepForm>
    </>
  );
}

const bankFields = ["bankName", "nairaAccount", "dollarAccount", "accountName"];

export function BankStep(props: StepProps) {
  return (
    <>
      <StepHead {...words.bank} />
      <StepForm {...props} labels={staffSettings.labels}>
        {(_, errors, about) => (
          <>
            {bankFields.map((name) => (
              <Field key={name} {...about(name)} />
            ))}
            <Check id="welcome-bank-checked" name="checked" label={staffSettings.bankAsk} />
            <p className="err" hidden={errors.checked === undefined}>
              {errors.checked}
            </p>
          </>
        )}
      </StepForm>
    </>
  );
}

export function ReachStep(props: StepProps) {
  const { person, sentTo, mail, arrivedOn } = props;
  const { heading, lede, labels, ...test } = words.reach;
  const [status, setStatus] = useState(sentTo && test.sent(sentTo));
  useReadAgainOnReturn();
  return (
    <>
      <StepHead heading={heading} lede={lede} />
      <div role="status">
        {arrivedOn ? (
          <p className="alert alert--ok">{test.arrived(arrivedOn)}</p>
        ) : (
          status && <p className="alert alert--ok">{status}</p>
        )}
      </div>
      <StepForm {...props} labels={labels} onStay={setStatus}>
        {({ to }, _, about) => (
          <>
            {/* The button of Enter: the first one of a form. */}
            <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
              {words.next}
            </button>
            <Field {...about("phone")} autoComplete="tel" />
            <Field {...about("email")} type="email" autoComplete="email" />
            <Field {...about("headOffice")} autoComplete="street-address" />
            <fieldset className="form choices">
              <legend className="label">{test.test}</legend>
              <p className="hint">{test.testHint}</p>
              <Check
                type="radio"
                name="to"
                value="foundation"
                label={test.toFoundation}
                defaultChecked={to?.[0] !== "self"}
              />
              <Check
                type="radio"
                name="to"
                value="self"
                label={test.toSelf(person.email)}
                defaultChecked={to?.[0] === "self"}
              />
              {!mail.hasServer && <p className="small muted">{test.noServer}</p>}
              <p>
                <button type="submit" className="act" name="intent" value="test">
                  <Icon name="mail" />
                  {test.send}
                </button>
              </p>
              {!mail.hasServer && (
                <p>
                  {mail.hasMailbox ? (
                    <a className="act" href={href("/dev/mail")}>
                      {test.mailbox}
                    </a>
                  ) : (
                    <ActLink label={test.doctor} to={href("/admin/doctor")} />
                  )}
                </p>
              )}
            </fieldset>
          </>
        )}
      </StepForm>
    </>
  );
}

/** The link opens in another tab or program: the page that comes back says that it arrived. */
function useReadAgainOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [revalidate]);
}

/** The form of posts; once it is sent, the welcome is over. */
export function PostStep({ postLabels, answer }: StepProps) {
  const submit = useSubmit();
  const action = stepAddress(steps.length);
  const [isSent, setIsSent] = useState(false);
  // After the form has let go of its draft: else it would ask before leaving.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per post.
  useEffect(() => {
    if (isSent) void submit({ step: "post" }, { method: "post", action });
  }, [isSent]);
  return (
    <>
      <StepHead {...words.post} />
      {answer && <ErrorSummary {...answer} fields={[]} />}
      <ContentItemForm noun="post" labels={postLabels} onDone={() => setIsSent(true)} />
      <Form method="post" action={action} className="wel-finish">
        <input type="hidden" name="step" value="post" />
        <button type="submit" className="wel-skip">
          {words.skip}
        </button>
      </Form>
    </>
  );
}
