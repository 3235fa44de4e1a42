import { describe, expect, test } from "vitest";
import { unwrapLink, withoutSentenceEnd } from "./web-address.ts";

test.each([
  ["https://example.org/a.", "https://example.org/a"],
  ["https://example.org/a).", "https://example.org/a"],
  ["https://example.org/a]),", "https://example.org/a"],
  ["https://example.org/a?b=1!?", "https://example.org/a?b=1"],
  ["https://example.org/a…", "https://example.org/a"],
  ["https://example.org/a’", "https://example.org/a"],
  ["https://en.wikipedia.org/wiki/Lagos_(city)", "https://en.wikipedia.org/wiki/Lagos_(city)"],
  ["https://en.wikipedia.org/wiki/Lagos_(city)).", "https://en.wikipedia.org/wiki/Lagos_(city)"],
  ["https://en.wikipedia.org/wiki/Ada_(given_name).", "https://en.wikipedia.org/wiki/Ada_(given_name)"],
  ["https://example.org/", "https://example.org/"],
])("the address in %s ends before the sentence's own signs", (typed, address) =>
  expect(withoutSentenceEnd(typed)).toBe(address),
);

test("a million closing brackets take one pass", () => {
  expect(withoutSentenceEnd(`https://example.org/${")".repeat(1_000_000)}`)).toBe("https://example.org/");
});

describe("a wrapper of a link", () => {
  const inside = encodeURIComponent("https://example.org/a?b=1&c=2");
  test.each([
    "https://www.google.com/url?q=https://example.org/a?b%3D1%26c%3D2&sa=D&source=editors&ust=1&usg=AOv",
    `https://www.google.com.ng/url?sa=t&url=${inside}`,
    `https://l.facebook.com/l.php?u=${inside}&h=AT0`,
    `https://lm.facebook.com/l.php?u=${inside}`,
    `https://www.facebook.com/l.php?u=${inside}`,
    `https://l.instagram.com/?u=${inside}&e=AT0`,
    `https://eur02.safelinks.protection.outlook.com/?url=${inside}&data=05&reserved=0`,
    `https://nam11.safelinks.protection.outlook.com/ap/w-59584e83/?url=${inside}`,
    `https://www.youtube.com/redirect?event=video_description&q=${inside}`,
    `https://www.linkedin.com/safety/go?url=${inside}&trk=x`,
    `https://slack-redir.net/link?url=${inside}`,
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_a-3Fb-3D1-26c-3D2&d=DwMF",
    "https://urldefense.com/v3/__https://example.org/a?b=1&c=2__;!!abc$",
    `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${inside}`)}`,
  ])("%s is taken off", (address) => expect(unwrapLink(address)).toBe("https://example.org/a?b=1&c=2"));

  test.each([
    "https://t.co/abc",
    "https://www.google.com/search?q=https://example.org/",
    "https://www.google.com/url?q=javascript:alert(1)",
    "https://www.google.com/url?q=/settings",
    "https://google.com.example.org/url?q=https://example.org/",
    "https://example.org/l.php?u=https://example.com/",
    "mailto:reader@example.org",
    "#part",
    "/blog",
    "",
  ])("%s stays as it is", (address) => expect(unwrapLink(address)).toBe(address));
});
