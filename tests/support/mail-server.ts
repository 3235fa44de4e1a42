import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { SmtpConfig } from "../../app/server/mail/mail-url.ts";
import type { Email } from "../../app/server/mail/mailer.ts";

export function rejection(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/**
 * A real SMTP server on this machine, for one test. Accepts every e-mail from any sender.
 * @param options overrides
 */
export async function openMailServer(options: SMTPServerOptions = {}) {
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
  // Aborted connections are no errors here.
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
  return { plan, arrived, emails: () => Promise.all(arrived.map(readEmail)), close, connections: server.connections };
}

/** An e-mail as mail programs show it. */
async function readEmail(raw: string): Promise<Email & { from?: string }> {
  const { to, from, subject = "", text = "", html = "", replyTo, messageId, headers } = await PostalMime.parse(raw);
  const more = headers.filter(({ key }) => key.startsWith("list-"));
  const [answers] = replyTo ?? [];
  return {
    to: to?.map(({ address }) => address).join() ?? "",
    from: `${from?.name} <${from?.address}>`,
    subject,
    // The parser adds an empty line to each part.
    text: `${text.trimEnd()}\n`,
    html: html.trimEnd(),
    ...(answers?.address !== undefined && { replyTo: { name: answers.name, address: answers.address } }),
    ...(more.length > 0 && { headers: Object.fromEntries(more.map(({ originalKey, value }) => [originalKey, value])) }),
    messageId,
  };
}
