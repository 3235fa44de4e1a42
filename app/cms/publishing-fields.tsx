import { staff } from "content/staff.ts";
import { useState } from "react";
import { useLatePart } from "../staff-kit/use-late-part.ts";
import { Check, Field } from "../ui/field.tsx";
import { type Status, statuses } from "../values/publishing-status.ts";
import { withClock } from "../values/site-clock.ts";
import type { PublishSheet, PublishSheetProps } from "./publishing/publish-sheet.tsx";

const words = staff.publishing;

let loaded: typeof PublishSheet | undefined;

/** Loads the publish sheet; the form has plain fields until it is loaded. */
export function usePublishSheet(): typeof PublishSheet | undefined {
  const part = useLatePart(loaded === undefined, () => import("./publishing/publish-sheet.tsx"));
  loaded ??= part?.PublishSheet;
  return loaded;
}

/** Fields for publishing now, saving a draft, or scheduling in the site's time zone. */
export function PublishingFields({ id, formValues, errors }: PublishSheetProps) {
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
          label={withClock(words.moment)}
          type="datetime-local"
          value={formValues.publishAt?.[0]}
          error={errors.publishAt}
        />
      )}
      <input type="hidden" name="version" value={formValues.version?.[0] ?? "0"} />
    </fieldset>
  );
}
