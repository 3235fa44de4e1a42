import { staff } from "content/staff.ts";
import { createContext, type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from "react";
import { Act } from "../../ui/act.tsx";

/** Addresses of the site that the link field proposes, such as those of documents. */
export const LinkOffers = createContext<readonly { label: string; address: string }[]>([]);

interface AddressBarProps {
  title: string;
  label: string;
  set: string;
  problem: string;
  /** True to propose the addresses of `LinkOffers`. */
  hasOffers?: boolean;
  value?: string | undefined;
  /** @returns the typed address; undefined if it cannot be used */
  read(typed: string): string | undefined;
  onSet(address: string): void;
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
  onCancel(): void;
}

/** Asks for an address. Its field has no name, so the form does not contain it. */
export function AddressBar(props: AddressBarProps) {
  const {
    title,
    label,
    set: setLabel,
    problem,
    hasOffers = false,
    value,
    read,
    onSet,
    onRemove,
    removeLabel = "",
    onCancel,
  } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(false);
  const offers = useContext(LinkOffers);
  const isOffering = hasOffers && offers.length > 0;
  useEffect(() => field.current?.select(), []);
  const set = () => {
    const address = read(field.current?.value ?? "");
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
    <div className="ed-link" role="group" aria-label={title} onKeyDown={press}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        list={isOffering ? `${id}-offers` : undefined}
        defaultValue={value ?? ""}
        aria-invalid={error || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {isOffering && (
        <datalist id={`${id}-offers`}>
          {offers.map(({ label, address }) => (
            <option key={address} value={address} label={label} />
          ))}
        </datalist>
      )}
      <p className="err" id={`${id}-error`} role="alert" hidden={!error}>
        {problem}
      </p>
      <div className="ed-link-acts">
        <Act label={setLabel} onClick={set} />
        {onRemove && <Act label={removeLabel} onClick={onRemove} />}
        <Act label={staff.editor.cancel} onClick={onCancel} />
      </div>
    </div>
  );
}
