/** One letter, ready to send. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who wrote it, where that is not the foundation: answers go there. */
  replyTo?: { name: string; address: string };
  /** More lines for its head, like `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** Stays the same however often the letter is sent, so that mail programs show a duplicate once: `<uuid@host>`. */
  messageId?: string;
}

/** Who sends, as `MAIL_FROM` says. */
export interface Sender {
  name?: string;
  address: string;
}

/** The port: who takes letters to their readers. */
export interface Mailer {
  /** How many letters may be handed over at once. */
  atOnce: number;
  /**
   * Hands a letter over. Whatever it throws is no bug: its message is a sentence for the staff.
   *
   * @param signal ends the waiting; what then became of the letter nobody knows
   * @throws LetterRefused when it will never be taken
   * @throws MailFault when nothing can be handed over now
   * @throws Error when this letter was not taken now, and may be later
   */
  send(letter: Letter, signal?: AbortSignal): Promise<void>;
}

/** What a permanent refusal is about: the address that nobody has, or the letter itself. */
export type RefusedFor = "address" | "letter";

/** A letter that will never be taken, however often it is tried. */
export class LetterRefused extends Error {
  override readonly name = "LetterRefused";
  readonly because: RefusedFor;
  constructor(message: string, because: RefusedFor) {
    super(message);
    this.because = because;
  }
}

/** The way is blocked for every letter: nobody answers, or the site itself is turned away. */
export class MailFault extends Error {
  override readonly name = "MailFault";
}

/** What a server said, fit for one line of a list. */
export function quote(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 200);
}
