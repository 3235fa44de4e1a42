import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** A form that has led nowhere after this time (ms), like a download or a tap on a list of guests, is free again. */
const beginsWithinMs = 100;

const marks = { "aria-busy": "true", "aria-disabled": "true" };

interface Sent {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

function mark({ form, button }: Sent, isBusy: boolean): void {
  form.toggleAttribute("data-busy", isBusy);
  for (const [name, value] of Object.entries(marks))
    if (isBusy) button?.setAttribute(name, value);
    else button?.removeAttribute(name);
}

/**
 * The pressed button of a form shows that it is under way, and the form is not sent again before the answer. Without
 * script, and before it is there, a form may be sent twice: then its command counts it once.
 */
export function useBusyForms(): void {
  const isIdle = useNavigation().state === "idle";
  const last = useRef<Sent>(undefined);
  const idle = useRef(isIdle);

  useEffect(() => {
    idle.current = isIdle;
    if (last.current === undefined) return;
    mark(last.current, !isIdle);
    if (isIdle) last.current = undefined;
  }, [isIdle]);

  useEffect(() => {
    const begin = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
      const sent = { form, button: event.submitter };
      if (last.current !== undefined) mark(last.current, false);
      last.current = sent;
      mark(sent, true);
      setTimeout(() => idle.current && mark(sent, false), beginsWithinMs);
    };
    const refuse = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || !event.target.hasAttribute("data-busy")) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before React's own listener.
    addEventListener("submit", refuse, true);
    // After it: a press that only opens a sheet goes no further than its form, and the button in the sheet is free.
    addEventListener("submit", begin);
    return () => {
      removeEventListener("submit", refuse, true);
      removeEventListener("submit", begin);
    };
  }, []);
}
