import type { Actor } from "../context.server.ts";

/** A form that sends an e-mail's content once more, from its source. */
export interface SendAgain {
  button: string;
  intent: string;
  /** Path that the form is sent to. */
  action: string;
}

/** Finds e-mails that this person can send again. @param keys idempotency keys of e-mails @returns forms by the key */
export type FindSendAgain = (
  actor: Pick<Actor, "ctx" | "member">,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, SendAgain>>;
