import { staffCash as words } from "content/staff-cash.ts";
import { staffCashMoves } from "content/staff-cash-moves.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, sumsOf } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { daysBetween } from "../../../values/site-days.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import * as store from "../purse/books.server.ts";
import { describeAct, readNames } from "../purse/describe-purse-act.server.ts";
import { namePlace, namePurse } from "../purse/name-holders.server.ts";
import { findHolderOf, sayWhoAgrees, type What, whyNotAgree, whyNotStop } from "../purse/purse-act-rules.server.ts";
import { findHeldSince } from "./find-cash-needs.server.ts";
import { kindsFor } from "./move-kinds.ts";
import { findOpeningFields } from "./opening-fields.server.ts";

/** Returns places and purses with their amounts, and the acts that wait; a member who is no keeper gets the own cash and acts. */
export async function viewCash({ ctx, member }: Actor) {
  const { db, clock } = ctx;
  const isKeeper = canKeepBooks(member);
  const firstDay = await store.findFirstDay(db);
  const fields = firstDay === undefined && isKeeper ? await findOpeningFields({ ctx }) : undefined;
  const balances = await store.findBalances(db);
  const of = (holder: string) => balances.filter((balance) => balance.holder === holder);
  const all = await store.findPlaces(db);
  const places = await Promise.all(
    all
      .filter((place) => isKeeper || place.user_id === member.id)
      .map(async (place) => {
        const money = { amount: of(`place:${place.id}`)[0]?.minor ?? 0, currency: place.currency };
        const note = isKeeper && place.kind === "hand" ? await sayHeld(ctx, place, money.amount) : sayCounted(place);
        return { id: place.id, name: namePlace(place), money, note };
      }),
  );
  const purses = (isKeeper ? await store.findPurses(db) : []).map((purse) => ({
    id: purse.id,
    name: namePurse(purse),
    isEnded: purse.ended_at !== null,
    money: of(`purse:${purse.id}`).map(({ currency, minor }) => ({ currency, amount: minor })),
  }));
  return {
    isOpen: firstDay !== undefined,
    isKeeper,
    kinds: kindsFor({ isKeeper, hasCash: places.length > 0 }),
    fields,
    places: places.map(({ money, ...place }) => ({ ...place, sums: [formatMoney(money)], isBelow: money.amount < 0 })),
    purses: purses.map(({ money, ...purse }) => ({
      ...purse,
      sums: money.map(formatMoney),
      isBelow: money.some(({ amount }) => amount < 0),
    })),
    total: sumsOf(places.map(({ money }) => money)).map(formatMoney),
    acts: await listActs({ ctx, member }, fields),
    today: siteDate(clock.now()),
    sendKey: crypto.randomUUID(),
  };
}

/** Says for how long a person has had cash, and the last count. */
async function sayHeld(ctx: AppContext, place: store.Place, amount: number): Promise<string | undefined> {
  const since = amount > 0 ? await findHeldSince(ctx, place.id) : undefined;
  const days = since === undefined ? 0 : daysBetween(since, siteDate(ctx.clock.now()));
  return since === undefined || days === 0 ? sayCounted(place) : staffCashMoves.held(days, writeDay(since));
}

const sayCounted = ({ counted_on }: store.Place): string | undefined =>
  counted_on === null ? undefined : staffCashMoves.countedOn(writeDay(counted_on));

type OpeningFields = Awaited<ReturnType<typeof findOpeningFields>>;

/** @param fields of the first day, if the page shows its form */
async function listActs({ ctx, member }: Actor, fields: OpeningFields | undefined) {
  const waiting = await store.findWaitingActs(ctx.db);
  if (waiting.length === 0) return [];
  const isKeeper = canKeepBooks(member);
  const standings = await readStandingsOfGifts(ctx);
  const hasFirstDay = isKeeper && waiting.some(({ what }) => what === "open");
  const asked = hasFirstDay ? (fields ?? (await findOpeningFields({ ctx }))) : { places: [], purses: [] };
  const labels = new Map([...asked.places, ...asked.purses].map(({ name, label }) => [name, label]));
  const names = await readNames(ctx, labels);
  const shown = await Promise.all(waiting.map(async (act) => ({ act, holder: await findHolderOf(ctx, act) })));
  const own = shown.filter(({ act, holder }) => isKeeper || act.asked_by_id === member.id || holder === member.id);
  return Promise.all(
    own.map(async ({ act, holder }) => {
      const why = whyNotAgree(act, member, holder, standings);
      return {
        id: act.id,
        ...(await describeAct(ctx, act.what as What, JSON.parse(act.facts), names)),
        by: words.acts.by(act.asked_by, writeDay(siteDate(new Date(act.asked_at)))),
        whyNot: why === undefined ? undefined : act.asked_by_id === member.id ? sayOwn(act, holder, standings) : why,
        agree: act.what === "give" ? staffCashMoves.have : words.acts.agree,
        canAgree: why === undefined,
        canStop: whyNotStop(act, member, holder) === undefined,
      };
    }),
  );
}

const sayOwn = (act: store.PurseAct, ...about: [string | undefined, Parameters<typeof sayWhoAgrees>[2]]): string =>
  act.what === "give" ? staffCashMoves.waitsForPerson : sayWhoAgrees(act, ...about);
