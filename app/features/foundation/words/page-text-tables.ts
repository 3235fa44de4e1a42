declare module "../../../server/db/tables.ts" {
  interface Tables {
    page_texts: PageTextTable;
    ended_texts: EndedTextTable;
  }
}

/** What the foundation changed on a fixed page; a field that is missing has its original. */
export interface PageTextTable {
  /** Like `home`. */
  name: string;
  /** JSON: values by field. */
  content: string;
  /** The draft or scheduled change. A scheduled one that is due is the content. */
  next_content: string | null;
  /** State of the next content; `published` without one. */
  status: "published" | "draft" | "scheduled";
  publish_at: string | null;
  version: number;
}

/** What the foundation wrote in the place of words that became fixed: shown to admins until one has read it. */
export interface EndedTextTable {
  page: string;
  field: string;
  /** JSON, as it stood there. */
  text: string;
  /** ISO date and time, UTC. */
  ended_at: string;
}
