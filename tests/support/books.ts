import { expect } from "vitest";
import { askForPurseAct } from "../../app/features/giving/purse/act-on-purse.server.ts";
import { bookMoney } from "../../app/features/giving/purse/book-money.server.ts";
import { makePlace, requirePurseOf } from "../../app/features/giving/purse/find-holders.server.ts";
import type { PurseFacts } from "../../app/features/giving/purse/perform-purse-act.server.ts";
import * as books from "../../app/features/giving/purse/purse-queries.server.ts";
import { writeEntry } from "../../app/features/giving/purse/write-entry.server.ts";
import { actOnVoucher } from "../../app/features/giving/spending/act-on-voucher.server.ts";
import { type NewVoucher, sendVoucher } from "../../app/features/giving/spending/send-voucher.server.ts";
import type { VoucherAct } from "../../app/features/giving/spending/voucher-states.ts";
import type { StaffMember } from "../../app/server/auth/auth.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import type { Role } from "../../app/values/roles.ts";
import { addStaffMember } from "./sign-in.ts";
import { createTestSite } from "./test-site.ts";

/** First day of the books of these sites, before the usual day of tests. */
const firstDay = "2026-02-01";

type Act = Parameters<typeof actOnVoucher>[3];

/** Adds a gift that the bank shows. @returns its id */
export async function addGift({ db }: Pick<AppContext, "db">, changes: object = {}): Promise<number> {
  const gift = {
    part: 1,
    amount: 5_000,
    currency: "NGN",
    method: "transfer",
    value_date: "2026-02-10",
    is_public: 0,
    donor_hash: "x",
    state: "received",
    recorded_at: "2026-02-10T09:00:00.000Z",
    project_id: null,
    promise_id: null,
    ...changes,
  };
  return (
    await db
      .insertInto("gifts")
      .values(gift as never)
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
}

/** A site with people of these roles; their ids are the roles, then numbered. */
export async function siteWithBooks(roles: Role[] = ["admin", "treasurer", "writer"], opening = 100_000) {
  const site = await createTestSite();
  const { ctx } = site;
  const members: StaffMember[] = [];
  for (const [index, role] of roles.entries()) {
    const id = roles.indexOf(role) === index ? role : `${role}-${index}`;
    await addStaffMember(ctx, { id, role, name: `Sample ${id}`, email: `${id}@example.org` });
    members.push({
      id,
      name: `Sample ${id}`,
      email: "",
      roles: [role],
      position: null,
      twoFactor: false,
      readsSafeguarding: false,
    });
  }
  const senderOf = (id: string) => {
    const member = members.find((one) => one.id === id);
    if (member === undefined) throw new Error(`Nobody is called ${id}.`);
    const confirmedAt = new Date().toISOString();
    const requestInfo = { address: "192.0.2.1", origin: "https://site.test", requestId: "r", confirmedAt };
    return { ctx, member, requestInfo };
  };
  const facts: PurseFacts["open"] = {
    day: firstDay,
    places: [{ kind: "bank", currency: "NGN", label: "Bank", account: "NGN", minor: opening }],
    purses: [{ projectId: null, currency: "NGN", minor: opening }],
  };
  const open = () => askForPurseAct(senderOf("admin"), "open", facts, "open");
  const send = (by: string, changes: Partial<NewVoucher> = {}) =>
    sendVoucher(senderOf(by), {
      key: crypto.randomUUID(),
      projectId: null,
      kind: books.runningKind,
      currency: "NGN",
      minor: 1_000,
      payee: "Sample shop",
      payeeKind: "organisation",
      paidFrom: "unpaid",
      paidOn: "2026-03-01",
      note: "",
      pictureHash: crypto.randomUUID(),
      ...changes,
    });
  const act = (by: string, id: number, name: VoucherAct, given?: Act) => actOnVoucher(senderOf(by), id, name, given);
  return { ...site, members, senderOf, open, send, act, book: () => bookMoney(ctx) };
}

/** Opens the books of a site with an amount for its first project. */
export const openBooksOf = (ctx: AppContext): Promise<unknown> =>
  withTransaction(ctx, async (ctx) => {
    const money = { currency: "NGN", minor: 100_000 } as const;
    const place = await makePlace(ctx, { kind: "bank", currency: "NGN", account: "NGN", user_id: null });
    const lines = [
      { place, ...money },
      { purse: await requirePurseOf(ctx, 1), ...money },
    ];
    return writeEntry(ctx, { day: firstDay, what: "opening", source: "opening", lines, people: 2 });
  });

/** Returns balances by code, without those of 0. */
export async function balancesOf({ db }: Pick<AppContext, "db">): Promise<Record<string, number>> {
  const codes = new Map<string, string>([
    ...(await books.findPlaces(db)).map(({ id, code }) => [`place:${id}`, code] as const),
    ...(await books.findPurses(db)).map(({ id, code }) => [`purse:${id}`, code] as const),
  ]);
  const rows = await books.findBalances(db);
  return Object.fromEntries(
    rows.filter(({ minor }) => minor !== 0).map(({ holder, minor }) => [codes.get(holder) ?? holder, minor]),
  );
}

/** Checks what must hold for the books after any act. */
export async function checkBooks({ db }: Pick<AppContext, "db">): Promise<void> {
  const postings = await db.selectFrom("postings").selectAll().execute();
  const sums = new Map<string, number>();
  const entries = new Map<string, number>();
  for (const { entry_id, place_id, purse_id, currency, minor } of postings) {
    const holder = place_id === null ? `purse:${purse_id}` : `place:${place_id}`;
    const signed = place_id === null ? -minor : minor;
    sums.set(`${holder} ${currency}`, (sums.get(`${holder} ${currency}`) ?? 0) + signed);
    entries.set(`${entry_id} ${currency}`, (entries.get(`${entry_id} ${currency}`) ?? 0) + minor);
  }
  expect([...entries.values()].filter((sum) => sum !== 0)).toEqual([]);
  const balances = await books.findBalances(db);
  const stored = new Map(balances.map(({ holder, currency, minor }) => [`${holder} ${currency}`, minor]));
  for (const [key, sum] of sums) expect([key, stored.get(key) ?? 0]).toEqual([key, sum]);
  const months = await db.selectFrom("entry_sums").selectAll().execute();
  const byMonth = new Map<string, number>();
  for (const { holder, currency, minor } of months)
    byMonth.set(`${holder} ${currency}`, (byMonth.get(`${holder} ${currency}`) ?? 0) + minor);
  for (const [key, sum] of sums) expect([key, byMonth.get(key)]).toEqual([key, sum]);
  const total = (kind: string) =>
    balances.filter(({ holder }) => holder.startsWith(kind)).reduce((sum, { minor }) => sum + minor, 0);
  expect(total("place:")).toBe(total("purse:"));
  const general = (await books.findPurse(db, "code", books.general))?.id;
  const below = balances.filter(
    ({ holder, minor }) => minor < 0 && holder.startsWith("purse:") && holder !== `purse:${general}`,
  );
  expect(below).toEqual([]);
  const vouchers = await db.selectFrom("vouchers").selectAll().execute();
  for (const { id, state, spender_id, approvers } of vouchers) {
    expect(JSON.parse(approvers)).not.toContain(spender_id);
    const written = await db.selectFrom("entries").select("people").where("source", "=", `voucher:${id}`).execute();
    expect([id, written.length]).toEqual([id, state === "written" ? 1 : 0]);
  }
  await checkCash({ db });
  const years = new Map<number, number[]>();
  for (const { year, serial } of vouchers) years.set(year, [...(years.get(year) ?? []), serial]);
  for (const serials of years.values())
    expect(serials.toSorted((a, b) => a - b)).toEqual(serials.map((_, index) => index + 1));
}

/** Checks cash with people, corrections and names of lines out. */
async function checkCash({ db }: Pick<AppContext, "db">): Promise<void> {
  for (const { id, kind, currency } of await books.findPlaces(db))
    if (kind === "hand") expect(await books.findBalance(db, `place:${id}`, currency)).toBeGreaterThanOrEqual(0);
  const postings = await db.selectFrom("postings").selectAll().orderBy("id").execute();
  const entries = await db.selectFrom("entries").selectAll().execute();
  const write = (entry: number, sign: number) =>
    postings
      .filter(({ entry_id }) => entry_id === entry)
      .map((row) => `${row.place_id} ${row.purse_id} ${row.what} ${row.kind} ${row.currency} ${sign * row.minor}`);
  for (const { id, source, fixes } of entries)
    if (/^fix:\d+$/.test(source)) expect(write(id, -1)).toEqual(write(fixes ?? 0, 1));
  const acts = await db.selectFrom("purse_acts").selectAll().where("state", "=", "done").execute();
  for (const { what, facts, asked_by_id, agreed_by_id } of acts) {
    if (what === "give") expect((JSON.parse(facts) as { userId: string }).userId).toBe(agreed_by_id ?? asked_by_id);
    else expect(agreed_by_id).not.toBe(asked_by_id);
    if (what !== "short") continue;
    const { placeId } = JSON.parse(facts) as { placeId: number };
    const holder = (await books.findPlace(db, placeId))?.user_id;
    if (holder) expect([asked_by_id, agreed_by_id]).not.toContain(holder);
  }
  const named = await db.selectFrom("lines_out").selectAll().where("entry_id", "is not", null).execute();
  const names = named.map(({ entry_id, entry_part }) => `${entry_id} ${entry_part}`);
  expect(new Set(names).size).toBe(names.length);
  const places = await books.findPlaces(db);
  for (const { entry_id, entry_part, amount, account, currency } of named) {
    const place = places.find((place) => place.account === account && place.currency === currency)?.id;
    const isShown = (what: string) => entry_part === "whole" || entry_part === what;
    const own = postings.filter((row) => row.entry_id === entry_id && row.place_id === place && isShown(row.what));
    expect(own.reduce((sum, { minor }) => sum - minor, 0)).toBe(amount);
  }
}
