import type { Generated } from "kysely";

/** Outbox: queued, sent and failed e-mails. */
export interface OutboxEmailTable {
  id: Generated<number>;
  /** Idempotency key, like `message:12`; null where each call sends another e-mail. */
  idempotency_key: string | null;
  /** Like `invitation`. */
  kind: string;
  recipient: string;
  /** JSON: `{ name, address }`. */
  reply_to: string | null;
  subject: string;
  /** Cleared once sent. */
  text: string;
  html: string;
  /** JSON: additional headers. */
  headers: string;
  message_id: string;
  state: "waiting" | "sent" | "failed";
  /** Since the last manual retry. */
  attempts: number;
  /** ISO 8601, UTC, as all below. */
  next_at: string;
  /** By a sending process. */
  claimed_until: string | null;
  give_up_at: string;
  /** Expiry of its link; not sent afterwards. */
  expires_at: string | null;
  /** For staff. */
  failure: string | null;
  /** Permanent failure; null while a retry may succeed. */
  permanent_failure: "address" | "email" | null;
  created_at: string;
  sent_at: string | null;
}
