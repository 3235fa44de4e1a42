import { staffSafeguarding } from "content/staff-safeguarding.ts";
import { href } from "react-router";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { ClosedConcerns } from "./find-readers.server.ts";

const words = staffSafeguarding.closed;

/** Tells a lead why concerns cannot be read, since when, until when, and which admin can help. */
export function ClosedConcernsCard({ closed }: { closed: ClosedConcerns }) {
  const { reason, since, from, olderFrom, leads, admins, open, calls } = closed;
  return (
    <div className="stack">
      <PageMeta title={staffSafeguarding.title} />
      <h1>{words.heading}</h1>
      <p className="alert">{words.reasons[reason](since ?? "")}</p>
      {from !== undefined && <p>{words.from(from)}</p>}
      {from === undefined && <p>{admins.length > 0 ? words.mendedBy(admins) : words.mended}</p>}
      <p>{words.open(open)}</p>
      {olderFrom !== undefined && <p>{words.olderFrom(olderFrom)}</p>}
      <p>{leads.length > 0 ? words.leads(leads) : words.noLead}</p>
      <Calls calls={calls} />
      <p>
        <a className="act" href={href("/safeguarding")}>
          {words.report}
        </a>
      </p>
    </div>
  );
}

/** Shows telephone numbers while a report cannot be read. */
export function Calls({ calls }: Pick<ClosedConcerns, "calls">) {
  return (
    <section className="stack" aria-labelledby="calls">
      <h2 id="calls">{words.calls}</h2>
      {calls.length === 0 && <p>{words.noCalls}</p>}
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
