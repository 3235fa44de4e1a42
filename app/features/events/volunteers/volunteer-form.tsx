import type { ReactNode } from "react";
import { href } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import { Style } from "../../../ui/style.tsx";
import tallChecks from "../../../ui/tall-checks.css?inline";
import type { FormResult } from "../../../values/form-result.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { skills, volunteerSchema } from "./volunteer-schema.ts";

function Step({ legend, error, children }: { legend: string; error?: string | undefined; children: ReactNode }) {
  return (
    <div className="step tall-checks">
      <fieldset
        {...(error !== undefined && {
          id: "volunteer-skills",
          tabIndex: -1,
          "aria-describedby": "volunteer-skills-error",
        })}
      >
        <legend>{legend}</legend>
        {children}
        {error !== undefined && (
          <p className="err" id="volunteer-skills-error">
            {error}
          </p>
        )}
      </fieldset>
    </div>
  );
}

export function VolunteerForm({ answer }: { answer: FormResult | undefined }) {
  const { form: words, errors } = useWords("volunteer");
  const { skills: kinds, where, reach, references } = words;
  const fields = fieldsOf("volunteer", answer, {
    skills: kinds.legend,
    otherSkill: kinds.other,
    place: where.place,
    days: where.days,
    name: reach.name,
    contact: reach.contact,
    message: reach.message,
    adult: reach.adult,
    firstName: references.firstName,
    firstContact: references.firstContact,
    secondName: references.secondName,
    secondContact: references.secondContact,
  });
  return (
    <form className="steps" method="post" action={href("/volunteer")} aria-label={words.name} noValidate>
      <Style name="tall-checks" layer="feature" css={tallChecks} />
      <FormFields prefix="volunteer" fields={fields} answer={answer} schema={volunteerSchema(errors)} hasHoneypot>
        <Step legend={kinds.legend} error={answer?.errors.skills}>
          <div className="choices choices--2">
            {skills.map((skill) => (
              <Choice
                key={skill}
                type="checkbox"
                name={skill}
                value="yes"
                chosen={answer?.values[skill]}
                hint={kinds[`${skill}Hint`]}
              >
                <b>{kinds[skill]}</b>
              </Choice>
            ))}
          </div>
          <Field {...fields.otherSkill} optional />
        </Step>
        <Step legend={where.legend}>
          <div className="two">
            <Field {...fields.place} hint={where.placeHint} autoComplete="address-level2" />
            <Field {...fields.days} optional />
          </div>
        </Step>
        <Step legend={reach.legend}>
          <div className="form">
            <div className="two">
              <Field {...fields.name} autoComplete="name" />
              <Field {...fields.contact} sure={errors.isRight} />
            </div>
            <Field {...fields.message} hint={reach.messageHint} long optional />
            <Adult label={reach.adult} answer={answer} />
          </div>
        </Step>
        <Step legend={references.legend}>
          <div className="form">
            <p>{references.note}</p>
            <div className="two">
              <Field {...fields.firstName} optional autoComplete="off" />
              <Field {...fields.firstContact} optional autoComplete="off" />
            </div>
            <div className="two">
              <Field {...fields.secondName} optional autoComplete="off" />
              <Field {...fields.secondContact} optional autoComplete="off" />
            </div>
          </div>
        </Step>
      </FormFields>
      <div className="stack">
        <Button>{words.button}</Button>
        <p className="small">{words.after}</p>
      </div>
    </form>
  );
}

/** Checkbox for being an adult; children cannot volunteer. */
function Adult({ label, answer }: { label: string; answer: FormResult | undefined }) {
  const error = answer?.errors.adult;
  return (
    <div className="field">
      <Check
        id="volunteer-adult"
        name="adult"
        value="yes"
        label={label}
        defaultChecked={Boolean(answer?.values.adult)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : "volunteer-adult-error"}
      />
      <p className="err" id="volunteer-adult-error" hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}
