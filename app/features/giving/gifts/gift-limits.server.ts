import { giftErrors } from "content/giving-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { isAlone, readStandings } from "../../people/users/find-settled-people.server.ts";
import { askingForLimits, canManageGifts, decidingOnLimits } from "./gift-permissions.ts";
import * as store from "./gift-queries.server.ts";
import { aloneMs, type GiftLimits } from "./gift-states.ts";

const limitsOf = ({ amounts }: Pick<store.LimitRow, "amounts">): GiftLimits => JSON.parse(amounts);

/** Returns the active limits, and the change that waits. @param now by the trusted clock */
function limitsAt(rows: store.LimitRow[], now: Date) {
  const iso = now.toISOString();
  const isLive = ({ live_at, stopped_at }: store.LimitRow) => live_at !== null && live_at <= iso && stopped_at === null;
  const live = rows.findLast(isLive);
  const last = rows.at(-1);
  const open = last !== undefined && last.stopped_at === null && !isLive(last) ? last : undefined;
  return { limits: live === undefined ? {} : limitsOf(live), open };
}

export async function findGiftLimits(ctx: Pick<AppContext, "db" | "clock">) {
  const { now, accounts, standingOf, areTwo } = await readStandings(ctx);
  const { limits, open } = limitsAt(await store.findLimitRows(ctx.db), now);
  const nameOf = (id: string) => accounts.find((account) => account.id === id)?.name ?? "";
  return {
    limits,
    open: open && { ...open, limits: limitsOf(open), by: nameOf(open.by_id) },
    canAgree: (id: string) => open !== undefined && areTwo(open.by_id, id),
    isSettled: (id: string) => standingOf(id).isSettled,
  };
}

/**
 * Asks for other limits. They become active when a second person agrees, or after 72 hours.
 * @throws FormError for an unsettled account
 */
export async function askForLimits(
  { ctx, member, requestInfo }: Sender,
  asked: GiftLimits,
): Promise<"asked" | "alone"> {
  requireAct({ member, requestInfo }, askingForLimits);
  return withTransaction(ctx, async (ctx, transaction) => {
    const standings = await readStandings(ctx);
    const { now, settledAdmins, standingOf } = standings;
    if (settledAdmins.length > 0 && !standingOf(member.id).isSettled) throw new FormError(giftErrors.limits.isNew);
    const { limits, open } = limitsAt(await store.findLimitRows(transaction), now);
    if (open !== undefined) throw new FormError(giftErrors.limits.open, { status: 409 });
    const alone = isAlone(standings, canManageGifts);
    const live_at = alone ? new Date(now.getTime() + aloneMs).toISOString() : null;
    // Keeps the limits in currencies that the site used earlier.
    const amounts = JSON.stringify({ ...limits, ...asked });
    const row = { amounts, by_id: member.id, at: now.toISOString(), live_at };
    await store.insertLimits(transaction, { ...row, agreed_by_id: null, stopped_at: null });
    await recordAuditEvent(ctx, transaction, member, {
      what: "limits of gifts asked for",
      subject: "gift limits",
      after: asked,
    });
    return alone ? "alone" : "asked";
  });
}

/** Agrees to the change that waits, or stops it. @throws FormError */
export async function decideOnLimits(
  { ctx, member, requestInfo }: Sender,
  id: number,
  isAgreed: boolean,
): Promise<void> {
  requireAct({ member, requestInfo }, decidingOnLimits);
  await withTransaction(ctx, async (ctx, transaction) => {
    const { now, areTwo } = await readStandings(ctx);
    const { open } = limitsAt(await store.findLimitRows(transaction), now);
    if (open === undefined || open.id !== id) throw new FormError(giftErrors.limits.gone, { status: 409 });
    if (isAgreed && !areTwo(open.by_id, member.id)) throw new FormError(giftErrors.limits.needsOther);
    const at = now.toISOString();
    const changes = isAgreed ? { agreed_by_id: member.id, live_at: at } : { stopped_at: at };
    await store.updateLimits(transaction, id, changes);
    const what = isAgreed ? "limits of gifts agreed to" : "limits of gifts stopped";
    await recordAuditEvent(ctx, transaction, member, { what, subject: "gift limits", after: limitsOf(open) });
  });
}
