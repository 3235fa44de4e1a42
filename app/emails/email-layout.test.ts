import { describe, expect, test } from "vitest";
import { oneLine, renderHtml } from "./email-layout.tsx";

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
