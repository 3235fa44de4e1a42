import { staffSafeguarding } from "content/staff-safeguarding.ts";
import { ActForm } from "../../cms/act-form.tsx";
import type { findReaders } from "./find-readers.server.ts";

const words = staffSafeguarding.readers;

type Props = Awaited<ReturnType<typeof findReaders>> & { sendKey: string };

/** Who may read concerns. Leads name admins here. */
export function ConcernReaders({ leads, admins, canName, sendKey }: Props) {
  return (
    <section className="stack" aria-labelledby="readers">
      <h2 id="readers">{words.heading}</h2>
      <p>{`${words.leads}: ${leads.join(", ")}`}</p>
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
    </section>
  );
}
