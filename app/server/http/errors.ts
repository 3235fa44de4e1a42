/**
 * The error codes: a status and a public message for each reason. Commands throw them; error page and forms show the
 * message.
 */
export const errorCodes = {
  notFound: {
    status: 404,
    sentence: "The link may be old, or there may be a typing slip. The string leads back home.",
  },
  eventNotFound: {
    status: 404,
    sentence: "This day is not on our calendar. It may have moved, or the link may be incomplete.",
  },
  eventUnreadable: {
    status: 500,
    sentence:
      "This event is on our calendar, and something in it cannot be shown. Please tell us, and name this number.",
  },
  noData: { status: 404, sentence: "There is nothing to show here yet. Have a look at what we are doing today." },
  deadLink: { status: 404, sentence: "It was used already, or it is too old. Ask for a new one." },
  deadConfirmation: {
    status: 404,
    sentence: "It was used already, or it is too old. Subscribe again, and we write to you.",
  },
  issueGone: { status: 409, sentence: "This issue is on its way or sent already, so that cannot be done any more." },
  issueChanged: {
    status: 409,
    sentence: "Somebody changed this issue meanwhile. Look at it again before you send it.",
  },
  nobodyThere: { status: 409, sentence: "Nobody is on the list yet, so nothing was sent." },
  signedOut: { status: 401, sentence: "You are signed out. Sign in, and go on where you were." },
  adminsOnly: { status: 403, sentence: "Only admins can do that." },
  createUser: { status: 403, sentence: "Access denied. Only admins can create users." },
  ownAccount: { status: 403, sentence: "Only the person whose account it is can do that." },
  notYourself: { status: 403, sentence: "You cannot do that to your own account." },
  lastAdmin: { status: 403, sentence: "The site needs at least one admin. Make somebody else an admin first." },
  hasPassword: { status: 409, sentence: "This person has come in already. Send a link for a new password instead." },
  noPassword: { status: 409, sentence: "This person has no password yet. Send the invitation again instead." },
  noTwoFactor: { status: 409, sentence: "This person has no second step that could be switched off." },
  notYours: { status: 403, sentence: "Only the person who wrote it can do that." },
  oldVersion: {
    status: 409,
    sentence: "This earlier version breaks a rule that forms have today, so it stays an earlier version.",
  },
  foreignForm: { status: 403, sentence: "This form was sent from another website, so it was not accepted." },
  emailGone: {
    status: 409,
    sentence: "This email cannot go out again: it is sent already, or the link in it is too old.",
  },
  foundationAddress: {
    status: 409,
    sentence: "This is the foundation's own address. Change it in the settings first.",
  },
  filesAway: {
    status: 503,
    sentence:
      "The place where pictures are kept does not answer just now, so nothing was deleted. Try again in a few minutes.",
  },
  filesStay: {
    status: 503,
    sentence:
      "It is deleted, but the file of a picture could not be removed. Tell whoever looks after the machine: the log names it.",
  },
  wrongMethod: { status: 405, sentence: "This address can be read, but nothing can be sent to it." },
  tooLarge: { status: 413, sentence: "That is more than this form can take. Go back, shorten it and send it again." },
  tooSlow: { status: 408, sentence: "This took too long. Check your connection and try again." },
  overloaded: { status: 503, sentence: "Many people are here just now. Please try again in a few seconds." },
  unavailable: {
    status: 503,
    sentence: "We cannot reach our records just now. Please try again in a minute.",
  },
  unreadableForm: { status: 422, sentence: "The form arrived damaged. Go back, and send it again." },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/**
 * An expected error of a command or loader, never logged as a bug.
 * Has the shape that React Router recognises (`isRouteErrorResponse`), and is no `Error`, whose message the framework
 * would hide: commands stay independent of the framework, and pages get status and code.
 */
export class AppError {
  readonly status: number;
  readonly statusText: string;
  readonly internal = false;
  readonly data: { code: ErrorCode };
  /** The framework logs only responses that carry an error; status 500 is a damaged record. */
  readonly error: Error | undefined;
  constructor(code: ErrorCode) {
    this.status = errorCodes[code].status;
    this.statusText = errorCodes[code].sentence;
    this.data = { code };
    this.error = this.status === 500 ? new Error(code) : undefined;
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
  readonly data = { code: "unavailable" as const };
  /** Does the connection watcher log it? Then failed requests do not. */
  readonly isWatched: boolean;
  /** The connection's error, for the log only. */
  readonly #reason: unknown;
  constructor(reason: unknown, { isWatched = true } = {}) {
    this.#reason = reason;
    this.isWatched = isWatched;
  }
  get reason(): unknown {
    return this.#reason;
  }
}

/** Is this a thrown error code, after its way through the framework? */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCodes, code);
}
