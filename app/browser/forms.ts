import { colon, submitting } from "content/script.ts";
import * as v from "valibot";
import { subscriberSchema } from "../features/publishing/newsletter/subscriber-schema.ts";
import { messageSchema } from "../features/site/contact/message-schema.ts";
import { fieldErrors } from "../values/form-result.ts";
import { all, fill, make, refill, said, set } from "./query.ts";

const schemas: Record<string, v.GenericSchema<unknown, unknown>> = {
  message: messageSchema,
  subscriber: subscriberSchema,
};

type Field = HTMLInputElement | HTMLTextAreaElement;

export function bindForms(): void {
  for (const form of all<HTMLFormElement>("[data-form]")) watch(form);
}

/** Validates on blur with the server's schema, and submits with `fetch`. */
function watch(form: HTMLFormElement): void {
  const schema = schemas[form.dataset.form ?? ""];
  if (schema === undefined) return;
  const fields = all<Field>("[required]", form);
  const check = () => {
    const { issues } = v.safeParse(schema, Object.fromEntries(new FormData(form)), { abortPipeEarly: true });
    return fieldErrors(issues ?? []);
  };
  for (const field of fields) {
    const show = () => {
      // After a submit, the server's form has replaced this one, with the same ids.
      if (field.isConnected) mark(field, check()[field.name]);
    };
    field.addEventListener("blur", (event) => {
      // Submit validates all fields, and a new error could move the button away under a finger.
      if ((event as FocusEvent).relatedTarget !== form.querySelector("button")) setTimeout(show, 150);
    });
    field.addEventListener("input", () => {
      if (field.matches("[aria-invalid]")) show();
    });
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const errors = check();
    for (const field of fields) mark(field, errors[field.name]);
    const count = Object.keys(errors).length;
    if (count > 0) summarise(form, fill(count === 1 ? said.marked : said.markedSeveral, count), fields);
    else void send(form);
  });
}

function mark(field: Field, sentence: string | undefined): void {
  const place = document.getElementById(`${field.id}-error`);
  if (place === null) return;
  place.hidden = sentence === undefined;
  place.textContent = sentence ?? "";
  const isWrong = sentence !== undefined;
  set(field, { "aria-invalid": isWrong ? "true" : undefined, "aria-describedby": isWrong ? place.id : undefined });
}

function summarise(form: HTMLFormElement, sentence: string, wrong: Field[]): void {
  const summary = form.querySelector<HTMLElement>("[data-summary]");
  const list = summary?.querySelector("ul");
  if (!summary || !list) return;
  (summary.firstElementChild as HTMLElement).textContent = `${form.dataset.notYet} ${sentence}`;
  refill(
    list,
    ...wrong
      .filter((field) => field.matches("[aria-invalid]"))
      .map((field) => {
        const item = make("li", "");
        const error = document.getElementById(`${field.id}-error`)?.textContent;
        item.append(make("a", `${field.labels?.[0]?.textContent}${colon} ${error}`, { href: `#${field.id}` }));
        return item;
      }),
  );
  list.hidden = !list.hasChildNodes();
  summary.hidden = false;
  summary.focus();
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector("button");
  if (!button || button.hasAttribute("aria-busy")) return;
  const words = button.textContent;
  set(button, { "aria-busy": "true", "aria-disabled": "true" });
  button.textContent = submitting;
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const answer = await fetch(form.action, { method: "POST", body });
    // These styles are not needed, and this page's Content-Security-Policy would report them.
    const html = (await answer.text()).replace(/<style.*?(?:<\/style>|$)/gs, "");
    const page = new DOMParser().parseFromString(html, "text/html");
    const next = page.getElementById(form.id) as HTMLFormElement | null;
    if (next === null) throw new Error(page.querySelector("main .lede")?.textContent ?? said.unreachable);
    form.replaceWith(next);
    watch(next);
    next.querySelector<HTMLElement>("[autofocus]")?.focus();
  } catch (error) {
    set(button, { "aria-busy": undefined, "aria-disabled": undefined });
    button.textContent = words;
    summarise(form, (error instanceof TypeError ? said.unreachable : (error as Error).message) ?? "", []);
  }
}
