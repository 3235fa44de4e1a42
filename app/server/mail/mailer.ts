export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply-To, if it is not the foundation. */
  replyTo?: { name: string; address: string };
  /** Additional headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** `<uuid@host>`, the same for every retry, so that mail programs show duplicates once. */
  messageId?: string;
  /** Made when the e-mail is sent, and never stored. A text-only transport omits them. */
  attachments?: { filename: string; contentType: string; content: string; encoding: "base64" }[];
}

/** The sender from `MAIL_FROM`. */
export interface Sender {
  name?: string;
  address: string;
}

/** Port for mail transports. */
export interface Mailer {
  atOnce: number;
  /**
   * Sends an e-mail. Each error message is a sentence for staff.
   * @param signal aborts; it is then unknown if the e-mail was sent
   * @throws PermanentFailure; MailError when the transport fails for all e-mails; Error on a temporary failure of this
   * e-mail
   */
  send(email: Email, signal?: AbortSignal): Promise<void>;
}

/** Cause of a permanent failure. */
export type PermanentFailureReason = "address" | "email";

/** A failure after which a retry is useless. */
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

/** The transport did not respond in time: the transport or this machine may be busy. */
export class MailTimeout extends MailError {}

/** Returns a server's reply as one line. */
export const quote = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 200);
