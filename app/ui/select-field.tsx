import type { ReactNode } from "react";

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  value: string | undefined;
  error: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  required?: boolean;
  children?: ReactNode;
}

/** A select field, to which its error is linked by `aria-describedby`, as in `Field`. */
export function SelectField({ id, name, label, value, error, options, required, children }: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value || options[0]?.[0]}
        required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
        {children}
      </select>
      <p className="err" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}
