import "./country-field.css";
import { staffCountry as words } from "content/staff-country.ts";
import type { ReactNode } from "react";
import { Check, Field } from "../../../ui/field.tsx";
import type { CountryChoices } from "./find-countries.server.ts";

interface CountryFieldProps {
  /** Ids begin with it. */
  id: string;
  choices: CountryChoices;
  /** By the names of the fields. */
  values: Record<string, readonly string[] | undefined>;
  errors: Record<string, string | undefined>;
}

/** One country of those that have a file, each with what follows from it; or another one, with its name, clock and money. */
export function CountryField({ id, choices, values, errors }: CountryFieldProps) {
  const [chosen] = values.country ?? [];
  return (
    <div className="country stack">
      <fieldset className="form choices" id={`${id}-country`} aria-describedby={`${id}-country-error`}>
        <legend className="label">{words.label}</legend>
        {choices.countries.map(({ code, name, follows }) => (
          <Check
            key={code}
            type="radio"
            name="country"
            value={code}
            defaultChecked={code === chosen}
            label={
              <>
                {name} {follows !== "" && <span className="small muted">{follows}</span>}
              </>
            }
          />
        ))}
        <p className="err" id={`${id}-country-error`} hidden={errors.country === undefined}>
          {errors.country}
        </p>
      </fieldset>
      <OtherCountry id={id} choices={choices} values={values} errors={errors} />
    </div>
  );
}

/** Where the browser cannot see what is chosen, the fields stand there always, and say what they are for. */
function OtherCountry({ id, choices, values, errors }: CountryFieldProps) {
  const about = (name: string) => ({ id: `${id}-${name}`, name, value: values[name]?.[0], error: errors[name] });
  return (
    <fieldset className="form other-country">
      <legend className="label">{words.other.legend}</legend>
      <p className="small muted">{words.other.note}</p>
      <Field {...about("otherName")} label={words.other.name} optional />
      <Choice {...about("otherZone")} label={words.other.zone}>
        {choices.zones.map(({ continent, zones }) => (
          <optgroup key={continent} label={continent}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.slice(zone.indexOf("/") + 1).replaceAll("_", " ")}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <Choice {...about("otherCurrency")} label={words.other.currency}>
        {choices.currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  label: string;
  value: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

function Choice({ id, name, label, value, error, children }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
      >
        <option value="">{words.other.choose}</option>
        {children}
      </select>
      <p className="err" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}
