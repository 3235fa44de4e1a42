import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { href } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { Field } from "../../../ui/field.tsx";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { ProfilePhotoField } from "../../media/photos/profile-photo-field.tsx";
import { SecretForm } from "./secret-form.tsx";
import type { ListedUser } from "./user-commands.server.ts";

const words = staffPeople.users;

const labels = () => ({ ...words.fields, photos: staffMedia.profileLabel });

type EditProps = {
  person: ListedUser;
  plain: StaffFormErrors | undefined;
  onDone(sentence: string): void;
  /** Omitted: the form has no cancel button. */
  onCancel?: () => void;
};

/** Changes name, e-mail and photo; empty fields stay. */
export function EditUserForm({ person, plain, onDone, onCancel }: EditProps) {
  const id = `user-${person.id}`;
  return (
    <AutosavedForm
      id={id}
      action={href("/admin/manageusers/:id", { id: person.id })}
      button={words.save}
      initial={{ displayName: [person.name], email: [person.email] }}
      onDone={onDone}
      labels={labels()}
      plain={plain}
      actions={
        onCancel && (
          <button type="button" className="btn btn--line needs-script" onClick={onCancel}>
            {words.cancel}
          </button>
        )
      }
    >
      {(formValues, errors, about) => (
        <>
          <input type="hidden" name="intent" value="change" />
          <Field {...about("displayName")} hint={words.editHint} optional />
          <Field {...about("email")} type="email" optional />
          {person.canChoosePhoto && (
            <ProfilePhotoField id={id} initial={person.photo} formValues={formValues} error={errors.photos} />
          )}
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

export function ChangePassword({
  id,
  plain,
  onDone,
}: Pick<EditProps, "plain"> & { id: string; onDone(sentence: string): void }) {
  const { fields, button, hint } = staffPeople.password;
  const password = { type: "password" } as const;
  return (
    <SecretForm
      action={href("/admin/manageusers/:id", { id })}
      intent="password"
      plain={plain}
      button={button}
      onDone={({ done }) => onDone(done)}
      fields={[
        { ...password, name: "currentPassword", label: fields.currentPassword, autoComplete: "current-password" },
        { ...password, name: "newPassword", label: fields.newPassword, autoComplete: "new-password", hint },
      ]}
    />
  );
}
