import { errors } from "content/error-sentences.ts";
import type { Role } from "../../values/roles.ts";
/** A reason why a command or loader rejects a request. Each feature defines those that it throws. */
export interface ErrorCode {
  code: string;
  status: number;
  /** Sentence for the visitor, on the error page or at the form. */
  sentence: string;
}

/**
 * Defines codes with their status and sentence, which is read when it is shown: in the site's language.
 * @param statuses HTTP status of each code
 */
export function defineErrors<Name extends string>(
  statuses: Record<Name, number>,
  sentences: Readonly<Record<NoInfer<Name>, string>>,
): Record<Name, ErrorCode> {
  const codes = Object.entries<number>(statuses).map(([code, status]): [string, ErrorCode] => [
    code,
    {
      code,
      status,
      get sentence() {
        return sentences[code as Name];
      },
    },
  ]);
  return Object.fromEntries(codes) as Record<Name, ErrorCode>;
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

export const errorCodes = defineErrors(
  {
    notFound: 404,
    adminsOnly: 403,
    secondStepFirst: 403,
    notTaken: 403,
    foreignForm: 403,
    wrongMethod: 405,
    formOnly: 405,
    tooLarge: 413,
    tooSlow: 408,
    overloaded: 503,
    tooManyTries: 429,
    unavailable: 503,
    unreadableForm: 400,
  },
  errors.request,
);

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
