import type { Generated } from "kysely";
import type { Role } from "../../../values/roles.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    users: UserTable;
    user_roles: UserRoleTable;
    account_changes: AccountChangeTable;
    account_addresses: AccountAddressTable;
  }
}

/**
 * What was done to an account.
 * - founded: the account that made the installation, by itself
 * - second step: two-step sign-in was switched off
 * - owner proved: after that, the owner signed in with the password from before, and opened a link in a mailbox that had
 *   been the account's for 30 days
 * - confirmed: another settled person knows who has this account
 * - confirmed by trustees: so the trustees say, by a link to the foundation's address
 */
export type AccountChange =
  | "founded"
  | "created"
  | "role"
  | "address"
  | "second step"
  | "password link"
  | "deleted"
  | "confirmed"
  | "confirmed by trustees"
  | "owner proved";

/** Append-only: who counts as a person of their own follows from it. See `settled-people.ts`. */
export interface AccountChangeTable {
  id: Generated<number>;
  /** Id of a user, who may be deleted by now. */
  account_id: string;
  what: AccountChange;
  /** Id of the user who did it; `shell` for the server's own command line, `trustees` for their link,
   * `import` for an older site. */
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
  /** As `writeRoles` writes them; in earlier rows one word. */
  role_before: string | null;
  role_after: string | null;
  /** Address of the account before the change, for 30 days: who must hear of changes has not always the address of today. */
  email_before: string | null;
}

/** Addresses that accounts had: their keyed hashes, so that nobody reads them. None of them is the trustees'. */
export interface AccountAddressTable {
  mark: string;
}

/** Staff. The column names are better-auth's, which shares this table. */
export interface UserTable {
  id: string;
  /** As displayed. */
  name: string;
  /** Lower case. */
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  twoFactorEnabled: number | null;
  firstName: string;
  lastName: string;
  /** ISO date. Never public. */
  dob: string | null;
  position: string | null;
  idempotency_key: Generated<string | null>;
  /** 1 for an admin whom a safeguarding lead named; for others it counts nothing. */
  reads_safeguarding: Generated<number>;
  /** 1 when the person hid the checklist of the staff home. */
  checklist_put_away: Generated<number>;
  /** When the account got a role with the duty of two-step sign-in (ISO 8601, UTC, trusted clock); null without one. */
  second_step_since: Generated<string | null>;
}

/** A role of a user, who may have several. */
export interface UserRoleTable {
  user_id: string;
  role: Role;
}
