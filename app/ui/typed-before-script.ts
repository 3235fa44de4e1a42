import { useEffect, useLayoutEffect } from "react";

type Box = HTMLTextAreaElement | HTMLInputElement;

/** Fields that take typed text. */
const typeable = "textarea, input:is([type=text], [type=search], [type=email], [type=tel], [type=url], :not([type]))";

const isTypeable = (target: EventTarget | null): target is Box =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) && target.matches(typeable);

/** Boxes of this name, of all forms in order: a form may render its boxes again. */
const alike = (name: string): Box[] => [...document.querySelectorAll<Box>(typeable)].filter((box) => box.name === name);

/** Mark of the browser's timeline: from now on, the page answers to taps. */
const answers = "tabasamu-answers";

/**
 * Notes what is typed until React has taken over the page, which gives text areas and fields that it controls the text
 * that the server rendered. Other fields keep what was typed.
 *
 * A text area is given that text in the middle of taking over, long before its end on a slow phone, where the next key
 * would be added to it: React does so while the content of the element is the text that it sets as its default, and one
 * that was typed into keeps another content until React has taken over.
 * @returns a component that puts it back, to be rendered beside the page
 */
export function noteTyped(): () => null {
  /** Typed texts by name, then by place among the boxes of that name. */
  const typed = new Map<string, Map<number, string>>();
  const rendered = new Map<HTMLTextAreaElement, string>();
  const note = ({ target: box }: Pick<Event, "target">) => {
    if (!isTypeable(box)) return;
    const places = typed.get(box.name) ?? new Map<number, string>();
    const place = alike(box.name).indexOf(box);
    if (box.value === box.defaultValue) places.delete(place);
    else typed.set(box.name, places.set(place, box.value));
    if (box instanceof HTMLTextAreaElement && (box.value !== box.defaultValue || rendered.has(box))) keepContent(box);
  };
  const keepContent = (box: HTMLTextAreaElement) => {
    if (!rendered.has(box)) {
      const text = box.defaultValue;
      rendered.set(box, text);
      Object.defineProperty(box, "defaultValue", { configurable: true, get: () => text, set() {} });
    }
    box.textContent = box.value;
  };
  for (const target of document.querySelectorAll(typeable)) note({ target });
  document.addEventListener("input", note, true);
  return function RestoreTyped() {
    // Runs before the effects of forms, which read the typed values.
    useLayoutEffect(() => {
      document.removeEventListener("input", note, true);
      for (const [box, text] of rendered) {
        Reflect.deleteProperty(box, "defaultValue");
        box.defaultValue = text;
      }
      rendered.clear();
    }, []);
    useEffect(() => {
      for (const [name, places] of typed) for (const [place, text] of places) putBack(alike(name)[place], text);
      typed.clear();
      performance.mark(answers);
    }, []);
    return null;
  };
}

/** React hears of a value that differs from the last one that it saw set: hence empty by its setter, then by the browser's. */
function putBack(box: Box | undefined, text: string): void {
  if (box === undefined) return;
  const own = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  box.value = "";
  Object.getOwnPropertyDescriptor(own, "value")?.set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
