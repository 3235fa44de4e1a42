import { staffConsentAnswer as words } from "content/staff-consent-answer.ts";
import { useId } from "react";
import { SamePeople } from "../staff-kit/same-people.tsx";
import { Check } from "../ui/field.tsx";
import {
  type ConsentAnswer,
  consentFields,
  consentGivers,
  consentKinds,
  type RecentPerson,
  readConsentAnswer,
} from "../values/consent-answer.ts";
import { useRecentPeople } from "./use-recent-people.ts";
import "./consent-fields.css";

interface ConsentFieldsProps {
  /** Prefix of the field names, like `photo-12-consent`. */
  prefix: string;
  answer: ConsentAnswer | undefined;
  /** Default: all. Somebody is heard in every recording. */
  givers?: readonly (typeof consentGivers)[number][];
  /** People for "The same person as"; without them a script asks. */
  people?: RecentPerson[];
  onAnswer?(answer: ConsentAnswer | undefined): void;
  onFocus?(): void;
}

/** "Who said yes?" about one picture. What is asked beside it shows once somebody said so. */
export function ConsentFields({
  prefix,
  answer,
  givers = consentGivers,
  people: known,
  onAnswer,
  onFocus,
}: ConsentFieldsProps) {
  const id = useId();
  const names = consentFields(prefix);
  const people = useRecentPeople(givers.includes("nobody"), known);
  const read = (set: HTMLFieldSetElement) => {
    const inputs = [...set.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
    const on = inputs.filter(
      (input) =>
        !(input instanceof HTMLInputElement) || !input.matches("[type=radio], [type=checkbox]") || input.checked,
    );
    return readConsentAnswer(Object.fromEntries(on.map(({ name, value }) => [name, [value]])), prefix);
  };
  return (
    <fieldset
      className="yes"
      data-field={prefix}
      onFocus={onFocus}
      onChange={({ currentTarget }) => onAnswer?.(read(currentTarget))}
    >
      <legend>{words.who}</legend>
      <div className="yes-who">
        {givers.map((who) => (
          <Check
            key={who}
            type="radio"
            name={names.who}
            value={who}
            defaultChecked={answer?.who === who}
            label={
              <>
                <b>{words.givers[who].label}</b>
                {words.givers[who].note && <small>{words.givers[who].note}</small>}
              </>
            }
          />
        ))}
        <SamePeople name={names.who} people={people} chosen={answer?.who === "same" ? answer.code : undefined} />
      </div>
      <div className="yes-more">
        <div className="field">
          <label htmlFor={`${id}-by`}>{words.givenBy}</label>
          <input
            id={`${id}-by`}
            name={names.givenBy}
            defaultValue={answer?.givenBy}
            placeholder={words.givenByExample}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-kind`}>{words.kind}</label>
          <select id={`${id}-kind`} name={names.kind} defaultValue={answer?.kind ?? "paper"}>
            {consentKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        </div>
        <div className="yes-child">
          <Check name={names.assent} defaultChecked={answer?.hasAssent} label={words.assent} />
        </div>
      </div>
    </fieldset>
  );
}
