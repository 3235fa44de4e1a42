/** Event that asks a rich text to replace words. The text sets `isDone` if the words occur exactly once. */
export interface ReplaceRequest {
  from: string;
  to: string;
  isDone: boolean;
}

export const replaceEvent = "replace-words";

/**
 * Replaces words that occur exactly once in a form field.
 * @param place element of the field or editor
 * @returns false if a person must change the text
 */
export function replaceWords(form: HTMLFormElement, name: string, place: Element | null, from: string, to: string) {
  if (place instanceof HTMLElement && place.isContentEditable) {
    const detail: ReplaceRequest = { from, to, isDone: false };
    place.dispatchEvent(new CustomEvent(replaceEvent, { detail, bubbles: true }));
    return detail.isDone;
  }
  const boxes = [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name === name,
  );
  const [box, ...others] = boxes.filter(({ value }) => value.normalize("NFC").includes(from));
  if (box === undefined || others.length > 0) return false;
  const value = box.value.normalize("NFC");
  if (value.split(from).length !== 2) return false;
  // React replaces the setter of the element; the class has the original.
  const kind = box instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(kind, "value")?.set?.call(
    box,
    value.replace(from, () => to),
  );
  box.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}
