import { type RefObject, useEffect } from "react";
import { readDraft } from "../local-draft.ts";
import { findTemporaryIds } from "./temporary-ids.ts";

/** Event that asks the fields of a form to remove photos that are still uploading. */
const leaveOutEvent = "leave-out-photos";

/** Returns the temporary ids of a form's photos, in order. */
export const photosOnTheirWay = (form: HTMLFormElement): number[] =>
  findTemporaryIds(Object.entries(readDraft(form)).flatMap(([name, all]) => all.map((value) => [name, value])));

/** Maximum time until all fields have removed them, and pause between checks (ms). */
const mostMs = 2_000;
const pauseMs = 20;

/**
 * Removes photos from all fields of a form.
 * @returns true if all are removed
 */
export async function leaveOut(form: HTMLFormElement, ids: readonly number[]): Promise<boolean> {
  form.dispatchEvent(new CustomEvent(leaveOutEvent, { detail: ids }));
  for (let waited = 0; waited < mostMs; waited += pauseMs) {
    if (!photosOnTheirWay(form).some((id) => ids.includes(id))) {
      form.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}

/** Calls back with the photos that the form around an element removes. */
export function useLeftOut(place: RefObject<Element | null>, onLeftOut: (ids: readonly number[]) => void): void {
  useEffect(() => {
    const form = place.current?.closest("form");
    const listen = (event: Event) => onLeftOut((event as CustomEvent<readonly number[]>).detail);
    form?.addEventListener(leaveOutEvent, listen);
    return () => form?.removeEventListener(leaveOutEvent, listen);
  });
}
