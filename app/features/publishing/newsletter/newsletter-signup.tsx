import { href } from "react-router";
import { ErrorSummary, Notice } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldLimits, Honeypot } from "../../../ui/field.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { subscriberSchema } from "./subscriber-schema.ts";

interface NewsletterSignupProps {
  answer?: FormResult;
  thanks?: boolean;
  consent?: { consent: string; seal: string } | undefined;
}

/** Form to subscribe, in the footer; after a submission without script, on its own page. */
export function NewsletterSignup({ answer, thanks, consent = { consent: "", seal: "" } }: NewsletterSignupProps) {
  const { newsletter: words } = useWords("frame");
  const error = answer?.errors.email;
  return (
    <form
      className="join"
      id="newsletter"
      method="post"
      action={href("/newsletter")}
      noValidate
      data-form="subscriber"
      data-not-yet={words.notYet}
    >
      <h2>{words.heading}</h2>
      {thanks && <Notice>{words.thanks}</Notice>}
      <ErrorSummary
        message={answer?.message}
        fields={[{ name: "email", label: words.label }]}
        errors={answer?.errors}
        prefix="newsletter-"
      />
      <p className="muted">{words.lede}</p>
      <div className="join-row">
        <FieldLimits of={subscriberSchema}>
          <Field
            id="newsletter-email"
            name="email"
            label={words.label}
            type="email"
            autoComplete="email"
            value={answer?.values.email}
            error={error}
          />
        </FieldLimits>
        <Button>{words.button}</Button>
      </div>
      {Object.entries(consent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot id="newsletter-pot" />
    </form>
  );
}
