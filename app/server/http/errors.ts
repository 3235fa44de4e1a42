import type { Role } from "../../values/roles.ts";
/** A reason why a command or loader rejects a request. Each feature defines those that it throws. */
export interface ErrorCode {
  code: string;
  status: number;
  /** Sentence for the visitor, on the error page or at the form. */
  sentence: string;
}

export function defineErrors<Name extends string>(
  codes: Record<Name, Omit<ErrorCode, "code">>,
): Record<Name, ErrorCode> {
  const pairs = Object.entries<Omit<ErrorCode, "code">>(codes).map(([code, about]) => [code, { code, ...about }]);
  return Object.fromEntries(pairs);
}

/** A staff page that is closed to the member. */
export interface ClosedPage {
  label: string;
  /** True for pages about children's safety: anybody may report there. */
  isAboutChildren: boolean;
  /** Roles that open it. */
  roles: readonly Role[];
  /** Names of some people with these roles; may be empty. */
  people: readonly string[];
  /** Time at which it opens to this person, who has the role for it. */
  opensAt?: string;
  /** Text typed into a form that was not saved, and whose page is now closed to this person. */
  typed?: readonly string[];
}

/** A field of a form that was not accepted. */
export interface TypedField {
  label: string;
  value: string;
}

/** Content of an error page beside its sentence. */
interface Shown {
  /** The page that this person cannot open. */
  closed?: ClosedPage;
  /** Rejected input, so that it is not lost. */
  typed?: TypedField[];
  /** The roles that may do the refused act. */
  able?: readonly Role[];
}

export const errorCodes = defineErrors({
  notFound: {
    status: 404,
    sentence: "The link may be old, or there may be a typing slip. The string leads back home.",
  },
  adminsOnly: { status: 403, sentence: "Only admins can do that." },
  secondStepFirst: {
    status: 403,
    sentence: "Nothing was saved. Your account needs two-step sign-in first: Today leads to it. Then send this again.",
  },
  notTaken: {
    status: 403,
    sentence: "We do not take this just now, so nothing was sent or kept. Please write to us instead.",
  },
  foreignForm: { status: 403, sentence: "This form was sent from another website, so it was not accepted." },
  wrongMethod: { status: 405, sentence: "This address can be read, but nothing can be sent to it." },
  formOnly: {
    status: 405,
    sentence: "There is nothing to read at this address. Go back, and use the button that led here.",
  },
  tooLarge: { status: 413, sentence: "That is more than this form can take. Go back, shorten it and send it again." },
  tooSlow: { status: 408, sentence: "This took too long. Check your connection and try again." },
  overloaded: { status: 503, sentence: "Many people are here just now. Please try again in a few seconds." },
  tooManyTries: {
    status: 429,
    sentence: "We had many from your network. Wait a minute, then go back and send it again: what you typed is there.",
  },
  unavailable: { status: 503, sentence: "We cannot reach our records just now. Please try again in a minute." },
  unreadableForm: { status: 400, sentence: "The form arrived damaged. Go back, and send it again." },
});

/**
 * An expected error of a command or loader, never logged as a bug. Has the shape that React Router recognises
 * (`isRouteErrorResponse`), and is no `Error`, whose message the framework would hide: commands stay independent of the
 * framework, and pages get status and code.
 */
export class AppError {
  readonly status: number;
  readonly statusText: string;
  readonly internal = false;
  readonly data: Omit<ErrorCode, "status"> & Shown;
  /** The framework logs only responses that carry an error; status 500 is a damaged record. */
  readonly error: Error | undefined;
  constructor(of: ErrorCode | keyof typeof errorCodes, shown: Shown = {}) {
    const { code, status, sentence } = typeof of === "string" ? errorCodes[of] : of;
    this.status = status;
    this.statusText = sentence;
    this.data = { code, sentence, ...shown };
    this.error = status === 500 ? new Error(code) : undefined;
  }
}

/**
 * The database server does not answer, or its disk is full: temporary, and no bug. Not an `AppError`, so that forms
 * report it as it is: nothing was stored, and the values stay.
 */
export class Unavailable {
  readonly status = errorCodes.unavailable.status;
  readonly statusText = errorCodes.unavailable.sentence;
  readonly internal = false;
  readonly data = { code: "unavailable", sentence: errorCodes.unavailable.sentence };
  /** True if the connection watcher logs it: then failed requests do not. */
  readonly isWatched: boolean;
  /** True if a disk is full; staff see it. */
  readonly isDiskFull: boolean;
  /** The connection's error, for the log only. */
  readonly #reason: unknown;
  constructor(reason: unknown, { isWatched = true, isDiskFull = false } = {}) {
    this.#reason = reason;
    this.isDiskFull = isDiskFull;
    this.isWatched = isWatched;
  }
  get reason(): unknown {
    return this.#reason;
  }
}

/** True if a disk of the database or of the files is full. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof Unavailable) return error.isDiskFull;
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ENOSPC") || isDiskFull(error.cause);
}

/** Sentence for staff about a full disk. */
export const diskFullSentence =
  "The disk of this site is full, so nothing was saved. Delete photos or files that nobody needs, or tell whoever looks after the machine.";

/** True for the data of a thrown error code, after their way through the framework. */
export function isErrorCode(data: unknown): data is AppError["data"] {
  const { code, sentence } = (data ?? {}) as Partial<AppError["data"]>;
  return typeof code === "string" && typeof sentence === "string";
}
