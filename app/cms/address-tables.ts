import type { Generated } from "kysely";

declare module "../server/db/tables.ts" {
  interface Tables {
    redirects: RedirectTable;
    changed_addresses: ChangedAddressTable;
  }
}

/** An old address and its target: an item by its id, so that later addresses count, or a fixed page. */
export interface RedirectTable {
  id: Generated<number>;
  /** As `readOldAddress` writes it. */
  path: string;
  noun: string | null;
  content_id: number | null;
  target: string | null;
  made_by: "rename" | "staff" | "import";
  /** ISO date and time, UTC. */
  created_at: string;
}

/** A public address that changed, until search engines are notified. */
export interface ChangedAddressTable {
  path: string;
  changed_at: string;
  due_at: string;
  attempts: Generated<number>;
}
