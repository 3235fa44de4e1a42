import { staffFigures as words } from "content/staff-figures.ts";
import { Field } from "../../../ui/field.tsx";
import { howCounted, peopleCounted } from "./counted-schema.ts";

type Values = { [name: string]: string };

interface FigureRowProps {
  place: number;
  row: Values;
  /** Errors by field and row, like `count-2`. */
  errors: Record<string, string>;
}

/** One figure of the form. */
export function FigureRow({ place, row, errors }: FigureRowProps) {
  const about = (name: keyof typeof words.labels) => ({
    id: `figure-${name}-${place}`,
    name,
    label: words.labels[name],
    value: row[name] ?? "",
    error: errors[`${name}-${place}`],
  });
  return (
    <fieldset className="form choices">
      <legend className="t-3">{words.row(place + 1)}</legend>
      <div className="two">
        <Field {...about("count")} inputMode="numeric" optional />
        <Field {...about("unit")} hint={words.hints.unit} optional />
      </div>
      <div className="two">
        <Field {...about("what")} hint={words.hints.what} optional />
        <Field {...about("by")} hint={words.hints.by} optional />
      </div>
      <div className="two">
        <Choose {...about("how")} options={["", ...howCounted].map((how) => [how, labelOfHow(how)])} />
        <Choose {...about("people")} options={peopleCounted.map((people) => [people, words.people[people]])} />
      </div>
    </fieldset>
  );
}

const labelOfHow = (how: string): string =>
  howCounted.find((one) => one === how) === undefined ? words.choose : words.how[how as (typeof howCounted)[number]];

type ChooseProps = { id: string; name: string; label: string; value: string; error: string | undefined } & {
  options: [value: string, label: string][];
};

function Choose({ id, name, label, value, error, options }: ChooseProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value || options[0]?.[0]}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <p className="err" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}
