export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply-To, where not the foundation. */
  replyTo?: { name: string; address: string };
  /** Additional headers, like `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** `<uuid@host>`, the same for every retry, so that mail programs show duplicates once. */
  messageId?: string;
  /** Made when the e-mail is sent, and stored nowhere. A transport that carries text only leaves them out. */
  attachments?: { filename: string; contentType: string; content: string; encoding: "base64" }[];
}

/** `MAIL_FROM`. */
export interface Sender {
  name?: string;
  address: string;
}

/** Port: mail transport. */
export interface Mailer {
  /** Concurrent sends. */
  atOnce: number;
  /**
   * Each error message is a sentence for staff.
   * @param signal aborts; the outcome is unknown then
   * @throws PermanentFailure; MailError when the transport is blocked; Error on a temporary failure of this e-mail
   */
  send(email: Email, signal?: AbortSignal): Promise<void>;
}

/** Permanent failure of the address, or of the e-mail. */
export type PermanentFailureReason = "address" | "email";

/** Permanent: no retry. */
export class PermanentFailure extends Error {
  override readonly name = "EmailRejected";
  readonly because: PermanentFailureReason;
  constructor(message: string, because: PermanentFailureReason) {
    super(message);
    this.because = because;
  }
}

/** The transport fails for all e-mails: unreachable, or rejecting the site. */
export class MailError extends Error {
  override readonly name = "MailError";
}

/** The transport did not answer in time: it may be busy, as this machine may be. */
export class MailTimeout extends MailError {}

/** A server's reply as one line. */
export const quote = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 200);
