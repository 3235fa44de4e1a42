import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import { href, Link } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate } from "../../../values/dates.ts";
import { markedFields } from "../../../values/marked-fields.ts";
import { roles } from "../../../values/roles.ts";
import { formErrorsOf, type StaffFormErrors } from "../../../values/staff-form-result.ts";
import { readChosenPhotos } from "../../media/photos/chosen-photos.ts";
import { ProfilePhotoField } from "../../media/photos/profile-photo-field.tsx";
import type { Route } from "./+types/create-user-page";
import { createUser } from "./user-commands.server.ts";
import { userErrors } from "./user-errors.ts";
import { canCreateUser } from "./user-permissions.ts";
import { createUserSchema } from "./user-schema.ts";

export const handle: StaffHandle = { staff: { who: canCreateUser, refused: userErrors.createUser } };

const words = staffPeople.create;

/** A loader is required, so that the guard runs before it; without one, all visitors would see the form. */
export const loader = () => null;

export async function action(args: Route.ActionArgs) {
  const plan = { name: "user", notYet: words.notYet, isEchoed: true };
  return answerStaffForm(args, plan, async ({ formValues, check }, sender) => {
    const fields = check(createUserSchema(siteDate(sender.ctx.clock.now())));
    if (fields.role !== "editor") requireFreshSignIn(sender, href("/admin/createuser"));
    const outcome = await createUser(sender, fields, readChosenPhotos(formValues));
    if (outcome === "created") return words.done(fields.email);
    const errors: Record<string, string> =
      outcome === "taken" ? { email: words.taken } : { photos: staffMedia.profileAsked };
    throw new FormError(`${words.notYet} ${markedFields(1)}`, { errors });
  });
}

export default function CreateUserPage({ actionData }: Route.ComponentProps) {
  const [statusMessage, setStatusMessage] = useState(actionData?.done);
  const plain = formErrorsOf(actionData);
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      <CreateUserForm plain={plain} onDone={setStatusMessage} />
      <p className="desk-links">
        <Link className="act" to={href("/admin/manageusers")}>
          {staffPeople.users.title}
        </Link>
      </p>
    </>
  );
}

const empty = { firstName: [""], lastName: [""], email: [""], dob: [""], position: [""], role: ["editor"] };
const labels = () => ({ ...words.fields, photos: staffMedia.profileLabel });

/** Form for a new user, without a password; the invitation asks for it. */
function CreateUserForm({ plain, onDone }: { plain: StaffFormErrors | undefined; onDone(sentence: string): void }) {
  const id = "new-user";
  const action = href("/admin/createuser");
  return (
    <AutosavedForm
      plain={plain}
      id={id}
      action={action}
      button={words.button}
      initial={empty}
      onDone={onDone}
      labels={labels()}
    >
      {(formValues, errors, about) => (
        <>
          <Field {...about("firstName")} autoComplete="off" />
          <Field {...about("lastName")} autoComplete="off" />
          <Field {...about("email")} type="email" autoComplete="off" />
          <Field {...about("position")} optional />
          <Field {...about("dob")} type="date" optional hint={words.dobHint} />
          <ProfilePhotoField id={id} initial={undefined} formValues={formValues} error={errors.photos} />
          <fieldset className="form choices" id={`${id}-role`} tabIndex={-1}>
            <legend className="label">{words.role}</legend>
            {roles.map((role) => (
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
