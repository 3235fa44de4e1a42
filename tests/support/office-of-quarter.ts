import { expect } from "vitest";
import { addAccount } from "../../app/features/giving/bank-statements/accounts.server.ts";
import { markAsOther } from "../../app/features/giving/bank-statements/credit-commands.server.ts";
import { matchLinesOut } from "../../app/features/giving/bank-statements/find-lines-out.server.ts";
import { nameExactLines, nameLine } from "../../app/features/giving/bank-statements/name-lines-out.server.ts";
import {
  readHeldFile,
  receiveBankStatement,
} from "../../app/features/giving/bank-statements/receive-bank-statement.server.ts";
import { agreeToGift } from "../../app/features/giving/gifts/gift-commands.server.ts";
import { findThingsLeft } from "../../app/features/giving/months/find-things-left.server.ts";
import { agreeToPurseAct, askForPurseAct } from "../../app/features/giving/purse/act-on-purse.server.ts";
import { requireGeneral } from "../../app/features/giving/purse/find-holders.server.ts";
import { findPlaces, findPurse } from "../../app/features/giving/purse/purse-queries.server.ts";
import { listProjects } from "../../app/features/publishing/projects/find-projects.server.ts";
import { trustTime } from "../../app/server/db/trusted-time.ts";
import { writeStatementOf } from "../fixtures/quarter/bank-of-quarter.ts";
import { closedOn, firstDay, months, opening } from "../fixtures/quarter/quarter-events.ts";
import type { Kind, Place, Purse } from "../fixtures/quarter/quarter-rows.ts";
import { chosenColumns, statementForm } from "./bank-statement.ts";
import { siteWithBooks } from "./books.ts";
import { aProject } from "./builders.ts";

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** Statement accounts of the banks. The wallet has none: its gifts are recorded by hand. */
const accounts = { naira: "NGN", second: "NGN SECONDBANK", dollar: "USD" } as const;

const ownPlaces: Record<Exclude<Place, "hand-a" | "hand-b">, { kind: string; account: string; currency: string }> = {
  naira: { kind: "bank", account: accounts.naira, currency: "NGN" },
  second: { kind: "bank", account: accounts.second, currency: "NGN" },
  dollar: { kind: "bank", account: accounts.dollar, currency: "USD" },
  wallet: { kind: "wallet", account: "wallet", currency: "NGN" },
  box: { kind: "box", account: "box", currency: "NGN" },
  card: { kind: "partner", account: "paystack", currency: "NGN" },
};

const purses: Purse[] = ["reading", "taps", "clinic", "trips"];
const kinds: Kind[] = ["home", "clean", "people", "trips", "feeding", "running"];

