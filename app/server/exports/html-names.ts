import type { ContainerKind } from "./block-writer.ts";

/** Elements without words for readers. */
export const silent = new Set(
  "script style template noscript object svg math title head select option textarea button input canvas iframe".split(
    " ",
  ),
);
export const blockNames = new Set(
  "address article aside body center dd details div dl dt fieldset figure footer form header hr main nav p pre section summary".split(
    " ",
  ),
);
export const containers: Record<string, ContainerKind> = {
  ul: "list",
  ol: "orderedList",
  menu: "list",
  li: "item",
  table: "list",
  tr: "item",
  blockquote: "quote",
};
export const strongNames = new Set(["strong", "b"]);
export const emphasisNames = new Set(["em", "i", "cite"]);
