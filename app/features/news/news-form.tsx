import { staffNews as words } from "content/staff-news.ts";
import { href } from "react-router";
import { ContentForm } from "../../cms/content-form.tsx";
import type { FormValues } from "../../cms/local-draft.ts";
import { Field } from "../../ui/field.tsx";
import type { ChosenPhoto } from "../photos/photo.ts";
import { PhotosField } from "../photos/photos-field.tsx";

const empty: FormValues = { status: ["published"], version: ["0"] };

interface NewsFormProps {
  /** The item to edit; undefined to create one. */
  item?: { id: number; formValues: FormValues; photos: ChosenPhoto[] };
  onDone(sentence: string): void;
  onCancel?(): void;
}

export function NewsForm({ item, onDone, onCancel }: NewsFormProps) {
  const id = item ? `news-${item.id}` : "new-news";
  const action = item ? href("/admin/news/:id", { id: String(item.id) }) : href("/admin/news");
  return (
    <ContentForm
      id={id}
      action={action}
      words={words}
      initial={item?.formValues ?? empty}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(about, formValues) => (
        <>
          <Field {...about("title")} />
          <Field {...about("source")} hint={words.sourceHint} />
          <Field {...about("date")} type="date" />
          <Field {...about("link")} type="url" />
          <PhotosField
            id={id}
            folder="images"
            initial={item?.photos ?? []}
            formValues={formValues}
            error={about("photos").error}
          />
        </>
      )}
    </ContentForm>
  );
}
