import { staffReceipts } from "content/staff-receipts.ts";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { Folded } from "../../../staff-kit/rooms/folded.tsx";
import { Field } from "../../../ui/field.tsx";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { givingFields, givingValuesOf } from "./giving-form-schema.ts";
import type { SiteSettings } from "./settings-schema.ts";

const { settings: words } = staffReceipts;
const hints: Partial<Record<string, string>> = words.hints;

interface GivingSettingsFormProps {
  settings: SiteSettings;
  registration: string;
  version: number;
  action: string;
  button: string;
  /** Errors of the rejected form, for browsers without script. */
  plain: StaffFormErrors | undefined;
  onDone(sentence: string): void;
}

/** Admins' form for receipts and the prefix of references. */
export function GivingSettingsForm({ settings, registration, version, button, ...form }: GivingSettingsFormProps) {
  const initial = { ...givingValuesOf(settings), version: [String(version)] };
  return (
    <Folded id="giving" heading={words.heading} isOpen={form.plain !== undefined}>
      <p className="muted">{words.hint}</p>
      <AutosavedForm {...form} id="giving" button={button} initial={initial} labels={{ ...words.labels, registration }}>
        {(formValues, _errors, about) => (
          <>
            <input type="hidden" name="form" value="giving" />
            <input type="hidden" name="version" value={formValues.version?.[0]} />
            {givingFields.map((name) => (
              <Field
                key={name}
                {...about(name)}
                type={name === "taxExpiry" ? "date" : "text"}
                hint={hints[name]}
                optional
              />
            ))}
          </>
        )}
      </AutosavedForm>
    </Folded>
  );
}
