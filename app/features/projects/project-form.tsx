import { staffProjects as words } from "content/staff-projects.ts";
import { href } from "react-router";
import { ContentForm } from "../../cms/content-form.tsx";
import type { FormValues } from "../../cms/local-draft.ts";
import { ParagraphsField } from "../../cms/paragraphs-field.tsx";
import { Field } from "../../ui/field.tsx";
import type { ChosenPhoto } from "../photos/photo.ts";
import { PhotosField } from "../photos/photos-field.tsx";

const empty: FormValues = { paragraphs: [""], status: ["published"], version: ["0"] };

interface ProjectFormProps {
  /** The project to edit; undefined to create one. */
  project?: { id: number; formValues: FormValues; photos: ChosenPhoto[] };
  onDone(sentence: string): void;
  onCancel?(): void;
}

export function ProjectForm({ project, onDone, onCancel }: ProjectFormProps) {
  const id = project ? `project-${project.id}` : "new-project";
  const action = project ? href("/admin/project/:id", { id: String(project.id) }) : href("/admin/project");
  return (
    <ContentForm
      id={id}
      action={action}
      words={words}
      initial={project?.formValues ?? empty}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(about, formValues) => (
        <>
          <Field {...about("title")} />
          <Field {...about("theme")} />
          <ParagraphsField {...about("paragraphs")} id={id} formValues={formValues} />
          <Field {...about("videoUrl")} type="url" hint={words.videoHint} optional />
          <PhotosField
            id={id}
            folder="projects"
            initial={project?.photos ?? []}
            formValues={formValues}
            error={about("photos").error}
          />
        </>
      )}
    </ContentForm>
  );
}
