import { parseTextList } from "../../values/text-list.ts";

/** Reasons from UNICEF's guidelines for reporting on children, and health data. */
export const sensitiveReasons = ["abuse", "accused", "hiv", "combatant", "displaced", "disability", "other"] as const;
export type SensitiveReason = (typeof sensitiveReasons)[number];

/**
 * Keeps stored reasons until a second person agrees to remove them.
 * @param chosen in the form
 * @param before as stored; undefined for a new story
 * @returns columns
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

/** Returns the reasons without a request to remove them. */
export const tickedReasons = ({ sensitive, dropped_reasons }: { sensitive: string; dropped_reasons: string }) =>
  parseTextList(sensitive).filter((reason) => !parseTextList(dropped_reasons).includes(reason));

export interface Requirements {
  namesChanged: boolean;
  noFaces: boolean;
}

/**
 * Combines the strictest requirements of the reasons. Each requires approval and no place smaller than a state. Most
 * require changed names and unrecognisable faces (UNICEF: "always change the name and obscure the visual identity").
 * Disability and health require one of the two.
 * @param namesChanged true if staff say that the names are changed
 */
export function findRequirements(reasons: readonly string[], namesChanged: boolean): Requirements {
  const isStrict = reasons.some((reason) => reason !== "disability");
  return { namesChanged: isStrict, noFaces: isStrict || !namesChanged };
}
