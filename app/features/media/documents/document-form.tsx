import { documents } from "content/documents.ts";
import { staffDocuments as words } from "content/staff-documents.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { documentType } from "./document.type.server.ts";
import { documentKinds } from "./document-facts.ts";

export function DocumentFields({ about }: FieldsProps<keyof typeof documentType.fields>) {
  return (
    <>
      <Field {...about("title")} hint={words.titleHint} />
      <SelectField {...about("kind")} options={documentKinds.map((kind) => [kind, documents.kinds[kind]] as const)} />
      <Field {...about("year")} inputMode="numeric" />
      <Field {...about("description")} long />
    </>
  );
}
