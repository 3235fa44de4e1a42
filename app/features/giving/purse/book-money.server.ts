import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { siteDate } from "../../../values/dates.ts";
import { hasCome, isOnline } from "../gifts/gift-states.ts";
import { listRefundsOf, paidOf, type RefundRow, takes } from "../refunds/follow-refunds.server.ts";
import { kindOfWay } from "../refunds/refund-ways.ts";
import { holderOf, type Line } from "./entry-lines.server.ts";
import { requireGeneral, requirePlaceOf, requirePurseOf } from "./find-holders.server.ts";
import * as store from "./purse-queries.server.ts";
import type { EntryWhat, PlaceKind } from "./purse-tables.ts";
import { readPostings } from "./read-postings.server.ts";
import { findOpenDay, writeEntry } from "./write-entry.server.ts";

/** Lines that the books should have about a fact, such as a gift, its fee or one of its refunds. */
interface Fact {
  /** Unique among the facts of its subject. */
  name: string;
  what: EntryWhat;
  day: string;
  lines: Line[];
}

const batch = 100;

/**
 * Brings the books up to the money that the site knows: gifts, fees, refunds, reversals, changed purposes and payouts of
 * partners. Triggers queue what changed, so this function alone writes them, whichever door a change came through.
 */
export async function bookMoney(ctx: AppContext): Promise<void> {
  if ((await store.findFirstDay(ctx.db)) === undefined) return;
  await bookBatches(ctx, (subject) => withTransaction(ctx, (ctx) => bookSubject(ctx, subject)));
}

/** Books what waits, in the transaction of an act that needs complete books. */
export const bookWaiting = (ctx: InTransaction): Promise<void> =>
  bookBatches(ctx, (subject) => bookSubject(ctx, subject));

async function bookBatches({ db }: Pick<AppContext, "db">, book: (subject: string) => Promise<void>): Promise<void> {
  for (;;) {
    const subjects = await store.findMoneyToBook(db, batch);
    for (const subject of subjects) await book(subject);
    if (subjects.length < batch) return;
  }
}

async function bookSubject(ctx: InTransaction, subject: string): Promise<void> {
  // A process that is later waits here, then finds nothing to do.
  await store.deleteMoneyToBook(ctx.db, subject);
  const opening = await store.findOpening(ctx.db);
  if (opening === undefined) return;
  const [noun, number] = subject.split(":");
  const id = Number(number);
  const facts = noun === "gift" ? await factsOfGift(ctx, id, opening) : await factsOfPayout(ctx, id);
  await follow(ctx, subject, facts, noun === "gift" ? id : undefined);
}

/** Writes the difference between what the books say and what they should say: the exact negative, then the right lines. */
async function follow(ctx: InTransaction, subject: string, facts: Fact[], giftId: number | undefined): Promise<void> {
  const entries = await store.findEntriesOf(ctx.db, `${subject}/`);
  // The fee comes back before its gift leaves, so that the purse does not lack it in between.
  const first = entries.length > 0 ? ["fee"] : [];
  const names = new Set([...first, ...entries.map(({ source }) => nameOf(source)), ...facts.map(({ name }) => name)]);
  for (const name of names) {
    const written = entries.filter(({ source }) => nameOf(source) === name);
    const lines = await readLines(ctx, written);
    const fact = facts.find((fact) => fact.name === name);
    if (
      isSame(
        lines.filter(({ what }) => what !== "put-in"),
        fact?.lines ?? [],
      )
    )
      continue;
    let number = written.length;
    const nextSource = () => `${subject}/${name}/${++number}`;
    const last = written.at(-1);
    const about = { people: 0, ...(giftId !== undefined && { giftId }), ...(last && { fixes: last.id }) };
    const isReplaced = fact !== undefined && fact.lines.length > 0;
    if (lines.length > 0 && last !== undefined) {
      const negative = lines.map((line) => ({ ...line, minor: -line.minor }));
      const day = await findOpenDay(ctx, last.day);
      const all = isReplaced ? negative : [...negative, ...(await findPutIn(ctx, negative))];
      await writeEntry(ctx, { ...about, day, what: last.what, source: nextSource(), lines: all });
    }
    if (!isReplaced) continue;
    const day = await findOpenDay(ctx, fact.day);
    // The purse that a gift left may also lack money now.
    const left = lines.map((line) => ({ ...line, minor: 0 }));
    const all = [...fact.lines, ...(await findPutIn(ctx, [...fact.lines, ...left]))];
    await writeEntry(ctx, { ...about, day, what: fact.what, source: nextSource(), lines: all });
  }
}

