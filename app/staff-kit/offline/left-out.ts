import { type RefObject, useEffect } from "react";
import { readDraft } from "../local-draft.ts";
import { findTemporaryIds } from "./temporary-ids.ts";

/** Asks the fields of a form to leave photos out: those that are still being sent. */
const leaveOutEvent = "leave-out-photos";

/** The temporary ids of the photos that a form has, in order. */
export const photosOnTheirWay = (form: HTMLFormElement): number[] =>
  findTemporaryIds(Object.entries(readDraft(form)).flatMap(([name, all]) => all.map((value) => [name, value])));

/** Time in which every field has left them out (ms). */
const mostMs = 2_000;
const pauseMs = 20;

/** Takes photos out of every field of a form. @returns whether none of them is left */
export async function leaveOut(form: HTMLFormElement, ids: readonly number[]): Promise<boolean> {
  form.dispatchEvent(new CustomEvent(leaveOutEvent, { detail: ids }));
  for (let waited = 0; waited < mostMs; waited += pauseMs) {
    if (!photosOnTheirWay(form).some((id) => ids.includes(id))) {
      // The draft is as the form is.
      form.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}

/** Hears which photos the form around an element leaves out. */
export function useLeftOut(place: RefObject<Element | null>, onLeftOut: (ids: readonly number[]) => void): void {
  useEffect(() => {
    const form = place.current?.closest("form");
    const listen = (event: Event) => onLeftOut((event as CustomEvent<readonly number[]>).detail);
    form?.addEventListener(leaveOutEvent, listen);
    return () => form?.removeEventListener(leaveOutEvent, listen);
  });
}
