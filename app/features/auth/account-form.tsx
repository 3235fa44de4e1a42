import type { ReactNode } from "react";
import { ErrorSummary, Notice } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { FormResult } from "../../values/form-result.ts";

type AccountFormProps = Record<"title" | "heading" | "lede" | "button", string> & {
  fields: { name: string; label: string; type: "text" | "email" | "password"; autoComplete: string }[];
  answer?: FormResult;
  notice?: string;
  children?: ReactNode;
};

/** A sign-in or account form. The server never returns passwords. */
export function AccountForm({ title, heading, lede, fields, button, answer, notice, children }: AccountFormProps) {
  return (
    <>
      <PageMeta title={title} />
      <div className="stack">
        <h1>{heading}</h1>
        <p className="muted">{lede}</p>
      </div>
      <form className="form" method="post" noValidate>
        {notice && answer === undefined && <Notice>{notice}</Notice>}
        <ErrorSummary message={answer?.message} fields={fields} errors={answer?.errors} />
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            id={field.name}
            value={field.type === "password" ? undefined : answer?.values[field.name]}
            error={answer?.errors[field.name]}
          />
        ))}
        <div>
          <Button>{button}</Button>
        </div>
      </form>
      {children}
    </>
  );
}
