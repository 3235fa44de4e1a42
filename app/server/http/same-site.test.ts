import { describe, expect, test } from "vitest";
import { comesFromThisSite } from "./same-site.ts";

const form = (headers: Record<string, string>, url = "http://site.test/contact") =>
  new Request(url, { method: "POST", headers });

describe("a form is taken from", () => {
  test("a page of this site", () => {
    expect(comesFromThisSite(form({ Origin: "http://site.test" }), undefined)).toBe(true);
  });

  test("a page of this site on a port of its own", () => {
    const request = form({ Origin: "http://localhost:3000" }, "http://localhost:3000/contact");
    expect(comesFromThisSite(request, undefined)).toBe(true);
  });

  test("a page that a proxy serves with https, while it asks this server with http", () => {
    expect(comesFromThisSite(form({ Origin: "https://site.test" }), undefined)).toBe(true);
  });

  test("the address that visitors use, even if the proxy sends another host", () => {
    const request = form({ Origin: "https://site.test" }, "http://10.0.0.7:3000/contact");
    expect(comesFromThisSite(request, "https://site.test")).toBe(true);
  });

  test("a browser too old to say where it comes from", () => {
    expect(comesFromThisSite(form({}), "https://site.test")).toBe(true);
    expect(comesFromThisSite(form({ "Sec-Fetch-Site": "same-origin" }), undefined)).toBe(true);
  });
});

describe("a form is not taken from", () => {
  test.each([
    "https://elsewhere.test",
    "https://site.test.elsewhere.test",
    "https://sub.site.test",
    "https://site.test:8443",
    "https://site.test@elsewhere.test",
    "null",
    "",
    "site.test",
    "javascript:site.test",
  ])("%j", (origin) => {
    expect(comesFromThisSite(form({ Origin: origin }), undefined)).toBe(false);
    expect(comesFromThisSite(form({ Origin: origin }), "https://site.test")).toBe(false);
  });

  test("a page that hides its name, when the browser says that it is another site", () => {
    expect(comesFromThisSite(form({ "Sec-Fetch-Site": "cross-site" }), undefined)).toBe(false);
  });

  test("another site whose browser claims to be on this one", () => {
    const request = form({ Origin: "https://elsewhere.test", "Sec-Fetch-Site": "same-origin" });
    expect(comesFromThisSite(request, undefined)).toBe(false);
  });
});
