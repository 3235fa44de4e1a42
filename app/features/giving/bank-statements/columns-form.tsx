import { staffBankStatements } from "content/staff-bank-statements.ts";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { allRoles } from "./bank-statement-columns.ts";
import type { findHeldFile } from "./find-bank-statement.server.ts";

const words = staffBankStatements.columns;

type HeldFile = Awaited<ReturnType<typeof findHeldFile>>;

type Question = NonNullable<Extract<HeldFile, { isGone: false }>["question"]>;

function ReadingChoices({ choices }: { choices: Extract<Question, { kind: "twoReadings" }>["choices"] }) {
  return (
    <fieldset className="field">
      <legend>{words.readings.legend}</legend>
      {choices.map(({ key, rows }) => (
        <label className="check" key={key}>
          <input type="radio" name="choice" value={key} required />
          <span>
            {rows.map(({ row, said, day, amount }) => (
              <span key={row} className="statement-choice">
                {words.readings.row(row, said, day, amount)}
              </span>
            ))}
          </span>
        </label>
      ))}
      <p className="hint">{words.readings.hint}</p>
    </fieldset>
  );
}

function OverlapChoices(overlap: Extract<Question, { kind: "overlap" }>["overlap"]) {
  return (
    <fieldset className="field">
      <legend>{words.overlap.legend}</legend>
      <p>{words.overlap.text(overlap)}</p>
      {(["same", "other"] as const).map((answer) => (
        <label className="check" key={answer}>
          <input type="radio" name="overlap" value={answer} required />
          <span>{words.overlap[answer]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function RoleFields({ heads, layout }: Pick<Extract<HeldFile, { isGone: false }>, "heads" | "layout">) {
  return allRoles.map((role) => (
    <div className="field" key={role}>
      <label htmlFor={`column-${role}`}>{words.roles[role]}</label>
      <select id={`column-${role}`} name={role} defaultValue={layout[role] ?? ""}>
        <option value="">{words.none}</option>
        {heads.map(({ head, title }) => (
          <option key={head} value={head}>
            {title}
          </option>
        ))}
      </select>
    </div>
  ));
}

export function ColumnsForm({ file }: { file: HeldFile }) {
  if (file.isGone) return <p className="alert alert--err">{staffBankStatements.uploadProblems.gone}</p>;
  const { id, name, header, heads, rows, layout, question } = file;
  return (
    <section className="stack">
      <h2>{words.heading}</h2>
      <p>{`${name}. ${words.text}`}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways needs the keyboard. */}
      <section className="statement-rows" aria-label={words.rows} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map(({ head, title }) => (
                <th key={head} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file never move.
              <tr key={index}>
                {heads.map(({ head }, column) => (
                  <td key={head}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Form method="post" className="form">
        <input type="hidden" name="file" value={id} />
        <input type="hidden" name="header" value={header} />
        {question?.kind === "twoReadings" && <ReadingChoices choices={question.choices} />}
        {question?.kind === "overlap" && <OverlapChoices {...question.overlap} />}
        {question === undefined ? (
          <RoleFields heads={heads} layout={layout} />
        ) : (
          <details>
            <summary className="more">{words.heading}</summary>
            <RoleFields heads={heads} layout={layout} />
          </details>
        )}
        <input type="hidden" name="intent" value="columns" />
        <div>
          <Button>{words.button}</Button>
        </div>
      </Form>
      <Form method="post">
        <input type="hidden" name="file" value={id} />
        <button type="submit" className="act" name="intent" value="drop">
          {words.cancel}
        </button>
      </Form>
    </section>
  );
}
