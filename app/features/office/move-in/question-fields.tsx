import { staffMoveIn as words } from "content/staff-move-in.ts";
import { Form } from "react-router";
import { Field } from "../../../ui/field.tsx";
import type { Question } from "./import-kind.server.ts";

function QuestionField({ name, label, hint, form, options, value }: Question) {
  const id = `question-${name.replace(/[^\w-]/g, "-")}`;
  if (form === "line")
    return <Field id={id} name={name} label={label} hint={hint} value={String(value)} autoComplete="off" optional />;
  if (form === "choice")
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select id={id} name={name} defaultValue={String(value)} aria-describedby={hint && `${id}-hint`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {hint && (
          <p id={`${id}-hint`} className="hint">
            {hint}
          </p>
        )}
      </div>
    );
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="check">
          <input type="checkbox" name={name} value={option.value} defaultChecked={value.includes(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
      {hint && <p className="hint">{hint}</p>}
    </fieldset>
  );
}

/** Id of the form, whose answers the button that brings in also sends. */
export const questionsForm = "import-questions";

/** The questions of an import, each with its proposal. Those that a person must answer come first. */
export function QuestionFields({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return <Form method="post" id={questionsForm} hidden />;
  const inOrder = questions.toSorted((a, b) => Number(b.isOpen ?? false) - Number(a.isOpen ?? false));
  return (
    <section className="stack">
      <h2>{words.questions.heading}</h2>
      <Form method="post" id={questionsForm} className="form">
        {inOrder.map((question) => (
          <QuestionField key={question.name} {...question} />
        ))}
        <div>
          <input type="hidden" name="answered" value="yes" />
          <button type="submit" className="btn" name="intent" value="answers">
            {words.questions.save}
          </button>
        </div>
      </Form>
    </section>
  );
}
