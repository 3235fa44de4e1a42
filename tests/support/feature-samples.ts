import type { AppContext } from "../../app/server/context.server.ts";
import type { StaffRow } from "./staff-answers.ts";

type Fields = Record<string, string>;

/** Facts of a feature for tests of all features: `<feature>.sample.ts` in its folder. All parts are optional. */
export interface FeatureSample {
  /** Rows of the test of permissions, by the path of the route. */
  routes?: Record<string, StaffRow>;
  /** Samples whose rows its own rows name. */
  after?: FeatureSample[];
  /** Adds one of each thing that staff open, change or delete. Another member of staff has made what two people decide. */
  addOneOfEach?(ctx: AppContext): Promise<void>;
  /** Puts something of it into a staff area, as a visitor and an admin do. */
  fillStaffArea?(post: (path: string, fields: Fields) => Promise<unknown>): Promise<void>;
  /** Pages of the staff area, after `fillStaffArea`. */
  staffPages?: string[];
  /** Those of them with fields that a whole page of text goes into. */
  typedInto?: string[];
  /** Public pages with a form, and fields that are refused. */
  forms?: { path: string; refused: Fields; limit: { name: string; times: number; minutes: number } }[];
  /** Acts that ask for the password of the last quarter of an hour. */
  confirmed?: [what: string, path: string, fields: Fields | undefined, back: string][];
  /** Its tables of content types: a row, and the columns of words, which are asked about before they are public. */
  stories?: Record<string, { row: Record<string, string>; asked: string }>;
  /** Its other tables behind public pages: a row, and for each column with text what asks about its words, or why nothing does. */
  published?: Record<string, { row: Record<string, string | number>; doors: Record<string, string> }>;
  /** Values of columns for which no made-up text does, by `table.column` or by column; `n` is the number of the row. */
  values?: Record<string, (n: number) => string | number | null>;
  /** Free text about a person in rows that go with theirs, by `table.column`. */
  personal?: Record<string, "name" | "email" | "words">;
  /** By table, the columns that are no free text; the others get a hostile one. */
  shaped?: Record<string, string[]>;
  /** Adds rows for a hostile text, before it is written into them; the pages of staff show it. */
  spoil?(ctx: AppContext, send: (path: string, fields: Fields) => Promise<unknown>): Promise<void>;
  /** Expressions of SQL for a table of many rows, by column. @param waits the newest rows, and the others */
  expressions?(size: { events: number; waits(yes: string, no: string): string }): Record<string, Fields>;
}

const files = import.meta.glob<{ sample: FeatureSample }>("../../app/features/*/*/*.sample.ts", { eager: true });

/** The samples of all features. */
export const featureSamples: FeatureSample[] = Object.values(files).map(({ sample }) => sample);

/** Adds one of each thing of all features, so that an answer says "may" or "may not", and never "there is none". */
export async function addOneOfEach(ctx: AppContext): Promise<void> {
  const added = new Set<FeatureSample>();
  const add = async (sample: FeatureSample): Promise<void> => {
    if (added.has(sample)) return;
    added.add(sample);
    for (const earlier of sample.after ?? []) await add(earlier);
    await sample.addOneOfEach?.(ctx);
  };
  for (const sample of featureSamples) await add(sample);
}

/** The parts of one kind, of all features, as one. */
export const samplesOf = <Part extends "routes" | "values" | "personal" | "shaped" | "stories" | "published">(
  part: Part,
): NonNullable<FeatureSample[Part]> => Object.assign({}, ...featureSamples.map((sample) => sample[part] ?? {}));
