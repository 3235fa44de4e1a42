declare module "../../../server/db/tables.ts" {
  interface Tables {
    event_figures: EventFigureTable;
  }
}

/** What was counted at an event: "204 books given". */
export interface EventFigureTable {
  event_id: number;
  /** From 0, in the order of the form. */
  position: number;
  count: number;
  /** What is counted: "books". */
  unit: string;
  /** What was done: "given". */
  what: string;
  how: "each" | "list" | "estimate";
  /** People: each counted once, or as often as they came. */
  people: "no" | "once" | "attendances";
  /** Who counted; visitors read it. */
  counted_by: string;
}

/** A column of an event. */
export interface PartOfProject {
  project_id: number | null;
}
