import { staffEditor as words } from "content/staff-editor.ts";
import { type RefObject, useCallback, useContext } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../../ui/icon.tsx";
import { isCompleteAnswer } from "../../values/consent-answer.ts";
import { sorted } from "../../values/list-places.ts";
import { LibrarySheet } from "./library-sheet.tsx";
import { settleUpload } from "./media-commands.ts";
import { MediaField } from "./media-field.tsx";
import type { MediaStore } from "./media-store.ts";
import type { MediaView } from "./media-views.ts";
import { PhotoBlock } from "./photo-block.tsx";
import { CoverContext, type EditorPhoto } from "./photo-port.ts";
import type { RichText } from "./use-rich-text.ts";

interface MediaBlocksProps {
  view: RichText["view"];
  mediaViews: RichText["mediaViews"];
  store: RichText["media"]["store"];
}

export function MediaBlocks({ view, mediaViews, store }: MediaBlocksProps) {
  const onSent = useCallback(
    (temporary: number, photo: EditorPhoto) => {
      const editor = view.current;
      if (editor) settleUpload(temporary, photo)(editor.state, editor.dispatch);
    },
    [view],
  );
  const cover = useContext(CoverContext) ? findCover(mediaViews, store) : undefined;
  return mediaViews.map((view) =>
    createPortal(
      view.node.type.name === "photo" ? (
        <PhotoBlock
          view={view}
          store={store}
          onSent={onSent}
          isCover={view === cover}
          above={findAbove(mediaViews, view)}
        />
      ) : (
        <FilmBlock view={view} />
      ),
      view.element,
      view.key,
    ),
  );
}

/** Returns true if the page will show this photo after the save. */
function isAgreed(store: MediaStore, id: number): boolean {
  const photo = store.photo(id);
  if (typeof photo !== "object") return false;
  if (photo.consent !== "ask") return photo.consent === "recorded" || photo.consent === "noPeople";
  const answer = store.answerOf(id);
  return answer !== undefined && isCompleteAnswer(answer);
}

const findCover = (mediaViews: readonly MediaView[], store: MediaStore) =>
  mediaViews
    .filter(({ node: { type, attrs } }) => type.name === "photo" && attrs.id !== null && isAgreed(store, attrs.id))
    .reduce<MediaView | undefined>((first, view) => {
      const isBefore = first && first.element.compareDocumentPosition(view.element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBefore ? first : view;
    }, undefined);

const isBefore = (a: MediaView, b: MediaView): boolean =>
  Boolean(b.element.compareDocumentPosition(a.element) & Node.DOCUMENT_POSITION_PRECEDING);

/** Finds the previous photo in the text, which may show the same people. */
function findAbove(mediaViews: readonly MediaView[], of: MediaView): number | undefined {
  const above = mediaViews
    .filter(({ node: { type, attrs } }) => type.name === "photo" && attrs.id !== null && attrs.id > 0)
    .filter((view) => view !== of && view.node.attrs.id !== of.node.attrs.id && isBefore(view, of));
  return sorted(above, (a, b) => (isBefore(a, b) ? 1 : -1))[0]?.node.attrs.id ?? undefined;
}

interface MediaPickersProps {
  text: RichText;
  files: RefObject<HTMLInputElement | null>;
}

/** Opens the sheet for files of this device, or for the foundation's library. */
export function MediaPickers({ text: { port, media, asked, ask }, files }: MediaPickersProps) {
  if (port === undefined) return null;
  return (
    <>
      <input
        ref={files}
        type="file"
        multiple
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          ask(undefined);
          media.addFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      {asked?.for === "photo" && (
        <LibrarySheet
          port={port}
          onTake={() => files.current?.click()}
          onChoose={(photo) => {
            ask(undefined);
            media.addPhoto(photo);
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}

/** Shows a film without a request to the video site. */
function FilmBlock({ view }: { view: MediaView }) {
  return (
    <>
      <p className="ed-film-poster">
        <Icon name="play" />
        <span>{view.node.attrs.address}</span>
      </p>
      <p className="small muted">{words.filmNote}</p>
      <div className="ed-media-fields">
        <MediaField view={view} name="caption" label={words.caption} />
        <MediaField view={view} name="title" label={words.filmTitle} />
      </div>
    </>
  );
}
