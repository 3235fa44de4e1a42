import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

/** All editors change what visitors read, but for sure words. */
export const canChangePages = canEdit;

/**
 * May this member publish sure words, which tell where money goes or whom to call? Others propose them as a draft. Until
 * the first ways to give are live, nothing can be led astray, and all editors may.
 */
export const canPublishSureWords = (member: HasRoles, areWaysLive: boolean): boolean =>
  hasRole(member, "admin") || (!areWaysLive && canEdit(member));

/** Reads once which own wordings ended with an update. */
export const canReadEndedWords = (member: HasRoles): boolean => hasRole(member, "admin");
