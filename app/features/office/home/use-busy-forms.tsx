import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** Time after which a form that started no navigation, for example a download, can be submitted again (ms). */
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
 * Marks the pressed button as busy, and blocks the form until the response. Without script, or before it is loaded, a
 * form may be submitted twice; the commands then count it once.
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
    // In the capture phase, to run before React's listener.
    addEventListener("submit", refuse, true);
    // After the listener of React: a press that only opens a sheet does not arrive here and blocks nothing.
    addEventListener("submit", begin);
    return () => {
      removeEventListener("submit", refuse, true);
      removeEventListener("submit", begin);
    };
  }, []);
}
