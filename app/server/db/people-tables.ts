import type { Generated } from "kysely";

/**
 * What was done to an account.
 * - founded: the account that made the installation, by itself
 * - second step: two-step sign-in was switched off
 * - confirmed: another settled person knows who has this account
 */
export type AccountChange =
  | "founded"
  | "created"
  | "role"
  | "address"
  | "second step"
  | "password link"
  | "deleted"
  | "confirmed";

/** Append-only: who counts as a person of their own follows from it. See `features/people/users/settled-people.ts`. */
export interface AccountChangeTable {
  id: Generated<number>;
  /** Id of a user, who may be deleted by now. */
  account_id: string;
  what: AccountChange;
  /** Id of the user who did it; `shell` for the server's own command line, `import` for an older site. */
  by_id: string;
  /** By the trusted clock. */
  at: string;
  /** 1: read from the audit log when this table was made; age alone settles it. */
  is_imported: Generated<number>;
  /**
   * 1: the account was an admin's, of another person than who did this; or had been before what others did to it within 30
   * days. Before 101: a settled admin's.
   */
  was_settled_admin: Generated<number>;
  role_before: string | null;
  role_after: string | null;
  /** Of the account before the change, for 30 days: who must hear of changes has not always the address of today. */
  email_before: string | null;
}

export interface PeopleTables {
  account_changes: AccountChangeTable;
}
