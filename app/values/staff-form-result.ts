/** Success, or errors. `isQueued`: it waits on the device, under the key `queuedKey`. */
export type StaffFormResult = { done: string; isQueued?: true; queuedKey?: string | undefined } | StaffFormErrors;

export interface StaffFormErrors {
  done?: undefined;
  message: string;
  errors: Record<string, string>;
  /** Everything that is refused, one by one; the errors have one sentence a field. */
  rejections?: Rejection[];
  /** It did not reach the server. */
  isQueued?: true;
  /** Edit conflict: stored version and differences. */
  newer?: { version: number; differences: Difference[] };
  /** Edit conflict of an item, whose other changes are merged. */
  conflict?: Conflict;
  /** True if another person saved first: the page has changed since it was shown. */
  isLate?: true;
  /** The item was deleted meanwhile. */
  isGone?: boolean;
  /** Questions of the words guard before publishing. */
  questions?: WordQuestion[];
  /** Typed values, for a page without script. */
  formValues?: Record<string, string[]>;
}

/** Errors of a staff form that was not saved; undefined before it is sent, and once it is saved. */
export const formErrorsOf = (answer: StaffFormResult | undefined): StaffFormErrors | undefined =>
  answer?.done === undefined ? answer : undefined;

/** A sentence that may give a child away. */
export interface WordQuestion {
  /** Hash of rule and sentence. */
  id: string;
  rule: RiskRule;
  sentence: string;
  words: string;
  /** Instead of `words`. */
  firstName?: string;
  field: string;
  /** It must change: in a sensitive story, and where money could go elsewhere. */
  isBlocking?: boolean;
}

/** A person's answer about a sentence: it is about an adult, or it may be published. */
export type WordAnswer = "adult" | "published";

/**
 * Rules of the words guard. `locked-names`: names in the consent store could not be compared. `full-name` and `place`
 * are of sensitive stories alone, `money` of the money guard.
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

/** A part that a story needs before it may be published. */
export interface MissingPart {
  field: string;
  text: string;
  /** Words to look for in the field. */
  words?: string;
}

/** Why a form is not saved, and where that is mended. */
export interface Rejection {
  text: string;
  /** The label of the field, where the sentence does not name it. */
  label?: string;
  /** Undefined for an error that no field can correct. */
  field?: string;
  /** Name of the very input, where the field has several. */
  at?: string;
  /** Words to look for in the field. */
  words?: string;
  /** Another person was faster: once the form is sent, its page shows what to choose from. */
  isStale?: true;
}

/** Several rejections of a form at once; the first sentence of a field, and above the form, stays. */
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

/** Two places with the same sentence are two things to do. */
const distinct = (rejections: Rejection[]): Rejection[] => [
  ...new Map(
    rejections.map((rejection) => [JSON.stringify([rejection.at ?? rejection.field, rejection.text]), rejection]),
  ).values(),
];

/** The same fields, changed by two people. */
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
