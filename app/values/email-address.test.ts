import { describe, expect, test } from "vitest";
import { mailboxOf, readEmailAddress } from "./email-address.ts";

describe("an e-mail address", () => {
  test.each([
    "mary.o'kane@example.org",
    "awa.n'diaye@example.sn",
    "accounts&finance@example.org",
    "first/last@example.org",
    "ada+news@example.org",
    "_a-b_@ex--ample.org",
    "Ada@Example.ORG",
    "a@example.xn--mgbh0fb",
  ])("may be %s", (text) => {
    expect(readEmailAddress(text)).toBe(text);
  });

  test.each([
    ["in letters of another alphabet", "chidi@exämple.org", "chidi@xn--exmple-cua.org"],
    ["already in ASCII", "chidi@xn--exmple-cua.org", "chidi@xn--exmple-cua.org"],
    ["in decomposed letters", "chidi@exa\u0308mple.org", "chidi@xn--exmple-cua.org"],
    ["in capitals", "chidi@EXÄMPLE.org", "chidi@xn--exmple-cua.org"],
    ["with a sign that is a letter", "new@\u212Aexample.org", "new@kexample.org"],
    ["in Arabic", "a@مثال.إختبار", "a@xn--mgbh0fb.xn--kgbechtv"],
  ])("has one spelling for a domain %s", (_, text, address) => {
    expect(readEmailAddress(text)).toBe(address);
  });

  test.each([
    "reader@example.org\u200b",
    "\u202areader@example.org\u202c",
    "reader@example.org\u200e",
    "rea\u2060der@example.org",
    "\ufeffreader@example.org",
    "reader@example.org\u00a0",
    " reader@example.org ",
    "mailto:reader@example.org",
  ])("is the same in %j", (text) => {
    expect(readEmailAddress(text)).toBe("reader@example.org");
  });

  test.each([
    "",
    "@",
    "reader",
    "@example.org",
    "x@localhost",
    "a@@b.org",
    "a@b@example.org",
    "okoro@example.org.",
    ".a@example.org",
    "a.@example.org",
    "a..b@example.org",
    "a b@example.org",
    "a@exam ple.org",
    "a@-example.org",
    "a@example.o",
    "a@192.168.0.1",
    "a@ä/example.org",
    "a@ä%2eexample.org",
    "a@ä:80.example.org",
    "ä@example.org",
    '"a b"@example.org',
    "Ada <ada@example.org>",
    "a@example.org, b@example.org",
    `${"a".repeat(245)}@example.org`,
    `a@${"ä.".repeat(100_000)}org`,
  ])("is not %j", (text) => {
    expect(readEmailAddress(text)).toBeUndefined();
  });
});

test.for([
  ["Trustees@Example.org", "trustees@example.org"],
  ["tru.stees+site@example.org", "trustees@example.org"],
  ["  trustees@example.org\u200b", "trustees@example.org"],
  ["a.b@googlemail.com", "ab@gmail.com"],
  ["ada@b\u00fccher.example", "ada@xn--bcher-kva.example"],
])("%s is the mailbox %s", ([typed = "", mailbox]) => {
  expect(mailboxOf(typed)).toBe(mailbox);
});
