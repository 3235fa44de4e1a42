import { createHash } from "node:crypto";
import { findProjectOf } from "../../../cms/belonging-queries.server.ts";
import { protectTexts, type Sent } from "../../../cms/protection/protect-texts.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { dateIn } from "../../../values/zoned-time.ts";
import { canCount } from "./counted-permissions.ts";
import * as store from "./counted-queries.server.ts";
import type { Counted } from "./counted-schema.ts";

/** Reason why figures were not saved; the page has a sentence for each. */
export class NotCounted {
  readonly why: "early" | "cancelled" | "newer";
  constructor(why: NotCounted["why"]) {
    this.why = why;
  }
}

/**
 * Returns why figures cannot be entered yet; undefined when the day has come or staff ended the event.
 * @param today ISO date
 */
function whyNotYet({ state, date, former_date }: store.CountedEvent, today: string): "early" | "cancelled" | undefined {
  if (state === "cancelled") return "cancelled";
  // A postponed event without a new date has not taken place.
  if (state === "postponed" && former_date === date) return "early";
  return state === "over" || date <= today ? undefined : "early";
}

const versionOf = (figures: Counted[]): string =>
  createHash("sha256").update(JSON.stringify(figures)).digest("hex").slice(0, 16);

async function requireCountedEvent(
  { member }: Actor,
  db: Database,
  id: number | undefined,
): Promise<store.CountedEvent> {
  requireMay(member, canCount);
  const event = id === undefined ? undefined : await store.findCountedEvent(db, id);
  if (event === undefined) throw new AppError("notFound");
  return event;
}

/** @throws AppError adminsOnly, notFound */
export async function findCountedPage(actor: Actor, id: number | undefined) {
  const { db, clock } = actor.ctx;
  const event = await requireCountedEvent(actor, db, id);
  const figures = await store.findRowsOf(db, event.id);
  const { title, date, date_precision: precision, project_id } = event;
  return {
    event: { id: event.id, title, date, precision },
    figures,
    project: (await findProjectOf(db, project_id, clock.now().toISOString()))?.title,
    version: versionOf(figures),
    why: whyNotYet(event, dateIn(event.zone, clock.now())),
  };
}

/**
 * Replaces an event's figures; the audit log stores the figures before and after the change.
 * @param seen version of the figures when the form was opened
 * @throws NotCounted; AppError adminsOnly, notFound; FormError with questions of the words guard
 */
export async function saveCounted(
  actor: Actor,
  id: number | undefined,
  { figures, seen }: { figures: Counted[]; seen: string },
  sent: Sent,
): Promise<void> {
  await withTransaction(actor.ctx, (ctx) => saveCountedIn({ ...actor, ctx }, id, { figures, seen }, sent));
}

/** Like `saveCounted`, in the caller's transaction. */
async function saveCountedIn(
  { ctx, member }: Pick<Actor, "member"> & { ctx: InTransaction },
  id: number | undefined,
  { figures, seen }: { figures: Counted[]; seen: string },
  sent: Sent,
): Promise<void> {
  const event = await requireCountedEvent({ ctx, member }, ctx.db, id);
  const why = whyNotYet(event, dateIn(event.zone, ctx.clock.now()));
  if (why !== undefined) throw new NotCounted(why);
  const before = await store.findRowsOf(ctx.db, event.id);
  const now = versionOf(before);
  const wanted = versionOf(figures);
  // A form that is submitted twice changes nothing.
  if (now === wanted) return;
  if (now !== seen) throw new NotCounted("newer");
  const texts = figures.map(({ count, unit, what }) => ({ field: "what", text: `${count} ${unit} ${what}` }));
  await protectTexts(ctx, member, `event:${event.id}`, texts, sent);
  await store.replaceRows(ctx.db, event.id, figures);
  await recordAuditEvent(ctx, ctx.db, member, {
    what: "figures changed",
    subject: `event:${event.id}`,
    before: { figures: before },
    after: { figures },
  });
}

/**
 * Brings the figures of another site's event to an event without figures.
 * @returns their version, for `removeImportedFigures`
 * @throws like `saveCounted`: what the words guard asks about stays out
 */
export async function importCounted(
  ctx: InTransaction,
  member: Actor["member"],
  event: number,
  figures: Counted[],
): Promise<string> {
  await saveCountedIn({ ctx, member }, event, { figures, seen: versionOf([]) }, { formValues: {} });
  return versionOf(figures);
}

/** Removes figures that an import brought, unless staff changed them. @param version of the imported figures */
export async function removeImportedFigures({ db }: InTransaction, event: number, version: string): Promise<void> {
  if (versionOf(await store.findRowsOf(db, event)) === version) await store.replaceRows(db, event, []);
}
