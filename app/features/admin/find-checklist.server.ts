import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { canSeeChecklist } from "./admin-permissions.ts";
import * as store from "./checklist-queries.server.ts";

export type ChecklistStep = "name" | "bank" | "hero" | "post" | "people" | "mail" | "backups";

export type Checklist = { step: ChecklistStep; isDone: boolean }[];

/**
 * The first steps of a foundation, each done when its fact is true. Undefined for those who put it away or cannot do
 * most steps. Once all are done, it is shown once more, and then put away.
 * @param first settings of a new site @param isAsked shows it although it was put away
 */
export async function findChecklist(
  ctx: AppContext,
  member: StaffMember,
  { first, isPutAway, isAsked }: { first: Pick<SiteSettings, "name" | "bank">; isPutAway: boolean; isAsked: boolean },
): Promise<Checklist | undefined> {
  if (!canSeeChecklist(member) || (isPutAway && !isAsked)) return undefined;
  const { db, config, clock } = ctx;
  const { name, bank } = await findSettings(ctx);
  const facts: Record<ChecklistStep, boolean> = {
    name: name !== first.name,
    bank: Object.entries(first.bank).some(([field, value]) => bank[field as keyof typeof bank] !== value),
    hero: (await store.countHeroPhotographs(db)) > 0,
    post: await store.hasOwnPost(db, clock.now().toISOString()),
    people: (await store.countStaff(db)) > 1,
    mail: config.mail.by !== "mailbox",
    backups: config.backups?.by === "store",
  };
  const list = Object.entries(facts).map(([step, isDone]) => ({ step: step as ChecklistStep, isDone }));
  if (!isPutAway && list.every(({ isDone }) => isDone)) await store.putChecklistAway(db, member.id);
  return list;
}

/** Hides the checklist for this person. @throws AppError adminsOnly */
export async function putChecklistAway({ db }: AppContext, member: StaffMember): Promise<void> {
  if (!canSeeChecklist(member)) throw new AppError("adminsOnly");
  await store.putChecklistAway(db, member.id);
}
