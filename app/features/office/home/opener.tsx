import type { ComponentProps } from "react";
import { Link } from "react-router";

/** What opens over the page. */
export type Overlay = "jump" | "create" | "more" | "shortcuts";

/** Opens an overlay; without script, or into another tab, a page with the same. */
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
