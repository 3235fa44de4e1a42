import { labelled } from "content/labelled.ts";
import { staffCash as words } from "content/staff-cash.ts";
import { staffCashLines as lines } from "content/staff-cash-lines.ts";
import { staffCashMoves } from "content/staff-cash-moves.ts";
import { staffDoughnut } from "content/staff-doughnut.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { type Currency, formatMoney } from "../../../values/money.ts";
import { roles } from "../../../values/roles.ts";
import { listWithRole } from "../../people/users/user-commands.server.ts";
import type { Count, Given } from "../cash/count-cash.server.ts";
import { describeCorrection } from "../corrections/view-correction.server.ts";
import { type BankDifference, sayDifferenceOf } from "../months/find-bank-differences.server.ts";
import { namePlace, namePurse } from "./name-holders.server.ts";
import type { PurseFacts } from "./perform-purse-act.server.ts";
import type { What } from "./purse-act-rules.server.ts";
import * as store from "./purse-queries.server.ts";

const { acts } = staffCashMoves;

interface Names {
  places: Map<number, store.Place>;
  purses: Map<number, string>;
  people: Map<string, string>;
  /** Labels of the fields of the first day. */
  fields: Map<string, string>;
}

/** Reads the names that sentences about acts need. @param fields labels of the first day, by name of the field */
export async function readNames({ db }: Pick<AppContext, "db">, fields: Map<string, string>): Promise<Names> {
  return {
    places: new Map((await store.findPlaces(db)).map((place) => [place.id, place])),
    purses: new Map((await store.findPurses(db)).map((purse) => [purse.id, namePurse(purse)])),
    people: new Map((await listWithRole({ db }, ...roles)).map(({ id, name }) => [id, name])),
    fields,
  };
}

const placeOf = ({ places }: Names, id: number): string => {
  const place = places.get(id);
  return place === undefined ? "" : namePlace(place);
};

const moneyAt = ({ places }: Names, id: number, amount: number): string => {
  const currency = places.get(id)?.currency;
  return currency === undefined ? "" : formatMoney({ amount, currency });
};

const hasMoney = ({ minor }: { minor: number }): boolean => minor !== 0;

type Described = { sentence: string; details: string[] };

const describers: { [Name in Exclude<What, "correct">]: (facts: PurseFacts[Name], names: Names) => Described } = {
  open({ day, places, purses }, { fields }) {
    const sum = (name: string, currency: Currency, amount: number) =>
      labelled(fields.get(name) ?? name, formatMoney({ amount, currency }));
    const details = [
      ...places
        .filter(hasMoney)
        .map(({ kind, currency, account, minor }) => sum(`place:${kind}:${currency}:${account}`, currency, minor)),
      ...purses
        .filter(hasMoney)
        .map(({ projectId, currency, minor }) => sum(`purse:${projectId ?? 0}:${currency}`, currency, minor)),
    ];
    return { sentence: words.acts.open(writeDay(day)), details };
  },
  "put in"({ purseId, minor, currency, why }, { purses }) {
    const money = formatMoney({ amount: minor, currency });
    return { sentence: words.acts["put in"](money, purses.get(purseId) ?? "", why), details: [] };
  },
  give({ userId, placeId, minor, day, note }: Given, names) {
    const who = names.people.get(userId) ?? "";
    const sentence = acts.give(moneyAt(names, placeId, minor), who, placeOf(names, placeId), writeDay(day));
    return { sentence, details: note === "" ? [] : [note] };
  },
  close: ({ month, differs, why }, names) => ({
    sentence: words.acts.close(writeMonth(month)),
    details: [...differs.map((difference) => describeDifference(difference, names)), why].filter(Boolean),
  }),
  rest: ({ purseId, restTo }, { purses }) => ({
    sentence: words.acts.rest(purses.get(purseId) ?? "", purses.get(restTo) ?? ""),
    details: [],
  }),
  end: ({ purseId, restTo }, { purses }) => ({
    sentence: words.acts.end(purses.get(purseId) ?? "", purses.get(restTo) ?? ""),
    details: [],
  }),
  doughnut: () => ({ sentence: staffDoughnut.act, details: [] }),
  income: ({ placeId, purseId, kind, minor, day }, names) => ({
    sentence: (kind === undefined ? acts.income : acts.shop)(
      moneyAt(names, placeId, minor),
      placeOf(names, placeId),
      names.purses.get(purseId) ?? "",
      writeDay(day),
    ),
    details: [],
  }),
  exchange: ({ from, to, purseId, minor, received, day }, names) => ({
    sentence: acts.exchange(
      moneyAt(names, from, minor),
      moneyAt(names, to, received),
      names.purses.get(purseId) ?? "",
      writeDay(day),
    ),
    details: [],
  }),
  mistake: ({ minor, currency, day, why }) => ({
    sentence: acts.mistake(formatMoney({ amount: minor, currency }), writeDay(day)),
    details: [why],
  }),
  back: describeCount,
  count: describeCount,
  short: describeCount,
};

function describeDifference({ placeId, minor }: BankDifference, { places }: Names): string {
  const place = places.get(placeId);
  return place === undefined ? "" : sayDifferenceOf(place, minor);
}

function describeCount({ placeId, toId, expected, counted, day, why }: Count, names: Names): Described {
  const place = placeOf(names, placeId);
  const money = (amount: number) => moneyAt(names, placeId, amount);
  const sentence =
    toId === null
      ? acts.count(money(counted), place, writeDay(day))
      : acts.back(money(counted), place, placeOf(names, toId), writeDay(day));
  const difference = expected === null ? 0 : counted - expected;
  if (difference === 0) return { sentence, details: [] };
  const sum = money(Math.abs(difference));
  return { sentence, details: [difference < 0 ? acts.missing(sum) : acts.over(sum), why] };
}

/** Says what an act will do, for the person who agrees: all amounts of the first day, and a line before and after. */
export async function describeAct(
  ctx: Pick<AppContext, "db">,
  what: What,
  facts: unknown,
  names: Names,
): Promise<Described> {
  if (what !== "correct") return describers[what](facts as never, names);
  const correction = facts as PurseFacts["correct"];
  const { day, what: entry, was, willBe } = await describeCorrection(ctx, correction);
  return {
    sentence: lines.asks(entry, day, correction.why),
    details: [lines.was(was.join(" · ")), lines.willBe(willBe.join(" · "))],
  };
}
