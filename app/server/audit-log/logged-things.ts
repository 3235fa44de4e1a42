import type { Actor, AppContext } from "../context.server.ts";

/** The subject of an audit event, as the audit log shows it. */
export interface LoggedThing {
  name: string;
  /** Page of the staff area; undefined once the subject is deleted. */
  to?: string;
  /** Part of the subject, if each part has events of its own. */
  part?: string;
}

/** Names subjects by the part after their kind, like `12` of `post:12`; leaves out deleted ones. */
export type FindLoggedThings = (ctx: AppContext, keys: readonly string[]) => Promise<ReadonlyMap<string, LoggedThing>>;

/** Finds subjects by their kind. The log shows no names for `unnamed` kinds. */
export type LoggedThings = Readonly<Record<string, FindLoggedThings | "unnamed">>;

/** An event of one save, for undoing it. */
export interface SavedEvent {
  /** ISO date and time, UTC. */
  at: string;
  what: string;
  subject: string;
  before: unknown;
  after: unknown;
}

/** Undoes a save for this member; throws an error with a reason after a later change. */
type WayBack = () => Promise<unknown>;

/**
 * Finds a function that undoes a save. Called only while no later event is recorded about its subjects.
 * @returns undefined if there is none, if the subject has changed since, or if this member may not
 */
export type FindWayBack = (actor: Actor, save: readonly SavedEvent[]) => Promise<WayBack | undefined>;
