import { staff } from "content/staff.ts";
import { useState } from "react";
import { Check, Field } from "../ui/field.tsx";
import type { FormValues } from "./local-draft.ts";
import { type Status, statuses } from "./publishing-schema.ts";

const words = staff.publishing;

interface PublishingFieldsProps {
  id: string;
  formValues: FormValues;
  errors: Record<string, string>;
}

/** Publish now, save a draft, or schedule in Lagos time. */
export function PublishingFields({ id, formValues, errors }: PublishingFieldsProps) {
  const [status, setStatus] = useState<Status>((formValues.status?.[0] as Status | undefined) ?? "published");
  return (
    <fieldset className="form choices">
      <legend className="label">{words.legend}</legend>
      {statuses.map((choice) => (
        <Check
          key={choice}
          label={words[choice]}
          type="radio"
          name="status"
          value={choice}
          defaultChecked={status === choice}
          onChange={() => setStatus(choice)}
        />
      ))}
      {status === "scheduled" && (
        <Field
          id={`${id}-publishAt`}
          name="publishAt"
          label={words.moment}
          type="datetime-local"
          value={formValues.publishAt?.[0]}
          error={errors.publishAt}
        />
      )}
      <input type="hidden" name="version" value={formValues.version?.[0] ?? "0"} />
    </fieldset>
  );
}
