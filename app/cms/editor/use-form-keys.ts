import { type RefObject, useEffect } from "react";

/** The events of a form, by key with Ctrl or Command: `save` now, and open the `publish` sheet. */
const events: Record<string, string> = { s: "save", Enter: "publish" };

/** Ctrl+S and Ctrl+Enter, anywhere in the form of the text. */
export function useFormKeys(host: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const form = host.current?.closest("form");
    const press = (event: KeyboardEvent) => {
      const name = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && events[event.key];
      if (!name) return;
      event.preventDefault();
      form?.dispatchEvent(new CustomEvent(name));
    };
    form?.addEventListener("keydown", press);
    return () => form?.removeEventListener("keydown", press);
  }, [host]);
}
