import { describe, expect, test } from "vitest";
import { hasVerifiedEmail, requireOwner } from "./oidc-auth.server.ts";

const email = "editor@example.org";

describe("an address counts as proved", () => {
  test.each([
    { email_verified: true },
    { email_verified: "true" },
    { xms_edov: true },
    { xms_edov: 1 },
    { xms_edov: "1" },
  ])("when the provider says %j", (claims) => {
    expect(hasVerifiedEmail({ email, ...claims })).toBe(true);
  });

  test.each([
    {},
    { email_verified: false },
    { email_verified: "false" },
    { email_verified: ["true"] },
    { email_verified: "yes" },
    { email_verified: false, xms_edov: true },
    { xms_edov: "0" },
    { email: undefined, email_verified: true },
    { email: "editor@\u212Aexample.org", email_verified: true },
    { email: "editor@example.org\n", email_verified: true },
  ])("and not when it says %j", (claims) => {
    expect(hasVerifiedEmail({ email, ...claims })).toBe(false);
  });
});

describe("the subject of a sign-in", () => {
  const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

  test("is read from the signed token", () => {
    expect(requireOwner(token({ sub: "one" }), { sub: "one" }, "us")).toBe("one");
    expect(requireOwner(token({ sub: "one", azp: "us" }), { sub: "one" }, "us")).toBe("one");
  });

  test.each([
    ["there is no token", undefined, { sub: "one" }],
    ["the token is not a token", "nonsense", { sub: "one" }],
    ["the token names no subject", token({}), {}],
    ["the token names a number", token({ sub: 1 }), { sub: 1 }],
    ["the token names an empty subject", token({ sub: "" }), { sub: "" }],
    ["the token was issued for another site", token({ sub: "one", azp: "them" }), { sub: "one" }],
    ["the page about the person is about another", token({ sub: "one" }), { sub: "two" }],
  ])("is refused when %s", (_, idToken, claims) => {
    expect(() => requireOwner(idToken, claims, "us")).toThrow(Error);
  });
});
