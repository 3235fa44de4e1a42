declare module "../../../server/db/tables.ts" {
  interface Tables {
    one_time_links: OneTimeLinkTable;
  }
}

export interface OneTimeLinkTable {
  /** SHA-256 of the link's secret. */
  hash: string;
  purpose: "setup" | "invitation" | "password" | "mail" | "owner";
  user_id: string | null;
  expires_at: string;
}
