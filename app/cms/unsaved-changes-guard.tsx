import { staff } from "content/staff.ts";
import { useEffect } from "react";
import { useBlocker } from "react-router";

/** The forms of this page that were changed and not sent. The router asks once for all of them. */
const changedForms = new Set<symbol>();

/** Marks a form as changed, for as long as it is. */
export function useUnsavedChangesPrompt(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const form = Symbol("form");
    changedForms.add(form);
    return () => {
      changedForms.delete(form);
    };
  }, [isChanged]);
}

/** Asks before a changed form is left, by a link or by closing the tab. Stands once in the frame of the staff pages. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(() => changedForms.size > 0);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(staff.form.leave)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (changedForms.size > 0) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  return null;
}
