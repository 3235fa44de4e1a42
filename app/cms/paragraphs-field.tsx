import { staff } from "content/staff.ts";
import { useEffect, useRef, useState } from "react";
import { dispatchInput, type FormValues } from "../staff-kit/local-draft.ts";
import { Act } from "../ui/act.tsx";
import { Icon } from "../ui/icon.tsx";
import { movedUp, without } from "../values/list-places.ts";
import type { RichEditor } from "./editor/rich-editor.tsx";

interface ParagraphsFieldProps {
  id: string;
  name: string;
  label: string;
  formValues: FormValues;
  error?: string;
  /** Labels for lists of other things, such as questions. */
  words?: Readonly<Record<keyof typeof staff.paragraphs, string>>;
  short?: boolean;
  single?: boolean;
}

/**
 * A rich text field. Without script, and before the editor loads, it is one text area per paragraph. Lists stay text
 * areas that people add, remove and move.
 */
export function ParagraphsField(props: ParagraphsFieldProps) {
  const { id, name, label, formValues, error, words = staff.paragraphs, short, single } = props;
  const Box = short ? "input" : "textarea";
  const serial = useRef(0);
  const box = (text: string) => ({ key: serial.current++, text });
  const [boxes, setBoxes] = useState(() => (formValues[name]?.length ? formValues[name] : [""]).map(box));
  const list = useRef<HTMLDivElement>(null);
  const [Editor, setEditor] = useState<typeof RichEditor>();
  const textsInBoxes = useRef<() => string[]>(() => []);
  textsInBoxes.current = () => {
    const areas = [...(list.current?.querySelectorAll<HTMLTextAreaElement>(Box) ?? [])];
    // A text area converts each line end to one character; unchanged text keeps its original line ends.
    return boxes.map(({ text }, index) => {
      const now = areas[index]?.value ?? text;
      return now === text.replace(/\r\n?/g, "\n") ? text : now;
    });
  };
  const [texts, setTexts] = useState<string[]>([]);
  useEffect(() => {
    if (short) return;
    const left = new AbortController();
    const swap = (part: typeof RichEditor) => {
      if (left.signal.aborted) return;
      // A text area with the focus is not replaced.
      if (list.current?.contains(document.activeElement)) {
        const later = () => setTimeout(() => swap(part));
        list.current.addEventListener("focusout", later, { once: true, signal: left.signal });
        return;
      }
      setTexts(textsInBoxes.current());
      setEditor(() => part);
    };
    // If the editor cannot load, the text areas stay.
    import("./editor/rich-editor.tsx").then((part) => swap(part.RichEditor)).catch(() => {});
    return () => left.abort();
  }, [short]);
  /** The text areas are uncontrolled: their text is read before they move. */
  const change = (next: (now: typeof boxes) => typeof boxes) => {
    const areas = [...(list.current?.querySelectorAll<HTMLInputElement>(Box) ?? [])];
    setBoxes(next(boxes.map(({ key }, index) => ({ key, text: areas[index]?.value ?? "" }))));
    dispatchInput(() => list.current);
  };
  const moveUp = (index: number) => change((now) => movedUp(now, index));
  if (Editor !== undefined) {
    return (
      <Editor
        id={`${id}-${name}`}
        name={name}
        label={staff.editor.text(label)}
        texts={texts}
        single={single}
        formValues={formValues}
        error={error}
      />
    );
  }
  return (
    <div className="form" ref={list} id={`${id}-${name}`} tabIndex={-1}>
      {boxes.map(({ key, text }, index) => (
        <div className="para" key={key}>
          <div className="para-head">
            <label className="label" htmlFor={`${id}-${name}-${key}`}>
              {single ? label : `${label} ${index + 1}`}
            </label>
            {boxes.length > 1 && (
              <span className="para-acts">
                {index > 0 && (
                  <button type="button" className="act needs-script" onClick={() => moveUp(index)}>
                    <Icon name="up" />
                    <span className="vh">{`${words.up} ${index + 1}`}</span>
                  </button>
                )}
                <button
                  type="button"
                  className="act act--danger needs-script"
                  aria-label={`${words.remove} ${index + 1}`}
                  onClick={() => change((now) => without(now, index))}
                >
                  <Icon name="bin" />
                  {words.removeShort}
                </button>
              </span>
            )}
          </div>
          <Box
            id={`${id}-${name}-${key}`}
            name={name}
            defaultValue={text}
            required={single}
            aria-invalid={error !== undefined && index === 0 ? true : undefined}
            aria-describedby={error !== undefined && index === 0 ? `${id}-${name}-error` : undefined}
          />
        </div>
      ))}
      <p className="err" id={`${id}-${name}-error`} hidden={error === undefined}>
        {error}
      </p>
      <p className="hint small muted">{words.hint}</p>
      {!single && (
        <div>
          <Act icon="plus" label={words.add} onClick={() => change((now) => [...now, box("")])} />
        </div>
      )}
    </div>
  );
}
