import { purseErrors } from "content/purse-errors.ts";
import { staffCashLines as words } from "content/staff-cash-lines.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, plainAmount, sumsOf } from "../../../values/money.ts";
import { one, readFormDay, readMoney, type Values } from "../cash/read-cash-form.server.ts";
import { readSentence } from "../cash/read-move-form.server.ts";
import * as store from "../purse/books.server.ts";
import { holderOf } from "../purse/entry-lines.server.ts";
import { findKinds } from "../purse/find-kinds.server.ts";
import { namePlace, namePurse } from "../purse/name-holders.server.ts";
import { readPostings } from "../purse/read-postings.server.ts";
import type { Correction, WantedLine } from "./correct-entry.server.ts";
import { requireCorrectable, whyNotCorrect } from "./correct-entry.server.ts";
import { type Group, groupsOf, withAmount } from "./correction-groups.server.ts";
import { findListedEntry } from "./line-queries.server.ts";
import { describeEntry } from "./list-lines.server.ts";

type Ctx = Pick<AppContext, "db">;

/** Returns the amounts of an entry that a person types again: not what Most needed put in beside a voucher. */
async function readWanted({ db }: Ctx, entry: Pick<store.Entry, "id" | "what">): Promise<WantedLine[]> {
  const lines = await readPostings(db, [entry]);
  return lines
    .map((line): WantedLine => {
      const { kind = null, what = entry.what, currency, minor } = line;
      return { holder: holderOf(line), kind, what, currency, minor };
    })
    .filter(({ what }) => what === entry.what || (what !== "put-in" && what !== "ended"));
}

interface Option {
  id: string;
  name: string;
}

/** Returns the places or purses that may stand in a line. Charges and differences always leave Most needed. */
async function findOptions(ctx: Ctx, line: WantedLine): Promise<Option[]> {
  if (line.holder.startsWith("place:"))
    return (await store.findPlaces(ctx.db))
      .filter(
        ({ id, currency, closed_at }) =>
          currency === line.currency && (closed_at === null || `place:${id}` === line.holder),
      )
      .map((place) => ({ id: `place:${place.id}`, name: namePlace(place) }));
  const isFree = line.what === "spent" || line.what === "exchanged" || line.what === "opening";
  const purses = await store.findPurses(ctx.db);
  const general = purses.find(({ code }) => code === store.general)?.id;
  return purses
    .filter(({ id, ended_at }) => {
      if (`purse:${id}` === line.holder) return true;
      if (line.what === "put-in") return line.minor > 0 && id !== general && ended_at === null;
      return isFree && ended_at === null;
    })
    .map((purse) => ({ id: `purse:${purse.id}`, name: namePurse(purse) }));
}

const labelOf = ({ holder, minor, what }: WantedLine): string => {
  if (holder.startsWith("purse:") && what !== "put-in") return words.purse;
  return minor < 0 ? words.from : words.to;
};

/** Returns an entry with the form that corrects it, or the reason why it cannot be corrected. @throws AppError notFound */
export async function viewCorrection({ ctx }: Pick<Actor, "ctx">, id: number) {
  const entry = await findListedEntry(ctx.db, id);
  if (entry === undefined) throw new AppError("notFound");
  const why = await whyNotCorrect(ctx, entry);
  const groups = why === undefined ? groupsOf(await readWanted(ctx, entry)) : [];
  const kinds = (await findKinds(ctx.db)).map(({ code, label }) => ({ id: code, name: label }));
  let number = 0;
  return {
    entry: await describeEntry(ctx, entry),
    whyNot: why === undefined ? undefined : purseErrors.notCorrected[why],
    gift: why === "gift" ? entry.gift_id : null,
    groups: await Promise.all(
      groups.map(async ({ currency, minor, lines }) => ({
        amount: plainAmount({ amount: minor, currency }),
        lines: await Promise.all(
          lines.map(async (line) => ({
            number: number++,
            label: labelOf(line),
            holder: line.holder,
            options: await findOptions(ctx, line),
            kind: line.what === "spent" && line.kind !== null ? line.kind : undefined,
          })),
        ),
      })),
    ),
    kinds,
    today: siteDate(ctx.clock.now()),
    sendKey: crypto.randomUUID(),
  };
}

/** Reads what an entry should say. @throws FormError */
export async function readCorrection(ctx: Ctx, id: number, values: Values): Promise<Correction> {
  const entry = await requireCorrectable(ctx, id);
  const why = readSentence(values, "why");
  if (why === "") throw new FormError(purseErrors.why, { errors: { why: purseErrors.why } });
  const before = await readWanted(ctx, entry);
  let number = 0;
  const lines: WantedLine[] = [];
  for (const [index, group] of groupsOf(before).entries()) {
    const minor = readMoney(values, `amount-${index}`, group.currency, "zero");
    const chosen: Group = { ...group, lines: [] };
    for (const line of group.lines) chosen.lines.push(await readLine(ctx, values, line, number++));
    lines.push(...withAmount(chosen, minor));
  }
  if (isSame(before, lines)) throw new FormError(purseErrors.sameLine);
  requireSums(lines);
  return { entryId: entry.id, day: readFormDay(values), why, lines };
}

async function readLine(ctx: Ctx, values: Values, line: WantedLine, number: number): Promise<WantedLine> {
  const name = `holder-${number}`;
  const holder = (await findOptions(ctx, line)).find(({ id }) => id === one(values, name))?.id;
  if (holder === undefined) throw new FormError(purseErrors.place, { errors: { [name]: purseErrors.place } });
  const kind = one(values, `kind-${number}`);
  if (line.what !== "spent" || line.kind === null) return { ...line, holder };
  if (!(await store.hasKind(ctx.db, kind)))
    throw new FormError(purseErrors.kind, { errors: { [`kind-${number}`]: purseErrors.kind } });
  return { ...line, holder, kind };
}

const write = (lines: readonly WantedLine[]): string => JSON.stringify(lines);
const isSame = (before: readonly WantedLine[], after: readonly WantedLine[]) => write(before) === write(after);

/** @throws FormError for places and purses that differ, or for one place twice */
function requireSums(lines: readonly WantedLine[]): void {
  const signed = lines.map(({ holder, currency, minor }) => ({
    currency,
    amount: holder.startsWith("place:") ? minor : -minor,
  }));
  for (const { amount, currency } of sumsOf(signed))
    if (amount !== 0) throw new FormError(purseErrors.listsDiffer(formatMoney({ amount: Math.abs(amount), currency })));
  const moved = lines.filter(({ what }) => what === "moved");
  if (new Set(moved.map(({ holder }) => holder)).size < moved.length) throw new FormError(purseErrors.samePlace);
}

/** Says what a correction will write, for the person who agrees. */
export async function describeCorrection(ctx: Ctx, { entryId, lines }: Correction) {
  const entry = await findListedEntry(ctx.db, entryId);
  const names = new Map<string, string>([
    ...(await store.findPlaces(ctx.db)).map((place) => [`place:${place.id}`, namePlace(place)] as const),
    ...(await store.findPurses(ctx.db)).map((purse) => [`purse:${purse.id}`, namePurse(purse)] as const),
  ]);
  const before = entry === undefined ? [] : await readWanted(ctx, entry);
  const say = ({ holder, currency, minor }: WantedLine) =>
    words.gain(names.get(holder) ?? "", formatMoney({ amount: minor, currency }));
  return {
    day: entry === undefined ? "" : writeDay(entry.day),
    what: entry === undefined ? "" : words.whats[entry.what],
    was: before.map(say),
    willBe: lines.length === 0 ? [words.nothing] : lines.map(say),
  };
}
