import type { Generated } from "kysely";

/** Letters that wait, and those that went or failed: the outbox. */
export interface LetterTable {
  id: Generated<number>;
  /** What made it, like `message:12`: one cause makes one letter. Null where another letter is wanted each time. */
  cause: string | null;
  /** The letter's name, like `invitation`. */
  kind: string;
  recipient: string;
  /** JSON: `{ name, address }`. */
  reply_to: string | null;
  subject: string;
  /** Empty once it is sent. */
  text: string;
  html: string;
  /** JSON: more lines for its head. */
  headers: string;
  message_id: string;
  state: "waiting" | "sent" | "failed";
  /** How often it was tried since somebody last asked for it. */
  attempts: number;
  /** ISO dates and times, UTC, as all below. */
  next_at: string;
  /** Until then a process is sending it. */
  claimed_until: string | null;
  give_up_at: string;
  /** After that nobody can use it any more: the link in it is too old. */
  useful_until: string | null;
  /** What went wrong last, for staff to read. */
  failure: string | null;
  /** What a server refused for good; null while it may still be taken. */
  refused: "address" | "letter" | null;
  created_at: string;
  sent_at: string | null;
}
