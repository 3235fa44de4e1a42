import { expect, test } from "vitest";
import { draftIdOf } from "./queue-on-device.ts";
import { findTemporaryIds, isTemporary, newTemporaryId, withServerIds } from "./temporary-ids.ts";

test("the server's ids replace temporary photo ids in names, values, texts", () => {
  const fields: [string, string][] = [
    ["photos", "-12"],
    ["photos", "7"],
    ["photos", "-123"],
    ["photo--12-alt", "A tap"],
    ["photo--123-consent", "on"],
    ["paragraphs", "![A tap](photo:-123) and -12 degrees"],
  ];
  expect(findTemporaryIds(fields)).toEqual([-12, -123]);
  const ids = new Map([
    [-12, 40],
    [-123, 41],
  ]);
  expect(withServerIds(fields.slice(0, 5), ids)).toEqual([
    ["photos", "40"],
    ["photos", "7"],
    ["photos", "41"],
    ["photo-40-alt", "A tap"],
    ["photo-41-consent", "on"],
  ]);
  expect(withServerIds([["paragraphs", "![A tap](photo:-123)"]], ids)).toEqual([["paragraphs", "![A tap](photo:41)"]]);
  expect(isTemporary(newTemporaryId())).toBe(true);
});

test("an item's local draft has the name that its form gives it", () => {
  expect([draftIdOf("/admin/post"), draftIdOf("/admin/event/12")]).toEqual(["new-post", "event-12"]);
});