/** Returns the middle of a source such as `gift:12/refund-3/1`. */
const nameOf = (source: string): string => source.split("/")[1] ?? "";

/** Returns what entries say together. */
async function readLines({ db }: InTransaction, entries: store.Entry[]): Promise<Line[]> {
  const found = new Map<string, Line>();
  for (const line of await readPostings(db, entries)) {
    const key = keyOf(line);
    found.set(key, { ...line, minor: (found.get(key)?.minor ?? 0) + line.minor });
  }
  return [...found.values()].filter(({ minor }) => minor !== 0);
}

const keyOf = (line: Line): string => [holderOf(line), line.kind, line.currency, line.what === "put-in"].join(" ");

function isSame(some: Line[], others: Line[]): boolean {
  const write = (lines: Line[]) =>
    lines
      .filter(({ minor }) => minor !== 0)
      .map((line) => `${keyOf(line)} ${line.minor}`)
      .toSorted()
      .join("\n");
  return write(some) === write(others);
}

/** Returns lines that put in from Most needed what purses lack after an outside fact. */
async function findPutIn(ctx: InTransaction, lines: Line[]): Promise<Line[]> {
  const general = await requireGeneral(ctx);
  const found: Line[] = [];
  const purses = new Map(lines.flatMap((line) => ("purse" in line ? [[line.purse.id, line.purse] as const] : [])));
  for (const purse of purses.values()) {
    if (purse.id === general.id) continue;
    for (const currency of new Set(lines.map((line) => line.currency))) {
      const change = lines.reduce(
        (sum, line) =>
          "purse" in line && line.purse.id === purse.id && line.currency === currency ? sum + line.minor : sum,
        0,
      );
      const after = (await store.findBalance(ctx.db, `purse:${purse.id}`, currency)) + change;
      if (after >= 0) continue;
      found.push(
        { purse, currency, minor: -after, what: "put-in" },
        { purse: general, currency, minor: after, what: "put-in" },
      );
    }
  }
  return found;
}

/** Returns what the books should say about a gift. Nothing of a gift before the first day but what leaves since then. */
async function factsOfGift(ctx: InTransaction, id: number, opening: Opening): Promise<Fact[]> {
  const gift = await store.findGiftToBook(ctx.db, id);
  if (gift === undefined || gift.method === "goods" || !hasCome(gift.state)) return [];
  const { currency, fee, value_date: day } = gift;
  const refunds = await listRefundsOf(ctx, id);
  const general = await requireGeneral(ctx);
  const firstOpen = (await store.findFirstOpenDay(ctx.db)) ?? day;
  const isEarlier = day < firstOpen || (day === opening.day && gift.recorded_at < opening.at);
  const booked = await readLines(ctx, await store.findEntriesOf(ctx.db, `gift:${id}/gift/`));
  const isElsewhere = isEarlier && (await store.hasOtherPurpose(ctx.db, id));
  const purse = isEarlier && !isElsewhere ? general : await purseOf(ctx, gift, booked);
  const place = await placeOf(ctx, gift, booked);
  const both = (minor: number, at = place): Line[] => [
    { place: at, currency, minor },
    { purse, currency, minor },
  ];
  const facts: Fact[] = [];
  if (!isEarlier) {
    facts.push({ name: "gift", what: "gift", day, lines: both(paidOf(gift, refunds)) });
    if (fee > 0) {
      const lines: Line[] = [
        { place, currency, minor: -fee },
        { purse, currency, minor: -fee, kind: store.runningKind },
      ];
      facts.push({ name: "fee", what: "charge", day, lines });
    }
  }
  if (isElsewhere && purse.id !== general.id)
    facts.push(otherPurpose(gift, refunds, { purse, general, firstDay: opening.day }));
  for (const refund of refunds.filter(takes)) {
    const left = refund.day ?? siteDate(new Date(refund.changed_at));
    if (isEarlier && left < firstOpen) continue;
    facts.push({
      name: `refund-${refund.id}`,
      what: isEarlier ? "before" : "refund",
      day: left,
      lines: both(-refund.amount, await placeOfRefund(ctx, refund, place)),
    });
  }
  return facts;
}

