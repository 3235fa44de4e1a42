/**
 * Success, or errors. `isQueued`: the form waits on the device, under the key `queuedKey`. `staysOpen`: a step of a process
 * was saved, and its form stays on the screen.
 */
export type StaffFormResult =
  | { done: string; isQueued?: true; queuedKey?: string | undefined; staysOpen?: true }
  | StaffFormErrors;

export interface StaffFormErrors {
  done?: undefined;
  message: string;
  errors: Record<string, string>;
  /** All rejections one by one, while `errors` has only one sentence per field. */
  rejections?: Rejection[];
  isQueued?: true;
  /** Edit conflict: stored version and differences. */
  newer?: { version: number; differences: Difference[] };
  /** Edit conflict in an item; all other changes are merged. */
  conflict?: Conflict;
  /** True if another person saved first: the page has changed since it was shown. */
  isLate?: true;
  isGone?: boolean;
  questions?: WordQuestion[];
  /** Typed values, for a page without script. */
  formValues?: Record<string, string[]>;
}

/** Returns the errors of a staff form that was not saved; undefined before it is sent, and once it is saved. */
export const formErrorsOf = (answer: StaffFormResult | undefined): StaffFormErrors | undefined =>
  answer?.done === undefined ? answer : undefined;

/** A sentence that may identify a child. */
export interface WordQuestion {
  /** Hash of rule and sentence. */
  id: string;
  rule: RiskRule;
  sentence: string;
  words: string;
  /** Replacement for `words`. */
  firstName?: string;
  field: string;
  /** True if the text must change: in a sensitive story, or if money could go elsewhere. */
  isBlocking?: boolean;
}

/** A person's answer about a sentence: it is about an adult, or it may be published. */
export type WordAnswer = "adult" | "published";

/**
 * Rules of the words guard. `locked-names`: names in the consent store could not be compared. `full-name` and `place`
 * apply only to sensitive stories; `money` belongs to the money guard.
 */
export type RiskRule =
  | "age"
  | "school"
  | "address"
  | "routine"
  | "telephone"
  | "email"
  | "handle"
  | "diagnosis"
  | "file-title"
  | "known-name"
  | "locked-names"
  | "full-name"
  | "place"
  | "money";

/** A part that a story needs before publication. */
export interface MissingPart {
  field: string;
  text: string;
  words?: string;
}

/** Reason why a form is not saved, and the field to correct. */
export interface Rejection {
  text: string;
  /** Label of the field, if the sentence does not contain it. */
  label?: string;
  /** Undefined for an error that cannot be corrected in a field. */
  field?: string;
  /** Name of the input, if the field has several. */
  at?: string;
  words?: string;
  /** True if another person saved first: after sending, the page shows the choices. */
  isStale?: true;
}

/** Joins several rejections of a form. The first sentence above the form, and that of each field, are kept. */
export function joinRejections(
  all: readonly (Pick<StaffFormErrors, "message" | "errors" | "rejections"> | undefined)[],
): StaffFormErrors | undefined {
  const refused = all.filter((one) => one !== undefined);
  const [first] = refused;
  if (first === undefined) return undefined;
  return {
    message: first.message,
    errors: Object.assign({}, ...refused.toReversed().map(({ errors }) => errors)) as Record<string, string>,
    rejections: distinct(refused.flatMap(rejectionsOf)),
  };
}

const rejectionsOf = ({ errors, rejections }: Pick<StaffFormErrors, "errors" | "rejections">): Rejection[] =>
  rejections ?? Object.entries(errors).map(([field, text]) => ({ field, text }));

/** Removes duplicates. The same sentence at two fields means two corrections. */
const distinct = (rejections: Rejection[]): Rejection[] => [
  ...new Map(
    rejections.map((rejection) => [JSON.stringify([rejection.at ?? rejection.field, rejection.text]), rejection]),
  ).values(),
];

/** Fields that two people changed. */
export interface Conflict {
  /** Version to send with the form after the decisions. */
  version: number;
  /** Name of the other person, and the time of the save (ISO date and time, UTC). */
  by: string;
  at: string;
  /** The whole form, with the person's own text for each conflict. */
  formValues: Record<string, string[]>;
  fields: {
    name: string;
    label: string;
    isList: boolean;
    parts: ({ agreed: string[] } | { mine: string[]; theirs: string[] })[];
  }[];
}

/** An empty text means no value. */
export type Difference = { label: string; saved: string; sent: string };
