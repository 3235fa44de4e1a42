import { staffConsentAnswer as words } from "content/staff-consent-answer.ts";
import { Check } from "../ui/field.tsx";
import type { RecentPerson } from "../values/consent-answer.ts";

interface SamePeopleProps {
  /** Name of the check boxes. */
  name: string;
  people: RecentPerson[];
  /** Codes of the answer of the form, which may have come before the people. */
  chosen: readonly string[];
}

/** "The same person as P-12": the photo joins consents that are there, and the card of each person also hides it. */
export function SamePeople({ name, people, chosen }: SamePeopleProps) {
  const unlisted = chosen.filter((code) => people.every((person) => person.code !== code));
  const all: RecentPerson[] = [...unlisted.map((code) => ({ code, givenBy: "", src: "" })), ...people];
  return all.map(({ code, givenBy, src }) => (
    <Check
      key={code}
      name={name}
      value={code}
      defaultChecked={chosen.includes(code)}
      label={
        <span className="yes-same">
          {src !== "" && <img src={src} alt="" width={44} height={44} loading="lazy" />}
          <span>
            <b>{words.same(code)}</b>
            {givenBy !== "" && <small>{givenBy}</small>}
          </span>
        </span>
      }
    />
  ));
}
