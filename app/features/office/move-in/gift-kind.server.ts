import { createHmac } from "node:crypto";
import { staffMoveIn } from "content/staff-move-in.ts";
import { staffMoveInGifts as words } from "content/staff-move-in-gifts.ts";
import { findErased } from "../../../server/closings/erased-people.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, type Money } from "../../../values/money.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { deletePastGift, findGiftsOfSite, importPastGift } from "../../giving/past-gifts/find-past-gifts.server.ts";
import { askAboutTables } from "./ask-columns.server.ts";
import {
  askAboutMoney,
  chosenCurrency,
  type GiftSummary,
  noteCells,
  readTypes,
  readUnits,
} from "./ask-money.server.ts";
import { type GiftRole, isRefused, giftShape as shape } from "./gift-shape.server.ts";
import type { BringRows, ImportKind, ImportRun, Looked, LookRun } from "./import-kind.server.ts";
import { listOfPeople } from "./list-of-people.server.ts";
import * as store from "./move-in-queries.server.ts";
import { noteOf, openTables, planTables, type TableCells } from "./open-table-rows.server.ts";
import { type GiftPlace, isArchive, type ReadGift, readGift } from "./read-gift.server.ts";
import { readTables } from "./read-table.server.ts";
import { sayNote } from "./say-note.ts";
import type { TableRow, TableSummary } from "./table-shape.ts";
import { type NumberedRow, type RowLines, readRows, type WaitingFile } from "./waiting-files.server.ts";

const name = "gifts";

/** The import of gifts from before this site. They become history: no receipt, e-mail, promise or match. */
export const giftKind: ImportKind<TableRow, GiftSummary> = {
  ...listOfPeople(words),
  name,
  read,
  sumUp,
  ask: async (ctx, summary, answers) => {
    const currencies = await findCurrencies(ctx);
    const refused = summary.tables.filter(({ program = "" }) => isRefused(program, currencies));
    const isOfRefused = (name: string) => refused.some(({ signature }) => name.endsWith(`:${signature}`));
    return [
      ...askAboutTables(shape, summary, answers).filter(
        ({ name, value }) => (value !== "" || !rare.test(name)) && !isOfRefused(name),
      ),
      ...askAboutMoney(summary, answers, currencies),
    ];
  },
  look,
  begin,
  undo: {
    "past-gift": {
      remove: async ({ db }, id) => {
        await deletePastGift(db, Number(id));
      },
    },
  },
};

/** Columns that a spreadsheet seldom has: staff are asked about those that were found. */
const rare = /^column:.{1,20}:(?:firstName|lastName|test|silent)$/;

const maxTypes = 30;

/** Opens the tables, and gathers the financial types of CiviCRM. */
async function read(ctx: AppContext, files: WaitingFile[], write: (rows: RowLines) => Promise<void>) {
  const seen = new Map<number, Map<number, Set<string>>>();
  const facts: NonNullable<GiftSummary["cells"]> = {};
  const made = await readTables(ctx, { kind: name, shape }, files, async (rows) => {
    for (const line of Buffer.from(rows.lines).toString("utf8").split("\n")) {
      if (line === "") continue;
      const row = JSON.parse(line) as TableRow;
      const { table, cells } = row;
      facts[table] ??= [];
      noteCells(facts[table], row);
      const columns = seen.get(table) ?? new Map<number, Set<string>>();
      seen.set(table, columns);
      for (const [column, cell] of cells.entries()) {
        const values = columns.get(column) ?? new Set();
        columns.set(column, values);
        if (values.size <= maxTypes) values.add(cell.slice(0, 60));
      }
    }
    await write(rows);
  });
  if ("problem" in made) return made;
  const types = made.summary.tables.flatMap(({ program, columns }, index) =>
    program === "civicrm" ? [...(seen.get(index)?.get(columns.type ?? -1) ?? [])] : [],
  );
  const summary = { ...made.summary, types: [...new Set(types)].filter((type) => type !== "").sort() };
  return { summary: { ...summary, cells: facts } };
}

async function placeOf({ ctx, summary, answers }: LookRun): Promise<GiftPlace> {
  const currencies = await findCurrencies(ctx);
  const facts = summary as GiftSummary;
  const withStatus = new Set(
    planTables(shape, facts, answers).flatMap(({ table, columns }) => (columns.status === undefined ? [] : table)),
  );
  return {
    today: siteDate(ctx.clock.now()),
    currencies,
    currency: chosenCurrency(answers, currencies),
    unitsOf: readUnits(facts, answers),
    types: readTypes(facts, answers),
    hasStatus: ({ table }) => (table.program !== undefined && !isArchive(table.program)) || withStatus.has(table),
  };
}

/** A row as a gift with its key, or the name of the note why it stays out. */
type Fate = { gift: ReadGift; key: string; losses: string[] } | { out: string };

