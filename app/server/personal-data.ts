import type { StaffMember } from "./auth/auth.ts";
import type { AppContext, InTransaction } from "./context.server.ts";
import type { ErrorCode } from "./http/errors.ts";

/** A person, identified by an e-mail address. */
export interface Person {
  /** In lower case. */
  email: string;
  /** The account that has the address now; undefined without one. */
  accountId: string | undefined;
  /** Ids of that account, and of deleted accounts that had the address. */
  accountIds: string[];
  /** Names of these accounts, without names that another account also has. */
  names: string[];
}

/** The erasure of a person: the member who requested it, and if the name also disappears from public pages. */
interface Erasure extends Person {
  member: StaffMember;
  isUnnamed: boolean;
}

/** Stored records about a person, all of one kind. */
export interface PersonalRecords {
  /** Property in the exported file. */
  name: string;
  /** Value in the exported file, without data of other people and without secrets. */
  exported: unknown;
  /** Label on the page; records without a label are not counted there. */
  label?: string;
  /** Times at which the records were stored (ISO 8601); null if unknown. */
  moments?: (string | null)[];
  /** Noun and id of each record. Other records with the address belong to other people. */
  keys?: string[];
  /** True if the name in these records is public. */
  isInPublic?: boolean;
}

/** Runs after the transaction of an erasure. */
export type AfterErasing = (ctx: AppContext) => Promise<void>;

/** Finds, exports and erases a feature's personal data by e-mail address. */
export interface PersonalData {
  find?(ctx: AppContext, person: Person): Promise<PersonalRecords[]>;
  /** Returns the reason why this person cannot be erased now; undefined if they can. */
  whyNotErase?(ctx: AppContext, member: StaffMember, person: Person): Promise<ErrorCode | undefined>;
  /**
   * Runs before the transaction.
   * @throws AppError if erasing would fail
   */
  beforeErasing?(ctx: AppContext): Promise<void>;
  /**
   * Erases the person, in one transaction with all other features, in any order.
   * @param found by this feature, before any feature erased data
   * @returns work after the commit, such as removing files
   */
  erase?(ctx: InTransaction, erasure: Erasure, found: PersonalRecords[]): Promise<AfterErasing | undefined>;
  /** Kinds of e-mails about the person who gets the replies, not about the recipient. */
  emailsAboutSender?: readonly string[];
}

/**
 * Returns the rows of one table with an id as personal records.
 * @param noun of the table
 * @param momentOf returns the time at which a row was stored (ISO 8601)
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
