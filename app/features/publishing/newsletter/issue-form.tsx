import { staffNewsletter as words } from "content/staff-newsletter.ts";
import { href } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Field } from "../../../ui/field.tsx";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";

const empty: FormValues = { version: ["0"] };

interface IssueFormProps {
  /** The edited draft; undefined to create one. */
  issue?: { id: number; formValues: FormValues };
  offers: { name: string; title: string; day: string }[];
  /** Result of the last submission, for browsers without script. */
  plain?: StaffFormErrors | undefined;
  onDone(sentence: string): void;
}

export function IssueForm({ issue, offers, plain, onDone }: IssueFormProps) {
  const id = issue ? `issue-${issue.id}` : "new-issue";
  return (
    <AutosavedForm
      id={id}
      subject={`issue:${issue?.id ?? "new"}`}
      action={issue ? href("/admin/newsletter/:id", { id: String(issue.id) }) : href("/admin/newsletter")}
      button={words.save}
      initial={issue?.formValues ?? empty}
      labels={words.fields}
      plain={plain}
      onDone={onDone}
    >
      {(formValues, errors, about) => (
        <>
          <Field {...about("subject")} hint={words.subjectHint} />
          <ParagraphsField {...about("opening")} id={id} formValues={formValues} single />
          <fieldset className="form choices" id={`${id}-items`} tabIndex={-1}>
            <legend className="label">{words.itemsLegend}</legend>
            {offers.length === 0 && <p className="muted">{words.itemsNone}</p>}
            {offers.map(({ name, title, day }) => (
              <label key={name} className="check">
                <input type="checkbox" name="items" value={name} defaultChecked={formValues.items?.includes(name)} />
                <span>
                  {title} <span className="small muted">{day}</span>
                </span>
              </label>
            ))}
            <p className="err" hidden={errors.items === undefined}>
              {errors.items}
            </p>
          </fieldset>
          <input type="hidden" name="version" value={formValues.version?.[0] ?? "0"} />
        </>
      )}
    </AutosavedForm>
  );
}
