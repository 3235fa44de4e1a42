import { staffMedia } from "content/staff-media.ts";
import { staffPeople } from "content/staff-people.ts";
import { isLastLead } from "../../../server/auth/list-safeguarders.server.ts";
import type { Sender } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { handleStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { markedFields } from "../../../values/marked-fields.ts";
import { asRowId } from "../../../values/row-id.ts";
import { photoFields, readChosenPhotos } from "../../media/photos/chosen-photos.ts";
import { canUsePhotos } from "../../media/photos/photo-permissions.ts";
import { confirmAccount } from "./confirm-account.server.ts";
import { removeTwoFactor } from "./remove-two-factor.server.ts";
import { requireUser } from "./require-user.server.ts";
import { sendInvitation, sendPasswordLinkTo } from "./send-user-emails.server.ts";
import { changePassword, changeRole, changeUser, deleteUser } from "./user-commands.server.ts";
import { canCreateUser } from "./user-permissions.ts";
import { changePasswordSchema, changeRoleSchema, changeUserSchema } from "./user-schema.ts";

const words = staffPeople.users;

type Asked = Sender & { id: string; headers: Headers; form: SentForm };

const requireFresh = (asked: Asked) => requireFreshSignIn(asked, "/admin/manageusers");

/**
 * Requires a confirmation before the last active safeguarding lead loses the role, even if others left after the page
 * loaded.
 */
async function requireSure({ ctx, member, id, form }: Asked): Promise<void> {
  if (form.formValues.sure?.[0] === "lastLead" || !canCreateUser(member)) return;
  if (await isLastLead(ctx, id)) throw new FormError(words.lastLead.unsure, { status: 409 });
}

const reject = (notYet: string, errors: Record<string, string>) =>
  new FormError(`${notYet} ${markedFields(1)}`, { errors });

/** `cookies` are of a new session that replaced the old one. */
type Done = { done: string; cookies?: string[] };

async function run(asked: Asked, command: (sender: Sender, id: string) => Promise<void>, done: string): Promise<Done> {
  requireFresh(asked);
  await command(asked, asked.id);
  return { done };
}

/** Acts on a person, by the form's intent. Each checks its own permission. */
const verbs: Record<string, (asked: Asked) => Promise<Done>> = {
  async change(asked) {
    const { ctx, member, id, form } = asked;
    const { formValues, check } = form;
    const fields = check(changeUserSchema);
    // A change of one's own address asks for the password in the form itself.
    const isMoving = id !== member.id && fields.email !== "" && fields.email !== (await requireUser(ctx.db, id)).email;
    if (isMoving) requireFresh(asked);
    const { wait, wrong } = staffPeople.password;
    const isShown = canUsePhotos(member) && formValues[photoFields.shown] !== undefined;
    const photos = isShown ? readChosenPhotos(formValues) : undefined;
    const outcome = await changeUser(ctx, member, id, fields, photos);
    if (outcome === "changed") return { done: words.saved };
    if (outcome === "wait") throw new FormError(`${words.notYet} ${wait}`);
    const errors: Record<typeof outcome, Record<string, string>> = {
      taken: { email: staffPeople.create.taken },
      wrong: { currentPassword: wrong },
      unready: { photos: staffMedia.profileAsked },
    };
    throw reject(words.notYet, errors[outcome]);
  },
  async role(asked) {
    requireFresh(asked);
    const { ctx, member, id, form } = asked;
    const { role, also } = form.check(changeRoleSchema);
    const isAdded = also === "on";
    if (role !== "lead" && !isAdded) await requireSure(asked);
    await changeRole(ctx, member, id, role, isAdded);
    return { done: words.roleSaved };
  },
  async password({ ctx, member, id, form: { check }, headers }) {
    const { notYet, done, wait, wrong } = staffPeople.password;
    const fields = check(changePasswordSchema, [], notYet);
    const outcome = await changePassword(ctx, member, headers, { id, ...fields });
    if (typeof outcome !== "string") return { done, cookies: outcome };
    if (outcome === "wait") throw new FormError(`${notYet} ${wait}`);
    throw reject(notYet, { currentPassword: wrong });
  },
  link: (asked) => run(asked, sendPasswordLinkTo, words.linkSent),
  invite: (asked) => run(asked, sendInvitation, words.inviteSent),
  factor: (asked) => run(asked, removeTwoFactor, words.factorOff),
  know: (asked) => {
    const seen = asRowId(asked.form.formValues.seen?.[0] ?? "") ?? 0;
    return run(asked, (sender, id) => confirmAccount(sender, id, seen), words.known);
  },
  async delete(asked) {
    requireFresh(asked);
    await requireSure(asked);
    return run(asked, deleteUser, words.deleted);
  },
};

/** Handles a form or a button of the users page. @param id of the person */
export function answerUser(sender: Sender, request: Request, id: string) {
  const plan = { name: "user", notYet: words.notYet, isEchoed: true };
  return handleStaffForm(sender.ctx, sender.requestInfo, request, plan, (form) => {
    const intent = form.formValues.intent?.[0] ?? "";
    const verb = Object.hasOwn(verbs, intent) ? verbs[intent] : undefined;
    if (verb === undefined) throw new AppError("unreadableForm");
    return verb({ ...sender, id, headers: request.headers, form });
  });
}
