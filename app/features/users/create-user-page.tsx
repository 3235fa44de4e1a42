import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import { data, href, Link } from "react-router";
import { handleStaffForm } from "../../cms/handle-staff-form.server.ts";
import { senderOf, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { lagosDate } from "../../values/dates.ts";
import { markedFields } from "../../values/form-result.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import { readChosenPhotos } from "../photos/chosen-photos.ts";
import type { Route } from "./+types/create-user-page";
import { createUser } from "./create-user.server.ts";
import { CreateUserForm } from "./create-user-form.tsx";
import { userErrors } from "./user-errors.server.ts";
import { canCreateUser } from "./user-permissions.ts";
import { createUserSchema } from "./user-schema.ts";

const words = staffPeople.create;

export async function loader({ context }: Route.LoaderArgs) {
  if (!canCreateUser(context.get(staffContext))) throw new AppError(userErrors.createUser);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, requestInfo, member } = senderOf(context);
  // Checks permission first: validation errors would reveal details.
  if (!canCreateUser(member)) throw new AppError(userErrors.createUser);
  const plan = { name: "user", notYet: words.notYet };
  const { done, rejected } = await handleStaffForm(ctx, requestInfo, request, plan, async ({ formValues, check }) => {
    const fields = check(createUserSchema(lagosDate(ctx.clock.now())));
    const outcome = await createUser(ctx, member, requestInfo.origin, fields, readChosenPhotos(formValues));
    if (outcome === "created") return words.done(fields.email);
    const errors: Record<string, string> =
      outcome === "taken" ? { email: words.taken } : { photos: staffMedia.requiresConsent };
    throw new FormError(`${words.notYet} ${markedFields(1)}`, { errors });
  });
  return rejected ? data<StaffFormResult>(rejected.answer, rejected.status) : data<StaffFormResult>({ done });
}

export default function CreateUserPage() {
  const [statusMessage, setStatusMessage] = useState<string>();
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      <CreateUserForm action={href("/admin/createuser")} onDone={setStatusMessage} />
      <p className="desk-links">
        <Link className="act" to={href("/admin/manageusers")}>
          {staffPeople.users.title}
        </Link>
      </p>
    </>
  );
}
