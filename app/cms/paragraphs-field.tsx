import { staff } from "content/staff.ts";
import { useRef, useState } from "react";
import { Act } from "../ui/act.tsx";
import { Icon } from "../ui/icon.tsx";
import { type FormValues, tellForm } from "./local-draft.ts";

interface ParagraphsFieldProps {
  id: string;
  name: string;
  label: string;
  formValues: FormValues;
  error?: string;
  /** Button labels for boxes that are no paragraphs. */
  words?: typeof staff.paragraphs;
  /** Single-line boxes. */
  short?: boolean;
}

/** A box per paragraph or list entry; boxes can be added, removed and moved. */
export function ParagraphsField(props: ParagraphsFieldProps) {
  const { id, name, label, formValues, error, words = staff.paragraphs, short } = props;
  const Box = short ? "input" : "textarea";
  const serial = useRef(0);
  const box = (text: string) => ({ key: serial.current++, text });
  const [boxes, setBoxes] = useState(() => (formValues[name]?.length ? formValues[name] : [""]).map(box));
  const list = useRef<HTMLDivElement>(null);
  /** Boxes are uncontrolled: their text is read before they move. */
  const change = (next: (now: typeof boxes) => typeof boxes) => {
    const areas = [...(list.current?.querySelectorAll<HTMLInputElement>(Box) ?? [])];
    setBoxes(next(boxes.map(({ key }, place) => ({ key, text: areas[place]?.value ?? "" }))));
    tellForm(() => list.current);
  };
  const moveUp = (place: number) =>
    change((now) => now.toSpliced(place - 1, 2, ...now.slice(place - 1, place + 1).reverse()));
  return (
    <div className="form" ref={list} id={`${id}-${name}`} tabIndex={-1}>
      {boxes.map(({ key, text }, place) => (
        <div className="para" key={key}>
          <div className="para-head">
            <label className="label" htmlFor={`${id}-${name}-${key}`}>
              {`${label} ${place + 1}`}
            </label>
            {boxes.length > 1 && (
              <span className="para-acts">
                {place > 0 && (
                  <button type="button" className="act" onClick={() => moveUp(place)}>
                    <Icon name="up" />
                    <span className="vh">{`${words.up} ${place + 1}`}</span>
                  </button>
                )}
                <button
                  type="button"
                  className="act act--danger"
                  aria-label={`${words.remove} ${place + 1}`}
                  onClick={() => change((now) => now.toSpliced(place, 1))}
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
            aria-invalid={error !== undefined && place === 0 ? true : undefined}
            aria-describedby={error !== undefined && place === 0 ? `${id}-${name}-error` : undefined}
          />
        </div>
      ))}
      <p className="err" id={`${id}-${name}-error`} hidden={error === undefined}>
        {error}
      </p>
      <p className="hint small muted">{words.hint}</p>
      <div>
        <Act icon="plus" label={words.add} onClick={() => change((now) => [...now, box("")])} />
      </div>
    </div>
  );
}
