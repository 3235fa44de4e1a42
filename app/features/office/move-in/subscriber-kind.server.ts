import { createHmac } from "node:crypto";
import { staffMoveInLists } from "content/staff-move-in-lists.ts";
import { staffMoveInTables as tableWords } from "content/staff-move-in-tables.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { plainPath } from "../../../values/address.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { siteZone } from "../../../values/site-clock.ts";
import { fromZonedTime } from "../../../values/zoned-time.ts";
import {
  findKnownAddresses,
  foreseeFormer,
  foreseeReader,
  importFormerSubscriber,
  importSubscriberEmail,
  type KnownAddress,
  removeImportedSubscriber,
} from "../../publishing/newsletter/import-subscribers.server.ts";
import { askAboutTables } from "./ask-columns.server.ts";
import type { Answers, BringRows, ImportKind, ImportRun, Looked, LookRun, Question } from "./import-kind.server.ts";
import { listOfPeople } from "./list-of-people.server.ts";
import * as store from "./move-in-queries.server.ts";
import { chosenTables, noteOf, openTables, planTables, type TableCells } from "./open-table-rows.server.ts";
import { rankOf } from "./read-status.server.ts";
import {
  goneByTable,
  lacksStatus,
  type ReadSubscriber,
  readSubscriber,
  type SubscriberRole,
  subscriberShape as shape,
} from "./read-subscriber.server.ts";
import { readTables } from "./read-table.server.ts";
import { sayNote, sayTwin } from "./say-note.ts";
import type { FoundTable, TableRow, TableSummary } from "./table-shape.ts";
import { type NumberedRow, readRows } from "./waiting-files.server.ts";

const words = staffMoveInLists.subscribers;

const name = "subscribers";

/** The import of readers of the newsletter. */
export const subscriberKind: ImportKind<TableRow, TableSummary> = {
  ...listOfPeople(words),
  name,
  read: (ctx, files, write) => readTables(ctx, { kind: name, shape }, files, write),
  ask: async (_ctx, summary, answers) => [
    ...askAboutTables(shape, summary, answers).filter(({ name, value }) => value !== "" || !rare.test(name)),
    ...askForStatus(summary, answers),
  ],
  look,
  begin,
  undo: { subscriber: { remove: (ctx, id) => removeImportedSubscriber(ctx, Number(id)) } },
};

/** Columns that a list seldom has: staff are asked about those that were found. */
const rare = /^column:.{1,20}:(?:cleaned|complained|reason)$/;

/** Asks who is missing, and if the people of a list without a status asked for the newsletter. */
function askForStatus(summary: TableSummary, answers: Answers): Question[] {
  const chosen = chosenTables(shape, summary, answers);
  const plans = planTables(shape, summary, answers).filter((_, index) => chosen.has(index));
  const ofMailchimp = plans.filter(({ table }) => table.program === "mailchimp");
  const isAlone = ofMailchimp.length > 0 && plans.every(({ table }) => goneByTable(table) === undefined);
  const question = (about: string, label: string, options: Question["options"]): Question => {
    const value = String(answers[about] ?? "");
    const all = [{ value: "", label: tableWords.choose }, ...options];
    return { name: about, label, form: "choice", options: all, value, ...(value === "" && { isOpen: true }) };
  };
  return [
    ...(isAlone ? [question("alone", words.alone.label, [{ value: "yes", label: words.alone.goOn }])] : []),
    ...(plans.some(lacksStatus)
      ? [
          question("asked", words.asked.label, [
            { value: "yes", label: words.asked.yes },
            { value: "gone", label: words.asked.gone },
            { value: "no", label: words.asked.no },
          ]),
        ]
      : []),
  ];
}

/** An address, as all its rows together describe it. */
interface Reader extends ReadSubscriber {
  table: FoundTable;
  number: number;
  about: string;
  /** True if the person who brings the list in says that the people asked for it. */
  isVouched: boolean;
}

interface Readers {
  byAddress: Map<string, Reader>;
  /** Returns what a row says: its address is read, or it stays out. */
  read(
    row: TableRow,
  ):
    | { cells: TableCells<SubscriberRole>; reader: Reader }
    | { cells: TableCells<SubscriberRole>; out: Out }
    | undefined;
}

