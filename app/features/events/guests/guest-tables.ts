import type { Generated } from "kysely";
import type { EventState } from "../../../values/event-days.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    guests: GuestTable;
  }
}

/**
 * A group that said it comes to an event, or came without saying so. Ninety days after the event, and when the group cancels, the
 * people's data go; the counts stay.
 */
export interface GuestTable {
  id: Generated<number>;
  event_id: number;
  /** Counts up within an event: the place number, and the order of the waiting list. */
  number: number;
  /** Key of the private link; null for a walk-in. */
  key: string | null;
  state: "coming" | "waiting" | "cancelled";
  /** Since when a group waits to be confirmed, because many people of its network signed up: it takes no turn. */
  held_at: Generated<string | null>;
  name: string | null;
  /** One contact: an address or a telephone number. */
  email: string | null;
  phone: string | null;
  adults: number;
  /** Counted, never named. */
  children: number;
  /** JSON list of `needs` in `guest-schema.ts`. */
  needs: Generated<string>;
  other_need: string | null;
  is_walk_in: Generated<number>;
  created_at: string;
  /** When a place became free for a group that waited. */
  moved_at: string | null;
  /** State and date of the event that the group knows, like `postponed 2027-01-30`. */
  told: Generated<string>;
  /** ISO date of the event that the reminder was for. */
  reminded_for: string | null;
  /** How many came. */
  arrived: number | null;
  arrived_by: string | null;
  /** When a helper tapped, by the clock of the phone: the later tap wins. */
  tapped_at: string | null;
  /** Deduplication: the same form twice is one group. */
  fingerprint: string | null;
  idempotency_key: string | null;
  /** Keyed hash of the network of the sign-up, until the event is over; null for what staff entered or confirmed. */
  network: Generated<string | null>;
}

/** What an event says about its end, its state, and who can come. */
export interface TakesGuests {
  /** ISO date of the last day; null for an event of one day. */
  end_date: string | null;
  /** Street and house, for maps. */
  address: string | null;
  /** `over` before its day: staff said so. */
  state: Generated<EventState>;
  /** What visitors should know about the state. */
  state_note: string | null;
  /** The day before it was postponed: ISO date, or a month like `2026-12`. */
  former_date: string | null;
  /** 1: people can say that they come. */
  takes_signups: Generated<number>;
  /** Null: without limit. */
  places: number | null;
  /** Last day to say so, ISO date; null for the day itself. */
  signup_until: string | null;
  /** People with a place. Changes with each group, so that pages show it. */
  taken: Generated<number>;
  /** Number of the group that came last. */
  last_number: Generated<number>;
}
