/** Success, or errors. */
export type StaffFormResult = { done: string } | StaffFormErrors;

export interface StaffFormErrors {
  done?: undefined;
  message: string;
  errors: Record<string, string>;
  /** Edit conflict: stored version and differences. */
  newer?: { version: number; differences: Difference[] };
}

/** Empty text means no value. */
export type Difference = { label: string; saved: string; sent: string };
