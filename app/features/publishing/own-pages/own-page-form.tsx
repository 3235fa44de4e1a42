import { staffOwnPages as words } from "content/staff-own-pages.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import { Field } from "../../../ui/field.tsx";
import type { ownPageType } from "./own-page.type.server.ts";
import { placements } from "./own-page-placements.ts";

/** The layout of the form of a page of one's own. */
export function OwnPageFields({ id, about, formValues }: FieldsProps<keyof typeof ownPageType.fields>) {
  const placement = about("placement");
  return (
    <>
      <Field {...about("title")} />
      <Field {...about("slug")} hint={words.addressHint} />
      <ParagraphsField {...about("paragraphs")} id={id} formValues={formValues} />
      <div className="field">
        <label htmlFor={placement.id}>{placement.label}</label>
        <select
          id={placement.id}
          name={placement.name}
          defaultValue={placement.value || placements[0]}
          aria-describedby={`${placement.id}-error`}
        >
          {placements.map((name) => (
            <option key={name} value={name}>
              {words.placements[name]}
            </option>
          ))}
        </select>
        <p className="err" id={`${placement.id}-error`} hidden={placement.error === undefined}>
          {placement.error}
        </p>
      </div>
      <Field {...about("place")} hint={words.placeHint} optional />
    </>
  );
}
