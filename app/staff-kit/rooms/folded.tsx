import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import "./folded.css";

interface FoldedProps {
  /** The address may lead to it, or to something in it. */
  id: string;
  heading: string;
  note?: string;
  /** A field in it is refused. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Something rare: opens without script, and by an address that leads into it. */
export function Folded({ id, heading, note, isOpen, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const wanted = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!details.current || !wanted || !details.current.contains(wanted)) return;
    details.current.open = true;
    wanted.scrollIntoView({ block: "center" });
    if (wanted !== details.current) wanted.focus({ preventScroll: true });
  }, [hash]);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details className="folded" id={id} ref={details} open={isOpen || undefined}>
      <summary>
        <span>
          {heading}
          {note && <small>{note}</small>}
        </span>
        <Icon name="unfold" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
