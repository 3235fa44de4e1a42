import type { Generated } from "kysely";
import type { EventState } from "../../../values/event-days.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    guests: GuestTable;
  }
}

/**
 * A group that signed up, or came without signing up. Its personal data is deleted ninety days after the event, or when
 * the group cancels; the counts are kept.
 */
export interface GuestTable {
  id: Generated<number>;
  event_id: number;
  /** Number within an event, increasing: the place number, and the order of the waiting list. */
  number: number;
  /** Key of the private link; null for a walk-in. */
  key: string | null;
  state: "coming" | "waiting" | "cancelled";
  /** Time since which the group is held, after many sign-ups from its network. A held group has no position yet. */
  held_at: Generated<string | null>;
  name: string | null;
  /** A group gives one contact: an e-mail address or a telephone number. */
  email: string | null;
  phone: string | null;
  adults: number;
  /** Only the number of children is stored, no names. */
  children: number;
  /** JSON list of `needs` in `guest-schema.ts`. */
  needs: Generated<string>;
  other_need: string | null;
  is_walk_in: Generated<number>;
  created_at: string;
  /** Time at which a waiting group got a place; null for other groups. */
  moved_at: string | null;
  /** State and date of the last notice to the group, for example `postponed 2027-01-30`. */
  told: Generated<string>;
  /** ISO date for which the reminder was sent. */
  reminded_for: string | null;
  /** Number of people checked in; null before check-in. */
  arrived: number | null;
  arrived_by: string | null;
  /** Time of the last check-in tap, by the phone's clock. The latest tap wins. */
  tapped_at: string | null;
  /** Hash of the form's values: a form that is submitted twice adds one group. */
  fingerprint: string | null;
  idempotency_key: string | null;
  /** Keyed hash of the sender's network, until the event is over; null if staff added or confirmed the group. */
  network: Generated<string | null>;
}

export interface TakesGuests {
  /** ISO date of the last day; null for a one-day event. */
  end_date: string | null;
  address: string | null;
  /** `over` before the event's day means that staff ended it. */
  state: Generated<EventState>;
  state_note: string | null;
  /** Date before the postponement: an ISO date, or a month such as `2026-12`. */
  former_date: string | null;
  /** 1: people can sign up. */
  takes_signups: Generated<number>;
  places: number | null;
  /** ISO date of the last day to sign up; null if people can sign up until the event. */
  signup_until: string | null;
  /**
   * Number of people with a place. Each change of a group updates this row, so that cached pages are rendered again.
   */
  taken: Generated<number>;
  /** Number of the event's latest group. */
  last_number: Generated<number>;
}
