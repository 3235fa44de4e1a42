import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../values/icon-name.ts";

interface ActLinkProps {
  label: string;
  to: string;
  about?: string;
  icon?: IconName;
  isCurrent?: boolean;
}

/** A link that looks like `Act`. */
export function ActLink({ label, to, about, icon, isCurrent }: ActLinkProps) {
  return (
    <Link className="act" to={to} aria-current={isCurrent ? "page" : undefined}>
      {icon && <Icon name={icon} />}
      {label}
      {about !== undefined && <span className="vh">{` ${about}`}</span>}
    </Link>
  );
}

interface OlderLinkProps {
  label: string;
  older?: number;
  /** Search words and filters, which are kept. */
  query?: Record<string, string>;
}

export function OlderLink({ label, older, query }: OlderLinkProps) {
  if (older === undefined) return null;
  return <ActLink label={label} to={`?${new URLSearchParams({ ...query, before: String(older) })}`} />;
}
