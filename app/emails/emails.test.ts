import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Email } from "../server/mail/mailer.ts";
import { oneLine, renderHtml } from "./email-layout.tsx";
import { examplesOf, previewsOf } from "./previews.ts";

const files = import.meta.glob<Record<string, unknown>>("./*.tsx", { eager: true });

interface Example {
  write(fields: object): Email;
  fields: object;
}

const hope = { name: "Foundation of Hope", email: "hello@hope.example", headOffice: "2 Sample Road, Kumasi" };
const examples = examplesOf(hope);

const all = Object.entries<Example>(examples as unknown as Record<string, Example>);

/** Renders an example. @param change alters each of its values */
function writeExample({ write, fields }: Example, change = (text: string) => text): Email {
  return write(changeWords(fields, change) as object);
}

function changeWords(fact: unknown, change: (text: string) => string): unknown {
  if (typeof fact === "string") return change(fact);
  if (Array.isArray(fact)) return fact.map((part) => changeWords(part, change));
  if (typeof fact !== "object" || fact === null) return fact;
  return Object.fromEntries(Object.entries(fact).map(([name, part]) => [name, changeWords(part, change)]));
}

test("every email stands in the gallery under its own name, as its example says", () => {
  expect(previewsOf(hope)).toEqual(Object.fromEntries(all.map(([name, one]) => [name, writeExample(one)])));
  const nameOf = (writer: string) =>
    writer.replace(/Emails?$/, "").replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const exported = Object.values(files).flatMap((file) => Object.keys(file).filter((name) => /Emails?$/.test(name)));
  const writers = exported.filter((name) => name !== "renderEmail");
  expect(writers.map(nameOf).toSorted()).toEqual(Object.keys(examples).toSorted());
  // Only the newsletter, rendered once for all its readers, has a writer without name.
  expect(all.map(([name, { write }]) => nameOf(write.name) || name)).toEqual(all.map(([name]) => name));
});

test("there are emails to look at", () => {
  expect(Object.keys(examples)).toContain("contact-message");
});

describe.each(all)("the email of %s", (_, one) => {
  const email = writeExample(one);

  test("has a reader and a subject of one line", () => {
    expect(email.to).toMatch(/^[^\s@]+@[^\s@]+$/);
    expect(email.subject).toMatch(/\S/);
    expect(oneLine(email.subject)).toBe(email.subject);
  });

  test("has no line break in its head, whatever is typed", () => {
    const breaks = fc.string({ unit: fc.constantFrom("\r", "\n", "\r\n", "\u2028", "\u0085", "\0", " ", "a", ":") });
    fc.assert(
      fc.property(breaks, breaks, (before, after) => {
        const { to, subject, replyTo, headers } = writeExample(one, (text) => `${before}${text}${after}`);
        const lines = [to, subject, replyTo?.name, replyTo?.address, ...Object.entries(headers ?? {}).flat()];
        for (const line of lines) expect(line ?? "").not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  test("reads as plain text, without markup", () => {
    expect(email.text.trim()).not.toBe("");
    expect(email.text).not.toMatch(/<\/|&lt;|undefined|\[object/);
  });

  test("is a whole page in HTML, which loads nothing and runs nothing", () => {
    expect(email.html).toMatch(/^<!doctype html><html lang="en-NG">.*<title>[^<]+<\/title>.*<\/html>$/s);
    expect(email.html).not.toMatch(/<(?:script|img|link|iframe|form)\b|\bon[a-z]+=|undefined|\[object/i);
  });
});

describe("a line in the head of an email", () => {
  test.each([
    ["carriage return and line feed", "Hello\r\nBcc: everybody@example.org"],
    ["a line feed", "Hello\nBcc: everybody@example.org"],
    ["a carriage return", "Hello\rBcc: everybody@example.org"],
    ["an empty line before a body of its own", "Hello\r\n\r\nBcc: everybody@example.org"],
    ["other characters that end a line", "Hello\u0085\u2028\u2029\v\fBcc: everybody@example.org"],
    ["a zero byte", "Hello\0Bcc: everybody@example.org"],
  ])("stays one line in spite of %s", (_, typed) => {
    expect(oneLine(typed)).toBe("Hello Bcc: everybody@example.org");
  });

  test("keeps the words of every language", () => {
    expect(oneLine(" Ọ̀rẹ́ 👩🏾‍🏫 ")).toBe("Ọ̀rẹ́ 👩🏾‍🏫");
  });
});

test("the title of an email cannot end its head", () => {
  expect(renderHtml("</title><script>alert(1)</script>", "Hello")).toContain(
    "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>",
  );
});
