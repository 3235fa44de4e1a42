import { movedUp, without } from "../../../values/list-places.ts";
import "./words-form.css";
import { staffPages as words } from "content/staff-pages.ts";
import { useRef, useState } from "react";
import type { CardPart, WordField } from "../../../server/page-words.ts";
import { dispatchInput, type FormValues } from "../../../staff-kit/local-draft.ts";
import { Act } from "../../../ui/act.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { glyphNames } from "../../../values/glyph-names.ts";

interface CardsFieldProps {
  id: string;
  /** HTML id of the list, the target of the jump box. */
  listId: string;
  name: string;
  label: string;
  error: string | undefined;
  field: Extract<WordField, { kind: "cards" }>;
  formValues: FormValues;
}

type Texts = Record<string, string>;

/** Field with cards that staff can add, remove and move. */
export function CardsField({ id, listId, name, label, error, field: { parts, max }, formValues }: CardsFieldProps) {
  const serial = useRef(0);
  const card = (texts: Texts) => ({ key: serial.current++, texts });
  const [cards, setCards] = useState(() => readCards(name, parts, formValues).map(card));
  const list = useRef<HTMLFieldSetElement>(null);
  /** Text boxes are uncontrolled: their text is read before the cards are moved. */
  const change = (next: (now: typeof cards) => typeof cards) => {
    const typed = parts.map((part) => {
      const boxes = list.current?.querySelectorAll<HTMLInputElement>(`[name="${name}.${part.name}"]`);
      return [part.name, [...(boxes ?? [])].map(({ value }) => value)] as const;
    });
    const textsAt = (place: number) => Object.fromEntries(typed.map(([part, all]) => [part, all[place] ?? ""]));
    setCards(next(cards.map(({ key }, index) => ({ key, texts: textsAt(index) }))));
    dispatchInput(() => list.current);
  };
  const moveUp = (place: number) => {
    change((now) => movedUp(now, place));
    // Focuses the moved card: at the top, its button to move up is gone.
    setTimeout(() => list.current?.querySelectorAll(".word-card")[place - 1]?.querySelector(control)?.focus());
  };
  return (
    <fieldset className="form words-cards" ref={list} id={listId}>
      <legend className="t-3">{label}</legend>
      <p className="err" id={id} tabIndex={-1} hidden={error === undefined}>
        {error}
      </p>
      {cards.map(({ key, texts }, index) => (
        <div className="word-card" key={key}>
          <div className="para-head">
            <b>{words.cards.name(label, index + 1)}</b>
            <span className="para-acts">
              {index > 0 && (
                <button type="button" className="act needs-script" onClick={() => moveUp(index)}>
                  <Icon name="up" />
                  <span className="vh">{words.cards.up(index + 1)}</span>
                </button>
              )}
              {cards.length > 1 && (
                <button
                  type="button"
                  className="act act--danger needs-script"
                  aria-label={words.cards.remove(index + 1)}
                  onClick={() => change((now) => without(now, index))}
                >
                  <Icon name="bin" />
                  {words.cards.removeShort}
                </button>
              )}
            </span>
          </div>
          {parts.map((part) => (
            <PartField
              key={part.name}
              part={part}
              id={`${id}-${part.name}-${key}`}
              name={`${name}.${part.name}`}
              label={words.cards.part(part.label, index + 1)}
              value={texts[part.name] ?? ""}
            />
          ))}
        </div>
      ))}
      {cards.length < max && (
        <div>
          <Act icon="plus" label={words.cards.add} onClick={() => change((now) => [...now, card({})])} />
        </div>
      )}
    </fieldset>
  );
}

const control = "input, textarea, select" as "input";

function readCards(name: string, parts: CardPart[], formValues: FormValues): Texts[] {
  const count = Math.max(1, ...parts.map((part) => formValues[`${name}.${part.name}`]?.length ?? 0));
  return Array.from({ length: count }, (_, place) =>
    Object.fromEntries(parts.map((part) => [part.name, formValues[`${name}.${part.name}`]?.[place] ?? ""])),
  );
}

type PartFieldProps = { part: CardPart } & Record<"id" | "name" | "label" | "value", string>;

function PartField({ part: { kind }, ...about }: PartFieldProps) {
  if (kind !== "glyph") return <Field {...about} long={kind !== "line"} optional={kind === "points"} />;
  const { id, name, label, value } = about;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value || glyphNames[0]}>
        {glyphNames.map((glyph) => (
          <option key={glyph} value={glyph}>
            {words.glyphs[glyph]}
          </option>
        ))}
      </select>
    </div>
  );
}
