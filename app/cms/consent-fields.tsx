import { staffConsentAnswer as words } from "content/staff-consent-answer.ts";
import { useEffect, useId, useState } from "react";
import { SamePeople } from "../staff-kit/same-people.tsx";
import { Act } from "../ui/act.tsx";
import { Check } from "../ui/field.tsx";
import {
  type ConsentAnswer,
  consentFields,
  consentGivers,
  consentKinds,
  type RecentPerson,
  readConsentAnswer,
  valueOfAbove,
} from "../values/consent-answer.ts";
import "./consent-fields.css";
import { useLocation } from "react-router";
import { groupBy } from "../values/list-places.ts";

/** Shared results: one request per page, for any number of photos. */
const asked = new Map<string, Promise<RecentPerson[]>>();

/** Lifetime of a result (ms). */
const freshMs = 30_000;

/** A constant, so that React sees no change. */
const nobody: RecentPerson[] = [];

/**
 * Returns people with a consent of today, or in photos of the open item, as the next photo often shows the same child.
 * @param isWanted false if the form offers no people
 * @param known people that came with the page, for use without script
 */
function useRecentPeople(isWanted: boolean, known?: RecentPerson[]): RecentPerson[] {
  const { pathname } = useLocation();
  const [people, setPeople] = useState<RecentPerson[]>([]);
  const isAsked = isWanted && known === undefined;
  useEffect(() => {
    let isOver = false;
    if (!isAsked) return;
    void askOnce(pathname).then((found) => isOver || setPeople(found));
    return () => {
      isOver = true;
    };
  }, [pathname, isAsked]);
  return isWanted ? (known ?? people) : nobody;
}

function askOnce(pathname: string): Promise<RecentPerson[]> {
  const known = asked.get(pathname);
  if (known !== undefined) return known;
  const answer = askFor(pathname);
  asked.set(pathname, answer);
  setTimeout(() => asked.delete(pathname), freshMs);
  return answer;
}

async function askFor(pathname: string): Promise<RecentPerson[]> {
  try {
    const answer = await fetch(`/admin/consents/recent?${new URLSearchParams({ of: pathname })}`);
    return answer.ok ? ((await answer.json()) as RecentPerson[]) : [];
  } catch {
    return [];
  }
}

interface ConsentFieldsProps {
  prefix: string;
  answer: ConsentAnswer | undefined;
  /** All givers by default. A recording always contains a voice, so "no person" does not apply. */
  givers?: readonly (typeof consentGivers)[number][];
  /** Recent people, to choose by one tap; without them, a script fetches them. */
  people?: RecentPerson[];
  /** Number of faces found in the photo; "unknown" before the count; undefined if the form does not ask. */
  faces?: number | "unknown";
  /** Id of the previous photo in the form, whose people may be in this one. */
  above?: number | undefined;
  onAnswer?(answer: ConsentAnswer | undefined): void;
  onFocus?(): void;
}

/** Asks who gave consent to one photo; further questions appear after an answer. */
export function ConsentFields({
  prefix,
  answer,
  givers = consentGivers,
  people: known,
  faces,
  above,
  onAnswer,
  onFocus,
}: ConsentFieldsProps) {
  const id = useId();
  const names = consentFields(prefix);
  const [who, setWho] = useState(answer?.who);
  const people = useRecentPeople(givers.includes("nobody"), known);
  const read = (set: HTMLFieldSetElement) => {
    const inputs = [...set.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
    const on = inputs.filter(
      (input) =>
        !(input instanceof HTMLInputElement) || !input.matches("[type=radio], [type=checkbox]") || input.checked,
    );
    const byName = groupBy(on, ({ name }) => name);
    const values = [...byName].map(([name, inputs]) => [name, inputs.map(({ value }) => value)]);
    return readConsentAnswer(Object.fromEntries(values), prefix);
  };
  return (
    <fieldset
      className="yes"
      data-field={prefix}
      onFocus={onFocus}
      onChange={({ currentTarget }) => {
        const said = read(currentTarget);
        setWho(said?.who);
        onAnswer?.(said);
      }}
    >
      <legend>{faces === "unknown" || !faces ? words.who : words.facesWho(faces)}</legend>
      <div className="yes-who">
        {above !== undefined && (
          <Check
            type="radio"
            name={names.who}
            value={valueOfAbove(above)}
            defaultChecked={answer?.above === above}
            label={<b>{words.above}</b>}
          />
        )}
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
        <SamePeople name={names.same} people={people} chosen={answer?.codes ?? []} />
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
        {(who === "guardian" || who === "adults") && (
          <OtherPeople id={id} name={names.givenBy} who={who} others={answer?.others ?? []} />
        )}
        <PeopleCount id={id} name={names.people} said={answer?.people} isCounted={faces !== "unknown"} />
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

interface PeopleCountProps {
  id: string;
  name: string;
  said: number | undefined;
  isCounted: boolean;
}

/** Asks for the number of children before the faces are counted. A late count does not change a field in use. */
function PeopleCount({ id, name, said, isCounted }: PeopleCountProps) {
  const [isUsed, setUsed] = useState(false);
  if (isCounted && !isUsed) return null;
  return (
    <div className="field yes-child">
      <label htmlFor={`${id}-people`}>{words.people}</label>
      <input
        id={`${id}-people`}
        name={name}
        inputMode="numeric"
        defaultValue={said}
        aria-describedby={`${id}-people-hint`}
        onFocus={() => setUsed(true)}
        onBlur={({ target }) => setUsed(target.value !== "")}
      />
      <span className="hint" id={`${id}-people-hint`}>
        {!isCounted && words.peopleHint}
      </span>
    </div>
  );
}

interface OtherPeopleProps {
  id: string;
  name: string;
  who: keyof typeof words.others;
  others: readonly string[];
}

/** Asks for the consent of each further child, or the role of each further adult. */
function OtherPeople({ id, name, who, others }: OtherPeopleProps) {
  const [count, setCount] = useState(others.length);
  const of = words.others[who];
  return (
    <div className="form">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added.
        <div className="field" key={index}>
          <label htmlFor={`${id}-by-${index}`}>{of.name(index + 2)}</label>
          <input id={`${id}-by-${index}`} name={name} defaultValue={others[index]} />
        </div>
      ))}
      <div className="needs-script">
        <Act icon="plus" label={of.add} onClick={() => setCount((now) => now + 1)} />
      </div>
    </div>
  );
}