type Opening = NonNullable<Awaited<ReturnType<typeof store.findOpening>>>;

/** The first day counted the gift in Most needed; another purpose since then takes it out of there. */
function otherPurpose(
  gift: GiftToBook,
  refunds: Parameters<typeof paidOf>[1],
  { purse, general, firstDay: day }: { purse: store.Purse; general: store.Purse; firstDay: string },
): Fact {
  const { currency } = gift;
  const minor = paidOf(gift, refunds);
  const lines: Line[] = [
    { purse: general, currency, minor: -minor },
    { purse, currency, minor },
  ];
  return { name: "purpose", what: "before", day, lines };
}

/** Returns the purse of a gift. Gifts counted before a project ended stay in its purse. */
async function purseOf(ctx: InTransaction, { project_id, purpose }: GiftToBook, booked: Line[]): Promise<store.Purse> {
  const known = booked.flatMap((line) => ("purse" in line ? line.purse : []));
  let next = project_id === null ? undefined : await store.findPurse(ctx.db, "project_id", project_id);
  while (next !== undefined) {
    const { id, rest_to } = next;
    if (known.some((purse) => purse.id === id)) return next;
    next = rest_to === null ? undefined : await store.findPurse(ctx.db, "id", rest_to);
  }
  return requirePurseOf(ctx, project_id, purpose ?? undefined);
}

type GiftToBook = NonNullable<Awaited<ReturnType<typeof store.findGiftToBook>>>;

/** Returns where a gift's money is. */
async function placeOf(ctx: InTransaction, { id, whole_id, method, currency, source }: GiftToBook, booked: Line[]) {
  if (isOnline(source)) return requirePlaceOf(ctx, { kind: "partner", currency, account: source?.split(":")[0] });
  const isIn = (kind: PlaceKind) =>
    booked.flatMap((line) => ("place" in line && line.place.kind === kind ? line.place : []))[0];
  if (method === "cash") return isIn("box") ?? requirePlaceOf(ctx, { kind: "box", currency });
  const credit = await store.findCreditOfGift(ctx.db, whole_id === null ? [id] : [id, whole_id]);
  const kind = method === "mobile money" ? "wallet" : "bank";
  if (credit === undefined) return isIn(kind) ?? requirePlaceOf(ctx, { kind, currency });
  return requirePlaceOf(ctx, { kind, currency, account: credit.account ?? currency });
}

/** Returns the place that a refund left: that of the gift, unless it went back by another way. */
async function placeOfRefund(ctx: InTransaction, { way }: RefundRow, place: store.Place): Promise<store.Place> {
  const kind = kindOfWay[way];
  return kind === undefined || kind === place.kind ? place : requirePlaceOf(ctx, { kind, currency: place.currency });
}

/** Returns what the books should say about a payout of a partner. */
async function factsOfPayout(ctx: InTransaction, id: number): Promise<Fact[]> {
  const credit = await store.findPayoutToBook(ctx.db, id);
  const firstOpen = (await store.findFirstOpenDay(ctx.db)) ?? "";
  if (credit === undefined || credit.payout === null || credit.gift_id !== null || credit.day < firstOpen) return [];
  const { currency, amount, day, account, payout } = credit;
  const bank = await requirePlaceOf(ctx, { kind: "bank", currency, account: account ?? currency });
  const partner = await requirePlaceOf(ctx, { kind: "partner", currency, account: payout });
  const lines: Line[] = [
    { place: bank, currency, minor: amount },
    { place: partner, currency, minor: -amount },
  ];
  return [{ name: "payout", what: "moved", day, lines }];
}
