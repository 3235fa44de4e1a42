import { staffContributors as words } from "content/staff-contributors.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { contributorKinds } from "../../../values/contributor-kinds.ts";
import type { contributorType } from "./contributor.type.server.ts";

export function ContributorFields({ about }: FieldsProps<keyof typeof contributorType.fields>) {
  return (
    <>
      <SelectField {...about("kind")} options={contributorKinds.map((kind) => [kind, words.kinds[kind]])} />
      <Field {...about("title")} />
      <Field {...about("role")} optional />
      <Field {...about("about")} hint={words.aboutHint} optional long />
      <Field {...about("link")} type="url" optional />
      <Field {...about("place")} inputMode="numeric" hint={words.placeHint} optional />
    </>
  );
}
