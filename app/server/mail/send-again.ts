import type { Actor } from "../context.server.ts";

/** A form that sends what an e-mail brought once more, from where it came. */
export interface SendAgain {
  button: string;
  intent: string;
  /** Path that the form is sent to. */
  action: string;
}

/**
 * Finds what can go out again, for this person.
 * @param keys idempotency keys of e-mails
 * @returns forms by the key
 */
export type FindSendAgain = (
  actor: Pick<Actor, "ctx" | "member">,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, SendAgain>>;
