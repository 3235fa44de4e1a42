import { staff } from "content/staff.ts";
import type { ContentWords } from "content/staff-cms.ts";
import type { ReactNode } from "react";
import { AutosavedForm } from "./autosaved-form.tsx";
import type { FormValues } from "./local-draft.ts";
import { PublishingFields } from "./publishing-fields.tsx";

/** What the layout of a content type's form gets. */
export interface FieldsProps<Name extends string> {
  /** Of the form, in ids of its fields. */
  id: string;
  /** @returns a field's props */
  about(name: Name): FieldProps<Name>;
  formValues: FormValues;
}

interface FieldProps<Name extends string> {
  id: string;
  name: Name;
  label: string;
  value: string | undefined;
  error: string | undefined;
}

interface ContentFormProps {
  /** Key of the local draft, like `event-3` or `new-event`. */
  id: string;
  action: string;
  words: Pick<ContentWords, "publish">;
  labels: Record<string, string>;
  initial: FormValues;
  onDone(sentence: string): void;
  /** Closes the surrounding dialog; the local draft stays. */
  onCancel?: (() => void) | undefined;
  children(props: FieldsProps<string>): ReactNode;
}

export function ContentForm(props: ContentFormProps) {
  const { id, action, words, labels, initial, onDone, onCancel, children } = props;
  return (
    <AutosavedForm
      id={id}
      action={action}
      button={words.publish}
      initial={initial}
      onDone={onDone}
      labels={labels}
      actions={
        onCancel && (
          <button type="button" className="btn btn--line" onClick={onCancel}>
            {staff.form.cancel}
          </button>
        )
      }
    >
      {(formValues, errors, about) => (
        <>
          {children({ id, about, formValues })}
          <PublishingFields id={id} formValues={formValues} errors={errors} />
        </>
      )}
    </AutosavedForm>
  );
}
