import { expect, test } from "vitest";
import { withoutPassword } from "./redact-password.ts";

test.each([
  ["postgres://site:hunter2@db.example.org:5432/site", "postgres://site:***@db.example.org:5432/site"],
  [
    "postgres://site:hunt@er2@db.example.org/site?sslmode=require",
    "postgres://site:***@db.example.org/site?sslmode=require",
  ],
  ["postgres://site@db.example.org/site", "postgres://site@db.example.org/site"],
  ["sqlite:var/site.sqlite", "sqlite:var/site.sqlite"],
])("%s is shown as %s", (address, shown) => {
  expect(withoutPassword(address)).toBe(shown);
});
