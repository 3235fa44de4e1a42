import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { History } from "./find-history.server.ts";
import { HistorySheet } from "./history-sheet.tsx";

interface HistoryOptions {
  path: string;
  label: string;
  /** History that was rendered with the page for `?history`. */
  initial: History | undefined;
  onRestore(version: number): void;
}

/** Returns a link to an item's versions, which works without script, and their sheet. */
export function useHistory({ path, label, initial, onRestore }: HistoryOptions) {
  const [isOpen, setIsOpen] = useState(initial !== undefined);
  const close = () => setIsOpen(false);
  return {
    link: (
      <a
        className="act"
        href={`${path}?history=`}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Icon name="log" />
        {label}
      </a>
    ),
    sheet: isOpen && (
      <HistorySheet
        path={path}
        initial={initial}
        onRestore={(version) => {
          close();
          onRestore(version);
        }}
        onClose={close}
      />
    ),
  };
}
