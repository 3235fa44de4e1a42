import { createContext, useContext } from "react";

/** On public pages with Save-Data: small photographs, no decorative drawings. */
export const LowDataContext = createContext(false);

/**
 * Whether Save-Data omits this picture: a decorative drawing.
 *
 * @param picture a drawing has no sizes
 * @param inText informative beyond the surrounding text
 */
export function useIsLeftOut(picture: { sizes?: unknown }, inText = false): boolean {
  return useContext(LowDataContext) && picture.sizes === undefined && !inText;
}
