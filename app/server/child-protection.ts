import type { AppContext } from "./context.server.ts";
import type { StoryTables } from "./db/tables.ts";

export interface KnownNames {
  names: Set<string>;
  /** True if the key of some names is not on this machine: words cannot be compared with those. */
  areSomeLocked: boolean;
}

declare module "./context.server.ts" {
  interface AppContext {
    childProtection: ChildProtection;
  }
}

/** Port: facts about children that publishing needs, so that no story reveals a child. */
export interface ChildProtection {
  /** Finds the folded words that are parts of names in the consent store. */
  findKnownNames(ctx: AppContext, words: string[]): Promise<KnownNames>;
  /** Finds the photos in which no person can be recognised. */
  isNobodyRecognisable(ctx: AppContext, photoIds: number[]): Promise<Set<number>>;
  /** Counts photos that staff marked as showing no recognisable person. */
  countSaidNobody(ctx: AppContext, photoIds: number[]): Promise<number>;
  /** Returns true for two accounts of two settled people: docs/decisions/071-settled-people.md. */
  areTwoPeople(ctx: Pick<AppContext, "db" | "clock">, one: string, other: string): Promise<boolean>;
  /** Returns telephone numbers, e-mail and address of the foundation itself. */
  findOwnContacts(ctx: AppContext): Promise<string[]>;
  tables: StoryTables;
}
