import { staffConsentAnswer as words } from "content/staff-consent-answer.ts";
import { Check } from "../ui/field.tsx";
import { type RecentPerson, valueOfSamePerson } from "../values/consent-answer.ts";

interface SamePeopleProps {
  /** Name of the radio buttons. */
  name: string;
  people: RecentPerson[];
  /** Code of the answer of the form, which may have come before the people. */
  chosen: string | undefined;
}

/** "The same person as P-12": the photo joins a consent that is there, and the card of that person takes both down. */
export function SamePeople({ name, people, chosen }: SamePeopleProps) {
  const isListed = people.some(({ code }) => code === chosen);
  const all: RecentPerson[] =
    chosen === undefined || isListed ? people : [{ code: chosen, givenBy: "", src: "" }, ...people];
  return all.map(({ code, givenBy, src }) => (
    <Check
      key={code}
      type="radio"
      name={name}
      value={valueOfSamePerson(code)}
      defaultChecked={code === chosen}
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
