import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    subscribers: SubscriberTable;
    pending_subscribers: PendingSubscriberTable;
    suppressed_addresses: SuppressedAddressTable;
    issues: IssueTable;
  }
}

/** A subscriber who has confirmed the subscription. */
export interface SubscriberTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  /** Time of the request. All times below are ISO 8601 in UTC. */
  created_at: string;
  confirmed_at: string;
  /** SHA-256 of the secret in the confirmation link; null for older subscribers. */
  confirmed_by: string | null;
  consent: string;
  page: string | null;
  token: string;
}

export interface PendingSubscriberTable {
  /** SHA-256 of the secret in the link. */
  hash: string;
  /** In lower case. */
  email: string;
  consent: string;
  page: string;
  requested_at: string;
  expires_at: string;
}

/** Addresses to which the newsletter is never sent. */
export interface SuppressedAddressTable {
  /** Keyed hash, which does not reveal the address. */
  hash: string;
  reason: "bounce" | "erased" | "complaint";
  /** ISO date. */
  day: string;
}

export interface IssueTable {
  id: Generated<number>;
  subject: string;
  /** Markdown. */
  opening: string;
  /** JSON: names of items in order, for example `post:12`. */
  items: string;
  state: "draft" | "sending" | "paused" | "sent";
  version: Generated<number>;
  written_by: string;
  idempotency_key: string | null;
  /** All times below are ISO 8601 in UTC. */
  created_at: string;
  /** JSON: shared body of the e-mails, stored when sending begins. */
  frozen: string | null;
  /** Id of the last subscriber whose e-mail was enqueued. */
  last_subscriber: Generated<number>;
  /** Id of the last subscriber who gets the issue; later subscribers do not. */
  until_subscriber: Generated<number>;
  /** Number of e-mails that were enqueued and not cancelled. */
  enqueued: Generated<number>;
  started_at: string | null;
  ended_at: string | null;
}
