import { createContext, useContext } from "react";
import { LowDataContext } from "./save-data.ts";

/** Staff pages load one stylesheet: components add no styles there. */
export const StylesheetContext = createContext(false);

/**
 * Inline styles of a component, once per document. React hoists them into the head and groups them by layer: a page has
 * just its components' rules, without a request.
 *
 * Layers follow the order in which the root names them: base, component, feature.
 */
export function Style({ name, layer = "component", css }: { name: string; layer?: Layer; css: string }) {
  const isLow = useContext(LowDataContext);
  if (useContext(StylesheetContext)) return null;
  return (
    <style href={name} precedence={layer}>
      {isLow ? withoutDrawings(css) : css}
    </style>
  );
}

/** Replaces drawings with empty images, as background and as mask. */
const withoutDrawings = (css: string): string => css.replace(/url\([^)]*\)/g, "linear-gradient(#0000,#0000)");

export type Layer = "base" | "component" | "feature";
