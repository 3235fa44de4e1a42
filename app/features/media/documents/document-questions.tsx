import { staffDocuments as words } from "content/staff-documents.ts";
import type { ReactNode } from "react";
import { ConsentFields } from "../../../cms/consent-fields.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import { readConsentAnswer } from "../../../values/consent-answer.ts";
import type { FormResult } from "../../../values/form-result.ts";
import { peopleAnswer } from "./document-facts.ts";
import type { StaffDocumentFile } from "./find-documents.server.ts";

interface DocumentQuestionsProps {
  path: string;
  file: StaffDocumentFile;
  rejected: FormResult | undefined;
}

/** Asks about the people in a version, and about money if its text was not read. */
export function DocumentQuestions({ path, file: { version, money, people }, rejected }: DocumentQuestionsProps) {
  const { errors = {}, values = {} } = rejected ?? {};
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));
  const id = `document-${version}`;
  const asks = money === "asks";
  return (
    <form className="form document-questions" method="post" action={path} encType="multipart/form-data" noValidate>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="version" value={version} />
      <Question legend={words.people} name="people" error={errors.people} id={id}>
        {(["none", "some"] as const).map((answer) => (
          <Check
            key={answer}
            type="radio"
            name="people"
            value={answer}
            label={words.peopleAnswers[answer]}
            defaultChecked={(values.people ?? people) === answer}
          />
        ))}
      </Question>
      <div className="document-people stack">
        <p>{words.peopleHint}</p>
        <ConsentFields
          prefix={peopleAnswer}
          answer={readConsentAnswer(given, peopleAnswer)}
          givers={["guardian", "adults"]}
        />
        {errors[peopleAnswer] && <p className="err">{errors[peopleAnswer]}</p>}
        <Field
          id={`${id}-codes`}
          name="codes"
          label={words.codes}
          hint={words.codesHint}
          {...(values.codes !== undefined && { value: values.codes })}
          {...(errors.codes !== undefined && { error: errors.codes })}
          optional
        />
      </div>
      {asks && (
        <Question legend={words.money} name="money" error={errors.money} id={id}>
          {(["no", "yes"] as const).map((answer) => (
            <Check
              key={answer}
              type="radio"
              name="money"
              value={answer}
              label={words.moneyAnswers[answer]}
              defaultChecked={values.money === answer}
            />
          ))}
        </Question>
      )}
      <div>
        <button type="submit" className="btn">
          {words.answer}
        </button>
      </div>
    </form>
  );
}

interface QuestionProps {
  legend: string;
  name: string;
  id: string;
  error: string | undefined;
  children: ReactNode;
}

const Question = ({ legend, name, id, error, children }: QuestionProps) => (
  <fieldset className="form choices" aria-describedby={error === undefined ? undefined : `${id}-${name}-error`}>
    <legend className="label">{legend}</legend>
    {children}
    <p className="err" id={`${id}-${name}-error`} hidden={error === undefined}>
      {error}
    </p>
  </fieldset>
);
