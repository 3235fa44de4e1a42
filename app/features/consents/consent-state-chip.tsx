import { staffConsent } from "content/staff-consent.ts";
import { Icon } from "../../ui/icon.tsx";
import { writeDay } from "../../values/dates.ts";
import type { ConsentState } from "../clearance/find-consents.server.ts";
import "../../cms/consent-fields.css";

const words = staffConsent.states;

/** How a consent stands. */
export function ConsentStateChip({ state }: { state: ConsentState }) {
  switch (state.state) {
    case "recorded":
      return (
        <span className="consent">
          <Icon name="check" />
          {words.recorded}
        </span>
      );
    case "withdrawn":
      return (
        <span className="consent consent--no">
          <Icon name="close" />
          {words.gone}
        </span>
      );
    default:
      return (
        <span className={state.state === "ended" ? "consent consent--no" : "consent consent--ask"}>
          <Icon name="clock" />
          {words[state.state](writeDay(state.day))}
        </span>
      );
  }
}
