import { labelled } from "content/labelled.ts";
import { purse as names } from "content/purse.ts";
import { staffCash as words } from "content/staff-cash.ts";
import { staffDoughnut } from "content/staff-doughnut.ts";
import type { Actor } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { type Currency, formatMoney, sumsOf } from "../../../values/money.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { listAccounts } from "../bank-statements/accounts.server.ts";
import { namePlace, namePurse } from "./name-holders.server.ts";
import type { PurseFacts } from "./perform-purse-act.server.ts";
import * as acts from "./purse-act-queries.server.ts";
import * as store from "./purse-queries.server.ts";

/** A field of the first day: a place or a purse in one currency. */
export interface OpeningField {
  name: string;
  label: string;
  currency: Currency;
}

/** Returns the fields of the first day: accounts of statements, a box and a wallet, and the purses, in each currency. */
export async function findOpeningFields({ ctx }: Pick<Actor, "ctx">) {
  const currencies = await findCurrencies(ctx);
  const accounts = await listAccounts(ctx);
  const { first } = words;
  const places = currencies.flatMap((currency): OpeningField[] => [
    ...accounts
      .filter((account) => account.currency === currency)
      .map(({ name, known }) => ({
        name: `place:bank:${currency}:${name}`,
        label: first.bank(known ?? first.mainBank, currency),
        currency,
      })),
    { name: `place:box:${currency}:box`, label: first.box(currency), currency },
    { name: `place:wallet:${currency}:wallet`, label: first.wallet(currency), currency },
  ]);
  const projects = await listProjects(ctx);
  const purses = [{ id: 0, title: names.general as string }, ...projects].flatMap(({ id, title }) =>
    currencies.map(
      (currency): OpeningField => ({
        name: `purse:${id}:${currency}`,
        label: first.purse(title, currency),
        currency,
      }),
    ),
  );
  return { places, purses };
}

/** Returns places and purses with their amounts, and the acts that wait. */
export async function viewCash({ ctx, member }: Actor) {
  const { db, clock } = ctx;
  const firstDay = await store.findFirstDay(db);
  const fields = firstDay === undefined ? await findOpeningFields({ ctx }) : undefined;
  const balances = await store.findBalances(db);
  const of = (holder: string) => balances.filter((balance) => balance.holder === holder);
  const places = (await store.findPlaces(db)).map((place) => ({
    id: place.id,
    name: namePlace(place),
    isOpen: place.closed_at === null,
    money: { amount: of(`place:${place.id}`)[0]?.minor ?? 0, currency: place.currency },
  }));
  const purses = (await store.findPurses(db)).map((purse) => ({
    id: purse.id,
    code: purse.code,
    name: namePurse(purse),
    isEnded: purse.ended_at !== null,
    money: of(`purse:${purse.id}`).map(({ currency, minor }) => ({ currency, amount: minor })),
  }));
  return {
    isOpen: firstDay !== undefined,
    fields,
    places: places.map(({ money, ...place }) => ({ ...place, sums: [formatMoney(money)], isBelow: money.amount < 0 })),
    purses: purses.map(({ money, ...purse }) => ({
      ...purse,
      sums: money.map(formatMoney),
      isBelow: money.some(({ amount }) => amount < 0),
    })),
    total: sumsOf(places.map(({ money }) => money)).map(formatMoney),
    currencies: await findCurrencies(ctx),
    acts: await listActs({ ctx, member }, fields),
    today: siteDate(clock.now()),
    sendKey: crypto.randomUUID(),
  };
}

type OpeningFields = Awaited<ReturnType<typeof findOpeningFields>>;

/** @param fields of the first day, if the page shows its form */
async function listActs({ ctx, member }: Actor, fields: OpeningFields | undefined) {
  // Other pages have the closing of a month, and the end of a project.
  const waiting = (await acts.findWaitingActs(ctx.db)).filter(({ what }) => what === "open" || what === "put in");
  if (waiting.length === 0) return [];
  const { areTwo } = await readStandingsOfGifts(ctx);
  const hasFirstDay = waiting.some(({ what }) => what === "open");
  const asked = hasFirstDay ? (fields ?? (await findOpeningFields({ ctx }))) : { places: [], purses: [] };
  const labels = new Map([...asked.places, ...asked.purses].map(({ name, label }) => [name, label]));
  const purses = new Map((await store.findPurses(ctx.db)).map((purse) => [purse.id, namePurse(purse)]));
  return waiting.map(({ id, what, facts, asked_by, asked_by_id, asked_at }) => ({
    id,
    ...describeAct(what, JSON.parse(facts), purses, labels),
    by: words.acts.by(asked_by, writeDay(siteDate(new Date(asked_at)))),
    isOwn: asked_by_id === member.id,
    canAgree: areTwo(asked_by_id, member.id),
  }));
}

/** Says what an act will do, for the person who agrees: all amounts of the first day. */
function describeAct(what: string, facts: unknown, purses: Map<number, string>, labels: Map<string, string>) {
  if (what === "open") {
    const { day, places, purses: parts } = facts as PurseFacts["open"];
    const sum = (name: string, currency: Currency, amount: number) =>
      labelled(labels.get(name) ?? name, formatMoney({ amount, currency }));
    const details = [
      ...places.map(({ kind, currency, account, minor }) =>
        sum(`place:${kind}:${currency}:${account}`, currency, minor),
      ),
      ...parts.map(({ projectId, currency, minor }) => sum(`purse:${projectId ?? 0}:${currency}`, currency, minor)),
    ];
    return { sentence: words.acts.open(writeDay(day)), details };
  }
  if (what === "doughnut") return { sentence: staffDoughnut.act, details: [] };
  const { purseId, minor, currency, why } = facts as PurseFacts["put in"];
  const sentence = words.acts["put in"](formatMoney({ amount: minor, currency }), purses.get(purseId) ?? "", why);
  return { sentence, details: [] };
}
