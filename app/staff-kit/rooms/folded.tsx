import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import "./folded.css";

interface FoldedProps {
  /** Id for addresses that lead to this part or to something inside. */
  id: string;
  heading: string;
  note?: string;
  /** True if a field inside has an error. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsed part for rare settings. It opens without script, and by an address that leads into it. */
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
