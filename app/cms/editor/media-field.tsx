import { useEffect, useId, useRef } from "react";
import { maxMediaText } from "../../values/media-block.ts";
import type { MediaView } from "./media-views.ts";

interface MediaFieldProps {
  view: MediaView;
  name: "alt" | "caption" | "title";
  label: string;
  hint?: string;
  /** Field name in the messages of a check before publishing. */
  field?: string | undefined;
}

/** A text field of a photo or film. The field has no name, as the form contains the block's text. */
export function MediaField({ view, name, label, hint, field: asked }: MediaFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isFirst = useRef(true);
  const value = String(view.node.attrs[name]);
  // Undo, and the description of a known photo, change the value.
  useEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        data-field={asked}
        id={id}
        rows={1}
        maxLength={maxMediaText}
        defaultValue={value}
        aria-describedby={hint && `${id}-hint`}
        onFocus={() => {
          isFirst.current = true;
          view.select();
        }}
        onInput={({ currentTarget }) => {
          view.change(name, currentTarget.value, isFirst.current);
          isFirst.current = false;
        }}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
