import type { RefObject } from "react";
import type { Rejection } from "../../values/staff-form-result.ts";
import type { Jump } from "./publish-check.ts";

/** Returns a function that finds the block of a text with these words. */
export const blockWith =
  (words: string): Jump["find"] =>
  (field) =>
    [...field.querySelectorAll("p, h2, h3, li, figure, blockquote")].find((block) =>
      block.textContent?.includes(words),
    );

/** For cards, the error is in a hidden paragraph beside the text areas. */
const emptyIn: Jump["find"] = (field) => {
  if (!field.hidden) return field;
  const boxes = [...(field.parentElement?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
  return boxes.find(({ value }) => value.trim() === "") ?? boxes[0];
};

/** Returns functions that show fields of the form. @param id of the form */
export function wayToField(id: string, dialog: RefObject<HTMLDialogElement | null>) {
  const formOf = () => dialog.current?.closest("form");
  const fieldOf = (field: string): Element | null => {
    const named = formOf()?.elements.namedItem(field) ?? null;
    return (
      document.getElementById(`${id}-${field}`) ??
      (named instanceof RadioNodeList ? (named[0] as Element) : named) ??
      formOf()?.querySelector(`[data-field="${CSS.escape(field)}"]`) ??
      null
    );
  };
  const jump = ({ field, find }: Jump) => {
    dialog.current?.close();
    const place = fieldOf(field);
    place?.closest("details")?.setAttribute("open", "");
    if (!(place instanceof HTMLElement)) return;
    const target = find?.(place) ?? place;
    place.focus();
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.focus();
    target.scrollIntoView({ block: "center" });
  };
  const show = ({ field, at, words, isStale }: Rejection) => {
    const name = [at, field].find((name) => name !== undefined && fieldOf(name) !== null);
    if (name !== undefined) jump({ field: name, find: words && name === field ? blockWith(words) : emptyIn });
    // The response to the form shows the choices.
    else if (isStale || field !== undefined) formOf()?.requestSubmit();
    else dialog.current?.querySelector<HTMLElement>(".first")?.focus();
  };
  return { fieldOf, jump, show };
}
