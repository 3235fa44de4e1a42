import { staffConsentAnswer as words } from "content/staff-consent-answer.ts";
import { Check } from "../ui/field.tsx";
import type { RecentPerson } from "../values/consent-answer.ts";

interface SamePeopleProps {
  name: string;
  people: RecentPerson[];
  /** Codes that the form contains, which may be older than the list of people. */
  chosen: readonly string[];
}

/**
 * Checkboxes such as "The same person as P-12": the photo is added to existing consents, and each person's card can
 * also hide it.
 */
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
