import type { MouseEvent } from "react";

/** Keeps the focus in the text, so that a phone's keyboard stays open. */
export const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

interface IconButtonProps {
  label: string;
  path: string;
  onPress(): void;
  className?: string;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
  tabIndex?: number;
  onFocus?(): void;
}

export function IconButton({ label, path, onPress, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`ed-btn ${className}`.trim()}
      aria-label={label}
      title={label}
      {...keepFocus}
      onClick={onPress}
      {...rest}
    >
      <Shape path={path} />
    </button>
  );
}

export const Shape = ({ path }: { path: string }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
