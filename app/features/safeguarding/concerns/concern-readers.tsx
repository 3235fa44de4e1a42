import { labelled } from "content/labelled.ts";
import { staffSafeguarding } from "content/staff-safeguarding.ts";
import { href } from "react-router";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { ClosedConcerns, findReaders } from "./find-readers.server.ts";

const words = staffSafeguarding.readers;

type Props = Awaited<ReturnType<typeof findReaders>> & { sendKey: string };

const writeLead = ({ name, from }: Props["leads"][number]): string =>
  from === undefined ? name : words.notYet(name, from);

export function ConcernReaders({ leads, admins, canName, withoutOlder, changes, sendKey }: Props) {
  return (
    <section className="stack" aria-labelledby="readers">
      <h2 id="readers">{words.heading}</h2>
      <p>{labelled(words.leads, leads.map(writeLead).join(", "))}</p>
      <p className="muted">{admins.length === 0 ? words.none : words.admins}</p>
      <ul className="stack">
        {admins.map(({ id, name, isNamed }) => (
          <li key={id}>
            <p>{isNamed ? labelled(name, words.isNamed) : name}</p>
            {canName && (
              <ActForm
                intent={isNamed ? "unname" : "name"}
                sendKey={`${sendKey}-${id}-${isNamed}`}
                button={labelled(isNamed ? words.unname : words.name, name)}
              >
                <input type="hidden" name="person" value={id} />
              </ActForm>
            )}
          </li>
        ))}
      </ul>
      {withoutOlder.length > 0 && <p className="muted">{words.withoutOlder}</p>}
      {withoutOlder.map(({ id, name }) => (
        <ActForm key={id} intent="release" sendKey={`${sendKey}-release-${id}`} button={labelled(words.release, name)}>
          <input type="hidden" name="person" value={id} />
        </ActForm>
      ))}
      {changes.length > 0 && <h3>{words.changes}</h3>}
      <ul>
        {changes.map(({ id, sentence, at, from, canStop }) => (
          <li key={id}>
            {words.change(sentence, at, from)}
            {canStop && (
              <ActForm
                intent="stop"
                id={id}
                sendKey={`${sendKey}-stop-${id}`}
                button={words.stop}
                about={sentence}
                danger
              />
            )}
          </li>
        ))}
      </ul>
      {canName && (
        <p className="btns">
          <ActLink label={words.log} to={href("/admin/concerns/log")} />
          <ActLink label={staffSafeguarding.openPhrase} to={href("/admin/concerns/key")} />
        </p>
      )}
    </section>
  );
}

const closedWords = staffSafeguarding.closed;

/** Explains to a lead why concerns cannot be read, since when and until when, and which admin can help. */
export function ClosedConcernsCard({ closed }: { closed: ClosedConcerns }) {
  const { reason, since, from, olderFrom, leads, admins, open, calls } = closed;
  return (
    <div className="stack">
      <PageMeta title={staffSafeguarding.title} />
      <h1>{closedWords.heading}</h1>
      <p className="alert">{closedWords.reasons[reason](since ?? "")}</p>
      {from !== undefined && <p>{closedWords.from(from)}</p>}
      {from === undefined && <p>{admins.length > 0 ? closedWords.mendedBy(admins) : closedWords.mended}</p>}
      <p>{closedWords.open(open)}</p>
      {olderFrom !== undefined && <p>{closedWords.olderFrom(olderFrom)}</p>}
      <p>{leads.length > 0 ? closedWords.leads(leads) : closedWords.noLead}</p>
      <Calls calls={calls} />
      <p>
        <a className="act" href={href("/safeguarding")}>
          {closedWords.report}
        </a>
      </p>
    </div>
  );
}

/** Shows telephone numbers to call while a report cannot be read. */
export function Calls({ calls }: Pick<ClosedConcerns, "calls">) {
  return (
    <section className="stack" aria-labelledby="calls">
      <h2 id="calls">{closedWords.calls}</h2>
      {calls.length === 0 && <p>{closedWords.noCalls}</p>}
      <ul>
        {calls.map(({ name, number, dials }) => (
          <li key={number}>
            <a href={dials}>
              {name}: <b>{number}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
