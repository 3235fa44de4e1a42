import { staff } from "content/staff.ts";
import type { ReactNode } from "react";
import { AutosavedForm } from "./autosaved-form.tsx";
import type { Typed } from "./local-draft.ts";
import { PublishingFields } from "./publishing-fields.tsx";

interface ContentFormProps<Name extends string> {
  /** Names the form on this device, like `event-3` or `new-event`. */
  id: string;
  /** Where it is sent. */
  action: string;
  words: { publish: string; fields: Record<Name, string> };
  /** What the fields hold before anybody types. */
  initial: Typed;
  onDone(sentence: string): void;
  /** Closes the dialog around the form, where there is one; what was typed stays on this device. */
  onCancel?: (() => void) | undefined;
  /** The fields of the room. `about` gives what a field needs to know of itself. */
  children(about: (name: Name) => FieldFacts<Name>, typed: Typed): ReactNode;
}

interface FieldFacts<Name extends string> {
  id: string;
  name: Name;
  label: string;
  value: string | undefined;
  error: string | undefined;
}

/** The form of what a room holds: its own fields, and how it is published. */
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
      {(typed, errors) => {
        const about = (name: Name) => ({
          id: `${id}-${name}`,
          name,
          label: words.fields[name],
          value: typed[name]?.[0],
          error: errors[name],
        });
        return (
          <>
            {children(about, typed)}
            <PublishingFields id={id} typed={typed} errors={errors} />
          </>
        );
      }}
    </AutosavedForm>
  );
}
