import type { IconName } from "../values/icon-name.ts";
import { Icon } from "./icon.tsx";
import { OwnForm, type Sends } from "./own-form.tsx";

interface ActProps {
  label: string;
  about?: string | number | undefined;
  icon?: IconName | undefined;
  danger?: boolean;
  /** Fields for the same act without script; without them, the button is hidden there. */
  sends?: Sends | undefined;
  onClick(): void;
}

/** A small button beside a text. */
export function Act({ label, about, icon, danger, sends, onClick }: ActProps) {
  const words = (
    <>
      {icon && <Icon name={icon} />}
      {label}
      {about !== undefined && <span className="vh">{` ${about}`}</span>}
    </>
  );
  const look = danger ? "act act--danger" : "act";
  if (sends === undefined)
    return (
      <button type="button" className={`${look} needs-script`} onClick={onClick}>
        {words}
      </button>
    );
  return (
    <OwnForm sends={sends} onSend={onClick}>
      <button type="submit" className={look}>
        {words}
      </button>
    </OwnForm>
  );
}
