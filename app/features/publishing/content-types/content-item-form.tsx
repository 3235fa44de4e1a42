import { staff } from "content/staff.ts";
import type { ContentWords } from "content/staff-cms.ts";
import { staffContributors } from "content/staff-contributors.ts";
import { staffDocuments } from "content/staff-documents.ts";
import { staffEvents } from "content/staff-events.ts";
import { staffNews } from "content/staff-news.ts";
import { staffOwnPages } from "content/staff-own-pages.ts";
import { staffPosts } from "content/staff-posts.ts";
import { staffProjects } from "content/staff-projects.ts";
import { staffPublishing } from "content/staff-publishing.ts";
import { type ComponentProps, type ContextType, type ReactNode, useState } from "react";
import { AutosavedForm, type FieldsProps } from "../../../cms/autosaved-form.tsx";
import type { ProjectChoice } from "../../../cms/belonging-queries.server.ts";
import { ProjectChoicesContext } from "../../../cms/belongs-to/project-choices.ts";
import { LinkOffers } from "../../../cms/editor/address-bar.tsx";
import { CoverContext } from "../../../cms/editor/photo-port.ts";
import { SensitiveFields } from "../../../cms/protection/sensitive-fields.tsx";
import { PublishingFields, usePublishSheet } from "../../../cms/publishing-fields.tsx";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import exerciseBook from "../../../ui/art/exercise-book.svg";
import flowerPot from "../../../ui/art/flower-pot.svg";
import radio from "../../../ui/art/radio.svg";
import sleepingCalendar from "../../../ui/art/sleeping-calendar.svg";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { EventFields } from "../../events/events/event-form.tsx";
import { DocumentFields } from "../../media/documents/document-form.tsx";
import { EditorPhotos } from "../../media/photos/editor-photos.tsx";
import type { ChosenPhoto } from "../../media/photos/photo.ts";
import { PhotosField } from "../../media/photos/photos-field.tsx";
import type { PhotoOffers } from "../../media/photos/plain-photo-choice.tsx";
import { ContributorFields } from "../contributors/contributor-form.tsx";
import { NewsFields } from "../news/news-form.tsx";
import { OwnPageFields } from "../own-pages/own-page-form.tsx";
import { PostFields } from "../posts/post-form.tsx";
import { ProjectFields } from "../projects/project-form.tsx";
import type { Noun } from "./content-types.server.ts";

interface ContentView {
  words: ContentWords;
  Fields(props: FieldsProps<string>): ReactNode;
  /** Folder of uploaded photos; undefined for a content type without photos. */
  folder?: ComponentProps<typeof PhotosField>["folder"];
  /** Drawing for an empty list. */
  art: string;
  /** True if each item has a public page, a preview and a share card. */
  hasPage?: true;
  needsCover?: true;
  /** True if a new item cannot be published yet, because its file comes later. */
  beginsAsDraft?: true;
}

export const contentViews: Record<Noun, ContentView> = {
  post: { words: staffPosts, Fields: PostFields, folder: "images", art: exerciseBook, hasPage: true },
  event: {
    words: staffEvents,
    Fields: EventFields,
    folder: "events",
    art: sleepingCalendar,
    hasPage: true,
    needsCover: true,
  },
  project: { words: staffProjects, Fields: ProjectFields, folder: "projects", art: flowerPot, hasPage: true },
  news: { words: staffNews, Fields: NewsFields, folder: "images", art: radio },
  contributor: { words: staffContributors, Fields: ContributorFields, folder: "images", art: flowerPot },
  page: { words: staffOwnPages, Fields: OwnPageFields, folder: "images", art: exerciseBook, hasPage: true },
  document: { words: staffDocuments, Fields: DocumentFields, art: exerciseBook, beginsAsDraft: true },
};

const emptyOf = ({ beginsAsDraft }: ContentView): FormValues => ({
  status: [beginsAsDraft ? "draft" : "published"],
  version: ["0"],
});

interface ContentItemFormProps {
  noun: Noun;
  labels: Record<string, string>;
  projects: readonly ProjectChoice[];
  /** Addresses that the editor proposes for links. */
  linkOffers?: ContextType<typeof LinkOffers>;
  /** The edited item; undefined to create an item. */
  item?: { id: number; formValues: FormValues; photos: ChosenPhoto[]; offers?: PhotoOffers };
  title?: string;
  onDone(sentence: string, queuedKey?: string): void;
  /** Result of the last submission, for browsers without script. */
  plain?: StaffFormErrors | undefined;
  /** Called to close the surrounding dialog; the draft in the browser is kept. */
  onCancel?(): void;
}

export function ContentItemForm({
  noun,
  labels,
  projects,
  linkOffers = [],
  item,
  title,
  onDone,
  onCancel,
  plain,
}: ContentItemFormProps) {
  const { words, Fields, folder, hasPage, needsCover } = contentViews[noun];
  const empty = emptyOf(contentViews[noun]);
  // HTML id of the form, and key of the draft in the browser.
  const id = item ? `${noun}-${item.id}` : `new-${noun}`;
  const [isCoverChosen, setCoverChosen] = useState((item?.photos ?? []).length > 0);
  const PublishSheet = usePublishSheet();
  const Publishing = PublishSheet ?? PublishingFields;
  const subject = `${noun}:${item?.id ?? "new"}`;
  return (
    <AutosavedForm
      id={id}
      subject={subject}
      previewPath={hasPage && `/admin/${noun}/${item?.id ?? "new"}/preview`}
      action={item ? `/admin/${noun}/${item.id}` : `/admin/${noun}`}
      button={PublishSheet ? staffPublishing.open : words.publish}
      labels={labels}
      plain={plain}
      initial={item?.formValues ?? (title ? { ...empty, title: [title] } : empty)}
      onDone={onDone}
      actions={
        onCancel && (
          <button type="button" className="btn btn--line needs-script" onClick={onCancel}>
            {staff.form.cancel}
          </button>
        )
      }
    >
      {(formValues, errors, about, answer) => (
        <ProjectChoicesContext value={projects}>
          {folder === undefined ? (
            <Fields id={id} about={about} formValues={formValues} />
          ) : (
            <>
              <EditorPhotos folder={folder}>
                <CoverContext value={!isCoverChosen}>
                  <LinkOffers value={linkOffers}>
                    <Fields id={id} about={about} formValues={formValues} />
                  </LinkOffers>
                </CoverContext>
              </EditorPhotos>
              <PhotosField
                id={id}
                folder={folder}
                formValues={formValues}
                initial={item?.photos ?? []}
                error={errors.photos}
                hasText={hasPage === true}
                isNeeded={needsCover === true}
                onChosen={setCoverChosen}
                offers={item ? item.offers : null}
              />
            </>
          )}
          <SensitiveFields id={id} formValues={formValues} errors={errors} />
          <Publishing id={id} subject={subject} formValues={formValues} errors={errors} {...answer} />
        </ProjectChoicesContext>
      )}
    </AutosavedForm>
  );
}
