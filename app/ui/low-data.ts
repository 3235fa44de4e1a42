import { createContext, useContext } from "react";

/** True on public pages with Save-Data: small photographs, no decorative drawings. */
export const LowDataContext = createContext(false);

/**
 * Returns true if Save-Data omits this picture: a drawing (without sizes), unless it says more than the text around
 * it.
 */
export const useIsLeftOut = (picture: { sizes?: unknown }, inText = false) =>
  useContext(LowDataContext) && picture.sizes === undefined && !inText;
