import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import { href } from "react-router";
import type { QrCode } from "../../../server/images/qr-code.server.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { SecretForm } from "../users/secret-form.tsx";

const words = staffPeople.account;

/** An unconfirmed TOTP secret. The browser receives it once. */
export type StartedTwoFactor = { done: string; code: QrCode; secret: string; recoveryCodes: string[] };

interface TwoFactorFormProps {
  isOn: boolean;
  /** Without script, the last answer. */
  plain: StartedTwoFactor | StaffFormResult | undefined;
  onStatusMessage(sentence: string): void;
}

/** Switches two-step sign-in on, in two steps, or off. */
export function TwoFactorForm({ isOn, plain, onStatusMessage }: TwoFactorFormProps) {
  const [started, setStarted] = useState(plain && "secret" in plain ? plain : undefined);
  const refused = plain?.done === undefined ? plain : undefined;
  const action = href("/admin/account");
  // The secret was shown once: another code of the same app is asked for.
  if (started !== undefined || refused?.errors.code !== undefined) {
    return (
      <>
        {started && <Started factor={started} />}
        <SecretForm<StaffFormResult>
          key="confirm"
          action={action}
          intent="confirm"
          button={words.confirm}
          plain={refused}
          fields={[{ name: "code", label: words.fields.code, type: "text", autoComplete: "one-time-code" }]}
          onDone={({ done }) => {
            setStarted(undefined);
            onStatusMessage(done);
          }}
        />
      </>
    );
  }
  const intent = isOn ? "stop" : "start";
  return (
    <>
      <p>{isOn ? words.factorOn : words.factorOff}</p>
      <SecretForm<StartedTwoFactor | StaffFormResult>
        key={intent}
        action={action}
        intent={intent}
        button={words[intent]}
        plain={refused}
        fields={[
          { name: "password", label: words.fields.password, type: "password", autoComplete: "current-password" },
        ]}
        onDone={(answer) => {
          if ("secret" in answer) setStarted(answer);
          onStatusMessage(answer.done);
        }}
      />
    </>
  );
}

function Started({ factor: { code, secret, recoveryCodes } }: { factor: StartedTwoFactor }) {
  return (
    <>
      <h3>{words.scan}</h3>
      {/* Dark on light in every colour scheme, as cameras expect. */}
      <svg width="220" height="220" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.picture}>
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <p>
        {words.secret} <code>{secret}</code>
      </p>
      <h3>{words.recovery}</h3>
      <p>{words.recoveryText}</p>
      <ul>
        {recoveryCodes.map((recoveryCode) => (
          <li key={recoveryCode}>
            <code>{recoveryCode}</code>
          </li>
        ))}
      </ul>
      <p>{words.confirmText}</p>
    </>
  );
}
