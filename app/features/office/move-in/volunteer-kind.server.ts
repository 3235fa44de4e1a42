import { createHmac } from "node:crypto";
import { staffMoveIn } from "content/staff-move-in.ts";
import { staffMoveInLists } from "content/staff-move-in-lists.ts";
import { staffMoveInTables as tableWords } from "content/staff-move-in-tables.ts";
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
import * as store from "./move-in-queries.server.ts";
import { noteOf, openTables } from "./open-table-rows.server.ts";
import { readTables } from "./read-table.server.ts";
import { contactsOf, type ReadVolunteer, readVolunteer, volunteerShape as shape } from "./read-volunteer.server.ts";
import type { TableRow, TableSummary } from "./table-shape.ts";
import type { NumberedRow } from "./waiting-files.server.ts";

const words = staffMoveInLists.volunteers;

const name = "volunteers";

/** The import of a list of volunteers. */
export const volunteerKind: ImportKind<TableRow, TableSummary> = {
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
  ask: async (_ctx, summary, answers) => askAboutTables(shape, summary, answers),
  look,
  passes: ["rows"],
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

async function look({ ctx, summary, answers }: LookRun) {
  const open = openTables(shape, summary as TableSummary, answers);
  const place = await placeOf(ctx);
  return ({ number, row }: NumberedRow<TableRow>): Looked[] => {
    const cells = open(row);
    if (cells === undefined) return [];
    const read = readVolunteer(cells, place);
    const note = (code: string) => staffMoveInLists.notes[code] ?? code;
    if ("out" in read)
      return [{ number, title: cells.cells.name, becomes: staffMoveIn.look.out, notes: [note(read.out)], isOut: true }];
    const notes = read.isCut ? [note("person-cut")] : [];
    return [{ number, title: read.volunteer.name, becomes: words.becomes, notes, isOut: false }];
  };
}

async function begin(run: ImportRun): Promise<BringRows<TableRow>> {
  const summary = run.summary as TableSummary;
  const open = openTables(shape, summary, run.answers);
  const place = await placeOf(run.ctx);
  const known = new Set((await findVolunteerContacts(run.ctx)).flatMap((one) => contactsOf(place.country, one)));
  return {
    async bring({ row }) {
      const cells = open(row);
      if (cells === undefined) return "none";
      const { number, about } = noteOf(cells, summary);
      const read = readVolunteer(cells, place);
      if ("out" in read) {
        await run.note(number, read.out, about);
        return "out";
      }
      const contacts = contactsOf(place.country, read.volunteer);
      const isKnown = contacts.some((contact) => known.has(contact));
      for (const contact of contacts) known.add(contact);
      const outcome = isKnown ? "there" : await bringVolunteer(run, read.volunteer, contacts);
      if (outcome === "erased") {
        await run.note(number, "person-erased", about);
        return "out";
      }
      if (outcome === "there") return "there";
      if (read.isCut) await run.note(number, "person-cut", about);
      return "brought";
    },
  };
}

/** @returns `there` for a person of an earlier import, whom staff may have deleted since */
async function bringVolunteer(
  run: ImportRun,
  volunteer: ReadVolunteer,
  [contact]: string[],
): Promise<"brought" | "there" | "erased"> {
  // The contact is personal, so its hash has a key.
  const key = createHmac("sha256", run.ctx.config.secret).update(`import ${name} ${contact}`).digest("hex");
  if ((await store.findBecame(run.ctx.db, [key])).has(key)) return "there";
  return withTransaction(run.ctx, async (ctx) => {
    const id = await importVolunteer(ctx, volunteer);
    if (id === undefined) return "erased";
    await run.record(ctx, { key, became: `volunteer:${id}` });
    return "brought";
  });
}
