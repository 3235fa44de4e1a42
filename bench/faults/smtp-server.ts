import { SMTPServer } from "smtp-server";
import { freePort } from "../../tests/support/free-port.ts";

/** A real SMTP server on this machine. */
export interface MailServer {
  /** The `Message-ID` of every accepted e-mail, in order. */
  taken: string[];
  stop(): Promise<void>;
}

/**
 * Starts an SMTP server.
 * @param port to listen on
 * @param onTaken called for each complete e-mail, before the reply
 */
export async function startMailServer(port: number, onTaken?: () => void): Promise<MailServer> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, _session, answer) {
      let text = "";
      stream.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      stream.on("end", () => {
        taken.push(/^Message-ID: *(\S+)/im.exec(text)?.[1] ?? "");
        onTaken?.();
        answer();
      });
    },
  });
  // A killed app leaves its connection open, which raises an error.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { taken, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Returns a port for an SMTP server, and the variables of an app that uses it. */
export async function planMail(): Promise<{ port: number; variables: Record<string, string> }> {
  const port = await freePort();
  const own = await freePort();
  const variables = {
    PORT: String(own),
    SITE_URL: `http://127.0.0.1:${own}`,
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "site@example.org",
  };
  return { port, variables };
}
