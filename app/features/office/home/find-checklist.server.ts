import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { ChecklistStep } from "../../../server/checklist.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { canSeeChecklist } from "./admin-permissions.ts";
import * as store from "./checklist-queries.server.ts";
import { findBackupStatus } from "./operations-commands.server.ts";

/** Steps in their order; steps that protect children come first. */
export const stepOrder: readonly string[] = [
  "help",
  "protecting",
  "name",
  "bank",
  "hero",
  "post",
  "people",
  "mail",
  "backups",
  "https",
  "admins",
  "twoStep",
  "contacts",
  "sample",
  "words",
  "claims",
  "logo",
];

export interface ShownStep {
  step: string;
  label: string;
  todo: string;
  to: string;
  isDone: boolean;
}

export interface ChecklistOptions {
  /** Stored value of `putChecklistAway`. */
  putAway: number | null;
  isAsked: boolean;
}

/**
 * Finds the checklist of the features in use. Undefined for members who hid it or cannot do most steps. A complete
 * checklist is shown once more, then hidden until a step is open again.
 */
export async function findChecklist(
  ctx: AppContext,
  features: readonly Feature[],
  member: StaffMember,
  { putAway, isAsked }: ChecklistOptions,
): Promise<ShownStep[] | undefined> {
  if (!canSeeChecklist(member) || (putAway === 1 && !isAsked)) return undefined;
  const steps = features
    .flatMap(({ checklist = [] }) => checklist)
    .toSorted((a, b) => stepOrder.indexOf(a.step) - stepOrder.indexOf(b.step));
  const list: ShownStep[] = [];
  for (const step of steps) list.push(await showStep(ctx, step));
  const isReady = list.every(({ isDone }) => isDone);
  if (isReady && putAway === 2 && !isAsked) return undefined;
  if (isReady && putAway === 0) await store.putChecklistAway(ctx.db, member.id, 2);
  return list;
}

async function showStep(
  ctx: AppContext,
  { step, words: [label, fixed], path, isDone: ask, todo }: ChecklistStep,
): Promise<ShownStep> {
  const isDone = await ask(ctx);
  return { step, label, todo: isDone ? fixed : ((await todo?.(ctx)) ?? fixed), to: path, isDone };
}

/**
 * Returns true if the mail server accepted the last e-mail. Without any e-mail, true if the link in a test e-mail was
 * opened.
 */
export async function doesMailArrive(ctx: AppContext): Promise<boolean> {
  if (ctx.config.mail.by === "mailbox") return false;
  return (await store.wasLastEmailTaken(ctx.db)) ?? (await findSettings(ctx)).mailArrivedAt !== undefined;
}

/** Returns true if another machine has a recent backup. */
export async function areBackupsAway(ctx: AppContext): Promise<boolean> {
  const { good, isLate } = await findBackupStatus(ctx);
  return ctx.config.backups?.by === "store" && good !== undefined && !isLate;
}

/** Hides the checklist for this person. @throws AppError adminsOnly */
export async function putChecklistAway({ db }: AppContext, member: StaffMember): Promise<void> {
  requireMay(member, canSeeChecklist);
  await store.putChecklistAway(db, member.id, 1);
}
