import { staffCountry as words } from "content/staff-country.ts";
import { Check } from "../../../ui/field.tsx";
import type { CountryChoice } from "./find-countries.server.ts";

interface CountryFieldProps {
  id: string;
  choices: readonly CountryChoice[];
  /** Code of the country that is checked. */
  chosen: string | undefined;
  error: string | undefined;
}

/** One country of those that have a file, each with what follows from it. */
export function CountryField({ id, choices, chosen, error }: CountryFieldProps) {
  return (
    <fieldset className="form choices" id={id} aria-describedby={error && `${id}-error`}>
      <legend className="label">{words.label}</legend>
      {choices.map(({ code, name, follows }) => (
        <Check
          key={code}
          type="radio"
          name="country"
          value={code}
          defaultChecked={code === chosen}
          label={
            <>
              {name} <span className="small muted">{follows}</span>
            </>
          }
        />
      ))}
      <p className="err" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
    </fieldset>
  );
}
