import { staffCashLines } from "content/staff-cash-lines.ts";
import { staffLinesOut as words } from "content/staff-lines-out.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney, plainAmount } from "../../../values/money.ts";
import { addDays, daysBetween } from "../../../values/site-days.ts";
import { findBookDays, findBooksStart, listPlaces } from "../purse/find-books.server.ts";
import { namePlace } from "../purse/name-holders.server.ts";
import { formatVoucherNumber } from "../spending/voucher-states.ts";
import * as store from "./line-out-queries.server.ts";

/** Days by which the bank may show money before or after the books. */
export const nearDays = 7;

/** Lines of one page. */
const shownLines = 200;

type Ctx = Pick<AppContext, "db">;

/** An entry, or a part of one, that may be a line out. */
export interface Candidate {
  entryId: number;
  /** `whole`, or a part such as `charge`. */
  part: string;
  placeId: number;
  day: string;
  /** Minor units, positive. */
  amount: number;
  label: string;
}

/** Lists money out of some places that no line shows yet: whole entries, and their parts if a bank writes several lines. */
async function listCandidates({ db }: Ctx, places: number[], days: [string, string]): Promise<Candidate[]> {
  if (places.length === 0) return [];
  const rows = await store.listMoneyOut(db, places, ...days);
  const names = rows.length === 0 ? [] : await store.listNames(db, [...new Set(rows.map(({ id }) => id))]);
  const taken = Map.groupBy(names, ({ entry_id }) => entry_id);
  return [...Map.groupBy(rows, ({ id, place_id }) => `${id} ${place_id}`).values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const out = parts.map(({ part, minor }) => ({ part: part as string, amount: -Number(minor) }));
    const whole = { part: "whole", amount: out.reduce((sum, { amount }) => sum + amount, 0) };
    const known = taken.get(first.id)?.map(({ entry_part }) => entry_part) ?? [];
    // A line of the whole entry shows its parts.
    if (known.includes("whole")) return [];
    const wanted = out.length === 1 ? [whole] : [...(known.length === 0 ? [whole] : []), ...out];
    const voucher =
      first.year === null
        ? undefined
        : words.voucher(formatVoucherNumber(first.year, first.serial ?? 0), first.payee ?? "");
    return wanted
      .filter(({ part, amount }) => amount > 0 && !known.includes(part))
      .map(({ part, amount }) => ({
        entryId: first.id,
        part,
        placeId: first.place_id ?? 0,
        day: first.day,
        amount,
        label: voucher ?? staffCashLines.whats[part === "whole" ? first.what : (part as typeof first.what)],
      }));
  });
}

/** Lines without a name, with the entries that fit in place, amount and day. */
export async function matchLinesOut(ctx: Ctx, days: readonly [string, string]) {
  const lines = await store.listUnnamedLines(ctx.db, days, shownLines);
  const first = lines[0]?.day;
  const last = lines.at(-1)?.day;
  if (first === undefined || last === undefined) return [];
  const places = (await listPlaces(ctx)).filter(({ account, kind }) => account !== null && kind !== "partner");
  const placeOf = ({ account, currency }: store.LineOut) =>
    places.find((place) => place.account === account && place.currency === currency);
  const candidates = await listCandidates(
    ctx,
    places.map(({ id }) => id),
    [addDays(first, -nearDays), addDays(last, nearDays)],
  );
  const fits = lines.map((line) => {
    const place = placeOf(line);
    const fitting = candidates.filter(
      ({ placeId, amount, day }) =>
        placeId === place?.id && amount === line.amount && Math.abs(daysBetween(day, line.day)) <= nearDays,
    );
    return { line, place, fitting };
  });
  /** Number of lines that an entry fits. */
  const wanted = new Map<number, number>();
  for (const { fitting } of fits)
    for (const { entryId } of fitting) wanted.set(entryId, (wanted.get(entryId) ?? 0) + 1);
  return fits.map((fit) => {
    const [only, ...others] = fit.fitting;
    const isExact = only !== undefined && others.length === 0 && wanted.get(only.entryId) === 1;
    return { ...fit, exact: isExact ? only : undefined };
  });
}

/** Returns money out for its page: exact proposals, lines to name one by one, and the last named ones. */
export async function viewLinesOut(ctx: AppContext) {
  const days = await findBookDays(ctx);
  const all = days === undefined ? [] : await matchLinesOut(ctx, days);
  const open = all.filter(({ exact }) => exact === undefined);
  const amounts = [...new Set(open.map(({ line }) => line.amount))];
  const vouchers = amounts.length === 0 ? [] : await store.listVouchersToPay(ctx.db, amounts);
  const named = await store.listNamedLines(ctx.db, 20);
  return {
    isOpen: days !== undefined,
    exact: all.flatMap(({ line, exact }) =>
      exact === undefined ? [] : [{ ...say(line), label: sayCandidate(exact) }],
    ),
    open: await Promise.all(
      open.map(async ({ line, place, fitting }) => ({
        ...say(line),
        place: place === undefined ? undefined : namePlace(place),
        gift: line.credit_state === "matched" ? line.gift_id : null,
        candidates: fitting.map((candidate) => ({
          value: `${candidate.entryId}:${candidate.part}`,
          label: sayCandidate(candidate),
        })),
        vouchers: vouchers
          .filter(
            ({ minor, currency, paid_on }) =>
              place !== undefined &&
              minor === line.amount &&
              currency === line.currency &&
              Math.abs(daysBetween(paid_on, line.day)) <= nearDays,
          )
          .map(({ id, year, serial, payee }) => ({
            id,
            label: words.voucher(formatVoucherNumber(year, serial), payee),
          })),
        cancelling: (
          await store.listCancelling(ctx.db, line, addDays(line.day, -nearDays), addDays(line.day, nearDays))
        ).map(({ id, day, narration }) => ({ id, label: words.credit(writeDay(day), narration ?? words.noWords) })),
        voucher: `/admin/spending/new?${new URLSearchParams({
          amount: plainAmount(line),
          day: line.day,
          ...(place !== undefined && { place: String(place.id) }),
        })}`,
      })),
    ),
    named: named.map((line) => ({
      ...say(line),
      name: line.what === null ? words.names[line.state] : staffCashLines.whats[line.what],
    })),
    sendKey: crypto.randomUUID(),
  };
}

const say = (line: Pick<store.LineOut, "id" | "amount" | "currency" | "day" | "narration" | "account">) => ({
  id: line.id,
  money: formatMoney(line),
  day: writeDay(line.day),
  account: line.account,
  narration: line.narration ?? words.noWords,
});

const sayCandidate = ({ label, day }: Candidate): string => words.written(label, writeDay(day));

/** Returns money out of a month that has no name yet. @param month YYYY-MM */
export async function findUnnamedLinesOut(ctx: Ctx, month: string) {
  const first = (await findBooksStart(ctx)) ?? `${month}-01`;
  const start = `${month}-01` < first ? first : `${month}-01`;
  const places = await listPlaces(ctx);
  const lines = await store.listUnnamedLines(ctx.db, [start, `${month}-31`], Number.MAX_SAFE_INTEGER);
  return lines.map(({ id, account, currency, day, amount }) => {
    const place = places.find((place) => place.account === account && place.currency === currency);
    return { id, place: place === undefined ? account : namePlace(place), day, amount, currency };
  });
}
