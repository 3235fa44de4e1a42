import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { BelongsTo } from "../../../cms/belongs-to/belongs-to.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import { Field } from "../../../ui/field.tsx";
import type { postType } from "./post.type.server.ts";

export function PostFields({ id, about, formValues }: FieldsProps<keyof typeof postType.fields>) {
  return (
    <>
      <Field {...about("title")} optional />
      <Field {...about("postText")} optional />
      <ParagraphsField {...about("paragraphs")} id={id} formValues={formValues} />
      <BelongsTo {...about("project")} />
    </>
  );
}
