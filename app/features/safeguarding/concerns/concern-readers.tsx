import { staffSafeguarding } from "content/staff-safeguarding.ts";
import { href } from "react-router";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import type { findReaders } from "./find-readers.server.ts";

const words = staffSafeguarding.readers;

type Props = Awaited<ReturnType<typeof findReaders>> & { sendKey: string };

const writeLead = ({ name, from }: Props["leads"][number]): string =>
  from === undefined ? name : words.notYet(name, from);

export function ConcernReaders({ leads, admins, canName, withoutOlder, changes, sendKey }: Props) {
  return (
    <section className="stack" aria-labelledby="readers">
      <h2 id="readers">{words.heading}</h2>
      <p>{`${words.leads}: ${leads.map(writeLead).join(", ")}`}</p>
      <p className="muted">{admins.length === 0 ? words.none : words.admins}</p>
      <ul className="stack">
        {admins.map(({ id, name, isNamed }) => (
          <li key={id}>
            <p>{isNamed ? `${name}: ${words.isNamed}` : name}</p>
            {canName && (
              <ActForm
                intent={isNamed ? "unname" : "name"}
                sendKey={`${sendKey}-${id}-${isNamed}`}
                button={`${isNamed ? words.unname : words.name}: ${name}`}
              >
                <input type="hidden" name="person" value={id} />
              </ActForm>
            )}
          </li>
        ))}
      </ul>
      {withoutOlder.length > 0 && <p className="muted">{words.withoutOlder}</p>}
      {withoutOlder.map(({ id, name }) => (
        <ActForm key={id} intent="release" sendKey={`${sendKey}-release-${id}`} button={`${words.release}: ${name}`}>
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
