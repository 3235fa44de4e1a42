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
  /** Edit conflict of an item, whose other changes are merged. */
  conflict?: Conflict;
  /** The item was deleted meanwhile. */
  isGone?: boolean;
}

/** What two people wrote in the same places. */
export interface Conflict {
  /** With which the decided form is sent. */
  version: number;
  /** The other person, and when they saved: ISO date and time, UTC. */
  by: string;
  at: string;
  /** The whole form, with the person's own texts in the places of conflict. */
  formValues: Record<string, string[]>;
  fields: {
    name: string;
    label: string;
    isList: boolean;
    parts: ({ agreed: string[] } | { mine: string[]; theirs: string[] })[];
  }[];
}

/** Empty text means no value. */
export type Difference = { label: string; saved: string; sent: string };
