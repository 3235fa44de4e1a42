/** Why a story is sensitive: UNICEF's guidelines for reporting on children, and data on health. */
export const sensitiveReasons = ["abuse", "accused", "hiv", "combatant", "displaced", "disability", "other"] as const;
export type SensitiveReason = (typeof sensitiveReasons)[number];

/** What publishing requires. */
export interface Requirements {
  namesChanged: boolean;
  /** Nobody may be recognised in any photo. */
  noFaces: boolean;
}

/**
 * The strictest of what the reasons force: always names changed and no face that can be recognised (UNICEF: "always
 * change the name and obscure the visual identity"), but for a disability or health one of the two, as of every picture
 * and name. A place no finer than a state and the approval of a second person are forced by each.
 * @param namesChanged whether staff said that they are
 */
export function requirementsOf(reasons: readonly string[], namesChanged: boolean): Requirements {
  const isStrict = reasons.some((reason) => reason !== "disability");
  return { namesChanged: isStrict, noFaces: isStrict || !namesChanged };
}
