/** Success, or errors. `isQueued`: it waits on the device. */
export type StaffFormResult = { done: string; isQueued?: true } | StaffFormErrors;

export interface StaffFormErrors {
  done?: undefined;
  message: string;
  errors: Record<string, string>;
  /** It did not reach the server. */
  isQueued?: true;
  /** Edit conflict: stored version and differences. */
  newer?: { version: number; differences: Difference[] };
}

/** Empty text means no value. */
export type Difference = { label: string; saved: string; sent: string };
