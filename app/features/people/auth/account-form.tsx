import type { ComponentProps, ReactNode } from "react";
import * as v from "valibot";
import { ErrorSummary, Notice } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldLimits } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { FormResult } from "../../../values/form-result.ts";

type AccountFormProps = Record<"title" | "heading" | "lede" | "button", string> & {
  fields: { name: string; label: string; type: "text" | "email" | "password"; autoComplete: string }[];
  schema?: ComponentProps<typeof FieldLimits>["of"];
  answer?: FormResult;
  notice?: string;
  children?: ReactNode;
};

const noSchema = v.object({});

/** Form for signing in, or for an account. The server never returns passwords. */
export function AccountForm(props: AccountFormProps) {
  const { title, heading, lede, fields, schema = noSchema, button, answer, notice, children } = props;
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
        <FieldLimits of={schema}>
          {fields.map((field) => (
            <Field
              key={field.name}
              {...field}
              id={field.name}
              value={field.type === "password" ? undefined : answer?.values[field.name]}
              error={answer?.errors[field.name]}
            />
          ))}
        </FieldLimits>
        <div>
          <Button>{button}</Button>
        </div>
      </form>
      {children}
    </>
  );
}
