import { useEffect } from "react";

/** Boxes of this name, of all forms in order: a form may render its boxes anew. */
const alike = (name: string) => [...document.querySelectorAll("textarea")].filter((box) => box.name === name);

/**
 * Notes what is typed into text areas until React has taken over the page, which gives each the text that the server
 * rendered. Other fields keep what was typed.
 * @returns a component that puts it back, to be rendered beside the page
 */
export function noteTyped(): () => null {
  /** By name, then by place among the boxes of that name. */
  const typed = new Map<string, Map<number, string>>();
  const note = ({ target: box }: Pick<Event, "target">) => {
    if (!(box instanceof HTMLTextAreaElement) || box.value === box.defaultValue) return;
    const places = typed.get(box.name) ?? new Map();
    typed.set(box.name, places.set(alike(box.name).indexOf(box), box.value));
  };
  for (const target of document.querySelectorAll("textarea")) note({ target });
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

function putBack(box: HTMLTextAreaElement | undefined, text: string): void {
  if (box === undefined || box.value === text) return;
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
