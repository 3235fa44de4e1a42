declare module "../../../server/db/tables.ts" {
  interface Tables {
    event_figures: EventFigureTable;
  }
}

/** A figure of an event: "204 books given". */
export interface EventFigureTable {
  event_id: number;
  /** From 0, in the order of the form. */
  position: number;
  count: number;
  /** Plural noun: "books". */
  unit: string;
  /** Past participle: "given". */
  what: string;
  how: "each" | "list" | "estimate";
  /** `once`: each person counts once; `attendances`: once per visit. */
  people: "no" | "once" | "attendances";
  /** The counter's name, which visitors read. */
  counted_by: string;
}

/** A column of an event. */
export interface PartOfProject {
  project_id: number | null;
}
