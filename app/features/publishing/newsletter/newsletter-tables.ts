import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    subscribers: SubscriberTable;
    pending_subscribers: PendingSubscriberTable;
    suppressed_addresses: SuppressedAddressTable;
    issues: IssueTable;
  }
}

/** All are confirmed. */
export interface SubscriberTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  /** Time of the request (ISO 8601, UTC, as all below). */
  created_at: string;
  confirmed_at: string;
  /** SHA-256 of the confirmation link's secret; null for older subscribers. */
  confirmed_by: string | null;
  /** The form's text as submitted. */
  consent: string;
  /** Page of the form. */
  page: string | null;
  /** Secret of the unsubscribe link. */
  token: string;
}

export interface PendingSubscriberTable {
  /** SHA-256 of the link's secret. */
  hash: string;
  /** Lower case. */
  email: string;
  consent: string;
  page: string;
  requested_at: string;
  expires_at: string;
}

/** Suppression list of the newsletter. */
export interface SuppressedAddressTable {
  /** Keyed, so that it does not reveal the address. */
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
  /** JSON: in order, like `post:12`. */
  items: string;
  state: "draft" | "sending" | "paused" | "sent";
  version: Generated<number>;
  /** A name. */
  written_by: string;
  /** Idempotency key of the form. */
  idempotency_key: string | null;
  /** ISO 8601, UTC, as all below. */
  created_at: string;
  /** JSON: the e-mails' shared body, frozen when sending begins. */
  frozen: string | null;
  /** Last subscriber processed. */
  last_subscriber: Generated<number>;
  /** Last subscriber who gets it; later ones do not. */
  until_subscriber: Generated<number>;
  /** E-mails enqueued and not cancelled. */
  enqueued: Generated<number>;
  started_at: string | null;
  ended_at: string | null;
}
