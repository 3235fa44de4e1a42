import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { href } from "react-router";
import { AutosavedForm } from "../../cms/autosaved-form.tsx";
import { Field } from "../../ui/field.tsx";
import type { ChosenPhoto } from "../photos/photo.ts";
import { ProfilePhotoField } from "../photos/profile-photo-field.tsx";

const words = staffPeople.users;

const labels = { ...words.fields, photos: staffMedia.profileLabel };

interface EditUserFormProps {
  person: { id: string; name: string; email: string; isYou: boolean; hasPassword: boolean; photo?: ChosenPhoto };
  onDone(sentence: string): void;
  onCancel(): void;
}

/** Changes display name, e-mail and picture; emptied fields stay. */
export function EditUserForm({ person, onDone, onCancel }: EditUserFormProps) {
  const id = `user-${person.id}`;
  return (
    <AutosavedForm
      id={id}
      action={href("/admin/manageusers/:id", { id: person.id })}
      button={words.save}
      initial={{ displayName: [person.name], email: [person.email] }}
      onDone={onDone}
      labels={labels}
      actions={
        <button type="button" className="btn btn--line" onClick={onCancel}>
          {words.cancel}
        </button>
      }
    >
      {(formValues, errors) => (
        <>
          <input type="hidden" name="intent" value="change" />
          <Field
            id={`${id}-displayName`}
            name="displayName"
            label={words.fields.displayName}
            value={formValues.displayName?.[0]}
            error={errors.displayName}
            hint={words.editHint}
            optional
          />
          <Field
            id={`${id}-email`}
            name="email"
            type="email"
            label={words.fields.email}
            value={formValues.email?.[0]}
            error={errors.email}
            optional
          />
          <ProfilePhotoField id={id} initial={person.photo} formValues={formValues} error={errors.photos} />
          {person.isYou && (
            <Field
              id={`${id}-currentPassword`}
              name="currentPassword"
              type="password"
              autoComplete="current-password"
              label={words.fields.currentPassword}
              error={errors.currentPassword}
              hint={person.hasPassword ? words.currentPasswordHint : words.noPasswordHint}
              optional
            />
          )}
        </>
      )}
    </AutosavedForm>
  );
}
