import { staffCashMoves } from "content/staff-cash-moves.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { siteDate } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { daysBetween } from "../../../values/site-days.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import * as store from "../purse/books.server.ts";
import { findWaitingActs } from "../purse/books.server.ts";
import { findHolderOf, whyNotAgree } from "../purse/purse-act-rules.server.ts";
import { findAmountsOf } from "./cash-queries.server.ts";

const { needs: words } = staffCashMoves;

/** Days with a person after which Today asks about cash. */
const longDays = 14;

/** Returns the day since which the oldest money of a place is there: what leaves first came first. */
export async function findHeldSince({ db }: Pick<AppContext, "db">, place: number): Promise<string | undefined> {
  const amounts = await findAmountsOf(db, place);
  let gone = amounts.reduce((sum, { minor }) => sum + (minor < 0 ? -minor : 0), 0);
  for (const { day, minor } of amounts) {
    if (minor <= 0) continue;
    gone -= minor;
    if (gone < 0) return day;
  }
  return undefined;
}

/** Finds the row of Today about cash: at most one, the most urgent. */
export async function findCashNeeds(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  const waiting = await findWaitingActs(ctx.db);
  const { own, others } = await sortActs(ctx, member, waiting);
  const [first] = own;
  if (first !== undefined) return [row(words.given, words.givenDetail, words.have, first.asked_at)];
  const [act] = others;
  if (act !== undefined) return [row(words.agree(others.length), words.agreeDetail, words.look, act.asked_at)];
  if (!canKeepBooks(member)) return [];
  const long = await findLongHeld(ctx);
  return long === undefined ? [] : [row(long.label, words.longDetail, words.look, undefined)];
}

const row = (label: string, detail: string, act: string, since: string | undefined): Need => ({
  ...moneyWarning,
  ground: "g-yellow",
  label,
  detail,
  act,
  path: "/admin/cash",
  ...(since !== undefined && { since }),
});

/** Returns the acts to which this person can agree: cash for the person, and others. */
async function sortActs(ctx: AppContext, member: StaffMember, waiting: Awaited<ReturnType<typeof findWaitingActs>>) {
  if (waiting.length === 0) return { own: [], others: [] };
  const standings = await readStandingsOfGifts(ctx);
  const held = await Promise.all(
    waiting.map(async (act) => {
      const holder = await findHolderOf(ctx, act);
      return { act, canAgree: whyNotAgree(act, member, holder, standings) === undefined };
    }),
  );
  const open = held.filter(({ canAgree }) => canAgree).map(({ act }) => act);
  return { own: open.filter(({ what }) => what === "give"), others: open.filter(({ what }) => what !== "give") };
}

/** Finds the person who has had cash for the longest time, from the 14th day. */
async function findLongHeld(ctx: AppContext): Promise<{ label: string } | undefined> {
  const today = siteDate(ctx.clock.now());
  let oldest: { label: string; days: number } | undefined;
  for (const place of await store.findPlaces(ctx.db)) {
    if (place.kind !== "hand") continue;
    const amount = await store.findBalance(ctx.db, `place:${place.id}`, place.currency);
    const since = amount > 0 ? await findHeldSince(ctx, place.id) : undefined;
    const days = since === undefined ? 0 : daysBetween(since, today);
    if (days < longDays || days <= (oldest?.days ?? 0)) continue;
    const money = formatMoney({ amount, currency: place.currency });
    oldest = { label: words.long(money, place.holder ?? words.gone, days), days };
  }
  return oldest;
}
