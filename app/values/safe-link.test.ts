import { expect, test } from "vitest";
import { isOwnPath, isSafeLink } from "./safe-link.ts";

test.each(["/", "/events", "/blog?before=1", "/a/../b", "/%5cevil.test", "/@evil.test", "/https://evil.test"])(
  "%j leads to a page of this site",
  (address) => {
    expect([isOwnPath(address), isSafeLink(address)]).toEqual([true, true]);
    expect(new URL(address, "https://site.test").origin).toBe("https://site.test");
  },
);

test.each([
  "//evil.test",
  "/\\evil.test",
  "/\t/evil.test",
  "/\n\\evil.test",
  "/\r//evil.test",
  "\\\\evil.test",
  " //evil.test",
  "",
  "evil.test",
])("%j does not, and is no link of a text", (address) => {
  expect([isOwnPath(address), isSafeLink(address)]).toEqual([false, false]);
});

test.each(["https://a.test", "HTTP://a.test", "mailto:a@b.test", "tel:+234", "#here"])(
  "%j says itself where it leads",
  (address) => {
    expect([isOwnPath(address), isSafeLink(address)]).toEqual([false, true]);
  },
);
