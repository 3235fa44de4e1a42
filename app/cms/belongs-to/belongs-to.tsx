import { belongsTo as words } from "content/staff-projects.ts";
import { useContext } from "react";
import { SelectField } from "../../ui/select-field.tsx";
import type { FieldsProps } from "../autosaved-form.tsx";
import { ProjectChoicesContext } from "./project-choices.ts";

/** Select field for the project that an item belongs to. */
export function BelongsTo(field: ReturnType<FieldsProps<string>["about"]>) {
  const choices = useContext(ProjectChoicesContext);
  const named = choices.map(({ id, title, isPublic }) => [String(id), isPublic ? title : words.hidden(title)] as const);
  const isKnown = !field.value || named.some(([id]) => id === field.value);
  return (
    <SelectField
      {...field}
      options={[["", words.none], ...named, ...(isKnown ? [] : [[field.value ?? "", words.deleted] as const])]}
    />
  );
}
