import { expect, test } from "vitest";
import { findNearHost } from "./near-host.ts";

test.each([
  ["ada@gmial.com", "gmail.com"],
  ["ada@GMAIL.con", "gmail.com"],
  ["ada@gmai.com", "gmail.com"],
  ["ada@yaho.com", "yahoo.com"],
  ["ada@hotmial.com", "hotmail.com"],
  ["ada@outlok.com", "outlook.com"],
])("%s was probably meant to be at %s", (address, meant) => {
  expect(findNearHost(address)?.meant).toBe(meant);
});

test.each(["ada@gmail.com", "ada@mail.com", "ada@ymail.com", "ada@example.org", "ada", ""])(
  "%s is no slip",
  (address) => {
    expect(findNearHost(address)).toBeUndefined();
  },
);
