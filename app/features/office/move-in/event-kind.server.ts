import { open } from "node:fs/promises";
import { staffMoveInLists } from "content/staff-move-in-lists.ts";
import type { TextLosses } from "../../../server/exports/export-blocks.ts";
import type { ExportRow, StoryRow } from "../../../server/exports/export-rows.ts";
import { RowGatherer } from "../../../server/exports/gather-rows.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { askAboutTables } from "./ask-columns.server.ts";
import type { ImportKind } from "./import-kind.server.ts";
import { openTables, type TableCells } from "./open-table-rows.server.ts";
import { readTables } from "./read-table.server.ts";
import { sayNote } from "./say-note.ts";
import { type StorySummary, storyKind } from "./story-kind.server.ts";
import type { TableRow, TableShape, TableSummary } from "./table-shape.ts";
import type { WaitingFile } from "./waiting-files.server.ts";

type EventRole = "name" | "text" | "start" | "startTime" | "end" | "endTime" | "zone" | "allDay" | "place" | "status";

const words = (list: string): string[] => list.split("|");

const shape: TableShape<EventRole> = {
  roles: {
    name: { names: words("event name|event title|event|title|name|titre|événement|nom"), isNeeded: true },
    text: { names: words("event description|description|details|texte|détails"), isLong: true },
    start: {
      names: words("event start date|start date|date|day|start|from|date de début|début|jour"),
      holds: "day",
      isNeeded: true,
    },
    startTime: { names: words("event start time|start time|time|begins|heure de début|heure") },
    end: { names: words("event end date|end date|end|to|until|date de fin|fin"), holds: "day" },
    endTime: { names: words("event end time|end time|ends|heure de fin") },
    zone: { names: words("event time zone|time zone|timezone|fuseau horaire") },
    allDay: { names: words("all day event|all day|toute la journée") },
    place: { names: words("event venue name|venue name|venue|place|location|where|lieu|endroit") },
    status: { names: words("event status|status|état|statut") },
  },
  programs: [
    {
      name: "the-events-calendar",
      marks: words("event name|event start date"),
      columns: {
        name: words("event name"),
        text: words("event description"),
        start: words("event start date"),
        startTime: words("event start time"),
        end: words("event end date"),
        endTime: words("event end time"),
        zone: words("event time zone"),
        allDay: words("all day event"),
        place: words("event venue name"),
        status: words("event status"),
      },
    },
  ],
  labels: () => staffMoveInLists.events.roles,
};

const name = "events";

type Row = ExportRow | TableRow;

interface EventSummary extends StorySummary {
  table: TableSummary;
}

const calendars = storyKind({ name, program: "calendar", maxExport: 5 * 2 ** 20, accept: ".ics" });

/** The import of events: calendar files, and tables such as those of The Events Calendar. */
export const eventKind: ImportKind<Row, EventSummary> = {
  ...calendars,
  accept: ".ics,.csv,.tsv,.xlsx",
  async read(ctx, files, write) {
    const isCalendar = await Promise.all(files.map(beginsAsCalendar));
    const ofCalendars = files.filter((_, index) => isCalendar[index]);
    const others = files.filter((_, index) => !isCalendar[index]);
    const stories =
      ofCalendars.length === 0 ? { summary: emptySummary() } : await calendars.read(ctx, ofCalendars, write);
    if ("problem" in stories) return stories;
    const table =
      others.length === 0
        ? { tables: [], remembered: {} }
        : await readTables(ctx, { kind: name, shape }, others, write);
    if ("problem" in table) return table;
    const summary = "summary" in table ? table.summary : table;
    const rows = summary.tables.reduce((sum, one) => sum + one.rows, stories.summary.kinds.tribe_events ?? 0);
    const ofTables = rows - (stories.summary.kinds.tribe_events ?? 0);
    const bareEvents = (stories.summary.bareEvents ?? 0) + ofTables;
    const kinds = { ...stories.summary.kinds, tribe_events: rows };
    return { summary: { ...stories.summary, kinds, bareEvents, table: summary } };
  },
  ask: async (ctx, summary, answers, folder) => [
    ...(await calendars.ask(ctx, summary, answers, folder)),
    ...askAboutTables(shape, summary.table, answers),
  ],
  async look(run) {
    const read = await storyReader(run);
    const lookAt = await calendars.look(run);
    return ({ number, row }) => {
      const { story, problem } = read(row);
      const looked = story === undefined ? [] : lookAt({ number, row: story });
      if (problem === undefined) return looked;
      return looked.map((one) => ({ ...one, notes: [sayNote(problem.code, problem.cell)], isOut: true }));
    };
  },
  async begin(run) {
    const read = await storyReader(run);
    const { bring, close } = await calendars.begin(run);
    return {
      bring: async ({ number, row }, pass) => {
        const { story, problem } = read(row);
        if (story === undefined) return "none";
        // The report has the number of a row in its own file.
        const own = "noun" in row ? number : row.number;
        if (problem === undefined || pass !== "stories") return bring({ number: own, row: story }, pass);
        await run.note(own, problem.code);
        return "out";
      },
      ...(close && { close }),
    };
  },
};

