/** Something in the next days, for the list on the home page. */
export interface Coming {
  /** For example, that something happens or is sent. */
  note: string;
  title: string;
  path: string;
  /** ISO date, and `HH:MM` in the foundation's zone; no time for a whole day. */
  date: string;
  time: string;
}

/** The days that the list shows: first and last as ISO dates, now and the end as moments (ISO 8601, UTC). */
export interface ComingDays {
  first: string;
  last: string;
  now: string;
  until: string;
  /** Maximum number of items that a feature returns. */
  most: number;
}
