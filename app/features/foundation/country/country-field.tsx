import "./country-field.css";
import { staffCountry as words } from "content/staff-country.ts";
import { Check, Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { CountryChoices } from "./find-countries.server.ts";

/** Field labels, for error messages. */
export const countryLabels = () => ({
  country: words.label,
  otherName: words.other.name,
  otherZone: words.other.zone,
  otherCurrency: words.other.currency,
});

interface CountryFieldProps {
  /** Prefix of the fields' HTML ids. */
  id: string;
  choices: CountryChoices;
  values: Record<string, readonly string[] | undefined>;
  errors: Record<string, string | undefined>;
  onChoose?(code: string): void;
}

/** Field to choose a listed country, or another country with its name, time zone and currency. */
export function CountryField({ id, choices, values, errors, onChoose }: CountryFieldProps) {
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
            onChange={() => onChoose?.(code)}
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

type Option = [value: string, label: string];

const nothing = (): Option => ["", words.other.choose];

/** Fields for a country that is not listed. Browsers without `:has` always show them, with a hint. */
function OtherCountry({ id, choices, values, errors }: CountryFieldProps) {
  const about = (name: string) => ({ id: `${id}-${name}`, name, value: values[name]?.[0], error: errors[name] });
  return (
    <fieldset className="form other-country">
      <legend className="label">{words.other.legend}</legend>
      <p className="small muted">{words.other.note}</p>
      <Field {...about("otherName")} label={words.other.name} optional />
      <SelectField {...about("otherZone")} label={words.other.zone} options={[nothing()]}>
        {choices.zones.map(({ continent, zones }) => (
          <optgroup key={continent} label={continent}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.slice(zone.indexOf("/") + 1).replaceAll("_", " ")}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        {...about("otherCurrency")}
        label={words.other.currency}
        options={[nothing(), ...choices.currencies.map(({ code, name }): Option => [code, name])]}
      />
    </fieldset>
  );
}
