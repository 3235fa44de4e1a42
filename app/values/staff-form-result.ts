/** What a staff form hears: done, with a sentence; or what is wrong with what was sent. */
export type StaffAnswer = { done: string } | StaffRefusal;

export interface StaffRefusal {
  done?: undefined;
  message: string;
  errors: Record<string, string>;
  /** Somebody saved the same thing meanwhile: under which version, and where it says something else. */
  newer?: { version: number; differences: Difference[] };
}

/** A place where what is saved and what was sent are not the same; an empty text says that there is nothing. */
export interface Difference {
  /** What the field is called. */
  label: string;
  saved: string;
  sent: string;
}
