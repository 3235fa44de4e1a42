import { staffConsent } from "content/staff-consent.ts";
import { Icon } from "../../../ui/icon.tsx";
import { writeDay } from "../../../values/dates.ts";
import type { ConsentState } from "./find-consents.server.ts";
import "../../../cms/consent-fields.css";

const looks = {
  recorded: { icon: "check", className: "consent" },
  endsSoon: { icon: "clock", className: "consent consent--ask" },
  ended: { icon: "clock", className: "consent consent--no" },
  withdrawn: { icon: "close", className: "consent consent--no" },
} as const;

export function writeState(state: ConsentState): string {
  const words = staffConsent.states;
  if ("day" in state) return words[state.state](writeDay(state.day));
  return state.state === "withdrawn" ? words.gone : words.recorded;
}

export function ConsentStateChip({ state }: { state: ConsentState }) {
  const { icon, className } = looks[state.state];
  return (
    <span className={className}>
      <Icon name={icon} />
      {writeState(state)}
    </span>
  );
}
