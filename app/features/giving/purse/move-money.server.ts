import { purseErrors } from "content/purse-errors.ts";
import { staffCash as words } from "content/staff-cash.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { requireGeneral } from "./find-holders.server.ts";
import { movingMoney } from "./purse-permissions.ts";
import * as store from "./purse-queries.server.ts";
import { type Line, writeEntry } from "./write-entry.server.ts";

export interface Move {
  /** Ids of places. */
  from: number;
  to: number;
  /** Minor units. */
  minor: number;
  /** Charge of the bank or wallet, in minor units; 0 for none. */
  charge: number;
  /** ISO date. */
  day: string;
  /** Key of the form: the same form twice writes once. */
  key: string;
}

/**
 * Writes that money lies in another place now. It changes no purse, but a charge leaves Most needed.
 * @returns false if this form wrote it before
 * @throws FormError
 */
export async function moveMoney({ ctx, member }: Actor, { from, to, minor, charge, day, key }: Move): Promise<boolean> {
  requireAct({ member }, movingMoney);
  return withTransaction(ctx, async (ctx, transaction) => {
    const source = await store.findPlace(transaction, from);
    const target = await store.findPlace(transaction, to);
    if (source === undefined || target === undefined || source.closed_at !== null || target.closed_at !== null)
      throw new FormError(words.choose);
    if (source.id === target.id) throw new FormError(words.samePlace);
    if (source.currency !== target.currency) throw new FormError(words.twoCurrencies);
    if (minor <= 0) throw new FormError(purseErrors.amount);
    const { currency } = source;
    const lines: Line[] = [
      { place: source, currency, minor: -minor },
      { place: target, currency, minor },
    ];
    if (charge > 0)
      lines.push(
        { place: source, currency, minor: -charge, what: "charge" },
        { purse: await requireGeneral(ctx), currency, minor: -charge, kind: store.runningKind, what: "charge" },
      );
    const about = { day, what: "moved" as const, source: `form:${key}`, by: member, people: 1 };
    const id = await writeEntry(ctx, { ...about, lines });
    if (id === undefined) return false;
    await recordAuditEvent(ctx, transaction, member, { what: "money moved", subject: `entry:${id}` });
    return true;
  });
}
