import { SMTPServer } from "smtp-server";
import { freePort } from "../../tests/support/free-port.ts";

/** A real mail server on this machine. */
export interface MailServer {
  /** The `Message-ID` of every letter that was taken, in their order. */
  taken: string[];
  stop(): Promise<void>;
}

/**
 * Starts a mail server.
 *
 * @param port on which it listens
 * @param onTaken called when a letter has arrived whole, before the answer goes out
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
  // A site that is killed leaves its connection open on this side.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { taken, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A port for a mail server, and the variables of a site that sends its letters there. */
export async function planMail(): Promise<{ port: number; variables: Record<string, string> }> {
  const [port, own] = [await freePort(), await freePort()];
  const variables = {
    PORT: String(own),
    SITE_URL: `http://127.0.0.1:${own}`,
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "site@example.org",
  };
  return { port, variables };
}
