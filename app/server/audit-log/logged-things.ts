import type { Actor, AppContext } from "../context.server.ts";

/** The subject of an audit event, as the log names it. */
export interface LoggedThing {
  name: string;
  /** Page of the staff area, while there is one. */
  to?: string;
  /** The part of it that the event is about, where each part has an event of its own. */
  part?: string;
}

/** Names subjects by the part after their kind, like `12` of `post:12`; leaves out deleted ones. */
export type FindLoggedThings = (ctx: AppContext, keys: readonly string[]) => Promise<ReadonlyMap<string, LoggedThing>>;

/** Finds subjects by their kind; the log does not name subjects of `unnamed` kinds. */
export type LoggedThings = Readonly<Record<string, FindLoggedThings | "unnamed">>;

/** An event of one save, as a way back reads it. */
export interface SavedEvent {
  /** ISO date and time, UTC. */
  at: string;
  what: string;
  subject: string;
  before: unknown;
  after: unknown;
}

/** Undoes a save as this member; refuses with a sentence after a later change. */
type WayBack = () => Promise<unknown>;

/**
 * Finds the way back from a save: undefined where there is none, where the thing is not as the save left it, and where this
 * member may not. Events come only while nothing later is recorded about their subjects.
 */
export type FindWayBack = (actor: Actor, save: readonly SavedEvent[]) => Promise<WayBack | undefined>;
