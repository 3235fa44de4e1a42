import { expect } from "vitest";
import { addAccount } from "../../app/features/giving/bank-statements/accounts.server.ts";
import { markAsOther } from "../../app/features/giving/bank-statements/credit-commands.server.ts";
import { matchLinesOut } from "../../app/features/giving/bank-statements/find-lines-out.server.ts";
import { nameExactLines, nameLine } from "../../app/features/giving/bank-statements/name-lines-out.server.ts";
import {
  readHeldFile,
  receiveBankStatement,
} from "../../app/features/giving/bank-statements/receive-bank-statement.server.ts";
import { askToCount } from "../../app/features/giving/cash/ask-for-cash.server.ts";
import { findExpected } from "../../app/features/giving/cash/count-cash.server.ts";
import { findCountsDue } from "../../app/features/giving/cash/find-counts-due.server.ts";
import { agreeToGift } from "../../app/features/giving/gifts/gift-commands.server.ts";
import { findThingsLeft } from "../../app/features/giving/months/find-things-left.server.ts";
import { readClosing } from "../../app/features/giving/months/read-closing.server.ts";
import { agreeToPurseAct, askForPurseAct } from "../../app/features/giving/purse/act-on-purse.server.ts";
import type { PurseFacts } from "../../app/features/giving/purse/perform-purse-act.server.ts";
import { findPlace, findPlaces, findPurse, general } from "../../app/features/giving/purse/purse-queries.server.ts";
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

type OwnPlace = Pick<PurseFacts["open"]["places"][number], "kind" | "currency" | "account">;

const ownPlaces: Record<Exclude<Place, "hand-a" | "hand-b">, OwnPlace> = {
  naira: { kind: "bank", account: accounts.naira, currency: "NGN" },
  second: { kind: "bank", account: accounts.second, currency: "NGN" },
  dollar: { kind: "bank", account: accounts.dollar, currency: "USD" },
  wallet: { kind: "wallet", account: "wallet", currency: "NGN" },
  box: { kind: "box", account: "box", currency: "NGN" },
  card: { kind: "partner", account: "paystack", currency: "NGN" },
};

/** Time at which the charity records. */
const morning = "09:00:00";

const purses: Purse[] = ["reading", "taps", "clinic", "trips"];
const kinds: Kind[] = ["home", "clean", "people", "trips", "feeding", "running"];

type Site = Awaited<ReturnType<typeof siteWithBooks>>;

const treasurer = "treasurer";

async function findPlaceOf({ ctx }: Site, name: Place) {
  const places = await findPlaces(ctx.db);
  const found = places.find(({ kind, account, currency, user_id }) => {
    if (name === "hand-a" || name === "hand-b") return user_id === (name === "hand-a" ? "writer" : "editor");
    const own = ownPlaces[name];
    return kind === own.kind && account === own.account && currency === own.currency;
  });
  if (found === undefined) throw new Error(`There is no place ${name}.`);
  return found;
}

/** Makes the projects of the purses. @returns a project by its purse; undefined for Most needed */
async function makeProjects({ ctx }: Site) {
  for (const slug of purses)
    await ctx.db
      .insertInto("projects")
      .values(aProject({ slug, title: slug }))
      .execute();
  const projects = await listProjects(ctx);
  return (purse: Purse) => projects.find(({ title }) => title === purse);
}

type ProjectOf = Awaited<ReturnType<typeof makeProjects>>;

/** Two people open the books with the amounts of the first day. @returns the code of a kind on the site */
async function openFirstDay({ ctx, senderOf }: Site, projectOf: ProjectOf) {
  await addAccount(senderOf(treasurer), "NGN", "Second bank");
  const facts: PurseFacts["open"] = {
    day: firstDay,
    places: opening.places.map(([name, minor]) => ({ ...ownPlaces[name], label: name, minor })),
    purses: opening.purses.map(([name, currency, minor]) => ({
      projectId: projectOf(name)?.id ?? null,
      currency,
      minor,
    })),
  };
  await askForPurseAct(senderOf("admin"), "open", facts, "open");
  await agreeToPurseAct(senderOf(treasurer), 1);
  const codes = await ctx.db.selectFrom("spending_kinds").select("code").orderBy("position").execute();
  return (kind: Kind) => codes[kinds.indexOf(kind)]?.code ?? "";
}

