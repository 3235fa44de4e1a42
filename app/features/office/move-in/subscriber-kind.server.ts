import { createHmac } from "node:crypto";
import { staffMoveInLists } from "content/staff-move-in-lists.ts";
import { staffMoveInTables as tableWords } from "content/staff-move-in-tables.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { plainPath } from "../../../values/address.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { siteZone } from "../../../values/site-clock.ts";
import { fromZonedTime } from "../../../values/zoned-time.ts";
import {
  importFormerSubscriber,
  importSubscriberEmail,
  removeImportedSubscriber,
} from "../../publishing/newsletter/subscriber-commands.server.ts";
import { askAboutTables } from "./ask-columns.server.ts";
import type { Answers, BringRows, ImportKind, ImportRun, Looked, LookRun, Question } from "./import-kind.server.ts";
import * as store from "./move-in-queries.server.ts";
import { chosenTables, noteOf, openTables, planTables, type TableCells } from "./open-table-rows.server.ts";
import {
  lacksStatus,
  type ReadSubscriber,
  readSubscriber,
  type Status,
  type SubscriberRole,
  subscriberShape as shape,
  statuses,
} from "./read-subscriber.server.ts";
import { readTables } from "./read-table.server.ts";
import type { TableRow, TableSummary } from "./table-shape.ts";
import { type NumberedRow, readRows } from "./waiting-files.server.ts";

const words = staffMoveInLists.subscribers;

const name = "subscribers";

/** The import of readers of the newsletter. */
export const subscriberKind: ImportKind<TableRow, TableSummary> = {
  name,
  maxBytes: 40 * 2 ** 20,
  accept: ".csv,.tsv,.txt,.xlsx,.zip",
  read: (ctx, files, write) => readTables(ctx, { kind: name, shape }, files, write),
  promise: () => words.promise,
  describe: ({ tables }) => [
    tableWords.rows(
      tables.reduce((sum, { rows }) => sum + rows, 0),
      tables.length,
    ),
    words.notKept,
  ],
  ask: async (_ctx, summary, answers) => [
    ...askAboutTables(shape, summary, answers),
    ...askForStatus(summary, answers),
  ],
  look,
  passes: ["rows"],
  begin,
  undo: { subscriber: { remove: (ctx, id) => removeImportedSubscriber(ctx, Number(id)) } },
};

/** Asks who is missing, and if the people of a list without a status asked for the newsletter. */
function askForStatus(summary: TableSummary, answers: Answers): Question[] {
  const chosen = chosenTables(shape, summary, answers);
  const plans = planTables(shape, summary, answers).filter((_, index) => chosen.has(index));
  const ofMailchimp = plans.filter(({ table }) => table.program === "mailchimp");
  const isAlone =
    ofMailchimp.length > 0 && ofMailchimp.every(({ columns }) => (columns.left ?? columns.cleaned) === undefined);
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
            { value: "no", label: words.asked.no },
          ]),
        ]
      : []),
  ];
}

/** An address, as all its rows together describe it. */
interface Reader extends ReadSubscriber {
  number: number;
  about: string;
  /** Name of the file with the row that counts. */
  file: string;
  /** True if the person who brings the list in says that the people asked for it. */
  isVouched: boolean;
}

interface Readers {
  byAddress: Map<string, Reader>;
  open(row: TableRow): TableCells<SubscriberRole> | undefined;
  today: string;
}

/** Reads all rows: the strictest status of an address counts, with its earliest day. */
async function gather({ ctx, summary, answers, import: { folder } }: LookRun): Promise<Readers> {
  const facts = summary as TableSummary;
  const open = openTables(shape, facts, answers);
  const byAddress = new Map<string, Reader>();
  const today = siteDate(ctx.clock.now());
  for await (const rows of readRows<TableRow>(ctx, folder))
    for (const { row } of rows) {
      const cells = open(row);
      if (cells === undefined) continue;
      const read = readSubscriber(cells, today);
      if ("out" in read) continue;
      const isVouched = read.status === "unsaid" && answers.asked === "yes";
      const status = isVouched ? "on" : read.status;
      const reader = { ...read, status, ...noteOf(cells, facts), file: cells.table.name, isVouched };
      const before = byAddress.get(read.email);
      byAddress.set(read.email, before === undefined ? reader : join(before, reader));
    }
  return { byAddress, open, today };
}

