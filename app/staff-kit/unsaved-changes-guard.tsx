import { staff } from "content/staff.ts";
import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Changed, unsent forms of this page: the router asks once for all of them. */
const changedForms = new Set<symbol>();

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

/** Asks before a link or a closed tab leaves a changed form. Rendered once, in the staff layout. */
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
