import { expect, test } from "vitest";
import { canReadAuditLog } from "../../office/home/admin-permissions.ts";
import * as rules from "./user-permissions.ts";

const facts = { isLinked: false, hasTwoFactor: false } as const;
const admin = { ...facts, id: "admin", roles: ["admin"], hasPassword: true } as const;
const colleague = { ...facts, id: "colleague", roles: ["admin"], hasPassword: true } as const;
const editor = { ...facts, id: "editor", roles: ["editor"], hasPassword: true } as const;
const another = { ...facts, id: "another", roles: ["editor"], hasPassword: true } as const;
const invited = { ...facts, id: "invited", roles: ["editor"], hasPassword: false } as const;
/** Signs in by OIDC, without a password. */
const linked = { ...invited, id: "linked", isLinked: true } as const;

test("only admins create users", () => {
  for (const may of [rules.canCreateUser, canReadAuditLog]) {
    expect(may(admin)).toBe(true);
    expect(may(editor)).toBe(false);
  }
});

test("users change their own name; admins change others", () => {
  expect(rules.canChangeUser(editor, editor)).toBe(true);
  expect(rules.canChangeUser(admin, editor)).toBe(true);
  expect(rules.canChangeUser(editor, another)).toBe(false);
});

test("admins choose admins; the last one stays", () => {
  expect(rules.canChangeRole(admin, editor, 1)).toBe(true);
  expect(rules.canChangeRole(admin, colleague, 2)).toBe(true);
  expect(rules.canChangeRole(admin, admin, 2)).toBe(true);
  expect(rules.canChangeRole(admin, admin, 1)).toBe(false);
  expect(rules.canChangeRole(editor, editor, 1)).toBe(false);
});

test("only the owner changes a password", () => {
  expect(rules.canChangePassword(editor, editor)).toBe(true);
  expect(rules.canChangePassword(admin, editor)).toBe(false);
});

test("admins send links to others", () => {
  expect(rules.canSendPasswordLink(admin, editor)).toBe(true);
  expect(rules.canSendPasswordLink(admin, admin)).toBe(false);
  expect(rules.canSendPasswordLink(admin, invited)).toBe(false);
  expect(rules.canSendPasswordLink(editor, another)).toBe(false);
  expect(rules.canSendInvitation(admin, invited)).toBe(true);
  expect(rules.canSendInvitation(admin, editor)).toBe(false);
  expect(rules.canSendInvitation(editor, invited)).toBe(false);
  // OIDC users may still want a password, and need no invitation.
  expect(rules.canSendPasswordLink(admin, linked)).toBe(true);
  expect(rules.canSendInvitation(admin, linked)).toBe(false);
});

test("admins delete others, never themselves or the last admin", () => {
  expect(rules.canDeleteUser(admin, editor, 1)).toBe(true);
  expect(rules.canDeleteUser(admin, colleague, 2)).toBe(true);
  expect(rules.canDeleteUser(admin, admin, 2)).toBe(false);
  expect(rules.canDeleteUser(admin, colleague, 1)).toBe(false);
  expect(rules.canDeleteUser(editor, another, 1)).toBe(false);
  expect(rules.canDeleteUser(editor, editor, 1)).toBe(false);
});

test("admins switch off only another user's active second step", () => {
  const guarded = { ...editor, hasTwoFactor: true };
  expect(rules.canRemoveTwoFactor(admin, guarded)).toBe(true);
  expect(rules.canRemoveTwoFactor(admin, editor)).toBe(false);
  expect(rules.canRemoveTwoFactor(admin, { ...admin, hasTwoFactor: true })).toBe(false);
  expect(rules.canRemoveTwoFactor(another, guarded)).toBe(false);
});
