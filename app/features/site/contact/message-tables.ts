import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    messages: MessageTable;
    message_replies: MessageReplyTable;
  }
}

export interface MessageTable {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  /** Hash of the message and the day, so that the same message twice on a day is stored once. */
  fingerprint: string;
  /** Time at which staff marked it as read; null while it is new. */
  read_at: string | null;
  read_by: string | null;
  answered_at: Generated<string | null>;
  spam_at: Generated<string | null>;
  /** Id of the user to whom the message is assigned. */
  given_to: Generated<string | null>;
}

/** Answers that staff sent by e-mail. */
export interface MessageReplyTable {
  id: Generated<number>;
  message_id: number;
  text: string;
  written_at: string;
  written_by: string;
  idempotency_key: string | null;
}
