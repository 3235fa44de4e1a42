import { eventCopies as words } from "content/staff-event-copies.ts";
import * as v from "valibot";
import { findIdByIdempotencyKey } from "../../../cms/content-queries.server.ts";
import { requireEditable } from "../../../cms/content-type.server.ts";
import { itemOf } from "../../../cms/define-content-type.server.ts";
import { createInTransaction } from "../../../cms/save-content.server.ts";
import { readPublishing } from "../../../cms/versions/record-version.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { listCopyDays, type Pace } from "../../../values/copy-days.ts";
import { writeEventDate } from "../../../values/dates.ts";
import { addDays, daysBetween } from "../../../values/site-days.ts";
import { dateIn } from "../../../values/zoned-time.ts";
import { eventType } from "./event.type.server.ts";
import { type EventRow, findDaysOfTitle } from "./event-queries.server.ts";

export interface CopyPlan {
  pace: Pace;
  count: number;
}

const daysOf = ({ ctx }: Pick<Actor, "ctx">, row: EventRow, { pace, count }: CopyPlan) =>
  listCopyDays(row, pace, count, dateIn(row.zone, ctx.clock.now()));

/**
 * Finds an event with the days of its copies. `known` are those on which an event of this title stands.
 * @throws AppError notFound, adminsOnly
 */
export async function findCopyPage(actor: Actor, id: number | undefined, plans: readonly CopyPlan[]) {
  const { ctx, member } = actor;
  const row = await requireEditable(ctx.db, member, eventType, id);
  const { title, date, date_precision: precision, version } = row;
  // An event of which only the month is known has no week.
  const possible = plans.filter(({ pace }) => precision === "day" || pace === "month");
  const sets = possible.map((plan) => ({ ...plan, days: daysOf(actor, row, plan) }));
  const known = await findDaysOfTitle(
    ctx.db,
    title,
    sets.flatMap(({ days }) => days),
  );
  return { event: { id: row.id, title, date, precision }, seen: String(version), sets, known };
}

/** Returns a row's values for a copy on another day. Its other days keep their distance. */
function valuesOn(row: EventRow, day: string) {
  const moved = (date: string | null) => (date === null ? "" : addDays(date, daysBetween(row.date, day)));
  const { sensitive, namesChanged } = readPublishing(row);
  return {
    ...itemOf(eventType, row),
    date: day,
    endDate: moved(row.end_date),
    signupUntil: moved(row.signup_until),
    state: "planned",
    stateNote: "",
    status: "draft",
    publishAt: "",
    version: "0",
    sensitive,
    namesChanged,
  };
}

/**
 * Copies an event as drafts, each an event of its own: words, photos, place and limits, but no guests and figures.
 * The same form twice makes one set.
 * @param seen version that the page showed
 * @throws FormError if the event changed, or a clock skips its time on a day; AppError notFound, adminsOnly
 */
export async function copyEvent(
  { ctx, member }: Actor,
  id: number | undefined,
  { seen, key, ...plan }: CopyPlan & { seen: string | undefined; key: string },
): Promise<string> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireEditable(transaction, member, eventType, id);
    const first = sendKey(member, keyOf(key, 0)) ?? "";
    if ((await findIdByIdempotencyKey(transaction, "events", first)) !== undefined) return;
    if (seen !== String(row.version)) throw new FormError(words.changed, { status: 409 });
    const photos = (await eventType.attached?.(transaction, row.id)) ?? {};
    const options = { formValues: photos, columns: { zone: row.zone } };
    for (const [index, day] of daysOf({ ctx }, row, plan).entries()) {
      const values = { ...valuesOn(row, day), idempotencyKey: keyOf(key, index) };
      const fields = v.safeParse(eventType.schema, values);
      if (!fields.success)
        throw new FormError(words.notOn(writeEventDate({ date: day, precision: row.date_precision })));
      await createInTransaction(ctx, member, eventType, fields.output, options);
    }
  });
  return words.done(plan.count);
}

const keyOf = (key: string, index: number): string => `${key}-${index}`;
