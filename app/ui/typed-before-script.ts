import { useEffect, useLayoutEffect } from "react";

type Box = HTMLTextAreaElement | HTMLInputElement;

const typeable = "textarea, input:is([type=text], [type=search], [type=email], [type=tel], [type=url], :not([type]))";

const isTypeable = (target: EventTarget | null): target is Box =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) && target.matches(typeable);

/**
 * Returns the boxes with this name in all forms, in order. A form may have rendered its boxes again, so positions
 * identify them.
 */
const alike = (name: string): Box[] => [...document.querySelectorAll<Box>(typeable)].filter((box) => box.name === name);

/** Mark in the browser's timeline: from now on, the page responds to taps. */
const answers = "tabasamu-answers";

/**
 * Notes typed text until React has hydrated the page: React resets text areas, and fields that it controls, to the
 * server's text.
 * A text area is reset during hydration, long before the end on a slow phone, and the next key would be added to that
 * text. React resets it only while its content equals the default text. So a text area in which a person typed gets
 * other content until hydration ends.
 * @returns a component that restores the typed text, to be rendered beside the page
 */
export function noteTyped(): () => null {
  /** Typed texts by name, then by index among the boxes with that name. */
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

/**
 * React only notices a value that differs from the last one it saw, so this sets an empty value with React's setter,
 * then the text with the browser's.
 */
function putBack(box: Box | undefined, text: string): void {
  if (box === undefined) return;
  const own = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  box.value = "";
  Object.getOwnPropertyDescriptor(own, "value")?.set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
