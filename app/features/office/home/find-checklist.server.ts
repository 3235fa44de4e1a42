import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { hasOwnWords } from "../../foundation/words/open-words.server.ts";
import { findBank } from "../../giving/bank-details/find-bank.server.ts";
import { canSeeChecklist } from "./admin-permissions.ts";
import * as store from "./checklist-queries.server.ts";
import type { BackupStatus } from "./operations-commands.server.ts";
import { findSample } from "./remove-sample.server.ts";

/** The first steps of a foundation, and what makes a site ready for others: each is done when its fact is true. */
export type ChecklistStep =
  | ("name" | "bank" | "hero" | "post" | "people" | "mail" | "backups")
  | ("https" | "admins" | "twoStep" | "contacts" | "sample" | "words" | "logo");

export type Checklist = { step: ChecklistStep; isDone: boolean }[];

interface ChecklistOptions {
  settings: SiteSettings;
  /** Settings of a new site. */
  first: Omit<SiteSettings, "look">;
  backups: BackupStatus;
  /** Value of the account, as `putChecklistAway` stores it. */
  putAway: number | null;
  /** Shows it although it was put away. */
  isAsked: boolean;
}

/**
 * The checklist; undefined for those who put it away or cannot do most steps. Once all is done, it is shown once more,
 * and then put away until something is not done any more.
 */
export async function findChecklist(
  ctx: AppContext,
  member: StaffMember,
  { putAway, isAsked, ...options }: ChecklistOptions,
): Promise<Checklist | undefined> {
  if (!canSeeChecklist(member) || (putAway === 1 && !isAsked)) return undefined;
  const facts = await findFacts(ctx, options);
  const list = Object.entries(facts).map(([step, isDone]) => ({ step: step as ChecklistStep, isDone }));
  const isReady = list.every(({ isDone }) => isDone);
  if (isReady && putAway === 2 && !isAsked) return undefined;
  if (isReady && putAway === 0) await store.putChecklistAway(ctx.db, member.id, 2);
  return list;
}

async function findFacts(
  ctx: AppContext,
  { settings, first, backups: { good, isLate } }: Pick<ChecklistOptions, "settings" | "first" | "backups">,
): Promise<Record<ChecklistStep, boolean>> {
  const { db, config, clock } = ctx;
  const { admins, passwordOnly } = await store.countAdmins(db);
  return {
    name: settings.name !== first.name,
    bank: (await findBank(ctx)).live !== undefined,
    hero: (await store.countHeroPhotographs(db)) > 0,
    post: await store.hasOwnPost(db, clock.now().toISOString()),
    people: (await store.countStaff(db)) > 1,
    mail: config.mail.by !== "mailbox" && (await doesMailArrive(ctx, settings)),
    backups: config.backups?.by === "store" && good !== undefined && !isLate,
    https: config.siteUrl?.startsWith("https:") ?? false,
    admins: admins > 1,
    twoStep: admins > 0 && passwordOnly === 0,
    contacts: settings.safeguardingContact !== "" && settings.privacyContact !== "",
    sample: (await findSample(ctx)).left.length === 0,
    words: await hasOwnWords(ctx),
    logo: settings.look.logo !== null,
  };
}

/** The mail server took the last e-mail; or none is left to tell, and the link of a test e-mail was opened once. */
const doesMailArrive = async ({ db }: AppContext, { mailArrivedAt }: SiteSettings): Promise<boolean> =>
  (await store.wasLastEmailTaken(db)) ?? mailArrivedAt !== undefined;

/** Hides the checklist for this person. @throws AppError adminsOnly */
export async function putChecklistAway({ db }: AppContext, member: StaffMember): Promise<void> {
  if (!canSeeChecklist(member)) throw new AppError("adminsOnly");
  await store.putChecklistAway(db, member.id, 1);
}
