declare module "../../../server/db/tables.ts" {
  interface Tables {
    page_texts: PageTextTable;
    ended_texts: EndedTextTable;
  }
}

/** Changed texts of a fixed page. A field without a changed text has its original text. */
export interface PageTextTable {
  /** Key of the page, for example `home`. */
  name: string;
  /** JSON: values by path of the field. */
  content: string;
  /** The draft or the scheduled change; null without one. When a scheduled change is due, visitors read it. */
  next_content: string | null;
  /** State of `next_content`; `published` without one. */
  status: "published" | "draft" | "scheduled";
  /** Language of the site when `next_content` was written; null without one, and for those of older releases. */
  next_language?: string | null;
  publish_at: string | null;
  version: number;
}

/** Texts of the foundation that an update replaced. Kept until an admin has read them. */
export interface EndedTextTable {
  page: string;
  field: string;
  text: string;
  /** ISO date and time, UTC. */
  ended_at: string;
}
