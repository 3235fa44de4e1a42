import { staffNews as words } from "content/staff-news.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { Field } from "../../../ui/field.tsx";
import type { newsType } from "./news.type.server.ts";

export function NewsFields({ about }: FieldsProps<keyof typeof newsType.fields>) {
  return (
    <>
      <Field {...about("title")} />
      <Field {...about("source")} hint={words.sourceHint} />
      <Field {...about("date")} type="date" />
      <Field {...about("link")} type="url" />
    </>
  );
}
