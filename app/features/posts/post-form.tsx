import { staffPosts as words } from "content/staff-posts.ts";
import { href } from "react-router";
import { ContentForm } from "../../cms/content-form.tsx";
import type { FormValues } from "../../cms/local-draft.ts";
import { ParagraphsField } from "../../cms/paragraphs-field.tsx";
import { Field } from "../../ui/field.tsx";
import type { ChosenPhoto } from "../photos/photo.ts";
import { PhotosField } from "../photos/photos-field.tsx";

const empty: FormValues = { paragraphs: [""], status: ["published"], version: ["0"] };

interface PostFormProps {
  /** The post to edit; undefined to create one. */
  post?: { id: number; formValues: FormValues; photos: ChosenPhoto[] };
  onDone(sentence: string): void;
  onCancel?(): void;
}

export function PostForm({ post, onDone, onCancel }: PostFormProps) {
  const id = post ? `post-${post.id}` : "new-post";
  const action = post ? href("/admin/post/:id", { id: String(post.id) }) : href("/admin/post");
  return (
    <ContentForm
      id={id}
      action={action}
      words={words}
      initial={post?.formValues ?? empty}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(about, formValues) => (
        <>
          <Field {...about("title")} optional />
          <Field {...about("postText")} optional />
          <ParagraphsField {...about("paragraphs")} id={id} formValues={formValues} />
          <PhotosField
            id={id}
            folder="images"
            initial={post?.photos ?? []}
            formValues={formValues}
            error={about("photos").error}
          />
        </>
      )}
    </ContentForm>
  );
}
