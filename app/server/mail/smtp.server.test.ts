import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { openMailServer, rejection } from "../../../tests/support/mail-server.ts";
import type { SmtpConfig } from "./mail-url.ts";
import { describeMailer } from "./mailer.contract.ts";
import { MailError, PermanentFailure } from "./mailer.ts";
import { openSmtp } from "./smtp.server.ts";

describeMailer("a mail server", async () => {
  const { plan, emails, close } = await openMailServer();
  return { mailer: openSmtp(plan), arrived: emails, block: close };
});

const email = { to: "reader@example.org", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

/** A server with these replies, one per line received, and a custom end. */
async function openBadServer(answer: (line: string, socket: Socket) => void): Promise<SmtpConfig> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    answer("", socket);
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) answer(line, socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { by: "smtp", host: "127.0.0.1", port, privacy: "never", from: { address: "hello@example.org" } };
}

/** Name and message of the error. */
async function outcome(plan: SmtpConfig, timeoutMs?: number, to = email.to): Promise<[string, string]> {
  return openSmtp(plan, timeoutMs)
    .send({ ...email, to })
    .then(
      () => ["sent", ""],
      (error: Error) => [error.name, error.message],
    );
}

describe("an email by SMTP", () => {
  test("comes from MAIL_FROM, goes to one reader, and waits for the connection before it", async () => {
    const { plan, emails } = await openMailServer();
    const mailer = openSmtp(plan);
    await mailer.send(email);
    await mailer.send(email);
    expect(await emails()).toEqual(
      Array(2).fill(expect.objectContaining({ to: email.to, from: "Tabasamu <hello@example.org>" })),
    );
  });

  test("has no header that a person typed", async () => {
    const { plan, arrived } = await openMailServer();
    const mailer = openSmtp(plan);
    const typed = fc.string({
      unit: fc.constantFrom(
        "\r",
        "\n",
        "\r\n",
        " ",
        "\t",
        "\0",
        "\u2028",
        "Bcc: x@example.org",
        "é",
        '"',
        ",",
        "<",
        ">",
      ),
    });
    await fc.assert(
      fc.asyncProperty(typed, typed, async (one, other) => {
        arrived.length = 0;
        await mailer.send({
          ...email,
          subject: `${one}Hello${other}`,
          replyTo: { name: `${one}A${other}`, address: "teacher@example.org" },
          headers: { "List-Unsubscribe": `<https://example.org/${one}>${other}` },
          messageId: `<a${one}@example.org>`,
        });
        const [head = ""] = arrived[0]?.split("\r\n\r\n") ?? [];
        const names = head
          .split(/\r\n|\r|\n/)
          .filter((line) => !/^\s/.test(line))
          .map((line) => line.split(":")[0]);
        expect(names.toSorted()).toEqual(
          [
            "Auto-Submitted",
            "Content-Type",
            "Date",
            "From",
            "List-Unsubscribe",
            "MIME-Version",
            "Message-ID",
            "Reply-To",
            "Subject",
            "To",
          ].toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });

  test("signs in where the server wants that, and stops everything when it may not", async () => {
    const { plan, emails } = await openMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) =>
        username === "post" && password === "p@ss:/word"
          ? callback(null, { user: "post" })
          : callback(rejection(535, "No.")),
    });
    expect(await outcome({ ...plan, user: "post", password: "p@ss:/word" })).toEqual(["sent", ""]);
    expect(await outcome({ ...plan, user: "post", password: "wrong" })).toEqual([
      "MailError",
      expect.stringContaining("refuses the site’s user name or password: 535"),
    ]);
    expect((await outcome(plan))[0]).toBe("MailError");
    expect(await emails()).toHaveLength(1);
  });

  test("is sent only over an encrypted connection", async () => {
    const heard: string[] = [];
    const { plan, arrived } = await openMailServer({
      disabledCommands: ["STARTTLS"],
      onMailFrom: ({ address }, _session, callback) => {
        heard.push(address);
        callback();
      },
    });
    expect(await outcome({ ...plan, privacy: "before anything", user: "post", password: "secret" })).toEqual([
      "MailError",
      "The mail server offers no private line, so nothing was said to it.",
    ]);
    expect([heard, arrived]).toEqual([[], []]);
  });

  test.each(["before anything", "at once"] as const)(
    "is not given to a server that only says who it is (%s)",
    async (privacy) => {
      const { plan, arrived } = await openMailServer({ secure: privacy === "at once" });
      // Its certificate is untrusted and expired.
      expect(await outcome({ ...plan, privacy })).toEqual(["MailError", expect.stringContaining("certificate")]);
      expect(arrived).toEqual([]);
    },
  );
});

describe("a mail server that", () => {
  test("is not there blocks every email", async () => {
    const { plan, close } = await openMailServer();
    await close();
    expect(await outcome(plan)).toEqual([
      "MailError",
      expect.stringMatching(/^The mail server cannot be reached: .*ECONNREFUSED/),
    ]);
    expect((await outcome({ ...plan, host: "no-such-host.invalid" }))[0]).toBe("MailError");
  });

  test.each([
    ["greets with 421", "421 Too busy", "MailError"],
    ["greets with 554", "554 Go away", "MailError"],
    ["speaks another language", "SSH-2.0-OpenSSH_9.9", "MailError"],
  ])("%s blocks every email", async (_, greeting, kind) => {
    const plan = await openBadServer((line, socket) => void (line === "" && socket.end(`${greeting}\r\n`)));
    expect((await outcome(plan, 500))[0]).toBe(kind);
  });

  test("accepts the connection and stays silent is waited for no longer than that", async () => {
    const plan = await openBadServer(() => {});
    const before = Date.now();
    expect(await outcome(plan, 200)).toEqual(["MailError", "The mail server did not answer in time."]);
    expect(Date.now() - before).toBeLessThan(3_000);
  });

  test("takes the email but never replies is waited for only so long", async () => {
    const { plan } = await openMailServer({ onData: (stream) => void stream.resume() });
    expect(await outcome(plan, 300)).toEqual(["MailError", "The mail server did not answer in time."]);
  });

  test("stops while it gets an email has not taken it", async () => {
    const plan = await openBadServer((line, socket) => {
      if (line === "") socket.write("220 here\r\n");
      else if (/^EHLO|^MAIL|^RCPT/.test(line)) socket.write("250 yes\r\n");
      else if (line === "DATA") socket.write("354 go on\r\n");
      else socket.destroy();
    });
    expect((await outcome(plan, 1_000))[0]).toBe("MailError");
  });

  test("knows no such reader refuses the address for good, but not others", async () => {
    const { plan, emails } = await openMailServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address.startsWith("nobody") ? rejection(550, "5.1.1 No such user here") : null),
    });
    const mailer = openSmtp(plan);
    const refused = await mailer.send({ ...email, to: "nobody@example.org" }).catch((error) => error);
    expect(refused).toBeInstanceOf(PermanentFailure);
    expect(refused).toMatchObject({
      because: "address",
      message: expect.stringMatching(/refuses the address: 550 5\.1\.1/),
    });
    await mailer.send(email);
    expect(await emails()).toHaveLength(1);
  });

  test.each([
    [450, "4.2.1 Greylisted", "Error"],
    [452, "4.2.2 Mailbox full", "Error"],
    [421, "4.7.0 Too many", "MailError"],
    [530, "5.7.0 Sign in first", "MailError"],
  ])("says %i %s to the reader’s address has refused nothing for good", async (code, words, kind) => {
    const { plan } = await openMailServer({
      onRcptTo: (_address, _session, callback) => callback(rejection(code, words)),
    });
    const [name, message] = await outcome(plan);
    expect(name).toBe(kind);
    expect(message).toContain(String(code));
  });

  test("forbids relaying has refused no address", async () => {
    const { plan } = await openMailServer({
      onRcptTo: (_address, _session, callback) => callback(rejection(554, "5.7.1 Relay access denied")),
    });
    await expect(openSmtp(plan).send(email)).rejects.toMatchObject({ name: "EmailRejected", because: "email" });
  });

  test("finds the email too large refuses it, and no other", async () => {
    const { plan } = await openMailServer({
      onMailFrom: (_address, _session, callback) => callback(rejection(552, "5.3.4 Too big")),
    });
    await expect(openSmtp(plan).send(email)).rejects.toMatchObject({ name: "EmailRejected", because: "email" });
  });

  test("refuses the sender blocks every email", async () => {
    const { plan } = await openMailServer({
      onMailFrom: (_address, _session, callback) => callback(rejection(550, "Not yours")),
    });
    expect(await outcome(plan)).toEqual(["MailError", expect.stringContaining("refuses the sender in MAIL_FROM: 550")]);
  });

  test.each([
    [554, { name: "EmailRejected", because: "email" }],
    [451, { name: "Error" }],
  ])("says %i after it got the email", async (code, wanted) => {
    const { plan } = await openMailServer({
      onData: (stream, _session, callback) => void stream.resume().on("end", () => callback(rejection(code, "Spam"))),
    });
    await expect(openSmtp(plan).send(email)).rejects.toMatchObject(wanted);
  });

  test("is slow can be left when the site stops", async () => {
    const { plan } = await openMailServer({ onData: (stream) => void stream.resume() });
    const before = Date.now();
    await expect(openSmtp(plan).send(email, AbortSignal.timeout(200))).rejects.toThrow(MailError);
    expect(Date.now() - before).toBeLessThan(3_000);
  });
});