/** Opens a site whose people keep the books of the quarter from its first day. */
export async function openOffice() {
  const site = await siteWithBooks(["admin", "treasurer", "writer", "editor", "admin", "treasurer"]);
  const { ctx, clock } = site;
  for (const slug of purses)
    await ctx.db
      .insertInto("projects")
      .values(aProject({ slug, title: slug }))
      .execute();
  const projects = await listProjects(ctx);
  const projectOf = (purse: Purse) => projects.find(({ title }) => title === purse);
  let now = "";
  const setClock = async (day: string, time = "09:00:00") => {
    now = day;
    clock.at = new Date(`${day}T${time}.000Z`);
    await trustTime(ctx.db, clock.at.toISOString());
  };
  const by = site.senderOf;
  let keys = 0;
  const key = () => `key-${++keys}`;
  const place = async (name: Place) => {
    const places = await findPlaces(ctx.db);
    const found = places.find(({ kind, account, currency, user_id }) => {
      if (name === "hand-a" || name === "hand-b") return user_id === (name === "hand-a" ? "writer" : "editor");
      const own = ownPlaces[name];
      return kind === own.kind && account === own.account && currency === own.currency;
    });
    if (found === undefined) throw new Error(`There is no place ${name}.`);
    return found;
  };
  const purse = async (name: Purse) => {
    const project = projectOf(name);
    const found =
      project === undefined ? await requireGeneral(ctx as never) : await findPurse(ctx.db, "project_id", project.id);
    if (found === undefined) throw new Error(`There is no purse ${name}.`);
    return found;
  };
  await setClock(firstDay);
  await addAccount(by("treasurer"), "NGN", "Second bank");
  await askForPurseAct(
    by("admin"),
    "open",
    {
      day: firstDay,
      places: opening.places.map(([name, minor]) => ({ ...ownPlaces[name], label: name, minor })) as never,
      purses: opening.purses.map(([name, currency, minor]) => ({
        projectId: projectOf(name)?.id ?? null,
        currency,
        minor,
      })),
    },
    "open",
  );
  await agreeToPurseAct(by("treasurer"), 1);
  const codes = (await ctx.db.selectFrom("spending_kinds").select("code").orderBy("position").execute()).map(
    ({ code }) => code,
  );
  const kindOf = (kind: Kind) => codes[kinds.indexOf(kind)] ?? "";
  const giftIds = new Map<number, number>();
  const voucherIds = new Map<number, number>();
  const lastRead: Partial<Record<Place, string>> = {};
  /** Imports the statement of an account from the day after the last one. */
  const read = async (name: Place, until: string) => {
    if (!(name in accounts)) throw new Error(`${name} has no statement.`);
    const file = writeStatementOf(name, lastRead[name] ?? "", until);
    lastRead[name] = until;
    if (file === undefined) return;
    const form = statementForm(file, { account: accounts[name as keyof typeof accounts] });
    const request = new Request("https://site.test/", { method: "POST", body: form });
    let received = await receiveBankStatement(by("treasurer"), request);
    if ("held" in received && received.held !== undefined) {
      const values = Object.entries({ ...chosenColumns, file: String(received.held) });
      received = await readHeldFile(
        by("treasurer"),
        Object.fromEntries(values.map(([name, value]) => [name, [value]])),
      );
    }
    expect(received).toEqual({ added: expect.any(Number) });
  };
  /** Names all lines of the statements until now. */
  const nameAll = async () => {
    const own = await ctx.db
      .selectFrom("bank_credits")
      .select("id")
      .where("state", "=", "open")
      .where("narration", "like", "OWN %")
      .execute();
    for (const { id } of own) await markAsOther(by("treasurer"), id);
    await nameExactLines(by("treasurer"));
    for (;;) {
      const fits = await matchLinesOut(ctx, [firstDay, now]);
      const next = fits.flatMap(({ line, fitting }) => {
        const best = fitting.find(({ day }) => day === line.day) ?? fitting[0];
        return best === undefined ? [] : [{ id: line.id, name: `${best.entryId}:${best.part}` }];
      })[0];
      if (next === undefined) return;
      await nameLine(by("treasurer"), next.id, next.name);
    }
  };
  const close = async (month: string, onClose: (month: string) => Promise<void>) => {
    for (const name of Object.keys(accounts)) await read(name as Place, `${month}-31`);
    await nameAll();
    await site.book();
    const left = (await findThingsLeft(ctx, month)).filter(({ isDone }) => !isDone);
    expect([month, left]).toEqual([month, []]);
    await askForPurseAct(by("admin"), "close", { month }, `close-${month}`);
    const acts = ctx.db.selectFrom("purse_acts").select("id").where("what", "=", "close").orderBy("id", "desc");
    await agreeToPurseAct(by("treasurer"), (await acts.executeTakeFirstOrThrow()).id);
    await onClose(month);
  };
  const closed: string[] = [];
  const goTo = async (day: string, onClose: (month: string) => Promise<void>) => {
    for (const month of months) {
      if (closed.includes(month) || closedOn[month] > day) continue;
      await setClock(closedOn[month], "07:00:00");
      closed.push(month);
      await close(month, onClose);
    }
    if (day !== now || clock.at.getUTCHours() < 9) await setClock(day);
  };
  return {
    ...site,
    projectOf,
    by,
    key,
    place,
    purse,
    kindOf,
    gifts: giftIds,
    vouchers: voucherIds,
    giftOf: (number: number) => giftIds.get(number) ?? 0,
    read,
    goTo,
    today: () => now,
    /** Agrees to the newest gift, if it waits for a second person. */
    agreeToGift: async () => {
      const gift = await ctx.db.selectFrom("gifts").select(["id", "state"]).orderBy("id", "desc").executeTakeFirst();
      if (gift?.state === "counted") await agreeToGift(by("admin"), gift.id);
    },
    stateOf: async (id: number) =>
      (await ctx.db.selectFrom("vouchers").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state,
  };
}
