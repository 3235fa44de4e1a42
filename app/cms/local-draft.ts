/** What was typed into a form: every field by name, in order; files are not kept. */
export type Typed = Record<string, string[]>;

const prefix = "typed:";

/** Reads a form's text fields as they stand now. */
export function readDraft(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    typed[name] ??= [];
    typed[name].push(value);
  }
  return typed;
}

/** Keeps what was typed on this device, until the server has it. Passwords are never kept. */
export function saveDraft(id: string, typed: Typed): void {
  const safe = Object.fromEntries(Object.entries(typed).filter(([name]) => !/password|code/i.test(name)));
  try {
    localStorage.setItem(prefix + id, JSON.stringify(safe));
  } catch {
    // A full or forbidden store keeps nothing; the form itself still has the text.
  }
}

/**
 * Tells a form that something in it changed without typing, once it is drawn: then it is kept on this device, and asked
 * about before it is left.
 *
 * @param inside finds an element of the form, when it is drawn
 */
export function tellForm(inside: () => Element | null): void {
  setTimeout(() => inside()?.dispatchEvent(new Event("input", { bubbles: true })));
}

/** What this device kept of a form, if anything. */
export function findDraft(id: string): Typed | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + id) ?? "null");
    return typeof kept === "object" && kept !== null ? (kept as Typed) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets a form, once the server has it or the person does not want it. */
export function forgetTyped(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // Nothing was kept either.
  }
}
