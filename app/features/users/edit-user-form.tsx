import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { href } from "react-router";
import { AutosavedForm } from "../../cms/autosaved-form.tsx";
import { Field } from "../../ui/field.tsx";
import { ProfilePhotoField } from "../photos/profile-photo-field.tsx";
import type { ListedUser } from "./list-users.server.ts";

const words = staffPeople.users;

const labels = { ...words.fields, photos: staffMedia.profileLabel };

type Props = { person: ListedUser; onDone(sentence: string): void; onCancel(): void };

/** Changes display name, e-mail and picture; emptied fields stay. */
export function EditUserForm({ person, onDone, onCancel }: Props) {
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
      {(formValues, errors, about) => (
        <>
          <input type="hidden" name="intent" value="change" />
          <Field {...about("displayName")} hint={words.editHint} optional />
          <Field {...about("email")} type="email" optional />
          <ProfilePhotoField id={id} initial={person.photo} formValues={formValues} error={errors.photos} />
          {person.isYou && (
            <Field
              {...about("currentPassword")}
              value={undefined}
              type="password"
              autoComplete="current-password"
              hint={person.hasPassword ? words.currentPasswordHint : words.noPasswordHint}
              optional
            />
          )}
        </>
      )}
    </AutosavedForm>
  );
}
