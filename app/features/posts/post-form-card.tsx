import { staffPosts as words } from "content/staff-posts.ts";
import { Field } from "../../ui/field.tsx";
import type { Typed } from "../desk/kept-draft.ts";
import { KeptForm } from "../desk/kept-form-card.tsx";
import { ParagraphsField } from "../desk/paragraphs-field-card.tsx";
import { PublishingFields } from "../desk/publishing-fields-card.tsx";
import type { ChosenPhoto } from "../photos/photo.ts";
import { PhotosField } from "../photos/photos-field-card.tsx";

interface PostFormProps {
  id: string;
  action: string;
  button: string;
  initial: Typed;
  /** What hangs there now. */
  photos?: ChosenPhoto[];
  onDone(sentence: string): void;
}

/** What a post that nobody has begun holds. */
export const emptyPost: Typed = {
  title: [""],
  postText: [""],
  paragraphs: [""],
  status: ["published"],
  version: ["0"],
};

/** The form for a post, new or changed. */
export function PostForm({ id, action, button, initial, photos = [], onDone }: PostFormProps) {
  return (
    <KeptForm id={id} action={action} button={button} initial={initial} onDone={onDone} labels={words.fields}>
      {(typed, errors) => (
        <>
          <Field
            id={`${id}-title`}
            name="title"
            label={words.fields.title}
            value={typed.title?.[0]}
            error={errors.title}
            optional
          />
          <Field
            id={`${id}-postText`}
            name="postText"
            label={words.fields.postText}
            value={typed.postText?.[0]}
            error={errors.postText}
            optional
          />
          <ParagraphsField
            id={id}
            name="paragraphs"
            label={words.fields.paragraphs}
            typed={typed}
            error={errors.paragraphs}
          />
          <PhotosField id={id} folder="images" initial={photos} typed={typed} error={errors.photos} />
          <PublishingFields id={id} typed={typed} errors={errors} />
        </>
      )}
    </KeptForm>
  );
}
