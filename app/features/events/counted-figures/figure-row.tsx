import { staffFigures as words } from "content/staff-figures.ts";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { howCounted, peopleCounted } from "./counted-schema.ts";

type Values = { [name: string]: string };

interface FigureRowProps {
  place: number;
  row: Values;
  /** Errors by field and row, like `count-2`. */
  errors: Record<string, string>;
}

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
        <SelectField {...about("how")} options={["", ...howCounted].map((how) => [how, labelOfHow(how)])} />
        <SelectField {...about("people")} options={peopleCounted.map((people) => [people, words.people[people]])} />
      </div>
    </fieldset>
  );
}

const labelOfHow = (how: string): string =>
  howCounted.find((one) => one === how) === undefined ? words.choose : words.how[how as (typeof howCounted)[number]];
