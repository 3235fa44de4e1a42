import { createContext, useContext } from "react";

/** True on public pages for those who save data: small photographs, and no drawing that is not part of the text. */
export const LowDataContext = createContext(false);

/**
 * Is this picture left out for those who save data? A photograph comes small; a drawing only stays away.
 *
 * @param picture without sizes it is a drawing
 * @param inText it says something that the words beside it do not
 */
export function useIsLeftOut(picture: { sizes?: unknown }, inText = false): boolean {
  return useContext(LowDataContext) && picture.sizes === undefined && !inText;
}
