import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { AutosavedForm } from "../../cms/autosaved-form.tsx";
import { Field } from "../../ui/field.tsx";
import { ProfilePhotoField } from "../photos/profile-photo-field.tsx";

const words = staffPeople.create;

const id = "new-user";

const nobody = { firstName: [""], lastName: [""], email: [""], dob: [""], position: [""], role: ["editor"] };

const labels = { ...words.fields, photos: staffMedia.profileLabel };

const fields = [
  { name: "firstName", autoComplete: "off" },
  { name: "lastName", autoComplete: "off" },
  { name: "email", type: "email", autoComplete: "off" },
  { name: "position", optional: true },
  { name: "dob", type: "date", optional: true, hint: words.dobHint },
] as const;

/** Creates a staff member. Has no password field: the invitation asks for it. */
export function CreateUserForm({ action, onDone }: { action: string; onDone(sentence: string): void }) {
  return (
    <AutosavedForm id={id} action={action} button={words.button} initial={nobody} onDone={onDone} labels={labels}>
      {(formValues, errors) => (
        <>
          {fields.map((field) => (
            <Field
              key={field.name}
              {...field}
              id={`${id}-${field.name}`}
              label={words.fields[field.name]}
              value={formValues[field.name]?.[0]}
              error={errors[field.name]}
            />
          ))}
          <ProfilePhotoField id={id} initial={undefined} formValues={formValues} error={errors.photos} />
          <fieldset className="form choices" id={`${id}-role`} tabIndex={-1}>
            <legend className="label">{words.role}</legend>
            {(["editor", "admin"] as const).map((role) => (
              <label key={role} className="check">
                <input
                  type="radio"
                  name="role"
                  value={role}
                  defaultChecked={(formValues.role?.[0] ?? "editor") === role}
                />
                <span>{words.roles[role]}</span>
              </label>
            ))}
            <p className="err" hidden={errors.role === undefined}>
              {errors.role}
            </p>
          </fieldset>
        </>
      )}
    </AutosavedForm>
  );
}
