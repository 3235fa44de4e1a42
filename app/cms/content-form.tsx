import { staff } from "content/staff.ts";
import type { ReactNode } from "react";
import { AutosavedForm } from "./autosaved-form.tsx";
import type { FormValues } from "./local-draft.ts";
import { PublishingFields } from "./publishing-fields.tsx";

interface ContentFormProps<Name extends string> {
  /** Key of the local draft, like `event-3` or `new-event`. */
  id: string;
  action: string;
  words: { publish: string; fields: Record<Name, string> };
  initial: FormValues;
  onDone(sentence: string): void;
  /** Closes the surrounding dialog; the local draft stays. */
  onCancel?: (() => void) | undefined;
  /** The content type's fields. `about` returns a field's props. */
  children(about: (name: Name) => FieldProps<Name>, formValues: FormValues): ReactNode;
}

interface FieldProps<Name extends string> {
  id: string;
  name: Name;
  label: string;
  value: string | undefined;
  error: string | undefined;
}

export function ContentForm<Name extends string>(props: ContentFormProps<Name>) {
  const { id, action, words, initial, onDone, onCancel, children } = props;
  return (
    <AutosavedForm
      id={id}
      action={action}
      button={words.publish}
      initial={initial}
      onDone={onDone}
      labels={words.fields}
      actions={
        onCancel && (
          <button type="button" className="btn btn--line" onClick={onCancel}>
            {staff.form.cancel}
          </button>
        )
      }
    >
      {(formValues, errors) => {
        const about = (name: Name) => ({
          id: `${id}-${name}`,
          name,
          label: words.fields[name],
          value: formValues[name]?.[0],
          error: errors[name],
        });
        return (
          <>
            {children(about, formValues)}
            <PublishingFields id={id} formValues={formValues} errors={errors} />
          </>
        );
      }}
    </AutosavedForm>
  );
}