/** Reads all rows: the strictest status of an address counts, with its earliest day. */
async function gather({ ctx, summary, answers, import: { folder } }: LookRun): Promise<Readers> {
  const facts = summary as TableSummary;
  const open = openTables(shape, facts, answers);
  const byAddress = new Map<string, Reader>();
  const today = siteDate(ctx.clock.now());
  const read: Readers["read"] = (row) => {
    const cells = open(row);
    if (cells === undefined) return undefined;
    const found = readSubscriber(cells, today);
    if ("out" in found) return { cells, out: found };
    const isVouched = found.status === "unsaid" && answers.asked === "yes";
    const isSaidGone = found.status === "unsaid" && answers.asked === "gone";
    const status = isVouched ? "on" : isSaidGone ? "left" : found.status;
    // The word of a staff member is evidence of its own day.
    const day = found.day ?? (isVouched && found.hasNoDay ? today : undefined);
    // An unclear address is never subscribed.
    if (found.isLoose && rankOf(status) < rankOf("unknown")) return { cells, out: { out: "list-address" } };
    return { cells, reader: { ...found, status, day, ...noteOf(cells, facts), table: cells.table, isVouched } };
  };
  for await (const rows of readRows<TableRow>(ctx, folder))
    for (const { row } of rows) {
      const found = read(row);
      if (found === undefined || "out" in found) continue;
      for (const email of [found.reader.email, ...found.reader.more]) {
        const reader = { ...found.reader, email };
        const before = byAddress.get(email);
        byAddress.set(email, before === undefined ? reader : join(before, reader));
      }
    }
  return { byAddress, read };
}

