import { errors } from "content/error-sentences.ts";
import type { Role } from "../../values/roles.ts";
/** A reason why a command or loader rejects a request. Each feature defines the reasons that it throws. */
export interface ErrorCode {
  code: string;
  status: number;
  sentence: string;
}

/**
 * Defines codes with their status and sentence. The sentence is read when shown, in the site's language.
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

/** A staff page that the member cannot open. */
export interface ClosedPage {
  label: string;
  /** True for pages about children's safety: any member may report there. */
  isAboutChildren: boolean;
  roles: readonly Role[];
  /** Names of some people with these roles; may be empty. */
  people: readonly string[];
  /** Time at which it opens to this person, whose role can open it. */
  opensAt?: string;
  /** Text from a form that was not saved, because its page is now closed to this person. */
  typed?: readonly string[];
}

/** A rejected field of a form. */
export interface TypedField {
  label: string;
  value: string;
}

interface Shown {
  closed?: ClosedPage;
  /** Rejected input, shown so that it is not lost. */
  typed?: TypedField[];
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
 * An expected error of a command or loader, never logged as a bug. It has the shape that React Router recognises
 * (`isRouteErrorResponse`), so that pages get status and code, and commands need no framework. An `Error` would not do:
 * the framework would hide its message.
 */
export class AppError {
  readonly status: number;
  /** The code: a status line has letters of Latin-1 only, and sentences of other languages have more. */
  readonly statusText: string;
  readonly internal = false;
  readonly data: Omit<ErrorCode, "status"> & Shown;
  /** Set only for status 500 (a damaged record), because the framework logs responses that carry an error. */
  readonly error: Error | undefined;
  constructor(of: ErrorCode | keyof typeof errorCodes, shown: Shown = {}) {
    const { code, status, sentence } = typeof of === "string" ? errorCodes[of] : of;
    this.status = status;
    this.statusText = code;
    this.data = { code, sentence, ...shown };
    this.error = status === 500 ? new Error(code) : undefined;
  }
}

/**
 * The database server does not answer, or its disk is full: temporary, and no bug. Not an `AppError`, so that forms can
 * say that nothing was stored and keep their values.
 */
export class Unavailable {
  readonly status = errorCodes.unavailable.status;
  readonly statusText = "unavailable";
  readonly internal = false;
  readonly data = { code: "unavailable", sentence: errorCodes.unavailable.sentence };
  /** True if the connection watcher logs the outage, so that each failed request need not. */
  readonly isWatched: boolean;
  readonly isDiskFull: boolean;
  /** The connection's error, only for the log. */
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

/** Returns true if a disk of the database or of the files is full. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof Unavailable) return error.isDiskFull;
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ENOSPC") || isDiskFull(error.cause);
}

/** Returns true for the data of an error code, after the framework has passed it on. */
export function isErrorCode(data: unknown): data is AppError["data"] {
  const { code, sentence } = (data ?? {}) as Partial<AppError["data"]>;
  return typeof code === "string" && typeof sentence === "string";
}
