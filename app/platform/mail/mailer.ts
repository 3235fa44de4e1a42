/** One letter, ready to send. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who wrote it, where that is not the foundation: answers go there. */
  replyTo?: { name: string; address: string };
}

/** The port: who takes letters to their readers. */
export interface Mailer {
  /** Hands a letter over. @throws when it was not taken; the caller keeps what the letter is about. */
  send(letter: Letter): Promise<void>;
}
