import { Link } from "react-router";
import { Icon, type IconName } from "../ui/icon.tsx";

/** A link that looks like `Act`. @param about the object's name, for screen readers */
export function ActLink({ label, to, about, icon }: { label: string; to: string; about?: string; icon?: IconName }) {
  return (
    <Link className="act" to={to}>
      {icon && <Icon name={icon} />}
      {label}
      {about !== undefined && <span className="vh">{` ${about}`}</span>}
    </Link>
  );
}

/** Leads to the next page of a list, if any. @param query search words and filters to keep */
export function OlderLink({ label, older, query }: { label: string; older?: number; query?: Record<string, string> }) {
  return (
    older !== undefined && <ActLink label={label} to={`?${new URLSearchParams({ ...query, before: `${older}` })}`} />
  );
}