/** Returns how the treasurer imports statements, each from the day after the last one, and names their lines. */
function keepStatements({ ctx, senderOf }: Site) {
  const lastRead: Partial<Record<Place, string>> = {};
  const read = async (name: Place, until: string) => {
    if (!(name in accounts)) throw new Error(`${name} has no statement.`);
    const file = writeStatementOf(name, lastRead[name] ?? "", until);
    lastRead[name] = until;
    if (file === undefined) return;
    const form = statementForm(file, { account: accounts[name as keyof typeof accounts] });
    const request = new Request("https://site.test/", { method: "POST", body: form });
    let received = await receiveBankStatement(senderOf(treasurer), request);
    if ("held" in received && received.held !== undefined) {
      const values = Object.entries({ ...chosenColumns, file: String(received.held) });
      const fields = Object.fromEntries(values.map(([name, value]) => [name, [value]]));
      received = await readHeldFile(senderOf(treasurer), fields);
    }
    expect(received).toEqual({ added: expect.any(Number) });
  };
  const nameAll = async () => {
    const credits = ctx.db.selectFrom("bank_credits").select("id").where("state", "=", "open");
    for (const { id } of await credits.where("narration", "like", "OWN %").execute())
      await markAsOther(senderOf(treasurer), id);
    await nameExactLines(senderOf(treasurer));
    for (;;) {
      const fits = await matchLinesOut(ctx, [firstDay, ctx.clock.now().toISOString().slice(0, 10)]);
      const next = fits.flatMap(({ line, fitting }) => {
        const best = fitting.find(({ day }) => day === line.day) ?? fitting[0];
        return best === undefined ? [] : [{ id: line.id, name: `${best.entryId}:${best.part}` }];
      })[0];
      if (next === undefined) return;
      await nameLine(senderOf(treasurer), next.id, next.name);
    }
  };
  return { read, nameAll };
}

/** Opens a site whose people keep the books of the quarter from its first day. */
export async function openOffice() {
  const site = await siteWithBooks(["admin", treasurer, "writer", "editor", "admin", treasurer]);
  const { ctx, clock, senderOf: by } = site;
  const projectOf = await makeProjects(site);
  const { read, nameAll } = keepStatements(site);
  let now = "";
  const setClock = async (day: string, time: string) => {
    now = day;
    clock.at = new Date(`${day}T${time}.000Z`);
    await trustTime(ctx.db, clock.at.toISOString());
  };
  await setClock(firstDay, morning);
  const kindOf = await openFirstDay(site, projectOf);
  /** The wallet has no statements, so two people compare it with the phone. */
  const countWallet = async (month: string) => {
    for (const { placeId } of await findCountsDue(ctx, month)) {
      const found = await findPlace(ctx.db, placeId);
      if (found?.kind !== "wallet") continue;
      const day = clock.at.toISOString().slice(0, 10);
      const counted = await findExpected(ctx, found, day);
      const form = { placeId, toId: null, counted, isAll: true, day, why: "" };
      await askToCount(by("admin"), form, crypto.randomUUID());
      const acts = ctx.db.selectFrom("purse_acts").select("id").where("what", "=", "count").orderBy("id", "desc");
      await agreeToPurseAct(by(treasurer), (await acts.executeTakeFirstOrThrow()).id);
    }
  };
  const close = async (month: string, onClose: (month: string) => Promise<void>) => {
    for (const name of Object.keys(accounts)) await read(name as Place, `${month}-31`);
    await nameAll();
    await site.book();
    await countWallet(month);
    const left = (await findThingsLeft(ctx, month)).filter(({ isDone }) => !isDone);
    expect([month, left]).toEqual([month, []]);
    const facts = await readClosing(ctx, { seen: [month] });
    await askForPurseAct(by("admin"), "close", facts, `close-${month}`);
    const acts = ctx.db.selectFrom("purse_acts").select("id").where("what", "=", "close").orderBy("id", "desc");
    await agreeToPurseAct(by(treasurer), (await acts.executeTakeFirstOrThrow()).id);
    await onClose(month);
  };
  const closed: string[] = [];
  /** Goes on to a day; months close on their days before. */
  const goTo = async (day: string, onClose: (month: string) => Promise<void>) => {
    for (const month of months) {
      if (closed.includes(month) || closedOn[month] > day) continue;
      await setClock(closedOn[month], "07:00:00");
      closed.push(month);
      await close(month, onClose);
    }
    await setClock(day, morning);
  };
  const purse = async (name: Purse) => {
    const project = projectOf(name);
    const found =
      project === undefined
        ? await findPurse(ctx.db, "code", general)
        : await findPurse(ctx.db, "project_id", project.id);
    if (found === undefined) throw new Error(`There is no purse ${name}.`);
    return found;
  };
  const giftIds = new Map<number, number>();
  let keys = 0;
  return {
    ...site,
    projectOf,
    by,
    kindOf,
    purse,
    read,
    goTo,
    place: (name: Place) => findPlaceOf(site, name),
    key: () => `key-${++keys}`,
    today: () => now,
    gifts: giftIds,
    vouchers: new Map<number, number>(),
    giftOf: (number: number) => giftIds.get(number) ?? 0,
    /** Agrees to the newest gift, if it waits for a second person. */
    agreeToGift: async () => {
      const gift = await ctx.db.selectFrom("gifts").select(["id", "state"]).orderBy("id", "desc").executeTakeFirst();
      if (gift?.state === "counted") await agreeToGift(by("admin"), gift.id);
    },
    stateOf: async (id: number) =>
      (await ctx.db.selectFrom("vouchers").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state,
  };
}
