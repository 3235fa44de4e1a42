import { staffHelpNumbers } from "content/staff-help-numbers.ts";
import { staffSettings } from "content/staff-settings.ts";
import { staffWelcome } from "content/staff-welcome.ts";
import { useFetcher } from "react-router";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Field } from "../../../ui/field.tsx";
import { formErrorsOf, type StaffFormResult } from "../../../values/staff-form-result.ts";
import type { HelpNumber, OfferedNumber } from "../../safeguarding/help-numbers/find-help-numbers.server.ts";
import "../../../staff-kit/rooms/room.css";
import { stepAddress, steps } from "./welcome-step.ts";

const words = staffWelcome.calls;

interface CallsSectionProps {
  shown: readonly HelpNumber[];
  offered: readonly OfferedNumber[];
  /** Result of the last call, for browsers without script. */
  called: string | undefined;
}

/** Help numbers. Visitors see only numbers that a staff member has called or confirmed; the welcome requires none. */
export function CallsSection({ shown, offered, called }: CallsSectionProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const errors = formErrorsOf(fetcher.data)?.errors ?? {};
  const answer = fetcher.data ?? (called === undefined ? undefined : { done: called });
  return (
    <section className="stack" aria-label={words.label}>
      <StatusMessage answer={answer} />
      {offered.map(({ name, number, isEmergency }) => (
        <fetcher.Form
          key={number}
          method="post"
          action={stepAddress(steps.indexOf("reach") + 1)}
          className="call-line"
          preventScrollReset
        >
          <span>
            {name} <b>{number}</b>
          </span>
          <input type="hidden" name="step" value="call" />
          <input type="hidden" name="number" value={number} />
          <button type="submit" className="act">
            {isEmergency ? staffHelpNumbers.confirm : staffHelpNumbers.call}
            <span className="vh">{` ${name}, ${number}`}</span>
          </button>
        </fetcher.Form>
      ))}
      <details>
        <summary className="act">{staffHelpNumbers.add}</summary>
        <p className="small muted">{staffHelpNumbers.addLede}</p>
        <fetcher.Form
          method="post"
          action={stepAddress(steps.indexOf("reach") + 1)}
          className="form"
          preventScrollReset
          noValidate
        >
          <input type="hidden" name="step" value="another" />
          <Field id="another-name" name="name" label={staffHelpNumbers.labels.name} error={errors.name} />
          <Field
            id="another-number"
            name="number"
            label={staffHelpNumbers.labels.number}
            error={errors.number}
            sure={staffSettings.telephoneIsRight}
          />
          <div>
            <button type="submit" className="act">
              {staffHelpNumbers.addButton}
            </button>
          </div>
        </fetcher.Form>
      </details>
      {shown.length > 0 && <p>{words.shown(shown.map(({ name, number }) => `${name} ${number}`))}</p>}
    </section>
  );
}
