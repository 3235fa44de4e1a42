import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import { data, href, Link } from "react-router";
import { Refusal } from "../../platform/refusals.ts";
import { siteContext, staffContext, visitContext } from "../../platform/site.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { lagosDate } from "../../values/dates.ts";
import { markedFields } from "../../values/form-answer.ts";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import { readChosenPhotos } from "../photos/chosen-photos.ts";
import type { Route } from "./+types/create-user-page";
import { createUser } from "./create-user.server.ts";
import { CreateUserForm } from "./create-user-form.tsx";
import { mayCreateUser } from "./people-rules.ts";
import { createUserSchema } from "./user-schema.ts";

const words = staffPeople.create;

export async function loader({ context }: Route.LoaderArgs) {
  if (!mayCreateUser(context.get(staffContext))) throw new Refusal("createUser");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const member = context.get(staffContext);
  // Asked before the form is read, so that who may not do it learns nothing from its checks.
  if (!mayCreateUser(member)) throw new Refusal("createUser");
  const typed = await readStaffForm(request);
  const { fields, refused } = checkStaffForm(typed, createUserSchema(lagosDate(site.clock.now())), words.notYet);
  if (refused) return data(refused, 422);
  const photos = readChosenPhotos(typed);
  const outcome = await createUser(site, member, context.get(visitContext).origin, fields, photos);
  if (outcome !== "created") {
    const errors: Record<string, string> =
      outcome === "taken" ? { email: words.taken } : { photos: staffMedia.needsConsent };
    return data({ message: `${words.notYet} ${markedFields(1)}`, errors } satisfies StaffAnswer, 422);
  }
  return { done: words.done(fields.email) } satisfies StaffAnswer;
}

export default function CreateUserPage() {
  const [said, setSaid] = useState<string>();
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <div role="status">{said && <p className="alert alert--ok">{said}</p>}</div>
      <CreateUserForm action={href("/admin/createuser")} onDone={setSaid} />
      <p className="desk-links">
        <Link className="act" to={href("/admin/manageusers")}>
          {staffPeople.users.title}
        </Link>
      </p>
    </>
  );
}
