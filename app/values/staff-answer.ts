/** What a staff form hears: done, with a sentence; or what is wrong with what was sent. */
export type StaffAnswer = { done: string } | StaffRefusal;

export interface StaffRefusal {
  done?: undefined;
  message: string;
  errors: Record<string, string>;
  /** Somebody saved the same thing meanwhile: what is there now, and under which version. */
  newer?: { version: number; text: string };
}
