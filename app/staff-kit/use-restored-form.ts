import { useEffect } from "react";
import { href, useLocation, useNavigate, useNavigation } from "react-router";
import { dispatchInput, type FormValues, readTyped } from "./local-draft.ts";

interface SentForm {
  page: string;
  form: string;
  typed: FormValues;
}

const storageKey = "asked-for-password";

/** The form that was sent last, only in memory. It is stored only if the response asks to sign in, or for the password. */
let sent: SentForm | undefined;

const valueIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? "");

/** Returns a mark that distinguishes the forms of a page. */
const markOf = (form: HTMLFormElement): string =>
  [form.getAttribute("action") ?? "", valueIn(form, "intent"), valueIn(form, "id")].join(" ");

const isSecret = (name: string): boolean => /password|code/i.test(name);

function keep(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  const typed = Object.entries(readTyped(form) ?? {}).filter(([name]) => !isSecret(name));
  const page = location.pathname + location.search + location.hash;
  sent = typed.length === 0 ? undefined : { page, form: markOf(form), typed: Object.fromEntries(typed) };
}

function takeStored(): SentForm | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return (stored ?? undefined) as SentForm | undefined;
  } catch {
    return undefined;
  }
}

/** @param kept undefined removes what is stored */
function store(kept: SentForm | undefined): void {
  try {
    if (kept === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage, the person must type the text again.
  }
}

/** Sets a field like a person: React would not notice a value that its own setter sets. */
function fill(field: Element, value: string | undefined, values: readonly string[]): void {
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
    if (field.checked !== values.includes(field.value)) field.click();
    return;
  }
  if (value === undefined) return;
  const kind = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find((one) => field instanceof one);
  if (kind === undefined) return;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Fills in the form, even inside a collapsed part.
 * @returns true if the form is on the page
 */
function putBack({ form: mark, typed }: SentForm): boolean {
  const form = [...document.forms].find((form) => markOf(form) === mark);
  if (form === undefined) return false;
  for (const [name, values] of Object.entries(typed)) {
    const fields = [...form.elements].filter((field) => (field as HTMLInputElement).name === name);
    for (const [index, field] of fields.entries()) fill(field, values[index], values);
  }
  for (let fold = form.closest("details"); fold !== null; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  form.scrollIntoView({ block: "center" });
  dispatchInput(() => form);
  return true;
}

/**
 * Restores the typed text of a form after the page that asks to sign in, or for the password. Passwords and codes are
 * not restored, and files must be chosen again.
 */
export function useRestoredForm(): void {
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  useEffect(() => {
    addEventListener("submit", keep, true);
    // A form without an answer on its page: the session ended, and the response led to the page for signing in.
    const storeUnanswered = () => {
      if (sent !== undefined) store(sent);
    };
    addEventListener("pagehide", storeUnanswered);
    return () => {
      removeEventListener("submit", keep, true);
      removeEventListener("pagehide", storeUnanswered);
    };
  }, []);
  useEffect(() => {
    // The form arrived, and its page shows the answer.
    if (state === "idle" && pathname !== href("/admin/confirm")) sent = undefined;
  }, [state, pathname]);
  useEffect(() => {
    if (pathname === href("/admin/confirm")) {
      if (sent !== undefined) store(sent);
      sent = undefined;
      return;
    }
    const kept = takeStored();
    if (kept === undefined) return;
    if (new URL(kept.page, location.origin).pathname !== pathname) return store(undefined);
    if (kept.page !== pathname + search + hash) return void navigate(kept.page, { replace: true });
    store(undefined);
    if (putBack(kept)) return;
    // The form is inside a sheet that is not open yet.
    const observer = new MutationObserver(() => putBack(kept) && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, search, hash, navigate]);
}
