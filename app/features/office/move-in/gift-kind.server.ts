import { createHmac } from "node:crypto";
import { staffMoveIn } from "content/staff-move-in.ts";
import { staffMoveInGifts as words } from "content/staff-move-in-gifts.ts";
import { staffMoveInTables as tableWords } from "content/staff-move-in-tables.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { type Currency, formatMoney, isCurrency, moneyOf, nameOf } from "../../../values/money.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { deletePastGift, insertPastGift, isGiftOfSite } from "../../giving/past-gifts/find-past-gifts.server.ts";
import { askAboutTables } from "./ask-columns.server.ts";
import { giftShape as shape } from "./gift-shape.server.ts";
import type { Answers, BringRows, ImportKind, ImportRun, Looked, LookRun, Question } from "./import-kind.server.ts";
import * as store from "./move-in-queries.server.ts";
import { chosenTables, noteOf, openTables, planTables } from "./open-table-rows.server.ts";
import { type GiftPlace, hasUnits, isArchive, type ReadGift, readGift } from "./read-gift.server.ts";
import { readTables } from "./read-table.server.ts";
import type { TableRow, TableSummary } from "./table-shape.ts";
import type { NumberedRow, RowLines, WaitingFile } from "./waiting-files.server.ts";

const name = "gifts";

interface GiftSummary extends TableSummary {
  /** Financial types of CiviCRM. */
  types: string[];
}

