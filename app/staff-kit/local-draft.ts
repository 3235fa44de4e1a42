import { renameField } from "../values/stored-names.ts";
/** All fields by name, in order, without files. */
export type FormValues = Record<string, string[]>;

const prefix = "typed:";

/**
 * Returns the person at the device, whom the staff layout writes into the page: text that another person typed here is
 * not shown.
 */
const ownerOf = (): string => document.querySelector<HTMLElement>("[data-owner]")?.dataset.owner ?? "";

const keyOf = (id: string): string => `${prefix}${ownerOf()}:${id}`;

export const readDraft = (form: HTMLFormElement): FormValues => groupFields(new FormData(form));

/** Groups the fields of a form by name, in order. */
export function groupFields(fields: Iterable<[string, FormDataEntryValue]>): FormValues {
  const formValues: FormValues = {};
  for (const [name, value] of fields) {
    if (typeof value !== "string") continue;
    formValues[name] ??= [];
    formValues[name].push(value);
  }
  return formValues;
}

/** @returns all values of each field that differs from the server's form; undefined if none differs */
export function readTyped(form: HTMLFormElement): FormValues | undefined {
  const names = new Set([...form.elements].filter(isTyped).map((field) => (field as HTMLInputElement).name));
  const typed = Object.entries(readDraft(form)).filter(([name]) => names.has(name));
  // A checkbox that is no longer checked sends no value.
  const unticked = [...names].filter((name) => !typed.some(([other]) => other === name)).map((name) => [name, []]);
  return names.size === 0 ? undefined : Object.fromEntries([...typed, ...unticked]);
}

function isTyped(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    // If the server marked no option, the browser shows the first.
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(rendered, 0);
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  if (field.type === "hidden" || field.type === "file") return false;
  if (field.type === "checkbox" || field.type === "radio")
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.value !== field.defaultValue;
}

/** Returns the request body of a form with these values. */
export const bodyOf = (formValues: FormValues) =>
  new URLSearchParams(Object.entries(formValues).flatMap(([name, all]) => all.map((value) => [name, value])));

/**
 * Stores a local draft without passwords, until the server has the form.
 * @returns true if the device stored it
 */
export function saveDraft(id: string, formValues: FormValues): boolean {
  const safe = Object.fromEntries(Object.entries(formValues).filter(([name]) => !/password|code/i.test(name)));
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(safe));
    return true;
  } catch {
    // The storage is full or disabled, so there is no draft, but the form still has the text.
    return false;
  }
}

/**
 * Dispatches `input` after a change without typing, once it is rendered: for autosave, and for the question before
 * leaving the page.
 */
export function dispatchInput(inside: () => Element | null): void {
  setTimeout(() => inside()?.dispatchEvent(new Event("input", { bubbles: true })));
}

/** Finds a draft, also one from before drafts had owners, so that an update of the site loses nothing. */
export function findDraft(id: string): FormValues | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? localStorage.getItem(prefix + id) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    return Object.fromEntries(Object.entries(kept as FormValues).map(([name, values]) => [renameField(name), values]));
  } catch {
    return undefined;
  }
}

export function deleteDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
    localStorage.removeItem(prefix + id);
  } catch {
    // Without storage, there is no draft.
  }
}

const basePrefix = "server-draft:";

/** Returns the time of the last server draft on this device; empty if there was none. */
export function findBase(id: string): string {
  try {
    return localStorage.getItem(basePrefix + id) ?? "";
  } catch {
    return "";
  }
}

const storedPrefix = "server-has:";

/** @param stored values that the server has at this time, if this device sent them */
export function saveBase(id: string, savedAt: string, stored?: FormValues): void {
  try {
    if (savedAt === "") localStorage.removeItem(basePrefix + id);
    else localStorage.setItem(basePrefix + id, savedAt);
    if (stored !== undefined) localStorage.setItem(storedPrefix + id, markOf(stored));
  } catch {
    // The only consequence is that the draft is offered again.
  }
}

/** Returns true if the server has received all values that this device stores. */
export function isOnServer(id: string, formValues: FormValues): boolean {
  try {
    return localStorage.getItem(storedPrefix + id) === markOf(formValues);
  } catch {
    return false;
  }
}

/** Returns a mark that distinguishes states of a form, without storing the text twice. */
function markOf(formValues: FormValues): string {
  const text = JSON.stringify(formValues);
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  return `${text.length} ${sum}`;
}

/** Lists this person's drafts on this device of which the server has nothing. */
export function listUnsentDrafts(): { id: string; formValues: FormValues }[] {
  let keys: string[];
  try {
    keys = Object.keys(localStorage);
  } catch {
    return [];
  }
  return keys
    .filter((key) => key.startsWith(keyOf("")))
    .map((key) => key.slice(keyOf("").length))
    .flatMap((id) => {
      const formValues = findBase(id) === "" ? findDraft(id) : undefined;
      return formValues === undefined ? [] : [{ id, formValues }];
    });
}
