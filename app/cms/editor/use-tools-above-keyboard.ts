import { type RefObject, useEffect } from "react";

/** A phone's keyboard covers the window's lower part: the toolbar stays above it. */
export function useToolsAboveKeyboard(host: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport;
    const follow = () => {
      const covered = seen ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
      host.current?.closest<HTMLElement>(".ed")?.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    seen?.addEventListener("resize", follow);
    seen?.addEventListener("scroll", follow);
    return () => {
      seen?.removeEventListener("resize", follow);
      seen?.removeEventListener("scroll", follow);
    };
  }, [host]);
}
