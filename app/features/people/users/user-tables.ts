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
 * Acts on an account.
 * - founded: created the installation
 * - second step: two-step sign-in was switched off
 * - owner proved: afterwards the owner signed in with the earlier password and opened a link in a mailbox that is 30 days old
 * - confirmed: another settled person knows the owner
 * - confirmed by trustees: through a link to the foundation's address
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

/** Append-only. Decides which accounts are people of their own: see `settled-people.ts`. */
export interface AccountChangeTable {
  id: Generated<number>;
  /** The user may be deleted. */
  account_id: string;
  what: AccountChange;
  /** Id of a user; `shell`, `trustees` or `import`. */
  by_id: string;
  /** By the trusted clock. */
  at: string;
  /** 1: from the audit log when this table was created; only age settles it. */
  is_imported: Generated<number>;
  /** 1: another person's admin account, also if it was one within the last 30 days. */
  was_settled_admin: Generated<number>;
  role_before: string | null;
  role_after: string | null;
  /** Address before the change, for 30 days: e-mails about changes also go there. */
  email_before: string | null;
}

/** Keyed hashes of addresses that accounts had. The trustees' address may not be among them. */
export interface AccountAddressTable {
  mark: string;
}

/** Staff. better-auth shares this table and defines most column names. */
export interface UserTable {
  id: string;
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
  /** 1: a safeguarding lead named this admin; no meaning for other roles. */
  reads_safeguarding: Generated<number>;
  /** 1: the user hid the checklist of the staff home. */
  checklist_put_away: Generated<number>;
  /** Start of the duty of two-step sign-in: ISO 8601 in UTC, trusted clock. */
  second_step_since: Generated<string | null>;
}

export interface UserRoleTable {
  user_id: string;
  role: Role;
}
