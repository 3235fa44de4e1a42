import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

interface MenuProps {
  /** Names the button. */
  label: string;
  /** Links and buttons. */
  children: ReactNode;
  onToggle(isOpen: boolean): void;
}

/** A button that opens a short list of links and buttons; works without script. Only one menu is open at a time. */
export function Menu({ label, children, onToggle }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => menu.current?.removeAttribute("open");

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent): void {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>(".menu-pop :is(a, button)") ?? [])];
    const place = items.indexOf(document.activeElement as HTMLElement);
    const places: Partial<Record<string, number>> = {
      ArrowDown: (place + 1) % items.length,
      ArrowUp: (place <= 0 ? items.length : place) - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = places[event.key];
    if (event.key === "Escape" && menu.current?.open) {
      close();
      menu.current.querySelector("summary")?.focus();
    } else if (next === undefined || !menu.current?.open) return;
    else items[next]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <details
      ref={menu}
      className="more-menu"
      name="menu"
      onKeyDown={onKeyDown}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        onToggle(currentTarget.open);
      }}
      onBlur={({ relatedTarget }) => relatedTarget && !menu.current?.contains(relatedTarget) && close()}
    >
      <summary className="ib" aria-label={label}>
        <Icon name="dots" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: closes after any of its items. */}
      <div className="menu-pop" onClick={close}>
        {children}
      </div>
    </details>
  );
}
