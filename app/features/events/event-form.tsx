import { staffEasyRead } from "content/staff-easy-read.ts";
import { staffEvents as words } from "content/staff-events.ts";
import type { FieldsProps } from "../../cms/autosaved-form.tsx";
import { ParagraphsField } from "../../cms/paragraphs-field.tsx";
import { Field } from "../../ui/field.tsx";
import type { eventType } from "./event.type.server.ts";

/** The layout of the event form. */
export function EventFields({ id, about, formValues }: FieldsProps<keyof typeof eventType.fields>) {
  return (
    <>
      <Field {...about("title")} />
      <Field {...about("theme")} optional />
      <Field {...about("location")} />
      <Field {...about("date")} type="date" hint={words.dateHint} />
      <label className="check">
        <input type="checkbox" name="monthOnly" value="yes" defaultChecked={formValues.monthOnly?.[0] === "yes"} />
        <span>{about("monthOnly").label}</span>
      </label>
      <Field {...about("startTime")} type="time" hint={words.timeHint} optional />
      <Field {...about("endTime")} type="time" optional />
      <ParagraphsField {...about("description")} id={id} formValues={formValues} />
      <ParagraphsField {...about("list")} id={id} formValues={formValues} words={words.list} short />
      <ParagraphsField {...about("easyRead")} id={id} formValues={formValues} words={staffEasyRead.list} short />
    </>
  );
}
