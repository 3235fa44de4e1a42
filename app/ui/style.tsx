import { createContext, useContext } from "react";
import { LowDataContext } from "./low-data.ts";

/** True on staff pages: they load one stylesheet, and components add no styles. */
export const StylesheetContext = createContext(false);

type StyleProps = { name: string; layer?: "base" | "component" | "feature"; css: string };

/**
 * Inline styles of a component, once per document. React hoists them into the head and groups them by layer, in the
 * order in which the root lists the layers. So a page has exactly the rules of its components, without a request.
 */
export function Style({ name, layer = "component", css }: StyleProps) {
  const isLow = useContext(LowDataContext);
  if (useContext(StylesheetContext)) return null;
  return (
    <style href={name} precedence={layer}>
      {isLow ? withoutDrawings(css) : css}
    </style>
  );
}

/** Replaces drawings, as background or mask, by empty images. */
const withoutDrawings = (css: string): string => css.replace(/url\([^)]*(?:\)|$)/g, "linear-gradient(#0000,#0000)");
