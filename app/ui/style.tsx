import { createContext, useContext } from "react";

/** True on staff pages, which load one stylesheet with everything: there a piece brings no rules of its own. */
export const StylesheetContext = createContext(false);

/**
 * The rules of one piece, put inside the document once however often the piece is shown. React lifts them into the
 * head and joins all of one layer, so a page carries exactly the rules of the pieces on it, and no request for style.
 *
 * Layers come in the order in which the root names them first: base, then furniture, then rooms.
 */
export function Style({ name, layer = "furniture", css }: { name: string; layer?: Layer; css: string }) {
  if (useContext(StylesheetContext)) return null;
  return (
    <style href={name} precedence={layer}>
      {css}
    </style>
  );
}

export type Layer = "base" | "furniture" | "room";