const earliest = (days: (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

function join(before: Reader, reader: Reader): Reader {
  const strict = rankOf(reader.status) > rankOf(before.status) ? reader : before;
  const leftDays = [before, reader].flatMap(({ leftDay }) => leftDay ?? []).toSorted();
  return { ...strict, day: earliest([before.day, reader.day]), leftDay: leftDays.at(-1) };
}

/** A row that stays out: the name of its note, and the cell or the other row that the sentence names. */
interface Out {
  out: string;
  cell?: string;
  same?: { number: number; about: string };
}

/** Returns what becomes of an address: it comes onto the list, is recorded as one that left, or stays out. */
type Fate = { on: string } | { gone: "left" | "bounce" | "complaint"; isUnclear?: boolean } | Out;

function fateOf({ status, day, dayProblem }: Reader): Fate {
  if (status === "left" || status === "bounce" || status === "complaint") return { gone: status };
  // No later list may subscribe an address whose status was unclear once.
  if (status === "unknown") return { gone: "left", isUnclear: true };
  if (status !== "on") return { out: `list-${status}` };
  return day === undefined ? { out: dayProblem?.code ?? "list-day", cell: dayProblem?.cell ?? "" } : { on: day };
}

/** One row of an address counts; the others stay out. */
const isRowOf = (reader: Reader, { table, number }: TableCells<SubscriberRole>): boolean =>
  reader.table === table && reader.number === number;

const outOf = (outcome: string): string | undefined =>
  ({
    there: "list-there",
    suppressed: "list-suppressed-before",
    left: "list-left-before",
    erased: "list-erased-before",
    stays: "list-stays",
    known: "list-gone-there",
  })[outcome];

/** Returns what becomes of an address that the site may know. */
function foresee(reader: Reader, known: KnownAddress): Fate {
  const fate = fateOf(reader);
  if ("out" in fate) return fate;
  const out = outOf("on" in fate ? foreseeReader(known) : saidOf(foreseeFormer(known, leavingOf(fate, reader))));
  return out === undefined ? fate : { out };
}

const leavingOf = ({ gone, isUnclear = false }: Extract<Fate, { gone: unknown }>, { leftDay }: Reader) => ({
  reason: gone,
  day: leftDay,
  isUnclear,
});

const saidOf = (outcome: "recorded" | "there" | "stays") => (outcome === "there" ? "known" : outcome);

function notesOf(fate: Fate, found: { reader: Reader } | object): string[] {
  if ("out" in fate) return [fate.same ? sayTwin(fate.same) : sayNote(fate.out, fate.cell)];
  const isUnclear = "gone" in fate && fate.isUnclear === true && "reader" in found;
  return isUnclear ? [sayNote("list-unclear", found.reader.saidStatus)] : [];
}

async function look(run: LookRun) {
  const { byAddress, read } = await gather(run);
  const knownOf = await findKnownAddresses(run.ctx, [...byAddress.keys()]);
  const fateOfRow = (found: NonNullable<ReturnType<typeof read>>): Fate => {
    if ("out" in found) return found.out;
    const reader = byAddress.get(found.reader.email) ?? found.reader;
    if (!isRowOf(reader, found.cells)) return { out: "person-again", same: reader };
    return foresee(reader, knownOf(reader.email));
  };
  return ({ number, row }: NumberedRow<TableRow>): Looked[] => {
    const found = read(row);
    if (found === undefined) return [];
    const fate = fateOfRow(found);
    return [
      {
        number,
        title: "reader" in found ? [found.reader.email, ...found.reader.more].join(", ") : found.cells.cells.email,
        becomes: "on" in fate ? words.on(writeDay(fate.on)) : "gone" in fate ? words.gone[fate.gone] : words.out,
        notes: notesOf(fate, found),
        isOut: "out" in fate,
      },
    ];
  };
}

async function begin(run: ImportRun): Promise<BringRows<TableRow>> {
  const { byAddress, read } = await gather(run);
  return {
    async bring({ row }) {
      const found = read(row);
      if (found === undefined) return "none";
      const emails = "reader" in found ? [found.reader.email, ...found.reader.more] : [];
      const readers = emails
        .flatMap((email) => byAddress.get(email) ?? [])
        .filter((reader) => isRowOf(reader, found.cells));
      const outcomes: Awaited<ReturnType<typeof bringReader>>[] = [];
      for (const reader of readers) outcomes.push(await bringReader(run, reader));
      const outcome = outcomes.find((one) => one === "brought") ?? outcomes[0];
      if (outcome !== undefined) return outcome;
      const { number, about } = noteOf(found.cells, run.summary as TableSummary);
      await run.note(number, "out" in found ? found.out.out : "person-again", about);
      return "out";
    },
  };
}

async function bringReader(run: ImportRun, reader: Reader) {
  const fate = fateOf(reader);
  const { email, number, about } = reader;
  const note = async (code: string) => {
    await run.note(number, code, about);
    return "out" as const;
  };
  if ("out" in fate) return note(fate.out);
  // The address is personal, so its hash has a key. One that left later has a row of its own.
  const kept = "on" in fate ? "on" : fate.gone;
  const key = createHmac("sha256", run.ctx.config.secret).update(`import ${name} ${kept} ${email}`).digest("hex");
  const known = await store.findImportsOf(run.ctx.db, [key]);
  if (known.get(key) === run.import.id) return "there";
  const record = (ctx: InTransaction, became: `subscriber:${string}` | `former-reader:${number}`) =>
    known.has(key) ? undefined : run.record(ctx, { key, became });
  const code = await withTransaction(run.ctx, async (ctx) => {
    if ("gone" in fate) {
      const outcome = await importFormerSubscriber(ctx, { email, ...leavingOf(fate, reader) });
      if (outcome === "recorded") await record(ctx, `former-reader:${number}`);
      return outOf(saidOf(outcome));
    }
    const by = run.member.name;
    const evidence = words.consent(reader.table.name, writeDay(siteDate(ctx.clock.now())), by, reader.isVouched);
    const consent = [reader.consent, evidence].filter(Boolean).join(" ");
    const page = plainPath(reader.page) ?? null;
    const subscribedAt = new Date(fromZonedTime(siteZone(), `${fate.on}T00:00`) ?? `${fate.on}T00:00:00Z`);
    const { outcome, id } = await importSubscriberEmail(ctx, { email, subscribedAt, consent, page });
    if (outcome === "added") await record(ctx, `subscriber:${id}`);
    return outOf(outcome);
  });
  if (code !== undefined) return note(code);
  if ("gone" in fate && fate.isUnclear) await run.note(number, "list-unclear", about);
  return "brought" as const;
}
