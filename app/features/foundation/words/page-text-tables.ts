declare module "../../../server/db/tables.ts" {
  interface Tables {
    page_texts: PageTextTable;
    ended_texts: EndedTextTable;
  }
}

/** Changed texts of a fixed page. A missing field has its original text. */
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

/** Own texts that an update replaced. Admins see them until one of them has read them. */
export interface EndedTextTable {
  page: string;
  field: string;
  /** JSON. */
  text: string;
  /** ISO date and time, UTC. */
  ended_at: string;
}
