import { parseTextList } from "../../values/text-list.ts";

/** Why a story is sensitive: UNICEF's guidelines for reporting on children, and data on health. */
export const sensitiveReasons = ["abuse", "accused", "hiv", "combatant", "displaced", "disability", "other"] as const;
export type SensitiveReason = (typeof sensitiveReasons)[number];

/**
 * The reasons of a story that is saved: those of before hold, also where the form lacks them, until a second person agrees.
 * @param chosen of the form @param before as stored; undefined for a new story @returns columns
 */
export function holdReasons(
  chosen: readonly string[],
  before: { sensitive: string } | undefined,
): { sensitive: string; dropped_reasons: string } {
  const stored = parseTextList(before?.sensitive ?? "[]");
  const dropped = stored.filter((reason) => !chosen.includes(reason));
  const held = sensitiveReasons.filter((reason) => chosen.includes(reason) || stored.includes(reason));
  return { sensitive: JSON.stringify(held), dropped_reasons: JSON.stringify(dropped) };
}

/** What the form shows as ticked. @returns reasons without those that somebody wants away */
export const tickedReasons = ({ sensitive, dropped_reasons }: { sensitive: string; dropped_reasons: string }) =>
  parseTextList(sensitive).filter((reason) => !parseTextList(dropped_reasons).includes(reason));

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
