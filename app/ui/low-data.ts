import { createContext, useContext } from "react";

/** True on public pages with Save-Data: small photos, and no decorative drawings. */
export const LowDataContext = createContext(false);

/**
 * Returns true if Save-Data omits this picture: a drawing (without sizes), unless it has information that the text
 * lacks.
 */
export const useIsLeftOut = (picture: { sizes?: unknown }, inText = false) =>
  useContext(LowDataContext) && picture.sizes === undefined && !inText;
