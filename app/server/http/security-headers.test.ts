import { describe, expect, test } from "vitest";
import { publicPolicy, securityHeaders, staffPolicy } from "./security-headers.ts";

function readPolicy(policy: string): Map<string, string[]> {
  const directives = policy.split("; ").map((directive): [string, string[]] => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources];
  });
  expect(new Set(directives.map(([name]) => name)).size, "a directive that comes twice counts once").toBe(
    directives.length,
  );
  return new Map(directives);
}

const hashes = ["sha256-AAAA", "sha256-BBBB"];

describe("the policy of a public page", () => {
  const policy = readPolicy(publicPolicy(hashes));

  test("forbids all sources that it does not name", () => {
    expect(policy.get("default-src")).toEqual(["'none'"]);
  });

  test("runs only the site's own script", () => {
    expect(policy.get("script-src")).toEqual(["'self'"]);
    expect(publicPolicy(hashes)).not.toMatch(/unsafe|strict-dynamic|\*|data:|blob:/);
  });

  test("shows pictures of this site alone, which knows who may see them", () => {
    expect(policy.get("img-src")).toEqual(["'self'"]);
    expect(readPolicy(staffPolicy("1a2b")).get("img-src")).toEqual(["'self'", "blob:"]);
  });

  test("takes style that it knows by heart", () => {
    expect(policy.get("style-src")).toEqual(["'sha256-AAAA'", "'sha256-BBBB'"]);
    expect(readPolicy(publicPolicy([])).get("style-src")).toEqual(["'none'"]);
  });

  test("shows players of films and no other frame", () => {
    expect(policy.get("frame-src")).toEqual(["https://www.youtube-nocookie.com", "https://player.vimeo.com"]);
  });

  test("sends forms to this site alone, and allows no frame", () => {
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
  });
});

test("every response forbids type guessing, full referrers and the camera", () => {
  const always = securityHeaders(undefined);
  expect(always["X-Content-Type-Options"]).toBe("nosniff");
  expect(always["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  expect(always["Permissions-Policy"]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  expect(always["Cross-Origin-Opener-Policy"]).toBe("same-origin");
  expect(always["Cross-Origin-Resource-Policy"]).toBe("same-origin");
  const policy = readPolicy(always["Content-Security-Policy"] ?? "");
  // Otherwise the service worker, whose own response has this policy, could fetch nothing.
  expect(policy.get("connect-src")).toEqual(["'self'"]);
  for (const name of ["default-src", "form-action", "frame-ancestors"]) expect(policy.get(name)).toEqual(["'none'"]);
});

test("a site with https demands it for a year, on this host alone", () => {
  const told = (siteUrl?: string) => securityHeaders(siteUrl)["Strict-Transport-Security"];
  expect(told("https://site.test")).toBe("max-age=31536000");
  for (const siteUrl of [undefined, "http://site.test", "http://localhost:3000"]) expect(told(siteUrl)).toBeUndefined();
});
