import { expect, test } from "vitest";
import * as rules from "./user-permissions.ts";

const facts = { isLinked: false, hasSecondFactor: false } as const;
const admin = { ...facts, id: "admin", role: "admin", hasPassword: true } as const;
const colleague = { ...facts, id: "colleague", role: "admin", hasPassword: true } as const;
const editor = { ...facts, id: "editor", role: "editor", hasPassword: true } as const;
const another = { ...facts, id: "another", role: "editor", hasPassword: true } as const;
const invited = { ...facts, id: "invited", role: "editor", hasPassword: false } as const;
/** Signs in with the organisation's account, and never chose a password. */
const linked = { ...invited, id: "linked", isLinked: true } as const;

test("only admins create users and read the log", () => {
  for (const may of [rules.mayCreateUser, rules.mayReadLog]) {
    expect(may(admin)).toBe(true);
    expect(may(editor)).toBe(false);
  }
});

test("everybody may change their own name and e-mail; another's, admins only", () => {
  expect(rules.mayChangeUser(editor, editor)).toBe(true);
  expect(rules.mayChangeUser(admin, editor)).toBe(true);
  expect(rules.mayChangeUser(editor, another)).toBe(false);
});

test("admins choose who is an admin, and the last one stays one", () => {
  expect(rules.mayChangeRole(admin, editor, 1)).toBe(true);
  expect(rules.mayChangeRole(admin, colleague, 2)).toBe(true);
  expect(rules.mayChangeRole(admin, admin, 2)).toBe(true);
  expect(rules.mayChangeRole(admin, admin, 1)).toBe(false);
  expect(rules.mayChangeRole(editor, editor, 1)).toBe(false);
});

test("a password is changed by its owner and by nobody else", () => {
  expect(rules.mayChangePassword(editor, editor)).toBe(true);
  expect(rules.mayChangePassword(admin, editor)).toBe(false);
});

test("admins send other people links: for a new password, or the invitation again", () => {
  expect(rules.maySendPasswordLink(admin, editor)).toBe(true);
  expect(rules.maySendPasswordLink(admin, admin)).toBe(false);
  expect(rules.maySendPasswordLink(admin, invited)).toBe(false);
  expect(rules.maySendPasswordLink(editor, another)).toBe(false);
  expect(rules.maySendInvitation(admin, invited)).toBe(true);
  expect(rules.maySendInvitation(admin, editor)).toBe(false);
  expect(rules.maySendInvitation(editor, invited)).toBe(false);
  // Who came in with the organisation's account may still want a password, and needs no invitation.
  expect(rules.maySendPasswordLink(admin, linked)).toBe(true);
  expect(rules.maySendInvitation(admin, linked)).toBe(false);
});

test("admins delete other people, never themselves and never the last admin", () => {
  expect(rules.mayDeleteUser(admin, editor, 1)).toBe(true);
  expect(rules.mayDeleteUser(admin, colleague, 2)).toBe(true);
  expect(rules.mayDeleteUser(admin, admin, 2)).toBe(false);
  expect(rules.mayDeleteUser(admin, colleague, 1)).toBe(false);
  expect(rules.mayDeleteUser(editor, another, 1)).toBe(false);
  expect(rules.mayDeleteUser(editor, editor, 1)).toBe(false);
});

test("admins switch off another's second factor, never their own, and only one that is there", () => {
  const guarded = { ...editor, hasSecondFactor: true };
  expect(rules.mayRemoveSecondFactor(admin, guarded)).toBe(true);
  expect(rules.mayRemoveSecondFactor(admin, editor)).toBe(false);
  expect(rules.mayRemoveSecondFactor(admin, { ...admin, hasSecondFactor: true })).toBe(false);
  expect(rules.mayRemoveSecondFactor(another, guarded)).toBe(false);
});
