import { staffHelpNumbers } from "content/staff-help-numbers.ts";
import { staffWelcome } from "content/staff-welcome.ts";
import { useFetcher } from "react-router";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { HelpNumber } from "../../safeguarding/help-numbers/find-help-numbers.server.ts";
import "../../../staff-kit/rooms/room.css";
import { stepAddress, steps } from "./welcome-step.ts";

const words = staffWelcome.calls;

interface CallsSectionProps {
  shown: readonly HelpNumber[];
  offered: readonly HelpNumber[];
  /** Without script, what became of a call. */
  called: string | undefined;
}

/** A frightened person finds only numbers that somebody called: each is a call, and none is asked for now. */
export function CallsSection({ shown, offered, called }: CallsSectionProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const answer = fetcher.data ?? (called === undefined ? undefined : { done: called });
  return (
    <section className="stack" aria-label={words.label}>
      <StatusMessage answer={answer} />
      {offered.map(({ name, number }) => (
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
            {staffHelpNumbers.call}
            <span className="vh">{` ${name}, ${number}`}</span>
          </button>
        </fetcher.Form>
      ))}
      {shown.length > 0 && <p>{words.shown(shown.map(({ name, number }) => `${name} ${number}`))}</p>}
    </section>
  );
}
