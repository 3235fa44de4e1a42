import { formParts } from "content/form-parts.ts";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { formKeyField } from "../values/form-key.ts";
import { honeypotField } from "../values/honeypot.ts";
import { maxLengthsOf } from "../values/max-lengths.ts";
import css from "./field.css?inline";
import { Style } from "./style.tsx";

interface FieldProps {
  id: string;
  name: string;
  label: string;
  type?: "text" | "email" | "password" | "date" | "time" | "month" | "datetime-local" | "tel" | "url";
  autoComplete?: string;
  long?: boolean;
  value?: string;
  error?: string;
  optional?: boolean;
  hint?: string;
  /** A word beside the label, which is not part of the field's name. */
  note?: string | undefined;
  /** Keyboard on phones; by default, that of the type. */
  inputMode?: "numeric";
  /** Label of a checkbox beside an unusual value, which confirms that it is right. */
  sure?: string;
}

const Limits = createContext<Record<string, number>>({});

/** Sets `maxlength` of the fields inside, from the schema of their form. */
export const FieldLimits = ({ of, children }: { of: Parameters<typeof maxLengthsOf>[0]; children: ReactNode }) => (
  <Limits value={maxLengthsOf(of)}>{children}</Limits>
);

/** Returns the maximum length of a field inside `FieldLimits`, for components that render the field themselves. */
export const useMaxLength = (name: string): number | undefined => useContext(Limits)[name];

/** A form field, to which its error is linked by `aria-describedby`. */
export function Field({ label, type = "text", long, value, error, optional, hint, note, sure, ...input }: FieldProps) {
  const { id, name } = input;
  const maxLength = useMaxLength(name);
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const noteId = `${id}-note`;
  const about = [note !== undefined && noteId, hint !== undefined && hintId, error !== undefined && errorId]
    .filter(Boolean)
    .join(" ");
  const shared = {
    ...input,
    defaultValue: value,
    required: !optional,
    // A password that was cut off would be a different one.
    ...(maxLength !== undefined && type !== "password" && { maxLength }),
    ...(error !== undefined && { "aria-invalid": true }),
    ...(about !== "" && { "aria-describedby": about }),
  };
  return (
    <div className="field">
      <Style name="field" css={css} />
      {note === undefined ? (
        <label htmlFor={id}>{label}</label>
      ) : (
        <span>
          <label htmlFor={id}>{label}</label>{" "}
          <span className="opt-t" id={noteId}>
            {note}
          </span>
        </span>
      )}
      {long ? <textarea {...shared} /> : <input {...shared} type={type} />}
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
      <p className="err" id={errorId} hidden={error === undefined}>
        {error}
      </p>
      {sure !== undefined && error !== undefined && <Check name={`sure-${name}`} id={`${id}-sure`} label={sure} />}
    </div>
  );
}

/** A checkbox, or a radio button. */
export function Check({ label, type = "checkbox", ...input }: ComponentProps<"input"> & { label: ReactNode }) {
  return (
    <label className="check">
      <input type={type} {...input} />
      <span>{label}</span>
    </label>
  );
}

/** Honeypot, which only robots fill in. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className="pot" aria-hidden="true">
      <label htmlFor={id}>{formParts.honeypot}</label>
      <input id={id} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * Filled by the page's script if the server did not: see `app/values/form-key.ts`.
 * @param value on a page that no cache stores
 */
export const FormKey = ({ value }: { value?: string }) => (
  <input type="hidden" name={formKeyField} {...(value === undefined ? { "data-key": "" } : { value })} />
);
