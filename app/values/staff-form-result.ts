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
  /** What the words guard asks before publishing. */
  questions?: WordQuestion[];
  /** What was typed, for a page without script. */
  formValues?: Record<string, string[]>;
}

/** A sentence that may give a child away. */
export interface WordQuestion {
  /** Hash of rule and sentence. */
  id: string;
  rule: RiskRule;
  sentence: string;
  /** What to change. */
  words: string;
  /** Instead of `words`. */
  firstName?: string;
  field: string;
  /** True in a sensitive story, where it must change. */
  isBlocking?: boolean;
}

/**
 * What the words guard finds. `locked-names`: names in the consent store could not be compared. The last two are of
 * sensitive stories alone.
 */
export type RiskRule =
  | "age"
  | "school"
  | "address"
  | "telephone"
  | "email"
  | "handle"
  | "diagnosis"
  | "file-title"
  | "known-name"
  | "locked-names"
  | "full-name"
  | "place";

/** What a story lacks before it may go out, and where. */
export interface MissingPart {
  field: string;
  text: string;
  /** Words to look for in the field. */
  words?: string;
}

/** What two people wrote in the same places. */
export interface Conflict {
  /** Version with which the decided form is sent. */
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
