import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { data, href, redirect } from "react-router";
import { FormRejection, type SentForm } from "../../server/http/handle-form.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import { type Site, senderOf } from "../../server/context.server.ts";
import { markedFields } from "../../values/form-result.ts";
import type { StaffAnswer } from "../../values/staff-form-result.ts";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { photoFields, readChosenPhotos } from "../photos/chosen-photos.ts";
import type { Route } from "./+types/user-endpoint";
import { changePassword } from "./change-password.server.ts";
import { changeRole, changeUser } from "./change-user.server.ts";
import { deleteUser } from "./delete-user.server.ts";
import { removeSecondFactor } from "../auth/remove-two-factor.server.ts";
import { sendInvitation } from "../auth/send-invitation.server.ts";
import { sendPasswordLinkTo } from "../auth/send-password-link.server.ts";
import { changePasswordSchema, changeRoleSchema, changeUserSchema } from "./user-schema.ts";
import { cookieHeaders } from "../auth/return-to.ts";

const words = staffPeople.users;

interface Asked {
  site: Site;
  member: StaffMember;
  id: string;
  origin: string;
  headers: Headers;
  form: SentForm;
}

/** Says which field is wrong. */
const reject = (notYet: string, errors: Record<string, string>) =>
  new FormRejection(`${notYet} ${markedFields(1)}`, { errors });

/** What was done, in a sentence, with cookies where the session goes on under a new one. */
type Done = { done: string; cookies?: string[] };

/** What can be done to a person, by the name that buttons and forms send. Each verb asks its own rule. */
const verbs: Record<string, (asked: Asked) => Promise<Done>> = {
  async change({ site, member, id, form: { typed, check } }) {
    const fields = check(changeUserSchema);
    const { wait, wrong } = staffPeople.password;
    const photos = typed[photoFields.shown] && readChosenPhotos(typed);
    const outcome = await changeUser(site, member, id, fields, photos);
    if (outcome === "changed") return { done: words.saved };
    if (outcome === "wait") throw new FormRejection(`${words.notYet} ${wait}`);
    const errors: Record<typeof outcome, Record<string, string>> = {
      taken: { email: staffPeople.create.taken },
      wrong: { currentPassword: wrong },
      unready: { photos: staffMedia.needsConsent },
    };
    throw reject(words.notYet, errors[outcome]);
  },
  async role({ site, member, id, form: { check } }) {
    await changeRole(site, member, id, check(changeRoleSchema).role);
    return { done: words.roleSaved };
  },
  async password({ site, member, id, form: { check }, headers }) {
    const { notYet, done, wait, wrong } = staffPeople.password;
    const fields = check(changePasswordSchema, [], notYet);
    const outcome = await changePassword(site, member, headers, { id, ...fields });
    if (typeof outcome !== "string") return { done, cookies: outcome };
    if (outcome === "wait") throw new FormRejection(`${notYet} ${wait}`);
    throw reject(notYet, { currentPassword: wrong });
  },
  async link({ site, member, id, origin }) {
    await sendPasswordLinkTo(site, member, origin, id);
    return { done: words.linkSent };
  },
  async invite({ site, member, id, origin }) {
    await sendInvitation(site, member, origin, id);
    return { done: words.inviteSent };
  },
  async factor({ site, member, id }) {
    await removeSecondFactor(site, member, id);
    return { done: words.factorOff };
  },
  async delete({ site, member, id }) {
    await deleteUser(site, member, id);
    return { done: words.deleted };
  },
};

/** A person has no page of their own. */
export function loader(): never {
  throw redirect(href("/admin/manageusers"));
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { site, visit, member } = senderOf(context);
  const { headers } = request;
  const plan = { name: "user", notYet: words.notYet };
  const { done, rejected } = await answerStaffForm(site, visit, request, plan, (form) => {
    const intent = form.typed.intent?.[0] ?? "";
    const verb = Object.hasOwn(verbs, intent) ? verbs[intent] : undefined;
    if (verb === undefined) throw new Refusal("unreadableForm");
    return verb({ site, member, id: params.id, origin: visit.origin, headers, form });
  });
  if (rejected) return data<StaffAnswer>(rejected.answer, rejected.status);
  return data<StaffAnswer>({ done: done.done }, { headers: cookieHeaders(done.cookies ?? []) });
}
