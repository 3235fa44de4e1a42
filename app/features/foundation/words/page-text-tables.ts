declare module "../../../server/db/tables.ts" {
  interface Tables {
    page_texts: PageTextTable;
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
