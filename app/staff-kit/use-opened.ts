import { useState } from "react";
import { useLocation } from "react-router";
import type { Sends } from "../ui/own-form.tsx";

/**
 * Opens a dialog by its button, or by the address `?open=NAME`, to which the button leads without script.
 * @param name unique among the dialogs of the page
 * @param isRefused true if its form was rejected, without script
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
      // Prevents that reloading opens the dialog again. Using the router would reload the page's data.
      if (isAsked) history.replaceState(history.state, "", closed);
    },
    sends,
    /** Address of the page without the dialog; forms without script are sent there. */
    closed,
  };
}
