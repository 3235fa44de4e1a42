import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import { data, href, Link } from "react-router";
import { FormRejection } from "../../server/http/handle-form.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import { senderOf, staffContext } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { lagosDate } from "../../values/dates.ts";
import { markedFields } from "../../values/form-result.ts";
import type { StaffAnswer } from "../../values/staff-form-result.ts";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { readChosenPhotos } from "../photos/chosen-photos.ts";
import type { Route } from "./+types/create-user-page";
import { createUser } from "./create-user.server.ts";
import { CreateUserForm } from "./create-user-form.tsx";
import { mayCreateUser } from "./user-permissions.ts";
import { createUserSchema } from "./user-schema.ts";

const words = staffPeople.create;

export async function loader({ context }: Route.LoaderArgs) {
  if (!mayCreateUser(context.get(staffContext))) throw new Refusal("createUser");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { site, visit, member } = senderOf(context);
  // Asked before the form is read, so that who may not do it learns nothing from its checks.
  if (!mayCreateUser(member)) throw new Refusal("createUser");
  const plan = { name: "user", notYet: words.notYet };
  const { done, rejected } = await answerStaffForm(site, visit, request, plan, async ({ typed, check }) => {
    const fields = check(createUserSchema(lagosDate(site.clock.now())));
    const outcome = await createUser(site, member, visit.origin, fields, readChosenPhotos(typed));
    if (outcome === "created") return words.done(fields.email);
    const errors: Record<string, string> =
      outcome === "taken" ? { email: words.taken } : { photos: staffMedia.needsConsent };
    throw new FormRejection(`${words.notYet} ${markedFields(1)}`, { errors });
  });
  return rejected ? data<StaffAnswer>(rejected.answer, rejected.status) : data<StaffAnswer>({ done });
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
