/** Every field by name, in order, without files. */
export type Typed = Record<string, string[]>;

const prefix = "typed:";

export function readDraft(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    typed[name] ??= [];
    typed[name].push(value);
  }
  return typed;
}

/** Stores a local draft, without passwords, until the server has the form. */
export function saveDraft(id: string, typed: Typed): void {
  const safe = Object.fromEntries(Object.entries(typed).filter(([name]) => !/password|code/i.test(name)));
  try {
    localStorage.setItem(prefix + id, JSON.stringify(safe));
  } catch {
    // Full or disabled storage: no draft, but the form still has the text.
  }
}

/**
 * Dispatches `input` after a change without typing, once rendered: for autosave, and for asking before leaving.
 * @param inside finds an element of the rendered form
 */
export function tellForm(inside: () => Element | null): void {
  setTimeout(() => inside()?.dispatchEvent(new Event("input", { bubbles: true })));
}

export function findDraft(id: string): Typed | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + id) ?? "null");
    return typeof kept === "object" && kept !== null ? (kept as Typed) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetTyped(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // No storage, no draft.
  }
}
