import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { History } from "./find-history.server.ts";
import { HistorySheet } from "./history-sheet.tsx";

interface HistoryOptions {
  /** Path of the item's page, which answers `?history`. */
  path: string;
  label: string;
  /** History that comes with the page, when its address asks for it. */
  initial: History | undefined;
  onRestore(version: number): void;
}

/** The versions of an item: a link that opens them, also without script, and their sheet. */
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
