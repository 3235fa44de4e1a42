import { staffSensitiveFields as words } from "content/staff-sensitive-fields.ts";
import { useState } from "react";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { Check } from "../../ui/field.tsx";
import { sensitiveReasons } from "./sensitive-reasons.ts";

interface SensitiveFieldsProps {
  id: string;
  formValues: FormValues;
  errors: Record<string, string>;
}

/** Fields about a sensitive story and its reasons; collapsed for other stories. */
export function SensitiveFields({ id, formValues, errors }: SensitiveFieldsProps) {
  const chosen = formValues.sensitive ?? [];
  const [count, setCount] = useState(chosen.length);
  const isWrong = errors.sensitive !== undefined || errors.namesChanged !== undefined;
  return (
    <details open={chosen.length > 0 || isWrong}>
      <summary className="act">{count > 0 ? words.summaryOn : words.summary}</summary>
      <div className="form">
        <fieldset
          className="form choices"
          id={`${id}-sensitive`}
          tabIndex={-1}
          aria-describedby={`${id}-sensitive-hint ${id}-sensitive-error`}
          onChange={({ currentTarget }) => setCount(currentTarget.querySelectorAll("[name=sensitive]:checked").length)}
        >
          <legend className="label">{words.legend}</legend>
          <p className="hint small muted" id={`${id}-sensitive-hint`}>
            {words.hint}
          </p>
          {sensitiveReasons.map((reason) => (
            <Check
              key={reason}
              name="sensitive"
              value={reason}
              defaultChecked={chosen.includes(reason)}
              label={words.reasons[reason]}
            />
          ))}
          <p className="err" id={`${id}-sensitive-error`} hidden={errors.sensitive === undefined}>
            {errors.sensitive}
          </p>
        </fieldset>
        <Check
          id={`${id}-namesChanged`}
          name="namesChanged"
          value="yes"
          defaultChecked={formValues.namesChanged?.[0] === "yes"}
          aria-describedby={`${id}-namesChanged-error`}
          label={
            <>
              {words.namesChanged} <span className="small muted">{words.namesHint}</span>
            </>
          }
        />
        <p className="err" id={`${id}-namesChanged-error`} hidden={errors.namesChanged === undefined}>
          {errors.namesChanged}
        </p>
      </div>
    </details>
  );
}
