import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { SecretForm } from "../users/secret-form.tsx";
import type { NewRecoveryCodes, StartedTwoFactor, TwoFactorAnswer } from "./two-factor-answer.ts";
import "./recovery-codes.css";
import type { SecondStep } from "./describe-second-step.server.ts";

const words = staffPeople.account;

interface TwoFactorFormProps {
  action: string;
  isOn: boolean;
  codesLeft: number;
  /** Printed with the codes. */
  owner: { email: string; site: string };
  /** Last answer, without script. */
  plain: TwoFactorAnswer | undefined;
  onStatusMessage(sentence: string): void;
}

const passwordField = () =>
  ({
    name: "password",
    label: words.fields.password,
    type: "password",
    autoComplete: "current-password",
  }) as const;

/** Switches two-step sign-in on or off, then shows the recovery codes. */
export function TwoFactorForm({ action, isOn, codesLeft, owner, plain, onStatusMessage }: TwoFactorFormProps) {
  const [started, setStarted] = useState(plain && "secret" in plain ? plain : undefined);
  const [codes, setCodes] = useState(plain && "codes" in plain ? plain.codes : undefined);
  const refused = plain?.done === undefined ? plain : undefined;
  const showCodes = (answer: TwoFactorAnswer & { done: string }) => {
    setStarted(undefined);
    if ("codes" in answer) setCodes(answer.codes);
    onStatusMessage(answer.done);
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} owner={owner} />;
  // The secret is shown once: a retry asks for another code of the same app.
  if (started !== undefined || refused?.errors.code !== undefined) {
    return (
      <>
        {started && <Started factor={started} />}
        <SecretForm<NewRecoveryCodes | StaffFormResult>
          key="confirm"
          action={action}
          intent="confirm"
          button={words.confirm}
          plain={refused}
          fields={[{ name: "code", label: words.fields.code, type: "text", autoComplete: "one-time-code" }]}
          onDone={showCodes}
        />
      </>
    );
  }
  const intent = isOn ? "stop" : "start";
  return (
    <>
      <p>{isOn ? words.factorOn : words.factorOff}</p>
      {isOn && (
        <>
          <p>{words.codesLeft(codesLeft)}</p>
          <SecretForm<NewRecoveryCodes | StaffFormResult>
            key="codes"
            action={action}
            intent="codes"
            button={words.codesRenew}
            fields={[passwordField()]}
            onDone={showCodes}
          />
        </>
      )}
      <SecretForm<StartedTwoFactor | StaffFormResult>
        key={intent}
        action={action}
        intent={intent}
        button={words[intent]}
        plain={refused}
        fields={[passwordField()]}
        onDone={(answer) => {
          if ("secret" in answer) setStarted(answer);
          onStatusMessage(answer.done);
        }}
      />
    </>
  );
}

function Started({ factor: { code, secret } }: { factor: StartedTwoFactor }) {
  return (
    <>
      <h3>{words.scan}</h3>
      {/* Cameras expect dark on light, in every colour scheme. */}
      <svg width="220" height="220" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.picture}>
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <p>
        {words.secret} <code>{secret}</code>
      </p>
      <p>{words.confirmText}</p>
    </>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Printed, because a person may have several accounts. */
  owner: { email: string; site: string };
}

/** Shows new recovery codes once. Printing prints only them. */
function RecoveryCodes({ codes, owner }: RecoveryCodesProps) {
  return (
    <section className="recovery-codes note g-yellow stack" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{words.recovery}</h3>
      <p>{words.codesOf(owner.email, owner.site)}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>{words.recoveryText}</p>
      <p className="no-print">
        <button type="button" className="btn needs-script" onClick={() => print()}>
          {words.print}
        </button>
      </p>
    </section>
  );
}

const noticeWords = staffPeople.secondStep;

/** Tells what the member must set up by when, or that the provider handles it. */
export function SecondStepNotice({
  isOn,
  state,
  due = "",
  concernsUntil = "",
  providerFactor,
}: Pick<SecondStep, "isOn" | "state" | "due" | "concernsUntil" | "providerFactor">) {
  if (isOn) return null;
  if (state === undefined) return providerFactor === undefined ? null : <p>{noticeWords.ofProvider}</p>;
  const sentence = { coming: noticeWords.by(due), concerns: noticeWords.concerns(concernsUntil), due: noticeWords.due }[
    state
  ];
  return (
    <>
      <p className="alert">{sentence}</p>
      {providerFactor === "no" && <p>{noticeWords.provider}</p>}
    </>
  );
}