const emptySummary = (): StorySummary => ({ ...new RowGatherer(0).summary, pages: [], archives: 0 });

async function beginsAsCalendar({ path }: WaitingFile): Promise<boolean> {
  const handle = await open(path, "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(40), 0, 40, 0);
    return /^(?:\uFEFF)?\s*BEGIN:VCALENDAR/i.test(buffer.toString("utf8"));
  } finally {
    await handle.close();
  }
}

/**
 * Returns a reader of rows as stories.
 * @returns no story for a row of a sheet that staff do not want; `problem` if its day cannot be read
 */
async function storyReader({ summary, answers }: { summary: unknown; answers: Record<string, string | string[]> }) {
  const { readHtml } = await import("../../../server/exports/html-to-blocks.ts");
  const openRow = openTables(shape, (summary as EventSummary).table, answers);
  return (row: Row): { story?: ExportRow; problem?: { code: string; cell: string } } => {
    if ("noun" in row) return { story: row };
    const cells = openRow(row);
    if (cells === undefined) return {};
    const story = storyOf(cells, readHtml(cells.cells.text, { hasShortcodes: true, hasPlainLines: true }));
    const code = cells.dayProblem("start");
    return code === undefined ? { story } : { story, problem: { code, cell: cells.cells.start } };
  };
}

/** Reads a time such as `9:00:00 AM`, `14:30`, or a spreadsheet's part of a day. @returns `HH:MM`; empty for none */
function readTime(cell: string): string {
  const text = withWesternDigits(cell.slice(0, 40));
  if (/^0?\.\d{1,12}$/.test(text)) {
    const minutes = Math.round(Number(text) * 1_440);
    return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  }
  const [, hours, minutes = "00", half] =
    /(?:^|[T ])(\d{1,2})(?:[:.h](\d\d)(?::\d\d)?|(?= ?[ap]m))? ?([ap]m)?$/i.exec(text) ?? [];
  if (hours === undefined) return "";
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, "0")}:${minutes}` : "";
}

/** Returns true for an event that visitors saw. A word that the site does not know is none of these. */
const isPublic = (status: string): boolean =>
  /^(?:|publish(?:ed)?|public|confirmed|scheduled|active|planned|upcoming|past|publiée?|confirmée?|prévue?)$/i.test(
    status.trim(),
  );

function storyOf(row: TableCells<EventRole>, text: TextLosses & Pick<StoryRow, "blocks">): StoryRow {
  const { cells } = row;
  const isAllDay = /^(?:yes|y|true|1|x|oui|vrai)$/i.test(cells.allDay);
  const moment = (day: string | undefined, time: string) => (day === undefined ? "" : `${day} ${time}`.trim());
  const day = row.day("start");
  const time = (own: string, date: string) =>
    isAllDay ? "" : readTime(own) || (/[T ]\d{1,2}:\d\d/.test(date) ? readTime(date) : "");
  const endTime = time(cells.endTime, cells.end);
  const lastDay = row.day("end") ?? (endTime === "" ? undefined : day);
  return {
    noun: "story",
    kind: "tribe_events",
    // The table has no id: an event of the same name at the same time is the same one.
    id: `${cells.name} ${cells.start} ${cells.startTime}`,
    title: cells.name,
    status: isPublic(cells.status) ? "public" : "private",
    local: "",
    utc: "",
    author: "",
    summary: "",
    path: "",
    slug: "",
    cover: undefined,
    event: {
      start: moment(day, time(cells.startTime, cells.start)),
      end: moment(lastDay, endTime),
      zone: cells.zone,
      isAllDay,
      venue: "",
      place: cells.place,
      address: "",
      isCancelled: /^(?:cancel(?:l?ed)?|annulée?)$/i.test(cells.status.trim()),
    },
    ...text,
  };
}
