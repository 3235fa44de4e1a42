import { type RefObject, useEffect } from "react";

/** Phones: the toolbar of an editor in use stays above the keyboard, which covers the window's lower part. */
export function useToolsAboveKeyboard(host: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const editor = host.current?.closest<HTMLElement>(".ed");
    if (!editor) return;
    const left = new AbortController();
    const options = { signal: left.signal };
    const seen = window.visualViewport;
    const follow = () => {
      const covered = seen ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
      editor.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    seen?.addEventListener("resize", follow, options);
    seen?.addEventListener("scroll", follow, options);
    // Nothing moves under the thumb that leaves it: the layout changes after the click.
    let isPressed = false;
    const update = () => {
      if (!isPressed) editor.toggleAttribute("data-used", editor.contains(document.activeElement));
    };
    const lift = () =>
      setTimeout(() => {
        isPressed = false;
        update();
      });
    editor.addEventListener("focusin", update, options);
    editor.addEventListener("focusout", () => setTimeout(update), options);
    const press = () => {
      isPressed = editor.contains(document.activeElement);
    };
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", lift, options);
    document.addEventListener("pointercancel", lift, options);
    update();
    return () => left.abort();
  }, [host]);
}
