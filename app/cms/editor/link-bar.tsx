import { staff } from "content/staff.ts";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Act } from "../../ui/act.tsx";
import { isSafeLink } from "../../values/safe-link.ts";

const words = staff.editor;

/** What was typed as an address; undefined where it leads nowhere safe. */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || /\s/.test(text.replace(/^tel:|[\d +()-]+$/g, ""))) return undefined;
  if (isSafeLink(text)) return text;
  if (/^\+?[\d ()-]{5,}$/.test(text)) return `tel:${text.replace(/[^+\d]/g, "")}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u.test(text)) return `https://${text}`;
  return undefined;
}

interface LinkBarProps {
  /** The address of the link in hand. */
  href: string | undefined;
  onSet(href: string): void;
  onRemove(): void;
  onCancel(): void;
}

/** Asks for an address. Its field has no name: no form has it. */
export function LinkBar({ href, onSet, onRemove, onCancel }: LinkBarProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(false);
  useEffect(() => field.current?.select(), []);
  const set = () => {
    const address = readAddress(field.current?.value ?? "");
    setError(address === undefined);
    if (address === undefined) field.current?.focus();
    else onSet(address);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" && !(event.key === "Enter" && event.target === field.current)) return;
    // The dialog stays open, and the form is not sent.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") set();
    else onCancel();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> would need a visible legend.
    <div className="ed-link" role="group" aria-label={words.linkTitle} onKeyDown={press}>
      <label htmlFor={id}>{words.address}</label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        defaultValue={href ?? ""}
        aria-invalid={error || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <p className="err" id={`${id}-error`} role="alert" hidden={!error}>
        {words.unsafe}
      </p>
      <div className="ed-link-acts">
        <Act label={words.setLink} onClick={set} />
        {href !== undefined && <Act label={words.removeLink} onClick={onRemove} />}
        <Act label={words.cancel} onClick={onCancel} />
      </div>
    </div>
  );
}
