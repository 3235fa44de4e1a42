import { parseTextList } from "../../values/text-list.ts";

/** Reasons from UNICEF's guidelines for reporting on children, and health data. */
export const sensitiveReasons = ["abuse", "accused", "hiv", "combatant", "displaced", "disability", "other"] as const;
export type SensitiveReason = (typeof sensitiveReasons)[number];

/**
 * Keeps stored reasons until a second person agrees, also if the form lacks them.
 * @param chosen of the form
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

/** @returns reasons without requests to remove them */
export const tickedReasons = ({ sensitive, dropped_reasons }: { sensitive: string; dropped_reasons: string }) =>
  parseTextList(sensitive).filter((reason) => !parseTextList(dropped_reasons).includes(reason));

export interface Requirements {
  namesChanged: boolean;
  noFaces: boolean;
}

/**
 * Returns the strictest requirements. Each reason needs approval and no place below a state. Most need changed names
 * and unrecognisable faces (UNICEF: "always change the name and obscure the visual identity"). A disability or health
 * needs either.
 * @param namesChanged staff say that names are changed
 */
export function findRequirements(reasons: readonly string[], namesChanged: boolean): Requirements {
  const isStrict = reasons.some((reason) => reason !== "disability");
  return { namesChanged: isStrict, noFaces: isStrict || !namesChanged };
}
