import type { IconName } from "../values/icon-name.ts";
import { Icon } from "./icon.tsx";

interface ActProps {
  label: string;
  /** The object's name, for screen readers. */
  about?: string | number;
  icon?: IconName;
  danger?: boolean;
  onClick(): void;
}

/** A small button, beside a text. */
export function Act({ label, about, icon, danger, onClick }: ActProps) {
  return (
    <button type="button" className={danger ? "act act--danger" : "act"} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {label}
      {about !== undefined && <span className="vh">{` ${about}`}</span>}
    </button>
  );
}
