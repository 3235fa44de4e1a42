import type { ComponentProps } from "react";
import { Link } from "react-router";

export type Overlay = "jump" | "create" | "more" | "shortcuts";

/** Link that opens an overlay. Without script, or in another tab, it opens a page with the same content. */
export function Opener({ onOpen, ...link }: ComponentProps<typeof Link> & { onOpen(): void }) {
  return (
    <Link
      {...link}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
