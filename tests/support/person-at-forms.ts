import { fieldsOf, readOptions } from "./fields-of-form.ts";
import { textOf } from "./page-text.ts";

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Values by the names of fields. A choice of a list is given by the words that the page shows. */
type Typed = Record<string, string | File>;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");

/** Finds the form with a button whose words begin like these. @throws unless the page has one such form */
function findForm(html: string, words: string) {
  const forms = [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].flatMap(([, tag = "", inside = ""]) =>
    [...inside.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)]
      .map(([, button = "", text = ""]) => ({ tag, inside, button, text: textOf(text) }))
      .filter(({ text }) => text.startsWith(words)),
  );
  const [form] = forms;
  if (form === undefined || forms.length > 1)
    throw new Error(`${forms.length} forms have a button “${words}”: ${textOf(html)}`);
  return form;
}

/** Returns what a browser sends for a field that a person fills. @throws if the form has no such field or choice */
function readTyped(inside: string, name: string, typed: string): string {
  const list = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, "s").exec(inside)?.[1];
  const labels = [...inside.matchAll(/<label.*?<\/label>/gs)].map(([label]) => label);
  const ticks = labels.filter((label) => new RegExp(`type="(?:radio|checkbox)"[^>]* name="${name}"`).test(label));
  const option = readOptions(list ?? "").options.find(({ text }) => text === typed)?.value;
  const tick = ticks.find((label) => textOf(label).startsWith(typed));
  const isText = list === undefined && ticks.length === 0 && inside.includes(` name="${name}"`);
  const value = isText ? typed : (option ?? (tick && (attribute(tick, "value") ?? "on")));
  if (value === undefined) throw new Error(`“${typed}” cannot be given as ${name}: ${textOf(inside)}`);
  return value;
}

/** A person who reads pages, and sends their forms as they stand there. */
export function personAtForms(ask: Ask, Cookie: string) {
  const headers = { Cookie };
  let page = { path: "", html: "" };
  const show = async (path: string, answer: Response): Promise<string> => {
    const to = answer.headers.get("Location")?.replace("https://site.test", "");
    if (to !== undefined) return read(to);
    page = { path, html: await answer.text() };
    return textOf(page.html);
  };
  /** Opens a page. @returns its text */
  const read = async (path: string): Promise<string> => show(path, await ask(path, { headers }));
  /** Fills the form of a button on the open page, and presses it. @returns the text of the page that follows */
  const pressHere = async (words: string, typed: Typed = {}): Promise<string> => {
    const { tag, inside, button } = findForm(page.html, words);
    const hidden = /<input[^>]* name="intent"[^>]*>/.exec(inside)?.[0] ?? "";
    const intent = attribute(button, "value") ?? attribute(hidden, "value");
    const fields: Record<string, string | string[] | File> = { ...fieldsOf(inside), ...(intent && { intent }) };
    for (const [name, value] of Object.entries(typed))
      fields[name] = value instanceof File ? value : readTyped(inside, name, value);
    const form = new FormData();
    for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
    const plain = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    const body = tag.includes("multipart/form-data") ? form : plain;
    const path = attribute(tag, "action") ?? page.path;
    return show(path, await ask(path, { method: "POST", headers: { ...headers, Origin: "https://site.test" }, body }));
  };
  const press = async (path: string, words: string, typed: Typed = {}): Promise<string> => {
    await read(path);
    return pressHere(words, typed);
  };
  /** Opens the link of the open page whose words begin like these. @returns the text of its page */
  const follow = async (words: string): Promise<string> => {
    const links = [...page.html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)];
    const [, tag = ""] = links.find(([, , text = ""]) => textOf(text).startsWith(words)) ?? [];
    const to = attribute(tag, "href");
    if (to === undefined) throw new Error(`No link has the words “${words}”: ${textOf(page.html)}`);
    return read(to);
  };
  return { read, press, pressHere, follow };
}