const rank = (status: Status): number => statuses.indexOf(status);

const earliest = (days: (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

function join(before: Reader, reader: Reader): Reader {
  const strict = rank(reader.status) > rank(before.status) ? reader : before;
  const leftDays = [before, reader].flatMap(({ leftDay }) => leftDay ?? []).toSorted();
  return { ...strict, day: earliest([before.day, reader.day]), leftDay: leftDays.at(-1) };
}

/** Returns what becomes of an address: it comes onto the list, is recorded as one that left, or stays out. */
type Fate = { on: string } | { gone: "left" | "bounce" | "complaint" } | { out: string };

function fateOf({ status, day }: Reader): Fate {
  if (status === "left" || status === "bounce" || status === "complaint") return { gone: status };
  if (status !== "on") return { out: `list-${status}` };
  return day === undefined ? { out: "list-day" } : { on: day };
}

async function look(run: LookRun) {
  const { byAddress, open, today } = await gather(run);
  return ({ number, row }: NumberedRow<TableRow>): Looked[] => {
    const cells = open(row);
    if (cells === undefined) return [];
    const read = readSubscriber(cells, today);
    const reader = "out" in read ? undefined : byAddress.get(read.email);
    const fate = "out" in read ? read : reader ? fateOf(reader) : { out: "list-address" };
    return [
      {
        number,
        title: reader?.email ?? cells.cells.email,
        becomes: "on" in fate ? words.on(writeDay(fate.on)) : "gone" in fate ? words.gone[fate.gone] : words.out,
        notes: "out" in fate ? [staffMoveInLists.notes[fate.out] ?? fate.out] : [],
        isOut: "out" in fate,
      },
    ];
  };
}

async function begin(run: ImportRun): Promise<BringRows<TableRow>> {
  const { byAddress, open, today } = await gather(run);
  const summary = run.summary as TableSummary;
  const seen = new Set<string>();
  return {
    async bring({ row }) {
      const cells = open(row);
      if (cells === undefined) return "none";
      const read = readSubscriber(cells, today);
      const { number, about } = noteOf(cells, summary);
      if ("out" in read) {
        await run.note(number, read.out, about);
        return "out";
      }
      const reader = byAddress.get(read.email);
      if (reader === undefined || seen.has(read.email)) return "there";
      seen.add(read.email);
      return bringReader(run, reader);
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
  const isKnown = (await store.findBecame(run.ctx.db, [key])).has(key);
  if (isKnown && "on" in fate) return "there";
  const code = await withTransaction(run.ctx, async (ctx) => {
    if ("gone" in fate) {
      const outcome = await importFormerSubscriber(ctx, { email, reason: fate.gone, day: reader.leftDay });
      if (outcome === "recorded" && !isKnown) await run.record(ctx, { key, became: `former-reader:${number}` });
      return outcome === "stays" ? "list-stays" : outcome;
    }
    const evidence = words.consent(reader.file, writeDay(siteDate(ctx.clock.now())), run.member.name, reader.isVouched);
    const consent = [reader.consent, evidence].filter(Boolean).join(" ");
    const page = plainPath(reader.page) ?? null;
    const subscribedAt = new Date(fromZonedTime(siteZone(), `${fate.on}T00:00`) ?? `${fate.on}T00:00:00Z`);
    const { outcome, id } = await importSubscriberEmail(ctx, { email, subscribedAt, consent, page });
    if (outcome === "added") await run.record(ctx, { key, became: `subscriber:${id}` });
    return outcome === "added" ? "recorded" : outcome === "there" ? "there" : `list-${outcome}-before`;
  });
  if (code === "recorded") return "brought";
  return code === "there" ? "there" : note(code);
}
