import { staffFaces } from "content/staff-faces.ts";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { Folded } from "../../../staff-kit/rooms/folded.tsx";
import { Check } from "../../../ui/field.tsx";
import type { SiteSettings } from "./settings-schema.ts";

const words = staffFaces.settings;

interface FacesSettingsFormProps {
  settings: SiteSettings;
  version: number;
  action: string;
  button: string;
  onDone(sentence: string): void;
}

/** Form that switches face counting on or off. */
export function FacesSettingsForm({ settings, version, action, button, onDone }: FacesSettingsFormProps) {
  const initial = { version: [String(version)], ...(settings.countFaces !== false && { countFaces: ["on"] }) };
  return (
    <Folded id="faces" heading={words.heading}>
      <p className="muted">{words.hint}</p>
      <AutosavedForm id="faces" action={action} button={button} initial={initial} onDone={onDone} labels={{ ...words }}>
        {(formValues) => (
          <>
            <input type="hidden" name="form" value="faces" />
            <input type="hidden" name="version" value={formValues.version?.[0]} />
            <Check
              id="faces-countFaces"
              label={words.countFaces}
              name="countFaces"
              value="on"
              defaultChecked={formValues.countFaces !== undefined}
            />
          </>
        )}
      </AutosavedForm>
    </Folded>
  );
}
