import { accountEmails } from "content/account-emails.ts";
import { staff as staffWords } from "content/staff.ts";
import { staffAskedPeople } from "content/staff-asked-people.ts";
import { staffMoneyGuard } from "content/staff-money-guard.ts";
import { staffPeople } from "content/staff-people.ts";
import { refuseMoney } from "../../../cms/protection/find-money-questions.server.ts";
import type { FindLoggedThings } from "../../../server/audit-log/logged-things.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Role, StaffMember } from "../../../server/auth/auth.ts";
import { sessionSeconds } from "../../../server/auth/auth-options.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { onlyFor } from "../../../server/auth/require-may.server.ts";
import type { AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import type { FindJumpTargets, FindStaffDestinations } from "../../../server/staff-destination.ts";
import { siteDate } from "../../../values/dates.ts";
import { addableRoles, hasRole, nameRoles, writeRoles } from "../../../values/roles.ts";
import { attachProfilePhoto, findChosenPhotos, isProfileReady } from "../../media/photos/attach-photos.server.ts";
import type { PhotoWithAlt } from "../../media/photos/chosen-photos.ts";
import { canUsePhotos } from "../../media/photos/photo-permissions.ts";
import { emailChangedEmail } from "./account-emails.tsx";
import { addUser } from "./add-user.server.ts";
import { describeStanding } from "./confirm-account.server.ts";
import { findAdminAddresses, readStandings, readStandingsOfGifts } from "./find-settled-people.server.ts";
import { giveRole } from "./give-role.server.ts";
import { deleteLinksOf } from "./link-queries.server.ts";
import { recordAccountChange } from "./record-reading-right.server.ts";
import { requireUser, whyNot } from "./require-user.server.ts";
import { enqueueInvitation, enqueueNotice, sendAccountNews } from "./send-user-emails.server.ts";
import { userErrors } from "./user-errors.ts";
import * as rules from "./user-permissions.ts";
import * as store from "./user-queries.server.ts";
import { findUsers } from "./user-queries.server.ts";
import type { SentUser, UserChanges } from "./user-schema.ts";

const news = accountEmails.accountNews.sentences;

export async function listUsers(ctx: AppContext, member: StaffMember) {
  const admins = await store.countRole(ctx.db, "admin");
  const everybody = await store.findUsers(ctx.db);
  const people = everybody.filter(({ id }) => id === member.id || rules.canSeeStaff(member));
  const ends = hasRole(member, "admin") ? await store.findSignInEnds(ctx.db) : [];
  const today = siteDate(ctx.clock.now());
  const photos = await Promise.all(people.map(({ id }) => findChosenPhotos(ctx.db, `user:${id}`, today)));
  const standings = await readStandings(ctx);
  const ofGifts = await readStandingsOfGifts(ctx);
  const allLeads = (await listSafeguarders(ctx)).filter((person) => hasRole(person, "lead"));
  const leads = allLeads.filter((person) => person.isActive);
  return people.map((person, index) => ({
    ...person,
    isLastLead: leads.length === 1 && leads[0]?.id === person.id,
    /** True for a lead whose right to read was stopped; the lead can be appointed again. */
    isStoppedLead: allLeads.some(({ id, from }) => id === person.id && from === undefined),
    standing: describeStanding(standings, ofGifts, member, person.id),
    photo: photos[index]?.[0],
    isYou: person.id === member.id,
    lastHere: computeLastVisit(ends.find(({ userId }) => userId === person.id)?.end),
    canChange: rules.canChangeUser(member, person),
    canChoosePhoto: canUsePhotos(member),
    canChangeRole: rules.canChangeRole(member, person, admins),
    // People without a password set their first one with “Forgot your password?”.
    canChangePassword: rules.canChangePassword(member, person) && person.hasPassword,
    canSendPasswordLink: rules.canSendPasswordLink(member, person),
    canSendInvitation: rules.canSendInvitation(member, person),
    canRemoveTwoFactor: rules.canRemoveTwoFactor(member, person),
    canDelete: rules.canDeleteUser(member, person, admins),
  }));
}

/**
 * Returns the day of the last visit; each visit extends the session, at most once an hour.
 * @returns ISO date; undefined if signed out
 */
const computeLastVisit = (end: string | undefined) =>
  end === undefined ? undefined : siteDate(new Date(Date.parse(end) - sessionSeconds * 1_000));

/** Finds people by a part of their name or address, sorted by name. */
export async function findUsersByWord(ctx: AppContext, search: string, limit: number) {
  const word = search.toLowerCase();
  const people = await store.findUsers(ctx.db);
  return people.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(word)).slice(0, limit);
}

