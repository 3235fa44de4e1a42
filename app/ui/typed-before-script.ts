import { useEffect } from "react";

type Box = HTMLTextAreaElement | HTMLInputElement;

/** Fields that somebody types into. */
const typeable = "textarea, input:is([type=text], [type=search], [type=email], [type=tel], [type=url], :not([type]))";

const isTypeable = (target: EventTarget | null): target is Box =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) && target.matches(typeable);

/** Boxes of this name, of all forms in order: a form may render its boxes anew. */
const alike = (name: string): Box[] => [...document.querySelectorAll<Box>(typeable)].filter((box) => box.name === name);

/**
 * Notes what is typed until React has taken over the page, which gives text areas and fields that it controls the text
 * that the server rendered. Other fields keep what was typed.
 * @returns a component that puts it back, to be rendered beside the page
 */
export function noteTyped(): () => null {
  /** By name, then by place among the boxes of that name. */
  const typed = new Map<string, Map<number, string>>();
  const note = ({ target: box }: Pick<Event, "target">) => {
    if (!isTypeable(box) || box.value === box.defaultValue) return;
    const places = typed.get(box.name) ?? new Map();
    typed.set(box.name, places.set(alike(box.name).indexOf(box), box.value));
  };
  for (const target of document.querySelectorAll(typeable)) note({ target });
  document.addEventListener("input", note, true);
  return function RestoreTyped() {
    useEffect(() => {
      document.removeEventListener("input", note, true);
      for (const [name, places] of typed) for (const [place, text] of places) putBack(alike(name)[place], text);
      typed.clear();
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
