declare module "../../../server/db/tables.ts" {
  interface Tables {
    event_figures: EventFigureTable;
  }
}

/** A figure of an event, for example "204 books given". */
export interface EventFigureTable {
  event_id: number;
  /** Index in the form, from 0. */
  position: number;
  count: number;
  /** Plural noun, for example "books". */
  unit: string;
  /** Past participle, for example "given". */
  what: string;
  how: "each" | "list" | "estimate";
  /** `once`: each person was counted once. `attendances`: a person was counted at each visit. */
  people: "no" | "once" | "attendances";
  /** Name of the person who counted; visitors read it. */
  counted_by: string;
}