/** The import of gifts from before this site. They become history: no receipt, e-mail, promise or match. */
export const giftKind: ImportKind<TableRow, GiftSummary> = {
  name,
  maxBytes: 40 * 2 ** 20,
  accept: ".csv,.tsv,.txt,.xlsx,.zip",
  read,
  promise: () => words.promise,
  describe: ({ tables }) => [
    tableWords.rows(
      tables.reduce((sum, { rows }) => sum + rows, 0),
      tables.length,
    ),
    words.notKept,
  ],
  ask: async (ctx, summary, answers) => [
    ...askAboutTables(shape, summary, answers).filter(({ name, value }) => value !== "" || !rare.test(name)),
    ...askAboutMoney(summary, answers, await findCurrencies(ctx)),
  ],
  look,
  passes: ["rows"],
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
  const made = await readTables(ctx, { kind: name, shape }, files, async (rows) => {
    for (const line of Buffer.from(rows.lines).toString("utf8").split("\n")) {
      if (line === "") continue;
      const { table, cells } = JSON.parse(line) as TableRow;
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
  return { summary: { ...made.summary, types: [...new Set(types)].filter((type) => type !== "").sort() } };
}

const readTypes = ({ types }: GiftSummary, answers: Answers): string[] =>
  [answers.types ?? types.filter((type) => /^(?:donation|gift|don)s?$/i.test(type))].flat();

/** A statement of M-Pesa names no currency: elsewhere than in Kenya staff choose it. */
const isFromAbroad = ({ tables }: GiftSummary, [own]: readonly Currency[]): boolean =>
  own !== "KES" && tables.some(({ program }) => program === "mpesa");

/** Returns the currency of amounts without one; undefined until staff choose it. */
function chosenCurrency(summary: GiftSummary, { currency }: Answers, currencies: readonly Currency[]) {
  if (isCurrency(currency) && currencies.includes(currency)) return currency;
  return isFromAbroad(summary, currencies) ? undefined : currencies[0];
}

/** Asks about currencies, kobo and the types of CiviCRM, where the files do not say it. */
function askAboutMoney(summary: GiftSummary, answers: Answers, currencies: readonly Currency[]): Question[] {
  const chosen = chosenTables(shape, summary, answers);
  const plans = planTables(shape, summary, answers).filter((_, index) => chosen.has(index));
  const options = currencies.map((value) => ({ value, label: nameOf(value) }));
  const bare = plans.filter(({ columns }) => columns.currency === undefined);
  const isAbroad = isFromAbroad(summary, currencies);
  const currency = chosenCurrency(summary, answers, currencies) ?? "";
  const whole = plans.find(
    ({ table, columns }) =>
      hasUnits(table) && Object.keys(table.amounts[columns.amount ?? -1]?.counts ?? {}).length === 0,
  );
  const unitWords = isArchive(whole?.table.program) ? words.unitsOfArchive : words.units;
  const example = isArchive(whole?.table.program) ? (currencies[0] ?? "NGN") : "NGN";
  const units = String(answers.units ?? "");
  const types = readTypes(summary, answers);
  const choose = { value: "", label: tableWords.choose };
  return [
    ...(bare.length > 0 && (options.length > 1 || isAbroad)
      ? [
          {
            name: "currency",
            label: words.currency,
            form: "choice" as const,
            options: isAbroad ? [choose, ...options] : options,
            value: currency,
            ...(currency === "" && { isOpen: true }),
          },
        ]
      : []),
    ...(whole !== undefined
      ? [
          {
            name: "units",
            label: unitWords.label,
            form: "choice" as const,
            options: [
              choose,
              { value: "major", label: unitWords.major(formatMoney(moneyOf(5_000, example))) },
              { value: "minor", label: unitWords.minor(formatMoney({ amount: 5_000, currency: example })) },
            ],
            value: units,
            ...(units === "" && { isOpen: true }),
          },
        ]
      : []),
    ...(summary.types.length > 0
      ? [
          {
            name: "types",
            label: words.types,
            form: "boxes" as const,
            options: summary.types.map((value) => ({ value, label: value })),
            value: types,
            ...(types.length === 0 && { isOpen: true }),
          },
        ]
      : []),
  ];
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
    currency: chosenCurrency(facts, answers, currencies),
    isMinor: answers.units === "minor",
    types: readTypes(facts, answers),
    hasStatus: ({ table }) => (table.program !== undefined && !isArchive(table.program)) || withStatus.has(table),
  };
}

async function look(run: LookRun) {
  const open = openTables(shape, run.summary as TableSummary, run.answers);
  const place = await placeOf(run);
  return ({ number, row }: NumberedRow<TableRow>): Looked[] => {
    const cells = open(row);
    if (cells === undefined) return [];
    const gift = readGift(cells, place);
    const note = (code: string) => staffMoveIn.notes(code, "");
    if ("out" in gift) {
      const title = [cells.cells.name, cells.cells.amount].filter((cell) => cell !== "").join(", ");
      return [{ number, title, becomes: staffMoveIn.look.out, notes: [note(gift.out)], isOut: true }];
    }
    const title = words.title(gift.name, formatMoney(gift));
    return [
      { number, title, becomes: words.becomes(writeDay(gift.value_date)), notes: gift.losses.map(note), isOut: false },
    ];
  };
}

async function begin(run: ImportRun): Promise<BringRows<TableRow>> {
  const summary = run.summary as TableSummary;
  const open = openTables(shape, summary, run.answers);
  const place = await placeOf(run);
  const nameRow = openNames(run.ctx);
  return {
    async bring({ row }) {
      const cells = open(row);
      if (cells === undefined) return "none";
      const { number, about } = noteOf(cells, summary);
      const gift = readGift(cells, place);
      if ("out" in gift) {
        await run.note(number, gift.out, about);
        return "out";
      }
      const { key, isAgain } = nameRow(gift, cells.file);
      if (isAgain) {
        await run.note(number, "gift-again", about);
        return "out";
      }
      if ((await store.findBecame(run.ctx.db, [key])).has(key)) return "there";
      if (await isGiftOfSite(run.ctx.db, gift, sourcesOf(gift))) {
        await run.note(number, "gift-here", about);
        return "out";
      }
      await bringGift(run, gift, key);
      for (const code of gift.losses) await run.note(number, code, about);
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

const bringGift = (run: ImportRun, { id: _, losses: __, ...gift }: ReadGift, key: string) =>
  withTransaction(run.ctx, async (ctx) => {
    const facts = { ...gift, import_id: run.import.id, brought_at: ctx.clock.now().toISOString() };
    await run.record(ctx, { key, became: `past-gift:${await insertPastGift(ctx.db, facts)}` });
  });