export const findUserTargets: FindJumpTargets = async (ctx, member, search, max) =>
  (rules.canSeeStaff(member) ? await findUsersByWord(ctx, search, max) : []).map(({ id, name, roles }) => ({
    group: "people",
    label: name,
    to: `/admin/manageusers#user-${id}`,
    icon: "person",
    note: nameRoles(roles, staffWords.roles),
  }));

export type ListedUser = Awaited<ReturnType<typeof listUsers>>[number];

/**
 * Adds and invites a person, once for each idempotency key. Stores nothing unless the result is "created".
 * @throws AppError
 */
export async function createUser(
  { ctx, member }: Sender,
  fields: SentUser,
  photos: PhotoWithAlt[],
): Promise<"created" | "taken" | "unready"> {
  if (!rules.canCreateUser(member)) throw new AppError(userErrors.createUser);
  const typed = [fields.firstName, fields.lastName, fields.position ?? ""].join(" ");
  await refuseMoney(ctx, [{ field: "lastName", text: typed, isName: true }], staffMoneyGuard.notYet);
  return withTransaction(ctx, async (ctx, transaction) => {
    const { firstName, lastName, email, role, idempotencyKey } = fields;
    // The key includes the address, because a corrected address means another person.
    const key = sendKey(member, idempotencyKey, email);
    if (key !== null && (await store.findUser(transaction, key, "idempotency_key")) !== undefined) return "created";
    if (!(await isProfileReady(ctx, photos))) return "unready";
    const addresses = await findAdminAddresses(ctx);
    const added = await addUser(ctx, fields, member.id, key);
    if (added === undefined) return "taken";
    const after = { name: `${firstName} ${lastName}`, email, role: writeRoles([role]) };
    await attachProfilePhoto(ctx, member, { id: added, name: after.name }, photos);
    await recordAuditEvent(ctx, transaction, member, { what: "user created", subject: `user:${added}`, after });
    await enqueueInvitation(ctx, siteAddressOrLocal(ctx), { id: added, email, name: firstName });
    if (role === "admin") await sendAccountNews(ctx, addresses, news.created(member.name, after.name));
    return "created";
  });
}

/** Rate limit of password checks, against guessing at an unlocked device. */
export const ownPasswordLimit = { what: "own-password", times: 10, minutes: 15 };

/** Changes the member's own password, and ends all sessions. @returns cookies of the new session @throws AppError */
export async function changePassword(
  ctx: AppContext,
  member: StaffMember,
  headers: Headers,
  { id, currentPassword, newPassword }: { id: string; currentPassword: string; newPassword: string },
): Promise<string[] | "wrong" | "wait"> {
  const person = await requireUser(ctx.db, id);
  if (!rules.canChangePassword(member, person)) throw new AppError(userErrors.ownAccount);
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  // The auth library changes passwords and sessions, and cannot use the site's transaction.
  const cookies = await ctx.auth.changePassword(headers, currentPassword, newPassword);
  if (cookies === undefined) return "wrong";
  await withTransaction(ctx, async (ctx, transaction) => {
    await deleteLinksOf(transaction, id);
    await recordAuditEvent(ctx, transaction, member, { what: "password changed", subject: `user:${id}` });
  });
  return cookies;
}

/**
 * Changes a person's name, e-mail address and photo; empty fields are not changed. To change one's own address, the
 * password is required; the previous address gets an e-mail.
 * @param photos the first one is used; undefined keeps the current photo
 * @returns `unready` for a photo without consent
 * @throws AppError notFound, adminsOnly
 */
export async function changeUser(
  ctx: AppContext,
  member: StaffMember,
  id: string,
  fields: UserChanges,
  photos?: PhotoWithAlt[],
): Promise<"changed" | "taken" | "wrong" | "wait" | "unready"> {
  await refuseMoney(ctx, [{ field: "displayName", text: fields.displayName, isName: true }], staffMoneyGuard.notYet);
  if (photos && !(await isProfileReady(ctx, photos))) return "unready";
  const isOwn = member.id === id;
  const isMoving = fields.email !== "" && fields.email !== member.email;
  if (isOwn && isMoving) {
    if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, id))) return "wait";
    if (!(await ctx.auth.isPassword(id, fields.currentPassword))) return "wrong";
  }
  return withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    if (!rules.canChangeUser(member, person)) throw onlyFor((other) => rules.canChangeUser(other, person));
    const { name, email } = person;
    const after = { name: fields.displayName || name, email: fields.email || email };
    const moves = after.email !== email;
    // An admin has just changed the address, so the password was not checked.
    if (isOwn && moves && !isMoving) return "wrong";
    if (moves && (await store.findUserByEmail(transaction, after.email)) !== undefined) return "taken";
    if (photos) await attachProfilePhoto(ctx, member, { id, name: after.name }, photos);
    if (after.name === name && !moves) return "changed";
    const addresses = await findAdminAddresses(ctx);
    // Links that were sent to the previous address must not open the account.
    if (moves) await deleteLinksOf(transaction, id);
    if (moves) await recordAccountChange(ctx, { account: id, what: "address", by: member.id, email });
    // An address that the owner changed must be verified; an address that an admin changed counts as verified.
    const proof = isOwn && moves ? { emailVerified: 0 } : {};
    await store.updateUser(transaction, id, { ...after, ...proof, updatedAt: ctx.clock.now().toISOString() });
    const before = { name, email };
    await recordAuditEvent(ctx, transaction, member, { what: "user changed", subject: `user:${id}`, before, after });
    if (moves) await enqueueNotice(ctx, "email-changed", (foundation) => emailChangedEmail({ to: email, foundation }));
    if (moves && !isOwn) await sendAccountNews(ctx, addresses, news.moved(member.name, name));
    return "changed";
  });
}

