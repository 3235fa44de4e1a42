import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { SmtpConfig } from "../../app/server/mail/mail-url.ts";
import type { Email } from "../../app/server/mail/mailer.ts";

/** A refusal as a mail server says it. */
export function refusal(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/**
 * A real mail server on this machine, until the test is over. It takes every letter without asking who sends it.
 *
 * @param wishes what it does otherwise
 */
export async function openMailServer(options: SMTPServerOptions = {}) {
  /** Every letter as it came over the line. */
  const arrived: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        arrived.push(Buffer.concat(chunks).toString());
        callback();
      });
    },
    ...options,
  });
  // A client that hangs up in the middle is nothing that a server complains of here.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const { port } = server.server.address() as AddressInfo;
  const plan: SmtpConfig = {
    by: "smtp",
    host: "127.0.0.1",
    port,
    privacy: "never",
    from: { name: "Tabasamu", address: "hello@example.org" },
  };
  return { plan, arrived, letters: () => Promise.all(arrived.map(readLetter)), close, connections: server.connections };
}

/** What a mail program shows of a letter. */
async function readLetter(raw: string): Promise<Email & { from?: string }> {
  const { to, from, subject = "", text = "", html = "", replyTo, messageId, headers } = await PostalMime.parse(raw);
  const more = headers.filter(({ key }) => key.startsWith("list-"));
  const [answers] = replyTo ?? [];
  return {
    to: to?.map(({ address }) => address).join() ?? "",
    from: `${from?.name} <${from?.address}>`,
    subject,
    // The reader adds an empty line at the end of each part.
    text: `${text.trimEnd()}\n`,
    html: html.trimEnd(),
    ...(answers?.address !== undefined && { replyTo: { name: answers.name, address: answers.address } }),
    ...(more.length > 0 && { headers: Object.fromEntries(more.map(({ originalKey, value }) => [originalKey, value])) }),
    messageId,
  };
}
