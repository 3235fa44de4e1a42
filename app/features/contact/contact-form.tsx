import { contact } from "content/contact.ts";
import { href } from "react-router";
import { ErrorSummary, Notice } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, Honeypot } from "../../ui/field.tsx";
import type { FormResult } from "../../values/form-result.ts";
import { honeypotField } from "../../values/honeypot.ts";

const words = contact.form;

const names = ["firstName", "lastName", "email", "subject", "message"] as const;

export function ContactForm({ answer, thanks }: { answer?: FormResult; thanks: boolean }) {
  const fields = names.map((name) => ({ name, label: words[name] }));
  const field = (name: (typeof names)[number]) => ({
    id: `contact-${name}`,
    name,
    label: words[name],
    value: answer?.values[name],
    error: answer?.errors[name],
  });
  return (
    <form
      className="form"
      id="contact-form"
      method="post"
      action={href("/contact")}
      aria-label={words.heading}
      noValidate
      data-form="message"
      data-not-yet={words.notYet}
    >
      {thanks && <Notice>{words.thanks}</Notice>}
      <ErrorSummary message={answer?.message} fields={fields} errors={answer?.errors} prefix="contact-" />
      <div className="two">
        <Field {...field("firstName")} autoComplete="given-name" />
        <Field {...field("lastName")} autoComplete="family-name" />
      </div>
      <Field {...field("email")} type="email" autoComplete="email" />
      <Field {...field("subject")} />
      <Field {...field("message")} long />
      <Honeypot id="contact-pot" name={honeypotField} />
      <div>
        <Button>{words.button}</Button>
      </div>
    </form>
  );
}
