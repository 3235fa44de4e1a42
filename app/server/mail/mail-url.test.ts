import { describe, expect, test } from "vitest";
import { readConfig } from "../config/config.server.ts";

const read = (MAIL_URL: string, MAIL_FROM: string | undefined = "Tabasamu <hello@example.org>") =>
  readConfig({ SESSION_SECRET: "x".repeat(32), SITE_URL: "https://site.test", MAIL_URL, MAIL_FROM }, "/srv/site").mail;

const from = { name: "Tabasamu", address: "hello@example.org" };

describe("the way of e-mails is read from MAIL_URL:", () => {
  test.each([
    ["mailbox:emails", { by: "mailbox", folder: "/srv/site/emails" }],
    [
      "smtp://post%40example.org:p%40ss%2F%3Aword@mail.example.org",
      {
        by: "smtp",
        host: "mail.example.org",
        port: 587,
        privacy: "before anything",
        user: "post@example.org",
        password: "p@ss/:word",
        from,
      },
    ],
    [
      "smtps://a:b@mail.example.org",
      { by: "smtp", host: "mail.example.org", port: 465, privacy: "at once", user: "a", password: "b", from },
    ],
    [
      "smtp://mail.example.org:2525/?tls=none",
      { by: "smtp", host: "mail.example.org", port: 2525, privacy: "never", from },
    ],
    ["smtp://localhost:25", { by: "smtp", host: "localhost", port: 25, privacy: "never", from }],
    ["smtp://[::1]:25", { by: "smtp", host: "::1", port: 25, privacy: "never", from }],
    [
      "smtp://127.0.0.1.example.org",
      { by: "smtp", host: "127.0.0.1.example.org", port: 587, privacy: "before anything", from },
    ],
    [
      "emailjs://id:key@api.emailjs.com/?service=s&template=t",
      {
        by: "service",
        endpoint: "https://api.emailjs.com/api/v1.0/email/send",
        service: "s",
        template: "t",
        publicId: "id",
        privateKey: "key",
        from,
      },
    ],
    [
      "emailjs://id@127.0.0.1:8080/send?service=s&template=t",
      { by: "service", endpoint: "http://127.0.0.1:8080/send", service: "s", template: "t", publicId: "id", from },
    ],
  ])("%s", (url, plan) => {
    expect(read(url)).toEqual(plan);
  });
});

describe("the sender is read from MAIL_FROM:", () => {
  test.each([
    ["hello@example.org", { address: "hello@example.org" }],
    ["Tabasamu <hello@example.org>", from],
    ['"Tabasamu, Lagos" <hello@example.org>', { name: "Tabasamu, Lagos", address: "hello@example.org" }],
    ["Ọ̀rẹ́ <hello@example.com.ng>", { name: "Ọ̀rẹ́", address: "hello@example.com.ng" }],
    ["Ọ̀rẹ́ <hello@exämple.org>", { name: "Ọ̀rẹ́", address: "hello@xn--exmple-cua.org" }],
  ])("%s", (text, sender) => {
    expect(read("smtp://localhost", text)).toMatchObject({ from: sender });
  });

  test("and has to be said as soon as emails leave the machine", () => {
    for (const url of ["smtp://localhost", "emailjs://id@api.emailjs.com/?service=s&template=t"]) {
      expect(() => read(url, "")).toThrow(/^MAIL_FROM must be set, because/);
    }
    expect(read("mailbox:var/mail", "")).toEqual({ by: "mailbox", folder: "/srv/site/var/mail" });
  });
});

test("emails leave the machine only when the site knows its own address: a request may name any", () => {
  const leaving = ["smtp://localhost", "smtps://a:b@mail.test", "emailjs://id@api.emailjs.com/?service=s&template=t"];
  for (const MAIL_URL of leaving) {
    const settings = { SESSION_SECRET: "x".repeat(32), MAIL_URL, MAIL_FROM: "hello@example.org" };
    expect(() => readConfig(settings, "/srv/site")).toThrow(/^SITE_URL must be set, because MAIL_URL/);
  }
});
