import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";

const whole = {
  SITE_URL: "https://example.org",
  OIDC_ISSUER: "https://accounts.example.org/realm/",
  OIDC_CLIENT_ID: "the-site",
  OIDC_CLIENT_SECRET: "only the provider knows",
};

const read = (environment: Record<string, string>) =>
  readConfig({ SESSION_SECRET: "x".repeat(32), ...environment }, "/srv/site").provider;

function complaint(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("These settings were taken.");
}

test("a provider needs all of its settings, or none", () => {
  expect(read({})).toBeUndefined();
  expect(read({ OIDC_NAME: "Sign in with Example" }), "a name alone switches nothing on").toBeUndefined();
  expect(read(whole)).toEqual({
    issuer: "https://accounts.example.org/realm",
    clientId: "the-site",
    clientSecret: "only the provider knows",
    name: undefined,
  });
  expect(read({ ...whole, OIDC_NAME: "Sign in with Example" })?.name).toBe("Sign in with Example");
});

test.each(Object.keys(whole))("without %s, the others are not taken, and it is named", (name) => {
  const said = complaint({ ...whole, [name]: "" });
  expect(said).toMatch(new RegExp(`^${name} must be set`));
  for (const value of Object.values(whole)) expect(said).not.toContain(value);
});

test.each([
  ["OIDC_ISSUER", "login.example.org"],
  ["OIDC_ISSUER", "http://accounts.example.org"],
  ["OIDC_ISSUER", "https://name:word@accounts.example.org"],
  ["OIDC_ISSUER", "https://accounts.example.org/?tenant=x"],
  ["OIDC_CLIENT_ID", "two words"],
  ["OIDC_CLIENT_SECRET", "two\nlines"],
  ["OIDC_NAME", "x".repeat(61)],
])("%s is not taken as %j, and is not repeated", (name, value) => {
  const said = complaint({ ...whole, [name]: value });
  expect(said).toMatch(new RegExp(`^${name} must `));
  expect(said).not.toContain(value);
});

test("on this very machine a provider may do without encryption", () => {
  for (const issuer of ["http://127.0.0.1:9000", "http://localhost:9000", "http://[::1]:9000"]) {
    expect(read({ ...whole, OIDC_ISSUER: issuer })?.issuer).toBe(issuer);
  }
});
