import { expect, test } from "vitest";
import { createRepeatedRejections } from "./repeated-rejections.ts";

test("after 30 rejections a minute, one network is rejected unread, its neighbours are not", () => {
  const clock = { at: new Date("2026-03-10T09:00:00Z"), now: () => clock.at };
  const rejections = createRepeatedRejections(clock);
  for (let times = 0; times < 30; times++) rejections.count("2001:db8::1");
  expect(rejections.rejects("2001:db8::2", "/contact")).toBe(false);
  rejections.count("2001:db8::3");
  // One household.
  expect(rejections.rejects("2001:db8::2", "/contact")).toBe(true);
  expect(rejections.rejects("203.0.113.9", "/contact")).toBe(false);
  for (const path of ["/safeguarding", "/withdraw", "/photo", "/e/abcd", "/g/abcd/send", "/login", "/admin/post"])
    expect(rejections.rejects("2001:db8::2", path), path).toBe(false);
  clock.at = new Date("2026-03-10T09:01:00Z");
  expect(rejections.rejects("2001:db8::2", "/contact")).toBe(false);
  rejections.count("2001:db8::1");
  expect(rejections.rejects("2001:db8::2", "/contact")).toBe(false);
});
