import { createContext, useContext } from "react";
import { LowDataContext } from "./save-data.ts";

/** True on staff pages, which load one stylesheet with everything: there a piece brings no rules of its own. */
export const StylesheetContext = createContext(false);

/**
 * The rules of one piece, put inside the document once however often the piece is shown. React lifts them into the
 * head and joins all of one layer, so a page carries exactly the rules of the pieces on it, and no request for style.
 *
 * Layers come in the order in which the root names them first: base, then furniture, then rooms.
 */
export function Style({ name, layer = "furniture", css }: { name: string; layer?: Layer; css: string }) {
  const isLow = useContext(LowDataContext);
  if (useContext(StylesheetContext)) return null;
  return (
    <style href={name} precedence={layer}>
      {isLow ? withoutDrawings(css) : css}
    </style>
  );
}

/** Rules that ask for no drawing: nothing is seen in its place, as a background and as a mask. */
function withoutDrawings(css: string): string {
  return css.replace(/url\([^)]*\)/g, "linear-gradient(#0000,#0000)");
}

export type Layer = "base" | "furniture" | "room";
