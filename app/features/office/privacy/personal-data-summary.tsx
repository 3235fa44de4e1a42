import { staffPrivacy as words } from "content/staff-privacy.ts";
import { Form, href } from "react-router";
import shield from "../../../ui/art/shield.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import type { FoundPerson } from "./find-person.server.ts";

type Props = { found: FoundPerson; error: string | undefined };

const dayOf = (iso: string) => writeDay(siteDate(new Date(iso)));

export function PersonalDataSummary({ found, error }: Props) {
  const { email, occurrences, otherRecords, occurrencesInContent, sharedNames } = found;
  const isNothing = occurrences.length === 0;
  const isNowhere = isNothing && otherRecords.length === 0 && occurrencesInContent.length === 0;
  return (
    <section className="stack">
      <h2>{words.found.heading(email)}</h2>
      {isNowhere && <EmptyState art={shield} heading={words.found.none} />}
      <ul>
        {occurrences.map(({ label, count, first, last }) => (
          <li key={label}>
            {label}: <strong>{count}</strong>{" "}
            {first !== undefined && last !== undefined && (
              <span className="muted">{words.found.days(dayOf(first), dayOf(last))}</span>
            )}
          </li>
        ))}
      </ul>
      {found.requests.map(({ at, what }) => (
        <p key={`${at} ${what}`} className="small">
          {words.found.done(what, dayOf(at))}
        </p>
      ))}
      {otherRecords.length > 0 && <p>{words.found.otherRecords(otherRecords.join(", "))}</p>}
      {occurrencesInContent.length > 0 && <p>{words.found.occurrencesInContent(occurrencesInContent.join(", "))}</p>}
      {sharedNames.length > 0 && <p>{words.found.shared(sharedNames.join(", "))}</p>}
      {!isNothing && (
        <>
          <h3>{words.export.heading}</h3>
          <p>{words.export.text}</p>
          <form method="post" action={href("/admin/people-data/export")}>
            <input type="hidden" name="email" value={email} />
            <button type="submit" className="btn btn--line">
              {words.export.button}
            </button>
          </form>
        </>
      )}
      <h3>{words.erase.heading}</h3>
      {found.whyNot === undefined ? (
        <EraseForm found={found} error={error} />
      ) : (
        <p className="alert alert--err">{found.whyNot.sentence}</p>
      )}
    </section>
  );
}

function EraseForm({ found: { email, proofs, hasByline }, error }: Props) {
  return (
    <>
      <p>{words.erase.goes}</p>
      <ul>
        {words.erase.stays.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {proofs > 0 && <p>{words.erase.proofs(proofs)}</p>}
      <Form method="post" action={href("/admin/people-data")} className="form" noValidate>
        <input type="hidden" name="intent" value="erase" />
        <input type="hidden" name="email" value={email} />
        {hasByline && (
          <label className="check">
            <input type="checkbox" name="byline" />
            <span>{words.erase.byline}</span>
          </label>
        )}
        <label className="check">
          <input type="checkbox" name="sure" aria-describedby="sure-error" aria-invalid={error !== undefined} />
          <span>{words.erase.sure(email)}</span>
        </label>
        <p className="err" id="sure-error" hidden={error === undefined}>
          {error}
        </p>
        <button type="submit" className="btn btn--danger">
          {words.erase.button}
        </button>
      </Form>
    </>
  );
}
