import { json } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { listen } from "../../../tests/support/loopback.ts";
import { openEmailService } from "./email-service.server.ts";
import { type EmailServiceConfig, type MailTransportConfig, readMailUrl } from "./mail-url.ts";
import { describeMailer } from "./mailer.contract.ts";
import type { Email } from "./mailer.ts";

interface Asked {
  path: string | undefined;
  body: Record<string, unknown> & { template_params: Record<string, string> };
}

/** A local service. @param answer its response to each e-mail */
async function openService(answer: () => { status: number; words?: string; headers?: Record<string, string> }) {
  const asked: Asked[] = [];
  const port = await listen(async (incoming, outgoing) => {
    asked.push({ path: `${incoming.method} ${incoming.url}`, body: (await json(incoming)) as Asked["body"] });
    const { status, words = "OK", headers } = answer();
    outgoing.writeHead(status, { Connection: "close", ...headers }).end(words);
  });
  const read = readMailUrl(`emailjs://public:private@127.0.0.1:${port}/?service=gmail&template=email`);
  const plan: MailTransportConfig = {
    ...(read as EmailServiceConfig),
    from: { name: "Tabasamu", address: "hello@example.org" },
  };
  return { plan, asked };
}

/** Fills a template. */
function readEmail({ body: { template_params: params } }: Asked): Email {
  const {
    to_email: to = "",
    subject = "",
    message: text = "",
    from_name: name = "",
    from_email: address = "",
  } = params;
  const isOwn = address === "hello@example.org";
  return { to, subject, text, html: "", ...(!isOwn && { replyTo: { name, address } }) };
}

describeMailer("the e-mail service", async () => {
  let isDown = false;
  const { plan, asked } = await openService(() => ({ status: isDown ? 503 : 200 }));
  return {
    mailer: openEmailService(plan, 2_000, 0),
    arrived: async () => asked.map(readEmail),
    block: async () => {
      isDown = true;
    },
  };
}, ["html", "headers", "messageId"]);

const email = { to: "reader@example.org", subject: "Hello", text: "Words", html: "<p>Words</p>" };

describe("the e-mail service", () => {
  test("is asked with the names of the specification", async () => {
    const { plan, asked } = await openService(() => ({ status: 200 }));
    const replyTo = { name: "Sample Teacher", address: "teacher@example.org" };
    await openEmailService(plan, 2_000, 0).send({ ...email, replyTo });
    expect(asked).toEqual([
      {
        path: "POST /api/v1.0/email/send",
        body: {
          service_id: "gmail",
          template_id: "email",
          user_id: "public",
          accessToken: "private",
          template_params: {
            from_name: "Sample Teacher",
            from_email: "teacher@example.org",
            to_email: "reader@example.org",
            reply_to: "teacher@example.org",
            subject: "Hello",
            message: "Words",
          },
        },
      },
    ]);
  });

  test("is asked without an access token where none is given", async () => {
    const { plan, asked } = await openService(() => ({ status: 200 }));
    await openEmailService({ ...plan, privateKey: undefined } as EmailServiceConfig, 2_000, 0).send(email);
    expect(asked[0]?.body).not.toHaveProperty("accessToken");
  });

  test.each([
    [400, { name: "EmailRejected", because: "email", message: "The email service refuses the email: 400 Why" }],
    [422, { name: "EmailRejected", because: "email" }],
    // About the site's account, or its rate.
    ...[401, 403, 404, 408, 429, 500, 503].map((status): [number, object] => [status, { name: "MailError" }]),
  ])("answers %i", async (status, wanted) => {
    const { plan } = await openService(() => ({ status, words: "Why\r\n" }));
    await expect(openEmailService(plan, 2_000, 0).send(email)).rejects.toMatchObject(wanted);
  });

  test("that answers too late or not at all is not waited for", async () => {
    const { plan } = await openService(() => ({ status: 200 }));
    const port = await listen(() => {});
    const silent = { ...plan, endpoint: `http://127.0.0.1:${port}/` } as EmailServiceConfig;
    await expect(openEmailService(silent, 200, 0).send(email)).rejects.toThrow("did not answer in time");
    const nobody = { ...plan, endpoint: "http://127.0.0.1:1/" } as EmailServiceConfig;
    await expect(openEmailService(nobody, 200, 0).send(email)).rejects.toThrow("cannot be reached");
  });

  test("that sends the site elsewhere gets nothing there: the keys are for its host alone", async () => {
    let elsewhere = 0;
    const other = await listen((_incoming, outgoing) => {
      elsewhere++;
      outgoing.end();
    });
    const headers = { Location: `http://127.0.0.1:${other}/` };
    const { plan } = await openService(() => ({ status: 307, headers }));
    await expect(openEmailService(plan, 2_000, 0).send(email)).rejects.toMatchObject({ name: "MailError" });
    expect(elsewhere).toBe(0);
  });

  test("is asked for one email at a time, with a pause between", async () => {
    const times: number[] = [];
    const { plan } = await openService(() => {
      times.push(performance.now());
      return { status: 200 };
    });
    const mailer = openEmailService(plan, 2_000, 400);
    expect(mailer.atOnce).toBe(1);
    await mailer.send(email);
    await mailer.send(email);
    // The first request may arrive late on a busy machine; without a pause the second follows within a few milliseconds.
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(200);
  });
});
