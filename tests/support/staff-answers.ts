type Fields = Record<string, string>;
/** Responses to people, by status. */
export interface Answers {
  editor: number;
  admin: number;
  /** A safeguarding lead who is nothing else; 403 where not said, as for the writer and the treasurer. */
  lead?: number;
  /** An admin whom a lead named to read safeguarding; as an admin where not said. */
  named?: number;
  writer?: number;
  treasurer?: number;
}

export const people = ["editor", "admin", "lead", "named", "writer", "treasurer"] as const;
export type Person = (typeof people)[number];

export const answerTo = (person: Person, answers: Answers): number => {
  const { editor, admin, lead = 403, named = admin, writer = 403, treasurer = 403 } = answers;
  return { editor, admin, lead, named, writer, treasurer }[person];
};

/** A route of the staff area, and what it answers. */
export interface StaffRow {
  /** An address of the route. */
  path: string;
  /** Opening it. */
  get: Answers;
  /** Each thing that can be sent there, in this order. */
  posts?: (Answers & {
    fields: Fields;
    /** Another address of the route. */
    at?: string;
    /** Reason for a refusal to a permitted person: the item is missing, or in another state. */
    because?: string;
  })[];
  /** Reason for the answers to opening it: see `because` of `posts`. */
  because?: string;
}

export const both = (status: number): Answers => ({ editor: status, admin: status });
export const all = both(200);
/** Roles that write posts. */
export const writers = (status: number): Answers => ({ ...both(status), writer: status });
/** Every role. */
export const everybody = (status: number): Answers => ({ ...writers(status), lead: status, treasurer: status });
/** Roles that protect children, and approve people who come near them. */
export const protectors = (status: number): Answers => ({ ...both(status), lead: status });
/** Roles that may read safeguarding. */
export const readers = (status: number) => ({ lead: status, named: status });
export const adminsOnly: Answers = { editor: 403, admin: 200 };
/** It takes forms alone. */
export const formsOnly = everybody(405);
/** Admins, also with further roles. */
export const admins = (status: number): Answers => ({ editor: 403, admin: status });
/** Roles that keep gifts. */
export const keepers = (status: number): Answers => ({ ...admins(status), treasurer: status });
