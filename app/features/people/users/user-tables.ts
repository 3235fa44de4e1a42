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
 * - owner proved: after that, the owner signed in with the earlier password, and opened a link in a mailbox that is
 *   30 days old
 * - confirmed: another settled person knows the owner
 * - confirmed by trustees: through a link to the trustees' address
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

/** Rows are only added. They decide which accounts are separate persons, see `settled-people.ts`. */
export interface AccountChangeTable {
  id: Generated<number>;
  /** Id of a user, who may be deleted. */
  account_id: string;
  what: AccountChange;
  /** Id of a user, or `shell`, `trustees` or `import`. */
  by_id: string;
  /** ISO 8601 in UTC, by the trusted clock. */
  at: string;
  /** 1: taken from the audit log when this table was created; only its age settles the account. */
  is_imported: Generated<number>;
  /** 1: the account of an admin (now or within the last 30 days), and another person acts on it. */
  was_settled_admin: Generated<number>;
  role_before: string | null;
  role_after: string | null;
  /** E-mail address before the change. Kept for 30 days, because e-mails about changes are also sent there. */
  email_before: string | null;
}

/** Keyed hashes of e-mail addresses that accounts ever had. The trustees' address may not be among them. */
export interface AccountAddressTable {
  mark: string;
}

/** Staff. better-auth uses this table also, and determines most column names. */
export interface UserTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  twoFactorEnabled: number | null;
  firstName: string;
  lastName: string;
  /** ISO date. It is never public. */
  dob: string | null;
  position: string | null;
  idempotency_key: Generated<string | null>;
  /** 1: a safeguarding lead named this admin as a reader; not used for other roles. */
  reads_safeguarding: Generated<number>;
  /** Value of `putChecklistAway`: hides the checklist on the staff home page. */
  checklist_put_away: Generated<number>;
  /** Time since which two-step sign-in is required (ISO 8601 in UTC, by the trusted clock). */
  second_step_since: Generated<string | null>;
}

export interface UserRoleTable {
  user_id: string;
  role: Role;
}
