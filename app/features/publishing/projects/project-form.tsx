import { staffEasyRead } from "content/staff-easy-read.ts";
import { staffProjects as words } from "content/staff-projects.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import { Field } from "../../../ui/field.tsx";
import type { projectType } from "./project.type.server.ts";

export function ProjectFields({ id, about, formValues }: FieldsProps<keyof typeof projectType.fields>) {
  return (
    <>
      <Field {...about("title")} />
      <Field {...about("theme")} />
      <ParagraphsField {...about("paragraphs")} id={id} formValues={formValues} />
      <ParagraphsField {...about("easyRead")} id={id} formValues={formValues} words={staffEasyRead.list} short />
      <Field {...about("videoUrl")} type="url" hint={words.videoHint} optional />
    </>
  );
}
