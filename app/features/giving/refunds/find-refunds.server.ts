import { staffRefunds as words } from "content/staff-refunds.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import type { GiftRow } from "../gifts/gift-records.server.ts";
import { findRefundable } from "./ask-for-refund.server.ts";
import * as store from "./refund-queries.server.ts";

type Shown = Awaited<ReturnType<typeof store.listRefundsFor>>[number];

const isShownByBank = ({ way, state }: Shown) =>
  state === "done" && (way === "transfer" || way === "cheque" || way === "mobile money");

function factsOf(row: Shown): string[] {
  const { kind, way, state, by, agreedBy, is_by_one, is_by_trustees, seenOn, why } = row;
  const how = kind === "chargeback" && way === "partner" ? words.takenByPartner : words.ways[way];
  const seen = seenOn === null ? (isShownByBank(row) ? words.notSeen : null) : words.seen(writeDay(seenOn));
  const facts = [
    how,
    words.states[state],
    by && words.by(by),
    agreedBy && words.agreed(agreedBy),
    is_by_one === 1 && words.byOne,
    is_by_trustees === 1 && words.byTrustees,
    seen,
    why,
  ];
  return facts.filter((fact) => typeof fact === "string");
}

export type RefundsView = Awaited<ReturnType<typeof findRefunds>>;

/** Finds the refunds of a gift, and the refund that is possible now. @param member id of the viewing member */
export async function findRefunds(ctx: AppContext, gift: GiftRow, member: string) {
  const rows = await store.listRefundsFor(ctx.db, gift.id);
  const standings = await readStandingsOfGifts(ctx);
  const refundable = await findRefundable(ctx, gift.id);
  const isFree = !rows.some(({ state }) => state === "waiting" || state === "asked");
  return {
    rows: rows.map((row) => ({
      id: row.id,
      money: formatMoney({ amount: row.amount, currency: gift.currency }),
      day: writeDay(row.day ?? siteDate(new Date(row.asked_at))),
      facts: factsOf(row),
      waits: row.state === "waiting",
      canAgree: row.asked_by_id !== null && standings.areTwo(row.asked_by_id, member),
      canUndo: row.state === "done" && row.way !== "partner" && gift.state !== "void",
    })),
    isAlone: isAlone(standings, canManageGifts),
    ask: isFree && refundable !== undefined && refundable.left > 0 ? refundable : undefined,
    today: siteDate(ctx.clock.now()),
  };
}
