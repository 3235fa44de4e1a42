import { staffSpending as words } from "content/staff-spending.ts";
import type { Actor } from "../../../server/context.server.ts";
import { isPlainDate, siteDate } from "../../../values/dates.ts";
import { formatMoney, nameOf } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { findCashLeft } from "../cash/find-cash-left.server.ts";
import * as books from "../purse/books.server.ts";
import { namePlace, namePurse } from "../purse/name-holders.server.ts";
import { findVoucherLimit } from "./find-voucher-limit.server.ts";
import { sayPeople } from "./find-why-two.server.ts";
import { canPayFrom } from "./send-voucher.server.ts";
import { findLatestOf } from "./voucher-list-queries.server.ts";

/** Latest vouchers of a person that decide what the form offers first. */
const remembered = 30;

const maxRecent = 4;
const maxPayees = 20;

/** Finds what the form of a voucher offers: purposes and payees, those used last first, and where money can come from. */
export async function findSpendForm({ ctx, member }: Actor, query: URLSearchParams) {
  const { db, clock } = ctx;
  const currencies = await findCurrencies(ctx);
  const latest = await findLatestOf(db, member.id, remembered);
  const purposes = await listPurposes({ ctx });
  const offered = new Map(
    purposes.flatMap(({ purse, kinds }) => kinds.map((kind) => [kind.value, { purse, ...kind }])),
  );
  const purses = new Map((await books.findPurses(db)).map(({ id, project_id }) => [id, project_id ?? 0]));
  const used = latest.map(({ purse_id, kind }) => `${purses.get(purse_id) ?? 0}:${kind}`);
  const [last] = latest;
  const places = await listPlaces({ ctx, member });
  return {
    given: readGiven(query, places),
    canBegin: canKeepBooks(member),
    isOpen: (await books.findFirstDay(db)) !== undefined,
    today: siteDate(clock.now()),
    currencies: currencies.map((code) => ({ code, name: nameOf(code) })),
    purposes,
    recent: [...new Set(used)].flatMap((value) => offered.get(value) ?? []).slice(0, maxRecent),
    payees: [...new Set(latest.map(({ payee }) => payee))].slice(0, maxPayees),
    last: { payee: last?.payee ?? "", payeeKind: last?.payee_kind ?? "person" },
    places,
    paidFrom: choosePaidFrom(places, last?.paid_from),
    limit: sayPeople(undefined, await findVoucherLimit(ctx, currencies[0])),
    sendKey: crypto.randomUUID(),
  };
}

/** Reads the values that a line of a bank statement hands over: amount, day and place. */
function readGiven(query: URLSearchParams, places: Awaited<ReturnType<typeof listPlaces>>): Record<string, string> {
  const amount = (query.get("amount") ?? "").slice(0, 20);
  const day = query.get("day") ?? "";
  const paidFrom = places.find(({ value }) => value === `place:${query.get("place")}`)?.value;
  return {
    ...(amount !== "" && { amount }),
    ...(isPlainDate(day) && { day }),
    ...(paidFrom !== undefined && { paidFrom }),
  };
}

/** Lists purses with all kinds of spending: Most needed, then the projects that have not ended. */
async function listPurposes({ ctx }: Pick<Actor, "ctx">) {
  const kinds = await books.findKinds(ctx.db);
  const ended = new Set(
    (await books.findPurses(ctx.db)).flatMap(({ project_id, ended_at }) => (ended_at === null ? [] : [project_id])),
  );
  const projects = (await listProjects(ctx)).filter(({ id }) => !ended.has(id));
  return [...projects, { id: 0, title: namePurse({ title: null }) }].map(({ id, title }) => ({
    purse: title,
    kinds: kinds.map(({ code, label }) => ({ value: `${id}:${code}`, label })),
  }));
}

async function listPlaces({ ctx, member }: Pick<Actor, "ctx" | "member">) {
  const places = (await books.findPlaces(ctx.db)).filter((place) => canPayFrom(member, place));
  return Promise.all(
    places.map(async (place) => {
      const { id, kind, currency } = place;
      const isOwn = kind === "hand";
      const cash = isOwn ? formatMoney({ amount: (await findCashLeft(ctx, place)).left, currency }) : "";
      return { value: `place:${id}`, label: isOwn ? words.form.hand(cash) : namePlace(place), isOwn };
    }),
  );
}

/** Returns the first choice: cash with the person, otherwise what was used last. */
function choosePaidFrom(places: Awaited<ReturnType<typeof listPlaces>>, last: string | undefined): string {
  const hand = places.find(({ isOwn }) => isOwn);
  if (hand !== undefined) return hand.value;
  const isOffered = last === "own" || last === "unpaid" || places.some(({ value }) => value === last);
  return isOffered && last !== undefined ? last : "own";
}
