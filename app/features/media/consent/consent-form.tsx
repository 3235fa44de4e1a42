import { staffConsent } from "content/staff-consent.ts";
import type { ReactNode } from "react";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import { consentKinds } from "../../../values/consent-answer.ts";
import { consentUses, relations } from "./consent.ts";

const words = staffConsent.form;

interface ConsentFormProps {
  action: string;
  button: string;
  /** As typed, or as stored; `uses` separated by spaces. */
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
  message: string | undefined;
  sendKey: string;
  children?: ReactNode;
}

const labels = () => ({
  code: words.code,
  person: words.person,
  relation: words.relation,
  givenBy: words.givenBy,
  kind: words.kind,
  givenOn: words.givenOn,
  language: words.language,
  uses: words.uses,
  until: words.until,
  names: words.names,
  paper: words.paper,
});

const describeField =
  (values: ConsentFormProps["values"], errors: ConsentFormProps["errors"]) =>
  (name: keyof ReturnType<typeof labels>) => ({
    id: `consent-${name}`,
    name,
    label: labels()[name],
    value: values[name],
    error: errors[name],
    autoComplete: "off",
  });

/** The form of one consent. The device keeps no draft: it may name a child. */
export function ConsentForm({ action, button, values, errors, message, sendKey, children }: ConsentFormProps) {
  const about = describeField(values, errors);
  const fields = Object.entries(labels()).map(([name, label]) => ({ name, label }));
  return (
    <form className="form" method="post" action={action} encType="multipart/form-data" noValidate autoComplete="off">
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey || sendKey} />
      <ErrorSummary message={message} fields={fields} errors={errors} prefix="consent-" />
      <Choice name="person" options={words.people} chosen={values.person} error={errors.person} />
      <Field {...about("code")} optional hint={words.codeHint} />
      <Choice
        name="relation"
        options={Object.fromEntries(relations.map((name) => [name, words.relations[name]]))}
        chosen={values.relation ?? "guardian"}
        error={errors.relation}
      />
      <Field {...about("givenBy")} optional hint={words.givenByHint} />
      <Check name="assent" label={words.assent} defaultChecked={values.assent !== undefined} />
      <Choice
        name="kind"
        options={Object.fromEntries(consentKinds.map((name) => [name, staffConsent.kinds[name]]))}
        chosen={values.kind}
        error={errors.kind}
      />
      <div className="two">
        <Field {...about("givenOn")} type="date" />
        <Field {...about("language")} optional />
      </div>
      <Uses chosen={values.uses} error={errors.uses} />
      <Field {...about("until")} type="date" optional hint={words.untilHint} />
      <Field {...about("names")} optional hint={words.namesHint} />
      {children}
      <div>
        <button type="submit" className="btn">
          {button}
        </button>
      </div>
    </form>
  );
}

/** Edits a recorded consent. */
export function AllowedForm({
  action,
  button,
  values,
  errors,
  message,
}: Omit<ConsentFormProps, "sendKey" | "children">) {
  const about = describeField(values, errors);
  const fields = (["uses", "until", "names"] as const).map((name) => ({ name, label: labels()[name] }));
  return (
    <form className="form" method="post" action={action} encType="multipart/form-data" noValidate autoComplete="off">
      <ErrorSummary message={message} fields={fields} errors={errors} prefix="consent-" />
      <Uses chosen={values.uses} error={errors.uses} />
      <Field {...about("until")} type="date" optional hint={words.untilHint} />
      <Field {...about("names")} optional hint={words.namesHint} />
      <div>
        <button type="submit" className="btn">
          {button}
        </button>
      </div>
    </form>
  );
}

const Uses = ({ chosen, error }: { chosen: string | undefined; error: string | undefined }) => (
  <fieldset className="form choices" id="consent-uses" tabIndex={-1}>
    <legend className="label">{words.uses}</legend>
    {consentUses.map((use) => (
      <Check
        key={use}
        name="uses"
        value={use}
        label={words.useNames[use]}
        defaultChecked={chosen?.split(" ").includes(use)}
      />
    ))}
    {error && <p className="err">{error}</p>}
  </fieldset>
);

type ChoiceProps = {
  name: "person" | "relation" | "kind";
  options: Record<string, string>;
  chosen: string | undefined;
  error: string | undefined;
};

function Choice({ name, options, chosen, error }: ChoiceProps) {
  return (
    <fieldset className="form choices" id={`consent-${name}`} tabIndex={-1}>
      <legend className="label">{labels()[name]}</legend>
      {Object.entries(options).map(([value, label]) => (
        <Check key={value} type="radio" name={name} value={value} label={label} defaultChecked={chosen === value} />
      ))}
      {error && <p className="err">{error}</p>}
    </fieldset>
  );
}

/** @param props.wasChosen a file was chosen before the rejection: browsers do not keep it */
export function PaperField({ error, wasChosen }: { error: string | undefined; wasChosen: boolean }) {
  const hint = wasChosen ? words.chooseAgain : words.paperHint;
  return (
    <div className="field paper-field">
      <label htmlFor="consent-paper">{words.paper}</label>
      <input
        id="consent-paper"
        type="file"
        name="paper"
        accept="image/*,application/pdf,audio/*"
        multiple
        aria-describedby="consent-paper-hint consent-paper-error"
      />
      <span className="hint" id="consent-paper-hint">
        {hint}
      </span>
      <p className="err" id="consent-paper-error" hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}
