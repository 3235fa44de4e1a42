import { staffSpending } from "content/staff-spending.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, type Money } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import * as books from "../purse/books.server.ts";
import { namePlace, namePurse } from "../purse/name-holders.server.ts";
import { findOpenDay } from "../purse/write-entry.server.ts";
import { approversOf, hashVoucher, lacksOf, whyNot } from "./act-on-voucher.server.ts";
import { countErasable } from "./erase-payee.server.ts";
import { findVoucherLimit } from "./find-voucher-limit.server.ts";
import { findWhyTwo, sayPeople } from "./find-why-two.server.ts";
import { describeVouchers } from "./list-vouchers.server.ts";
import { isRegistered } from "./require-organisation.server.ts";
import { findVouchersIn } from "./voucher-list-queries.server.ts";
import { requireVisible } from "./voucher-picture.server.ts";
import * as store from "./voucher-queries.server.ts";
import {
  actsFrom,
  formatVoucherNumber,
  openStates,
  placeThatPaid,
  ruleOfVoucher,
  type VoucherAct,
} from "./voucher-states.ts";

const words = staffSpending.voucher;

const maxOthers = 10;

/** Returns a voucher beside its picture: facts, purse before and after, history, and what this person can do now. */
export async function viewVoucher(actor: Actor, id: number | undefined) {
  const { ctx } = actor;
  const voucher = await requireVisible(actor, id);
  const { currency } = voucher;
  const money = (amount: number): string => formatMoney({ amount, currency } satisfies Money);
  const events = await store.findVoucherEvents(ctx.db, voucher.id);
  const history = events.map(({ id, act, by, at, words: said }) => ({
    id,
    act: words.events[act as keyof typeof words.events] ?? act,
    by: words.by(by ?? words.site, writeMoment(at)),
    said: act === "approve" && said !== "" ? words.registered(said) : said,
  }));
  const asked = events.findLast(({ act }) => act === "ask");
  const describe = await describeVouchers(actor);
  const waiting = canKeepBooks(actor.member)
    ? await findVouchersIn(ctx.db, ["waits", "half"], undefined, maxOthers)
    : [];
  return {
    ...describe(voucher),
    number: formatVoucherNumber(voucher.year, voucher.serial),
    hasPicture: voucher.picture !== null,
    isErased: voucher.picture === null && voucher.picture_hash !== null,
    alike: await findAlikeVoucher(ctx, voucher),
    isOrganisation: voucher.payee_kind === "organisation",
    mayBeNamed: voucher.may_be_named === 1,
    isRegistered: voucher.may_be_named === 1 || (await isRegistered(ctx, voucher)),
    sent: writeMoment(voucher.sent_at),
    day: writeDay(voucher.paid_on),
    note: voucher.note,
    paidFrom: await namePaidFrom(actor, voucher),
    approvers: events.filter(({ act }) => act === "approve").map(({ by }) => by ?? words.site),
    history,
    question: voucher.state === "asked" ? history.find(({ id }) => id === asked?.id) : undefined,
    purse: await viewPurse(actor, voucher, money),
    ...(await findActs(actor, voucher)),
    erasable: await countErasable(actor, voucher),
    places: await listPayingPlaces(actor, voucher),
    today: siteDate(ctx.clock.now()),
    seen: await hashVoucher(ctx, voucher),
    sendKey: crypto.randomUUID(),
    others: waiting.filter((other) => other.id !== voucher.id).map(describe),
  };
}

export type VoucherView = Awaited<ReturnType<typeof viewVoucher>>;

/** Returns the earlier voucher whose picture looks the same. */
async function findAlikeVoucher({ db }: Actor["ctx"], { alike_to }: store.Voucher) {
  const other = alike_to === null ? undefined : await store.findVoucher(db, "id", alike_to);
  return other && { id: other.id, number: formatVoucherNumber(other.year, other.serial) };
}

async function namePaidFrom({ ctx }: Actor, { paid_from }: store.Voucher): Promise<string> {
  const placeId = placeThatPaid(paid_from);
  if (placeId === undefined) return words.paidFrom[paid_from as "own" | "unpaid"];
  const place = await books.findPlace(ctx.db, placeId);
  return place === undefined ? "" : namePlace(place);
}

/** Returns the purse before and after an open voucher, and what stands in the way; for those who keep the books. */
async function viewPurse({ ctx, member }: Actor, voucher: store.Voucher, money: (amount: number) => string) {
  const isOpen = openStates.some((state) => state === voucher.state);
  const purse = await books.findPurse(ctx.db, "id", voucher.purse_id);
  if (!isOpen || purse === undefined || !canKeepBooks(member)) return undefined;
  const { currency, minor, paid_on } = voucher;
  const name = namePurse(purse);
  const now = await books.findBalance(ctx.db, `purse:${purse.id}`, currency);
  const lacks = await lacksOf(ctx, voucher);
  const isGeneral = purse.code === books.general;
  const general = await books.findPurse(ctx.db, "code", books.general);
  const inGeneral = general === undefined ? 0 : await books.findBalance(ctx.db, `purse:${general.id}`, currency);
  const putsIn = lacks > 0 && !isGeneral && lacks <= inGeneral;
  const toPay = await store.sumToPay(ctx.db, voucher);
  const why = await findWhyTwo(ctx, putsIn ? { ...voucher, puts_in: 1 } : voucher);
  const openDay = await findOpenDay(ctx as InTransaction, paid_on);
  return {
    name: words.now(name),
    now: money(now),
    after: money(now - minor - toPay),
    afterLabel: toPay > 0 ? words.afterAll : words.after,
    isShort: lacks > 0,
    problem: lacks === 0 ? undefined : isGeneral ? words.generalLacks(money(lacks)) : words.lacks(name, money(lacks)),
    putIn: putsIn ? words.putIn(money(lacks), money(inGeneral)) : undefined,
    ended: purse.ended_at === null ? undefined : words.ended(name),
    closed: openDay === paid_on ? undefined : words.closed(writeDay(paid_on), writeDay(openDay)),
    people: sayPeople(why, await findVoucherLimit(ctx, currency)),
  };
}

/** Returns the acts that this person can do now, and the reason why they cannot approve. */
async function findActs({ ctx, member }: Actor, voucher: store.Voucher) {
  const acts: VoucherAct[] = [];
  let refusal: ReturnType<typeof whyNot>;
  const standings = await readStandingsOfGifts(ctx);
  for (const act of actsFrom(voucher.state)) {
    if (ruleOfVoucher(act).who === "keeper" && !canKeepBooks(member)) continue;
    const why = whyNot(voucher, member.id, act, standings);
    if (why === undefined) acts.push(act);
    else if (act === "approve" || act === "pay") refusal = why;
  }
  return { acts, refusal, isSecond: approversOf(voucher).length > 0 };
}

/** Lists the places from which a bill can be paid. */
async function listPayingPlaces({ ctx }: Actor, { state, currency }: store.Voucher) {
  if (state !== "to pay") return [];
  const places = await books.findPlaces(ctx.db);
  return places
    .filter((place) => place.currency === currency && place.closed_at === null)
    .filter(({ kind }) => kind !== "hand" && kind !== "partner")
    .map((place) => ({ value: String(place.id), label: namePlace(place) }));
}
