import type { StaffMember } from "./auth/auth.ts";
import type { AppContext, InTransaction } from "./context.server.ts";
import type { ErrorCode } from "./http/errors.ts";

/** A person, found by e-mail address. */
export interface Person {
  /** Address in lower case. */
  email: string;
  /** The account that has the address now. */
  accountId: string | undefined;
  /** Ids of that account, and of deleted accounts that had the address. */
  accountIds: string[];
  /** Names of these accounts that no other account has. */
  names: string[];
}

/** The erasure of a person: its requester, and whether the name also goes from public pages. */
interface Erasure extends Person {
  member: StaffMember;
  isUnnamed: boolean;
}

/** Stored records about a person, of one kind. */
export interface PersonalRecords {
  /** Property of the exported file. */
  name: string;
  /** Its value there, without data of others and without secrets. */
  exported: unknown;
  /** Label on the page; without it, the page does not count them. */
  label?: string;
  /** Times at which the records were stored (ISO); null when that is not recorded. */
  moments?: (string | null)[];
  /** Noun and id of each record. Other records with the address belong to other people. */
  keys?: string[];
  /** The public reads the name there. */
  isInPublic?: boolean;
}

/** Runs after the transaction of an erasure. */
export type AfterErasing = (ctx: AppContext) => Promise<void>;

/** Finds, exports and erases personal data of a feature by e-mail address. */
export interface PersonalData {
  find?(ctx: AppContext, person: Person): Promise<PersonalRecords[]>;
  /** Why this person cannot be erased now; nothing where they can. */
  whyNotErase?(ctx: AppContext, member: StaffMember, person: Person): Promise<ErrorCode | undefined>;
  /** Runs before the transaction. @throws AppError where erasing would fail */
  beforeErasing?(ctx: AppContext): Promise<void>;
  /**
   * Erases the person, in the transaction of all features, which have no order.
   * @param found by this feature, before any of them erased
   * @returns work after the commit, like removing files
   */
  erase?(ctx: InTransaction, erasure: Erasure, found: PersonalRecords[]): Promise<AfterErasing | undefined>;
  /** Kinds of e-mail about the person who gets the replies, not about the recipient. */
  emailsAboutSender?: readonly string[];
}

/**
 * Rows of one table with an id, as personal records.
 * @param noun of the table @param momentOf when a row was stored, ISO
 */
export const personalRecords = <Row extends { id: number }>(
  about: { name: string; label: string; noun: string },
  rows: readonly Row[],
  momentOf: (row: Row) => string | null,
): PersonalRecords => ({
  name: about.name,
  label: about.label,
  exported: rows,
  moments: rows.map(momentOf),
  keys: rows.map(({ id }) => `${about.noun}:${id}`),
});
