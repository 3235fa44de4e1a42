import { expect, test } from "vitest";
import { honeypotField, isRobot } from "./honeypot.ts";

test("a visitor who fills in the invisible field is a robot", () => {
  expect(isRobot({ [honeypotField]: "https://spam.example.org", email: "x@example.org" })).toBe(true);
  expect(isRobot({ [honeypotField]: " " })).toBe(true);
});

test("a person leaves it empty, and an old form does not have it", () => {
  expect(isRobot({ [honeypotField]: "", email: "teacher@example.org" })).toBe(false);
  expect(isRobot({ email: "teacher@example.org" })).toBe(false);
});

test("the honeypot has a name that no browser fills in", () => {
  // Browsers autofill fields that look like a name, an address, a telephone number or a company.
  expect(honeypotField).not.toMatch(
    /name|mail|phone|tel|address|street|city|zip|postal|country|company|organi|url|web/i,
  );
});
