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
  /** Deduplication: the same message twice on one day is stored once. */
  fingerprint: string;
  /** By staff; null while new. */
  read_at: string | null;
  read_by: string | null;
  answered_at: Generated<string | null>;
  spam_at: Generated<string | null>;
  /** Id of the user who answers it. */
  given_to: Generated<string | null>;
}

/** Staff answers by e-mail. */
export interface MessageReplyTable {
  id: Generated<number>;
  message_id: number;
  text: string;
  written_at: string;
  written_by: string;
  idempotency_key: string | null;
}
