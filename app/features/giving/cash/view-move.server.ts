import { labelled } from "content/labelled.ts";
import { staffCashMoves as words } from "content/staff-cash-moves.ts";
import type { Actor } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { siteDate } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { canKeepBooks, roles } from "../../../values/roles.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { listWithRole } from "../../people/users/user-commands.server.ts";
import * as store from "../purse/books.server.ts";
import { findKinds } from "../purse/find-kinds.server.ts";
import { namePlace, namePurse } from "../purse/name-holders.server.ts";
import { givingKinds } from "./ask-for-cash.server.ts";
import { findExpected } from "./count-cash.server.ts";
import { countedKinds } from "./find-counts-due.server.ts";
import { kindsFor } from "./move-kinds.ts";

/**
 * Returns what a form about moves shows.
 * @param wanted kind of move in the address; the first that the member may write by default
 * @throws AppError notFound for a person without cash who is no keeper
 */
export async function viewMove({ ctx, member }: Actor, wanted: string | null) {
  const { db, clock } = ctx;
  const isKeeper = canKeepBooks(member);
  const open = (await store.findPlaces(db)).filter(({ closed_at }) => closed_at === null);
  const counted = open.filter(
    ({ kind, user_id }) => countedKinds.includes(kind) && (isKeeper || user_id === member.id),
  );
  const kinds = kindsFor({ isKeeper, hasCash: counted.length > 0 });
  const [first] = kinds;
  if (first === undefined) throw new AppError("notFound");
  const { kind } = kinds.find(({ kind }) => kind === wanted) ?? first;
  const hands = kind === "back" ? counted.filter(({ kind }) => kind === "hand") : counted;
  const named = (place: store.Place) => ({ id: place.id, name: namePlace(place) });
  return {
    kind,
    kinds,
    isOpen: (await store.findFirstDay(db)) !== undefined,
    places: open.filter((place) => place.kind !== "hand").map(named),
    givers: open.filter((place) => givingKinds.includes(place.kind)).map(named),
    hands: await Promise.all(
      hands.map(async (place) => {
        const amount = await findExpected(ctx, place, siteDate(clock.now()));
        return {
          ...named(place),
          should: labelled(namePlace(place), formatMoney({ amount, currency: place.currency })),
        };
      }),
    ),
    people: isKeeper
      ? (await listWithRole({ db }, ...roles)).map(({ id, name }) => ({
          id,
          name: id === member.id ? words.you(name) : name,
        }))
      : [],
    purses: (await store.findPurses(db))
      .filter(({ ended_at, code }) => ended_at === null && (kind !== "put" || code !== store.general))
      .map((purse) => ({ id: purse.id, name: namePurse(purse) })),
    spendingKinds: (await findKinds(db)).map(({ code, label }) => ({ id: code, name: label })),
    currencies: await findCurrencies(ctx),
    today: siteDate(clock.now()),
    sendKey: crypto.randomUUID(),
  };
}
