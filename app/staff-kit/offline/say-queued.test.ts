import { staffOffline as words } from "content/staff-offline.ts";
import { expect, test } from "vitest";
import type { QueuedForm } from "./device-store.ts";
import { sayQueued } from "./say-queued.ts";

const form: QueuedForm = {
  key: "k",
  memberId: "ada",
  action: "/admin/post",
  title: "Taps",
  fields: [],
  photos: [-1],
  draftId: "new-post",
  createdAt: 0,
  state: "kept",
};
const here = { isOnline: true, memberId: "ada" };
const say = (changes: Partial<QueuedForm> | undefined, device = {}, before?: QueuedForm) =>
  sayQueued(changes && { ...form, ...changes }, before, { ...here, ...device })?.text;

test.each([
  ["waits for its photos", {}, {}, words.waitsForPhotos],
  ["is being sent", { state: "sending", isSignedOut: true }, {}, words.waitsForPhotos],
  ["waits for a connection", {}, { isOnline: false }, words.kept],
  ["waits without photos", { photos: [] }, {}, words.kept],
  ["was sent without a session", { isSignedOut: true }, {}, words.signedOut],
  ["is of somebody who signed out in another tab", {}, { memberId: undefined }, words.signedOut],
  ["is of another person than the one at the device", {}, { memberId: "bola" }, words.signedOut],
  ["was refused", { state: "blocked", message: "Title is required." }, {}, words.notOut("Title is required.")],
  ["was refused without a word", { state: "blocked" }, {}, words.notOut(words.refused)],
  ["was stored", { state: "sent", done: "The post is saved." }, {}, "The post is saved."],
] satisfies [string, Partial<QueuedForm>, object, string][])(
  "the page says of a form that it %s",
  (_what, changes, device, text) => {
    expect(say(changes, device)).toBe(text);
  },
);

test("the sentence of a stored form stays once it left the queue", () => {
  expect(say(undefined, {}, { ...form, state: "sent", done: "The post is saved." })).toBe("The post is saved.");
});

test("the page says nothing of a form that was opened again", () => {
  expect(say(undefined, {}, form)).toBeUndefined();
});