/** Changes a role, effective from the next request. @param isAdded true to keep the earlier roles @throws AppError */
export async function changeRole(
  ctx: AppContext,
  member: StaffMember,
  id: string,
  role: Role,
  isAdded = false,
): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    if (!rules.canChangeRole(member, person, await store.countRole(transaction, "admin")))
      throw hasRole(member, "admin") ? new AppError(userErrors.lastAdmin) : onlyFor(rules.canCreateUser);
    if (isAdded && !addableRoles(person).includes(role)) throw new AppError(userErrors.notBeside);
    const addresses = await findAdminAddresses(ctx);
    const roles = await giveRole(ctx, { account: id, what: "role", by: member.id, role, isAdded });
    await store.updateUser(transaction, id, { updatedAt: ctx.clock.now().toISOString() });
    const change = { before: { role: writeRoles(roles.before) }, after: { role: writeRoles(roles.after) } };
    await recordAuditEvent(ctx, transaction, member, { what: "role changed", subject: `user:${id}`, ...change });
    const wasAdmin = hasRole(person, "admin");
    const isAdmin = roles.after.includes("admin");
    if (isAdmin && !wasAdmin) await sendAccountNews(ctx, addresses, news.promoted(member.name, person.name));
    // The former admin also gets the e-mail, and has time to object before the only admin acts alone.
    if (wasAdmin && !isAdmin) await sendAccountNews(ctx, addresses, news.demoted(member.name, person.name));
  });
}

export async function whyNotDelete(db: Database, member: StaffMember, person: store.UserRecord) {
  const admins = await store.countRole(db, "admin");
  return rules.canDeleteUser(member, person, admins) ? undefined : whyNot(member, person, userErrors.lastAdmin);
}

/** Deletes a person and ends the person's sessions. Posts are kept with the name. @throws AppError */
export async function deleteUser({ ctx, member }: Sender, id: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    const addresses = await findAdminAddresses(ctx);
    await ctx.events.accountLeaves(ctx, id);
    await deleteUserWithin(ctx, member, id);
    if (hasRole(person, "admin")) await sendAccountNews(ctx, addresses, news.removed(member.name, person.name));
  });
}

export async function deleteUserWithin(ctx: InTransaction, member: StaffMember, id: string) {
  const transaction = ctx.db;
  const person = await requireUser(transaction, id);
  const reason = await whyNotDelete(transaction, member, person);
  if (reason !== undefined) throw new AppError(reason);
  await ctx.events.accountDeleted(ctx, id);
  await attachProfilePhoto(ctx, member, person, []);
  const { name, email } = person;
  const roles = { before: person.roles, after: [] };
  await recordAccountChange(ctx, { account: id, what: "deleted", by: member.id, roles, email });
  await store.deleteUser(transaction, id);
  const before = { name, email, role: writeRoles(person.roles) };
  await recordAuditEvent(ctx, transaction, member, { what: "user deleted", subject: `user:${id}`, before });
}

export const listWithRole = async ({ db }: Pick<AppContext, "db">, ...roles: Role[]) =>
  (await store.findUsers(db)).filter((person) => roles.some((role) => hasRole(person, role)));

/** Returns true if an admin can sign in, and every admin needs more than a password. */
export async function haveAdminsTwoSteps({ db }: AppContext): Promise<boolean> {
  const { admins, passwordOnly } = await store.countAdmins(db);
  return admins > 0 && passwordOnly === 0;
}

export const findOwnPassword: FindStaffDestinations = async (_ctx, { id }) => [
  {
    label: staffPeople.password.heading,
    path: `/admin/manageusers?${new URLSearchParams({ open: `password-${id}` })}`,
    icon: "key",
    alsoCalled: staffAskedPeople.password,
  },
];

export const nameAccounts: FindLoggedThings = async ({ db }, keys) => {
  const wanted = new Set(keys);
  const people = (await findUsers(db)).filter(({ id }) => wanted.has(id));
  return new Map(people.map(({ id, name }) => [id, { name, to: `/admin/manageusers/${id}` }]));
};
