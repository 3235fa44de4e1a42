import { staffOwnPages as words } from "content/staff-own-pages.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { shownContributors } from "../../../values/contributor-kinds.ts";
import type { ownPageType } from "./own-page.type.server.ts";
import { placements } from "./own-page-placements.ts";

export function OwnPageFields({ id, about, formValues }: FieldsProps<keyof typeof ownPageType.fields>) {
  return (
    <>
      <Field {...about("title")} />
      <Field {...about("slug")} hint={words.addressHint} />
      <ParagraphsField {...about("paragraphs")} id={id} formValues={formValues} />
      <SelectField
        {...about("contributors")}
        options={shownContributors.map((name) => [name, words.contributors[name]])}
      />
      <SelectField {...about("placement")} options={placements.map((name) => [name, words.placements[name]])} />
      <Field {...about("place")} hint={words.placeHint} optional />
    </>
  );
}
