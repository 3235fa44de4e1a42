import type { Actor } from "../context.server.ts";

/** A form that sends the content of an e-mail again, from its source. */
export interface SendAgain {
  button: string;
  intent: string;
  /** Facts on the page that the command compares. */
  seen?: string;
  action: string;
}

/**
 * Finds e-mails that this person can send again.
 * @param keys idempotency keys of e-mails
 * @returns forms by key
 */
export type FindSendAgain = (
  actor: Pick<Actor, "ctx" | "member">,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, SendAgain>>;
