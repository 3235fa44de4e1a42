import { createHmac } from "node:crypto";
import { staffMoveIn } from "content/staff-move-in.ts";
import { staffMoveInLists } from "content/staff-move-in-lists.ts";
import { findErased } from "../../../server/closings/erased-people.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { siteDate } from "../../../values/dates.ts";
import {
  findVolunteerContacts,
  importVolunteer,
  isVolunteerTouched,
  removeImportedVolunteer,
} from "../../events/volunteers/import-volunteer.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { askAboutTables } from "./ask-columns.server.ts";
import type { BringRows, ImportKind, ImportRun, Looked, LookRun } from "./import-kind.server.ts";
import { listOfPeople } from "./list-of-people.server.ts";
import * as store from "./move-in-queries.server.ts";
import { noteOf, openTables, type TableCells } from "./open-table-rows.server.ts";
import { readTables } from "./read-table.server.ts";
import {
  contactsOf,
  fullName,
  type ReadVolunteer,
  readVolunteer,
  volunteerShape as shape,
  type VolunteerRole,
} from "./read-volunteer.server.ts";
import { sayNote, sayTwin } from "./say-note.ts";
import type { TableRow, TableSummary } from "./table-shape.ts";
import { type NumberedRow, readRows } from "./waiting-files.server.ts";

const words = staffMoveInLists.volunteers;

const name = "volunteers";

/** The import of a list of volunteers. */
export const volunteerKind: ImportKind<TableRow, TableSummary> = {
  ...listOfPeople(words),
  name,
  read: (ctx, files, write) => readTables(ctx, { kind: name, shape }, files, write),
  ask: async (_ctx, summary, answers) => askAboutTables(shape, summary, answers),
  look,
  begin,
  undo: {
    volunteer: {
      isChanged: (ctx, id) => isVolunteerTouched(ctx, Number(id)),
      remove: async (ctx, id) => {
        await removeImportedVolunteer(ctx, Number(id));
      },
    },
  },
};

const placeOf = async (ctx: AppContext) => ({
  today: siteDate(ctx.clock.now()),
  country: (await findSettings(ctx)).country,
});

type Cells = TableCells<VolunteerRole>;

/** A row as a volunteer with the key of the contact, or the reason why it stays out. */
type Fate =
  | { volunteer: ReadVolunteer; key: string; losses: string[] }
  | { out: string; cell?: string; same?: { number: number; about: string } };

/** Reads all rows, and finds people whom another row, an earlier import or this site has. */
async function gather({ ctx, summary, answers, import: { id, folder } }: LookRun) {
  const facts = summary as TableSummary;
  const open = openTables(shape, facts, answers);
  const place = await placeOf(ctx);
  const here = new Set((await findVolunteerContacts(ctx)).flatMap((one) => contactsOf(place.country, one)));
  const isErased = await findErased(ctx);
  const seen = new Map<string, { number: number; about: string }>();
  const fates = new Map<string, Fate>();
  const idOf = ({ table, number }: TableRow) => `${table} ${number}`;
  for await (const rows of readRows<TableRow>(ctx, folder)) {
    const read = rows.flatMap(({ row }) => {
      const cells = open(row);
      const fate = cells && readVolunteer(cells, place);
      if (cells === undefined || fate === undefined || "out" in fate) return [];
      const contacts = contactsOf(place.country, fate.volunteer);
      return { row, cells, fate: { ...fate, key: keyOf(ctx, contacts[0] ?? "") }, contacts };
    });
    const broughtBy = await store.findImportsOf(
      ctx.db,
      read.map(({ fate: { key } }) => key),
    );
    for (const { row, cells, fate, contacts } of read) {
      const same = contacts.flatMap((contact) => seen.get(contact) ?? [])[0];
      const { number, about } = noteOf(cells, facts);
      for (const contact of contacts) if (!seen.has(contact)) seen.set(contact, same ?? { number, about });
      const by = broughtBy.get(fate.key);
      const isHere = contacts.some((contact) => here.has(contact));
      if (same !== undefined) fates.set(idOf(row), { out: "person-again", same });
      else if (by !== undefined && by !== id) fates.set(idOf(row), { out: isHere ? "person-there" : "person-before" });
      else if (by === undefined && isHere) fates.set(idOf(row), { out: "person-there" });
      else if (isErased(fate.volunteer.email)) fates.set(idOf(row), { out: "person-erased" });
    }
  }
  return (row: TableRow): { cells: Cells; fate: Fate } | undefined => {
    const cells = open(row);
    if (cells === undefined) return undefined;
    const read = readVolunteer(cells, place);
    if ("out" in read) return { cells, fate: read };
    const key = keyOf(ctx, contactsOf(place.country, read.volunteer)[0] ?? "");
    return { cells, fate: fates.get(idOf(row)) ?? { ...read, key } };
  };
}

/** The contact is personal, so its hash has a key. */
const keyOf = ({ config }: AppContext, contact: string): string =>
  createHmac("sha256", config.secret).update(`import ${name} ${contact}`).digest("hex");

async function look(run: LookRun) {
  const read = await gather(run);
  return ({ number, row }: NumberedRow<TableRow>): Looked[] => {
    const found = read(row);
    if (found === undefined) return [];
    const { fate, cells } = found;
    if ("volunteer" in fate) {
      const notes = fate.losses.map((code) => sayNote(code));
      return [{ number, title: fate.volunteer.name, becomes: words.becomes, notes, isOut: false }];
    }
    const title = fullName(cells.cells.firstName, cells.cells.name);
    const notes = [fate.same ? sayTwin(fate.same) : sayNote(fate.out, fate.cell)];
    return [{ number, title, becomes: staffMoveIn.look.out, notes, isOut: true }];
  };
}

async function begin(run: ImportRun): Promise<BringRows<TableRow>> {
  const read = await gather(run);
  return {
    async bring({ row }) {
      const found = read(row);
      if (found === undefined) return "none";
      const { fate, cells } = found;
      const { number, about } = noteOf(cells, run.summary as TableSummary);
      const outcome = "out" in fate ? fate.out : await bringVolunteer(run, fate.volunteer, fate.key);
      if (outcome === "there") return "there";
      const codes = outcome === "brought" && "losses" in fate ? fate.losses : [outcome];
      for (const code of codes) await run.note(number, code, about);
      return outcome === "brought" ? "brought" : "out";
    },
  };
}

/** @returns `there` for a person whom this import brought before it was stopped */
async function bringVolunteer(run: ImportRun, volunteer: ReadVolunteer, key: string): Promise<string> {
  if ((await store.findBecame(run.ctx.db, [key])).has(key)) return "there";
  return withTransaction(run.ctx, async (ctx) => {
    const id = await importVolunteer(ctx, volunteer);
    if (id === undefined) return "person-erased";
    await run.record(ctx, { key, became: `volunteer:${id}` });
    return "brought";
  });
}
