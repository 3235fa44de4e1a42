import { withColon } from "content/labelled.ts";
import { Field } from "../../../ui/field.tsx";
import { Style } from "../../../ui/style.tsx";
import css from "./donor-statement-table.css?inline";
import type { DonorStatement } from "./find-donor-statement.server.ts";

export function DonorStatementDays({ statement: { from, to, error, words } }: { statement: DonorStatement }) {
  return (
    <>
      <Field id="statement-from" name="from" type="date" label={words.from} value={from} error={error} />
      <Field id="statement-to" name="to" type="date" label={words.to} value={to} />
    </>
  );
}

export function DonorStatementTable({ statement }: { statement: DonorStatement }) {
  const { words, rows, sums, more, legalName, period, past } = statement;
  if (rows.length === 0 && past === undefined) return <p>{words.none}</p>;
  return (
    <section className="statement stack" aria-labelledby="statement">
      <Style name="statement" layer="feature" css={css} />
      <h2 id="statement" className="t-3">{`${legalName}, ${period}`}</h2>
      {more && <p>{more}</p>}
      {rows.length === 0 && <p>{words.none}</p>}
      <ul>
        {rows.map(({ id, day, amount, purpose, reference, number }) => (
          <li key={id}>
            <span>{`${day} `}</span>
            <b>{`${amount} `}</b>
            <span>{`${purpose} `}</span>
            <span>{`${reference} `}</span>
            <span>{number && `${words.number} ${number}`}</span>
          </li>
        ))}
      </ul>
      {sums.length > 0 && (
        <p>
          {withColon(words.sum)} <b>{sums.join(", ")}</b>
        </p>
      )}
      {past && <PastGiftsTable {...past} />}
    </section>
  );
}

function PastGiftsTable({ heading, text, rows, together, sums }: NonNullable<DonorStatement["past"]>) {
  return (
    <>
      <h3>{heading}</h3>
      <p>{text}</p>
      <ul>
        {rows.map(({ id, day, amount, purpose, receipt }) => (
          <li key={id}>
            <span>{`${day} `}</span>
            <b>{`${amount} `}</b>
            <span>{`${purpose} `}</span>
            <span>{receipt}</span>
          </li>
        ))}
      </ul>
      <p>
        {withColon(together)} <b>{sums.join(", ")}</b>
      </p>
    </>
  );
}
