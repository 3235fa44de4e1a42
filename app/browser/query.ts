export function all<E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): E[] {
  return [...root.querySelectorAll<E>(selector)];
}

/** Texts of the foundation for messages of this script. */
export const said = document.getElementById("main")?.dataset ?? {};

/** @param text with one placeholder, such as `{count}` */
export const fill = (text = "", value: string | number): string => text.replace(/\{\w+\}/, `${value}`);

export function make(tag: string, text: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  set(element, attributes);
  return element;
}

/** Replaces the content of an element, because the oldest supported phones lack `replaceChildren`. */
export function refill(element: Element, ...content: Node[]): void {
  element.textContent = "";
  element.append(...content);
}

/** Sets attributes; undefined removes one. */
export function set(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
