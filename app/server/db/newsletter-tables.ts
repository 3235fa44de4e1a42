import type { Generated } from "kysely";

/** Who gets the newsletter: every one of them confirmed it. */
export interface SubscriberTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  /** When it was asked for: ISO date and time, UTC, as all below. */
  created_at: string;
  confirmed_at: string;
  /** SHA-256 of the secret in the link that confirmed it; null for those from before there were such links. */
  confirmed_by: string | null;
  /** What the form said as they sent it. */
  consent: string;
  /** Path of the page with the form. */
  page: string | null;
  /** The secret in the link that ends it. */
  token: string;
}

/** A subscription that its link may still confirm. */
export interface PendingSubscriberTable {
  /** SHA-256 of the secret in the link. */
  hash: string;
  /** Lower case. */
  email: string;
  consent: string;
  page: string;
  asked_at: string;
  expires_at: string;
}

/** An address that the newsletter leaves alone. */
export interface SuppressedAddressTable {
  /** Keyed, so that nobody reads the address from it. */
  hash: string;
  reason: "bounce" | "erased" | "complaint";
  /** ISO date. */
  day: string;
}

/** An issue of the newsletter. */
export interface IssueTable {
  id: Generated<number>;
  subject: string;
  /** Markdown. */
  opening: string;
  /** JSON: what it tells of, like `post:12`, in order. */
  items: string;
  state: "draft" | "sending" | "paused" | "sent";
  version: Generated<number>;
  /** Name of the person. */
  written_by: string;
  /** The sending that made it: the same sending twice makes one. */
  submit_key: string | null;
  /** ISO date and time, UTC, as all below. */
  created_at: string;
  /** JSON: what all its letters share, as it was when the sending began. */
  frozen: string | null;
  /** Number of the last subscriber whose turn has been. */
  last_subscriber: Generated<number>;
  /** Number of the last subscriber who gets it: who came later does not. */
  until_subscriber: Generated<number>;
  /** How many letters were put into the outbox and not taken out again. */
  put: Generated<number>;
  started_at: string | null;
  ended_at: string | null;
}
