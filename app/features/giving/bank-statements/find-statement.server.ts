import type { Actor, AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney, plainAmount } from "../../../values/money.ts";
import { findCountry, findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { findHeader, findRemembered, guessLayout, headsOf, type Layout, rolesIn } from "./statement-columns.ts";
import * as store from "./statement-queries.server.ts";

/** A statement, or else the last one. */
export async function viewStatement({ db }: AppContext, id: number | undefined) {
  const statement = id === undefined ? await store.findLastStatement(db) : await store.findStatement(db, id);
  if (statement === undefined) return undefined;
  const { currency } = statement;
  return {
    id: statement.id,
    name: statement.name,
    lines: statement.lines,
    firstDay: writeDay(statement.first_day),
    lastDay: writeDay(statement.last_day),
    opening: formatMoney({ amount: statement.opening, currency }),
    closing: formatMoney({ amount: statement.closing, currency }),
  };
}

/** Rows that staff see before they choose columns. */
const shownRows = 8;

/** A file whose columns staff look at, with what they probably are. @returns `isGone` for one that was read or removed */
export async function findHeldFile({ ctx, member }: Actor, id: number) {
  const file = await store.findFile(ctx.db, id, member.id);
  if (file === undefined) return { isGone: true as const };
  const { statement: form } = await findCountry(ctx);
  const rows = JSON.parse(file.content) as string[][];
  const { layout: json } = (await store.findLayout(ctx.db, file.account ?? file.currency)) ?? {};
  const remembered = json ? (JSON.parse(json) as Layout) : {};
  const known = findRemembered(rows, remembered);
  const header = known ?? findHeader(rows, form).header;
  const heads = headsOf(rows[header] ?? []);
  return {
    isGone: false as const,
    id,
    name: file.name,
    currency: file.currency,
    header,
    roles: rolesIn(form),
    layout: known === undefined ? guessLayout(heads, form, rows.slice(header + 1)) : remembered,
    heads: heads.map((head, place) => ({ head, title: rows[header]?.[place] || head })),
    rows: rows.slice(header + 1, header + 1 + shownRows),
  };
}

/** How much less than promised still is a right amount, for each account, in major units. */
export async function findTolerances(ctx: AppContext) {
  const { db } = ctx;
  const currencies = await findCurrencies(ctx);
  const rows = await Promise.all(currencies.map((currency) => store.findLayout(db, currency)));
  return currencies.map((currency, place) => ({
    currency,
    tolerance: plainAmount({ amount: rows[place]?.tolerance ?? 0, currency }),
  }));
}
