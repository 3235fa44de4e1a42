import { expect, test } from "vitest";
import { openSmtp } from "../app/server/mail/smtp.server.ts";
import { openMailServer } from "./support/mail-server.ts";
import { signIn } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

/** Texts that would give an email more readers, another sender or other words. */
const injections = [
  "A\r\nBcc: evil@evil.test",
  "A\nBcc: evil@evil.test",
  "A\rBcc: evil@evil.test",
  "A\u2028Bcc: evil@evil.test\u0085Cc: evil@evil.test",
  "A\r\n\r\nevil words",
  "A\r\n.\r\nMAIL FROM:<evil@evil.test>",
  "A, evil@evil.test",
  'A" <evil@evil.test>, "B',
  "=?utf-8?Q?A=0D=0ABcc:_evil@evil.test?=",
  "ada@example.org\0@evil.test",
];

/** Returns the envelope of an email: its readers, and the unfolded lines of its head. */
function outsideOf(raw: string) {
  const [head = ""] = raw.split("\r\n\r\n");
  return head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
}

test("no typed text becomes a header of an email", async () => {
  const readers: string[] = [];
  const server = await openMailServer({
    onRcptTo({ address }, _, callback) {
      readers.push(address);
      callback();
    },
  });
  const here = await createTestSite({ empty: true });
  const { ctx, send } = here;
  const outsides: string[] = [];
  const smtp = openSmtp(server.plan);
  ctx.mailer = {
    ...smtp,
    send(email, signal) {
      outsides.push([email.to, email.subject, email.replyTo?.name, email.replyTo?.address].join(""));
      return smtp.send(email, signal);
    },
  };
  const headers = { Cookie: await signIn(ctx, "admin") };
  for (const [number, text] of injections.entries()) {
    const fine = {
      firstName: "A",
      lastName: "B",
      email: `a${number}@example.org`,
      subject: "S",
      message: `M${number}`,
    };
    const person = { firstName: "N", lastName: "P", email: `p${number}@example.org`, role: "editor" };
    for (const name of ["firstName", "lastName", "email", "subject", "message"] as const) {
      await send(
        "/contact",
        { ...fine, [name]: text.slice(0, name === "firstName" ? 15 : 20) },
        { address: `${number}${name}` },
      );
      await send("/contact", { ...fine, [name]: text }, { address: `${number}${name}` });
    }
    for (const name of ["firstName", "lastName", "email"] as const) {
      const typed = { ...person, [name]: text, idempotencyKey: `${number}${name}` };
      await send("/admin/createuser.data", typed, { headers });
    }
    await send("/newsletter", { email: text }, { address: `192.0.2.${number}` });
    await send("/login/forgot", { email: text }, { address: `192.0.2.${number}` });
    await here.emails();
  }
  await here.emails();
  expect(server.arrived.length).toBeGreaterThan(injections.length * 2);
  expect(readers.filter((reader) => !reader.endsWith("@example.org"))).toEqual([]);
  // A mail server or service receives lines without line ends.
  expect(outsides.filter((words) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(words))).toEqual([]);
  const known =
    /^(?:From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding|List-[\w-]+|Auto-Submitted): /i;
  for (const raw of server.arrived) {
    for (const line of outsideOf(raw)) {
      expect(line).toMatch(known);
      // The words of a subject and the name beside an address may be anything; an address may not.
      if (/^(?:From|To|Reply-To):/.test(line)) expect(line.match(/<[^<>]*>$|[^\s<]+$/)?.[0]).not.toContain("evil");
    }
  }
});
