/** Something of the next days, on the line of the home. */
export interface Coming {
  /** For example, that it happens or is sent. */
  note: string;
  title: string;
  path: string;
  /** ISO date and `HH:MM` in the foundation's zone; without a time for the whole day. */
  date: string;
  time: string;
}

/** The days that the line shows: first and last as ISO dates, now and the end as moments (ISO 8601, UTC). */
export interface ComingDays {
  first: string;
  last: string;
  now: string;
  until: string;
  /** No feature need give more. */
  most: number;
}
