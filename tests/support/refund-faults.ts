import { sumGifts } from "../../app/features/giving/gifts/gift-list-queries.server.ts";
import type { GiftRow } from "../../app/features/giving/gifts/gift-queries.server.ts";
import { counts, limitOf, weekMs } from "../../app/features/giving/gifts/gift-states.ts";
import { hasBegun, type RefundRow, restOf, takes } from "../../app/features/giving/refunds/follow-refunds.server.ts";
import type { Database } from "../../app/server/db/database.server.ts";
import type { History } from "./gift-histories.ts";

/** An account and the account that it created are one person. */
const personOf = (id: string | null) => (id === "puppet" ? "admin" : id);

const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Checks the rules of refunds and purposes. @returns the broken ones */
export async function findRefundFaults({ db }: { db: Database }, gifts: GiftRow[]): Promise<unknown[]> {
  const refunds = await db.selectFrom("refunds").selectAll().orderBy("id").execute();
  const lines = await db.selectFrom("lines_out").selectAll().execute();
  const purposes = await db.selectFrom("purpose_changes").selectAll().execute();
  const receipts = await db.selectFrom("receipts").selectAll().where("state", "=", "valid").execute();
  const faults: unknown[] = [];
  for (const gift of gifts) {
    const own = refunds.filter(({ gift_id }) => gift_id === gift.id);
    faults.push(...findFaultsOfGift(gift, own));
    if ((gift.project_id === null) !== (gift.purpose === null)) faults.push(["half a purpose", gift.id]);
    const contents = receipts.filter(({ gift_id }) => gift_id === gift.id).map((row) => JSON.parse(row.contents));
    for (const { purpose, day, method } of contents)
      if (purpose !== gift.purpose || day !== gift.value_date || method !== gift.method)
        faults.push(["receipt of before", gift.id]);
  }
  for (const line of lines) {
    const shown = refunds.filter(({ line_id, state }) => line_id === line.id && state === "done");
    if (sumOf(shown) > line.amount) faults.push(["line of money out shows too much", line.id]);
  }
  for (const { id, asked_by_id, agreed_by_id } of [...refunds, ...purposes])
    if (agreed_by_id !== null && personOf(agreed_by_id) === personOf(asked_by_id)) faults.push(["agreed alone", id]);
  for (const { id, state, agreed_by_id, is_by_one } of purposes)
    if (state === "done" && agreed_by_id === null && is_by_one === 0) faults.push(["purpose by one", id]);
  faults.push(...findSentAlone(refunds));
  for (const project of new Set(gifts.map(({ project_id }) => project_id))) {
    const all = { state: "received", from: "", until: "", way: "", unseen: false, unthanked: false, q: "" } as const;
    const listed = await sumGifts(db, { ...all, purpose: project === null ? "none" : String(project) });
    const sum = sumOf(gifts.filter((gift) => counts(gift.state) && gift.project_id === project));
    if ((listed.sums[0]?.amount ?? 0) !== sum) faults.push(["sums of a purpose", project, listed.sums, sum]);
  }
  return faults;
}

/** A gift's amount is the received amount without refunds. */
function findFaultsOfGift(gift: GiftRow, own: RefundRow[]): unknown[] {
  const faults: unknown[] = [];
  const rest = restOf(gift, own);
  if (new Set(own.filter(hasBegun).map(({ paid }) => paid)).size > 1) faults.push(["two amounts before", gift.id]);
  if (own.filter(({ state }) => state === "asked").length > 1) faults.push(["asked twice", gift.id]);
  if (rest < 0) faults.push(["more went back than came", gift.id]);
  if (!own.some(hasBegun)) return faults;
  if (gift.state === "refunded" ? rest !== 0 : rest !== gift.amount)
    if (gift.state !== "void") faults.push(["not what is left", gift.id, gift.state, gift.amount, rest]);
  return faults;
}

/** Staff linked the refund with a debit, which is the second witness. */
const isDoneByLine = ({ line_id, idempotency_key, waiting_since, is_by_one }: RefundRow) =>
  line_id !== null && (idempotency_key === null || (waiting_since !== null && is_by_one === 0));

function findSentAlone(refunds: RefundRow[]): unknown[] {
  const byOne = refunds.filter(
    (row) => row.kind === "refund" && takes(row) && row.asked_by_id !== null && row.agreed_by_id === null,
  );
  const alone = byOne.filter((row) => !isDoneByLine(row));
  return alone.flatMap(({ id, asked_by_id, asked_at }) => {
    const at = Date.parse(asked_at);
    const ofWeek = alone.filter((other) => {
      const later = Date.parse(other.asked_at) - at;
      return personOf(other.asked_by_id) === personOf(asked_by_id) && later >= 0 && later < weekMs;
    });
    return sumOf(ofWeek) > limitOf({}, "NGN").amount ? [["sent back alone", id]] : [];
  });
}

/** Compares the CSV file with the rows and sum of its page. @returns the differences */
export async function findExportFaults(here: History): Promise<unknown[]> {
  const read = async (path: string) => (await here.ask(path, { headers: { Cookie: here.cookie } })).text();
  const file = (await read("/admin/gifts/received.csv?state=received&from=")).trim().split("\r\n").slice(1);
  const all = { from: "", until: "", purpose: "", way: "", unseen: false, unthanked: false, q: "" } as const;
  const { count, sums } = await sumGifts(here.ctx.db, { ...all, state: "received" });
  const amounts = file.map((line) =>
    Number(/^"?[^,]*"?,[^,]*,[^,]*,[^,]*,"?(-?[\d.]+)"?/.exec(line)?.[1] ?? Number.NaN),
  );
  const sum = Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100);
  return file.length === count && sum === (sums[0]?.amount ?? 0) ? [] : [["file", file.length, count, sum, sums]];
}
