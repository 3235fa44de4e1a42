import { type RefObject, useEffect } from "react";

/** Keeps a phone's toolbar above the keyboard, which covers the lower window. */
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
    // The layout changes after the click, so that nothing moves under the thumb.
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
