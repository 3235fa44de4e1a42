import { languageNames } from "content/languages.ts";
import { staffLanguage as words } from "content/staff-language.ts";
import { Check } from "../../../ui/field.tsx";
import { languages } from "../../../values/site-language.ts";

interface LanguageFieldProps {
  /** Prefix of element ids. */
  id: string;
  chosen: string | undefined;
  error: string | undefined;
  onChoose?(): void;
}

/** A choice of the site's language. Each name is in its own language. */
export function LanguageField({ id, chosen, error, onChoose }: LanguageFieldProps) {
  return (
    <fieldset className="form choices" id={`${id}-language`} aria-describedby={`${id}-language-error`}>
      <legend className="label">{words.label}</legend>
      <p className="small muted">{words.hint}</p>
      {languages.map((language) => (
        <Check
          key={`${language} ${chosen}`}
          type="radio"
          name="language"
          value={language}
          defaultChecked={language === chosen}
          onChange={onChoose}
          label={<span lang={language}>{languageNames[language]}</span>}
        />
      ))}
      <p className="err" id={`${id}-language-error`} hidden={error === undefined}>
        {error}
      </p>
    </fieldset>
  );
}
