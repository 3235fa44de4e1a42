import { staffEvents as words } from "content/staff-events.ts";
import { href } from "react-router";
import { ContentForm } from "../../cms/content-form.tsx";
import type { FormValues } from "../../cms/local-draft.ts";
import { ParagraphsField } from "../../cms/paragraphs-field.tsx";
import { Field } from "../../ui/field.tsx";
import type { ChosenPhoto } from "../photos/photo.ts";
import { PhotosField } from "../photos/photos-field.tsx";

const empty: FormValues = { description: [""], list: [""], status: ["published"], version: ["0"] };

interface EventFormProps {
  /** The event to edit; undefined to create one. */
  event?: { id: number; formValues: FormValues; photos: ChosenPhoto[] };
  onDone(sentence: string): void;
  onCancel?(): void;
}

export function EventForm({ event, onDone, onCancel }: EventFormProps) {
  const id = event ? `event-${event.id}` : "new-event";
  const action = event ? href("/admin/event/:id", { id: String(event.id) }) : href("/admin/event");
  return (
    <ContentForm
      id={id}
      action={action}
      words={words}
      initial={event?.formValues ?? empty}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(about, formValues) => (
        <>
          <Field {...about("title")} />
          <Field {...about("theme")} optional />
          <Field {...about("location")} />
          <Field {...about("date")} type="date" hint={words.dateHint} />
          <label className="check">
            <input type="checkbox" name="monthOnly" value="yes" defaultChecked={formValues.monthOnly?.[0] === "yes"} />
            <span>{words.fields.monthOnly}</span>
          </label>
          <Field {...about("startTime")} type="time" hint={words.timeHint} optional />
          <Field {...about("endTime")} type="time" optional />
          <ParagraphsField {...about("description")} id={id} formValues={formValues} />
          <ParagraphsField {...about("list")} id={id} formValues={formValues} words={words.list} short />
          <PhotosField
            id={id}
            folder="events"
            initial={event?.photos ?? []}
            formValues={formValues}
            error={about("photos").error}
          />
        </>
      )}
    </ContentForm>
  );
}