/** Reads all rows, and finds gifts that another row, an earlier import or this site has. */
async function gather(run: LookRun) {
  const { ctx, summary, import: row } = run;
  const open = openTables(shape, summary as TableSummary, run.answers);
  const place = await placeOf(run);
  const nameRow = openNames(ctx);
  const isErased = await findErased(ctx);
  const fates = new Map<string, { key: string; losses: string[] } | { out: string }>();
  const idOf = ({ table, number }: TableRow) => `${table} ${number}`;
  for await (const rows of readRows<TableRow>(ctx, row.folder)) {
    const read = rows.flatMap(({ row }) => {
      const cells = open(row);
      const gift = cells && readGift(cells, place);
      if (cells === undefined || gift === undefined || "out" in gift) return [];
      return { ...gift, ...nameRow(gift, cells.file), sources: sourcesOf(gift), row: idOf(row) };
    });
    const keys = read.map(({ key }) => key);
    const broughtBy = await store.findImportsOf(ctx.db, keys);
    const here = await findGiftsOfSite(ctx.db, read);
    for (const gift of read) {
      const { key, isAgain } = gift;
      const by = broughtBy.get(key);
      if (isAgain) fates.set(gift.row, { out: "gift-again" });
      else if (by !== undefined && by !== row.id) fates.set(gift.row, { out: "gift-before" });
      else if (by === undefined && here.has(gift)) fates.set(gift.row, { out: "gift-here" });
      else fates.set(gift.row, { key, losses: isErased(gift.email) ? ["gift-erased"] : [] });
    }
  }
  return (row: TableRow): { cells: TableCells<GiftRole>; fate: Fate } | undefined => {
    const cells = open(row);
    if (cells === undefined) return undefined;
    const gift = readGift(cells, place);
    if ("out" in gift) return { cells, fate: gift };
    const fate = fates.get(idOf(row)) ?? { out: "gift-again" };
    return { cells, fate: "out" in fate ? fate : { ...fate, gift, losses: [...gift.losses, ...fate.losses] } };
  };
}

async function look(run: LookRun) {
  const read = await gather(run);
  return ({ number, row }: NumberedRow<TableRow>): Looked[] => {
    const found = read(row);
    if (found === undefined) return [];
    const { cells, fate } = found;
    if ("out" in fate) {
      const title = [cells.cells.name, cells.cells.amount].filter((cell) => cell !== "").join(", ");
      const notes = [sayNote(fate.out, cells.cells.day)];
      return [{ number, title, becomes: staffMoveIn.look.out, notes, isOut: true }];
    }
    const { gift, losses } = fate;
    const title = words.title(losses.includes("gift-erased") ? null : gift.name, formatMoney(gift));
    const notes = losses.map((code) => sayNote(code));
    return [{ number, title, becomes: words.becomes(writeDay(gift.value_date)), notes, isOut: false }];
  };
}

/** Sums what can come in by currency, so that a treasurer can compare it with the list. */
async function sumUp(run: LookRun): Promise<string[]> {
  const read = await gather(run);
  const sums = new Map<Money["currency"], { count: number; amount: number }>();
  let first = "";
  let last = "";
  let out = 0;
  for await (const rows of readRows<TableRow>(run.ctx, run.import.folder))
    for (const { row } of rows) {
      const found = read(row);
      if (found === undefined) continue;
      if ("out" in found.fate) {
        out++;
        continue;
      }
      const { gift } = found.fate;
      const { count, amount } = sums.get(gift.currency) ?? { count: 0, amount: 0 };
      sums.set(gift.currency, { count: count + 1, amount: amount + gift.amount });
      if (first === "" || gift.value_date < first) first = gift.value_date;
      if (gift.value_date > last) last = gift.value_date;
    }
  if (sums.size === 0) return [];
  const parts = [...sums].map(([currency, { count, amount }]) => words.sum(formatMoney({ amount, currency }), count));
  return [words.sums(parts), words.days(writeDay(first), writeDay(last)), ...(out > 0 ? [words.outs(out)] : [])];
}

async function begin(run: ImportRun): Promise<BringRows<TableRow>> {
  const summary = run.summary as TableSummary;
  const read = await gather(run);
  return {
    async bring({ row }) {
      const found = read(row);
      if (found === undefined) return "none";
      const { cells, fate } = found;
      const { number, about } = noteOf(cells, summary);
      const note = async (codes: string[]) => {
        for (const code of codes) await run.note(number, code, about);
      };
      if ("out" in fate) {
        await note([fate.out]);
        return "out";
      }
      if ((await store.findBecame(run.ctx.db, [fate.key])).has(fate.key)) return "there";
      if ((await findGiftsOfSite(run.ctx.db, [{ ...fate.gift, sources: sourcesOf(fate.gift) }])).size > 0) {
        await note(["gift-here"]);
        return "out";
      }
      await note(await bringGift(run, fate.gift, fate.key));
      return "brought";
    },
  };
}

/**
 * Returns a function that names rows: by the id of the old program, else by day, money and name. In one file, the
 * second row with the same facts is another gift.
 */
function openNames({ config }: Pick<AppContext, "config">) {
  const ids = new Set<string>();
  const twins = new Map<string, number>();
  const hash = (text: string) => createHmac("sha256", config.secret).update(`import ${name} ${text}`).digest("hex");
  return (gift: ReadGift, file: number) => {
    if (gift.id !== undefined) {
      const isAgain = ids.has(gift.id);
      ids.add(gift.id);
      return { key: hash(gift.id), isAgain };
    }
    const who = gift.name === null ? (gift.email ?? "") : searchWordsOf(gift.name).join(" ");
    const facts = `${gift.value_date} ${gift.amount} ${gift.currency} ${who}`;
    const count = (twins.get(`${file} ${facts}`) ?? 0) + 1;
    twins.set(`${file} ${facts}`, count);
    return { key: hash(`${facts} ${count}`), isAgain: false };
  };
}

/** Returns the names under which the site itself would have this payment. */
const sourcesOf = ({ program, id }: ReadGift): string[] =>
  id !== undefined && (program === "paystack" || program === "flutterwave") ? [id] : [];

/** @returns the codes of notes about losses */
const bringGift = (run: ImportRun, { id: _, losses, ...gift }: ReadGift, key: string): Promise<string[]> =>
  withTransaction(run.ctx, async (ctx) => {
    const facts = { ...gift, import_id: run.import.id, brought_at: ctx.clock.now().toISOString() };
    const { id, isWithoutDonor } = await importPastGift(ctx, facts);
    await run.record(ctx, { key, became: `past-gift:${id}` });
    return isWithoutDonor ? [...losses, "gift-erased"] : losses;
  });
