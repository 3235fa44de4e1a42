import { describe, expect, test } from "vitest";
import { type Email, MailError, type Mailer } from "./mailer.ts";

/** A transport under test, and the e-mails that arrive. */
export interface OpenMailer {
  mailer: Mailer;
  /** Delivered e-mails, in any order. */
  arrived(): Promise<Email[]>;
  block(): Promise<void>;
}

/**
 * Tests that every mail transport must pass.
 * @param open makes a new transport for a test, and cleans up
 * @param lacks features that the transport does not have
 */
export function describeMailer(
  name: string,
  open: () => Promise<OpenMailer>,
  lacks: ("html" | "headers" | "messageId")[] = [],
): void {
  const email: Email = {
    to: "hello@example.org",
    subject: "Ọ̀rẹ́: an outreach at our school — “when?”",
    // The text has a line with only a dot, and a line longer than SMTP allows.
    text: `Dear foundation,\n\nwhen could we talk? 👩🏾‍🏫\n.\n${"word ".repeat(300)}.\n`,
    html: "<!doctype html><html><body><p>When could we <b>talk</b>? 👩🏾‍🏫</p></body></html>",
    headers: { "List-Unsubscribe": "<https://example.org/newsletter/leave?token=sample>" },
    messageId: "<sample@example.org>",
  };
  const carried = { ...email };
  for (const part of lacks) delete (carried as Partial<Email>)[part];

  describe(`an email given to ${name}`, () => {
    test("arrives whole, in every language", async () => {
      const { mailer, arrived } = await open();
      await mailer.send(email);
      expect(await arrived()).toEqual([expect.objectContaining(carried)]);
    });

    test("says who wrote it, where that is not the foundation", async () => {
      const { mailer, arrived } = await open();
      const replyTo = { name: 'Sample "Ọ̀rẹ́", Teacher', address: "teacher@example.org" };
      await mailer.send({ ...email, replyTo });
      expect(await arrived()).toEqual([expect.objectContaining({ replyTo })]);
    });

    test("names nobody else where the foundation wrote it itself", async () => {
      const { mailer, arrived } = await open();
      await mailer.send(email);
      expect((await arrived())[0]?.replyTo).toBeUndefined();
    });

    test("is not mixed up with others of the same moment", async () => {
      const { mailer, arrived } = await open();
      const subjects = Array.from({ length: 10 }, (_, number) => `Email ${number}`);
      await Promise.all(subjects.map((subject) => mailer.send({ ...email, subject })));
      expect((await arrived()).map(({ subject }) => subject).sort()).toEqual(subjects);
    });

    test("that cannot be taken is not said to be sent, and the fault is not the email's", async () => {
      const { mailer, block } = await open();
      await block();
      await expect(mailer.send(email)).rejects.toThrow(MailError);
    });
  });
}
