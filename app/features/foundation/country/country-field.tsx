import { staffCountry as words } from "content/staff-country.ts";
import { Choice } from "../../../ui/choice.tsx";
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
        <Choice key={code} name="country" value={code} chosen={chosen} hint={follows}>
          {name}
        </Choice>
      ))}
      <p className="err" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
    </fieldset>
  );
}
