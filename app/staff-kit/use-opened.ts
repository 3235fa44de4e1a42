import { useState } from "react";
import { useLocation } from "react-router";
import type { Sends } from "../ui/own-form.tsx";

/**
 * Opens a dialog of the page by its button, or by the address `?open=NAME`. Without script, the button leads to that
 * address.
 * @param name among the dialogs of the page
 * @param isRefused its form came back, without script
 */
export function useOpened(name: string, isRefused = false) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const isAsked = query.get("open") === name;
  const [isOpen, setIsOpen] = useState(isAsked || isRefused);
  query.delete("open");
  const closed = `?${query}`;
  const sends: Sends = { method: "get", fields: { ...Object.fromEntries(query), open: name } };
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      // Reloading opens it no more; by the router, this would load the page.
      if (isAsked) history.replaceState(history.state, "", closed);
    },
    /** Attributes of the button that opens. */
    sends,
    /** Address of the page without the dialog; forms without script are sent there. */
    closed,
  };
}
