import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { data, href, redirect } from "react-router";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import { type Site, siteContext, staffContext, visitContext } from "../../platform/site.server.ts";
import { markedFields } from "../../values/form-answer.ts";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import { photoFields, readChosenPhotos } from "../photos/chosen-photos.ts";
import type { Route } from "./+types/user-endpoint";
import { changePassword } from "./change-password.server.ts";
import { changeRole, changeUser } from "./change-user.server.ts";
import { deleteUser } from "./delete-user.server.ts";
import { removeSecondFactor } from "./remove-second-factor.server.ts";
import { sendInvitation } from "./send-invitation.server.ts";
import { sendPasswordLinkTo } from "./send-password-link.server.ts";
import { changePasswordSchema, changeRoleSchema, changeUserSchema } from "./user-schema.ts";
import { cookieHeaders } from "./way-on.ts";

const words = staffPeople.users;

interface Asked {
  site: Site;
  member: StaffMember;
  id: string;
  origin: string;
  headers: Headers;
  typed: Record<string, string[]>;
}

const refuse = (notYet: string, message: string, errors: Record<string, string> = {}): StaffAnswer => ({
  message: `${notYet} ${message}`.trim(),
  errors,
});

/** An answer, with cookies where the session goes on under a new one. */
type Answered = StaffAnswer & { cookies?: string[] };

/** What can be done to a person, by the name that buttons and forms send. Each verb asks its own rule. */
const verbs: Record<string, (asked: Asked) => Promise<Answered>> = {
  async change({ site, member, id, typed }) {
    const { fields, refused } = checkStaffForm(typed, changeUserSchema, words.notYet);
    if (refused) return refused;
    const { wait, wrong } = staffPeople.password;
    const photos = typed[photoFields.shown] && readChosenPhotos(typed);
    const outcome = await changeUser(site, member, id, fields, photos);
    if (outcome === "changed") return { done: words.saved };
    if (outcome === "wait") return refuse(words.notYet, wait);
    const errors: Record<typeof outcome, Record<string, string>> = {
      taken: { email: staffPeople.create.taken },
      wrong: { currentPassword: wrong },
      unready: { photos: staffMedia.needsConsent },
    };
    return refuse(words.notYet, markedFields(1), errors[outcome]);
  },
  async role({ site, member, id, typed }) {
    const { fields, refused } = checkStaffForm(typed, changeRoleSchema, words.notYet);
    if (refused) return refused;
    await changeRole(site, member, id, fields.role);
    return { done: words.roleSaved };
  },
  async password({ site, member, id, typed, headers }) {
    const { notYet, done, wait, wrong } = staffPeople.password;
    const { fields, refused } = checkStaffForm(typed, changePasswordSchema, notYet);
    if (refused) return refused;
    const outcome = await changePassword(site, member, headers, { id, ...fields });
    if (typeof outcome !== "string") return { done, cookies: outcome };
    return outcome === "wait" ? refuse(notYet, wait) : refuse(notYet, markedFields(1), { currentPassword: wrong });
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
  const typed = await readStaffForm(request);
  const intent = typed.intent?.[0] ?? "";
  const verb = Object.hasOwn(verbs, intent) ? verbs[intent] : undefined;
  if (verb === undefined) throw new Refusal("unreadableForm");
  const { cookies = [], ...answer } = await verb({
    site: context.get(siteContext),
    member: context.get(staffContext),
    id: params.id,
    origin: context.get(visitContext).origin,
    headers: request.headers,
    typed,
  });
  return data(answer, { status: answer.done === undefined ? 422 : 200, headers: cookieHeaders(cookies) });
}
