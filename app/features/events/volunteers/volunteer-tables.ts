import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    volunteers: VolunteerTable;
    volunteer_notes: VolunteerNoteTable;
    volunteer_hours: VolunteerHoursTable;
    event_helpers: EventHelperTable;
  }
}

export interface VolunteerTable {
  id: Generated<number>;
  state: "new" | "talked" | "vetted" | "active" | "resting";
  name: string;
  /** A volunteer gives one contact: an e-mail address or a telephone number. An imported list may have both. */
  email: string | null;
  phone: string | null;
  /** JSON list of `skills` in `volunteer-schema.ts`. */
  skills: string;
  other_skill: string | null;
  days: string | null;
  place: string | null;
  message: string | null;
  /** Two people who know the volunteer. Only the safeguarding lead and admins see their data. */
  reference_1_name: string | null;
  reference_1_contact: string | null;
  reference_2_name: string | null;
  reference_2_contact: string | null;
  /** ISO dates, both included; all three columns are null without a vetting. */
  vetted_on: string | null;
  vetted_until: string | null;
  vetted_by: string | null;
  created_at: string;
  /** Time of the last change of state; the retention period begins then. */
  changed_at: string;
  /** Hash of the form's values and the day: a form submitted twice on a day stores one volunteer. */
  fingerprint: string | null;
}

export interface VolunteerNoteTable {
  id: Generated<number>;
  volunteer_id: number;
  text: string;
  written_at: string;
  written_by: string;
  idempotency_key: string | null;
}

/** Hours of help; they are kept after the person is deleted. */
export interface VolunteerHoursTable {
  id: Generated<number>;
  volunteer_id: number | null;
  event_id: number | null;
  /** ISO date. */
  date: string;
  half_hours: number;
  recorded_at: string;
  recorded_by: string;
  idempotency_key: string | null;
}

export interface EventHelperTable {
  event_id: number;
  volunteer_id: number;
  added_at: string;
  added_by: string;
}
