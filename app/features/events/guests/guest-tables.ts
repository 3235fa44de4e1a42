import type { Generated } from "kysely";
import type { EventState } from "../../../values/event-days.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    guests: GuestTable;
  }
}

/**
 * A group that signed up or came without a sign-up. Its personal data expires ninety days after the event, or with a
 * cancellation; the counts stay.
 */
export interface GuestTable {
  id: Generated<number>;
  event_id: number;
  /** Increases within an event: the place number, and the order of the waiting list. */
  number: number;
  /** Key of the private link; null for a walk-in. */
  key: string | null;
  state: "coming" | "waiting" | "cancelled";
  /** Start of waiting for confirmation, after many sign-ups from its network. A held group has no turn. */
  held_at: Generated<string | null>;
  name: string | null;
  /** One contact: an address or a telephone number. */
  email: string | null;
  phone: string | null;
  adults: number;
  /** A count without names. */
  children: number;
  /** JSON list of `needs` in `guest-schema.ts`. */
  needs: Generated<string>;
  other_need: string | null;
  is_walk_in: Generated<number>;
  created_at: string;
  /** Time at which a waiting group got a place. */
  moved_at: string | null;
  /** State and date that the group was told, like `postponed 2027-01-30`. */
  told: Generated<string>;
  /** ISO date of the event that the reminder was for. */
  reminded_for: string | null;
  /** Number of people who came. */
  arrived: number | null;
  arrived_by: string | null;
  /** Time of the tap on the phone's clock: the latest tap wins. */
  tapped_at: string | null;
  /** The same form twice is one group. */
  fingerprint: string | null;
  idempotency_key: string | null;
  /** Keyed hash of the network until the event is over; null after entry or confirmation by staff. */
  network: Generated<string | null>;
}

/** Columns of an event about its end, state and sign-up. */
export interface TakesGuests {
  /** ISO date of the last day; null for an event of one day. */
  end_date: string | null;
  /** Street and house, for maps. */
  address: string | null;
  /** `over` before its day: staff ended it. */
  state: Generated<EventState>;
  /** Note about the state for visitors. */
  state_note: string | null;
  /** The day before it was postponed: ISO date, or a month like `2026-12`. */
  former_date: string | null;
  /** 1: people can sign up. */
  takes_signups: Generated<number>;
  /** Null: without limit. */
  places: number | null;
  /** ISO date of the last day to sign up; null for the day itself. */
  signup_until: string | null;
  /** People with a place. Each change of a group updates it and thereby the pages. */
  taken: Generated<number>;
  /** Number of the latest group. */
  last_number: Generated<number>;
}
