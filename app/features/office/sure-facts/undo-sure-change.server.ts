import { staffSureFacts as words } from "content/staff-sure-facts.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { changeSettingsIn } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { setHelpNumberBack } from "../../safeguarding/help-numbers/call-help-number.server.ts";
import { nameSureFact } from "./name-sure-fact.server.ts";
import { canUndoSureFacts, undoingSureFact } from "./sure-fact-permissions.ts";
import { findChange, markUndone } from "./sure-fact-queries.server.ts";

/** Time within which a change can be undone (ms). */
const undoMs = 72 * 3_600_000;

type Change = NonNullable<Awaited<ReturnType<typeof findChange>>>;

/** Returns why a change cannot be undone; undefined if it can. @param now by the trusted clock */
function whyOver({ undone_at, undone_by, at }: Change, now: Date): string | undefined {
  if (undone_at !== null) return words.undone(undone_by ?? "", writeMoment(undone_at));
  return now.getTime() - Date.parse(at) > undoMs ? words.over : undefined;
}

async function requireChange(ctx: Pick<AppContext, "db">, id: string): Promise<Change> {
  const change = await findChange(ctx.db, id);
  if (change === undefined) throw new AppError("notFound");
  return change;
}

/** Loads the page of a change. @throws AppError notFound, adminsOnly */
export async function openSureChange({ ctx, member }: Actor, id: string) {
  requireMay(member, canUndoSureFacts);
  const change = await requireChange(ctx, id);
  const { before, after, by, at } = change;
  return {
    fact: nameSureFact(change),
    before: textOf(before),
    after: textOf(after),
    by: by ?? "",
    at: writeMoment(at),
    over: whyOver(change, await findTrustedMoment(ctx)),
  };
}

function textOf(json: string | null): string {
  const textsIn = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values((value as object | null) ?? {}).flatMap(textsIn);
  return textsIn(json === null ? null : JSON.parse(json))
    .filter((text) => text !== "")
    .join(", ");
}

/** Restores the previous value, unless the value has changed again. @throws FormError; AppError notFound, adminsOnly */
export async function undoSureChange({ ctx, member }: Actor, id: string): Promise<void> {
  requireAct({ member }, undoingSureFact);
  await withTransaction(ctx, async (ctx) => {
    const change = await requireChange(ctx, id);
    const now = await findTrustedMoment(ctx);
    const over = whyOver(change, now);
    if (over !== undefined) throw new FormError(`${words.notYet} ${over}`, { status: 409 });
    if (!(await setBack(ctx, member, change)))
      throw new FormError(`${words.notYet} ${words.changedSince}`, { status: 409 });
    if (!(await markUndone(ctx.db, id, member.name, now.toISOString())))
      throw new FormError(`${words.notYet} ${words.changedSince}`, { status: 409 });
    const subject = `${change.kind}:${change.key}`;
    await recordAuditEvent(ctx, ctx.db, member, { what: `${change.kind} brought back`, subject });
  });
}

/** @returns false if the value has changed again */
async function setBack(
  ctx: InTransaction,
  member: Actor["member"],
  { kind, key, before, after }: Change,
): Promise<boolean> {
  const read = (json: string | null) => (json === null ? null : (JSON.parse(json) as string));
  if (kind === "help number") return setHelpNumberBack(ctx, member, key, { from: read(after), to: read(before) });
  const now = await findSettings(ctx);
  if (JSON.stringify(now[key as keyof SiteSettings]) !== after) return false;
  await changeSettingsIn(ctx, member, { [key]: JSON.parse(before ?? "null") ?? undefined }, undefined, "undo");
  return true;
}
