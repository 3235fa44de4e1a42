import { type RefObject, useCallback } from "react";
import { createPortal } from "react-dom";
import { FilmBlock } from "./film-block.tsx";
import { LibrarySheet } from "./library-sheet.tsx";
import { settleUpload } from "./media-commands.ts";
import { PhotoBlock } from "./photo-block.tsx";
import type { EditorPhoto } from "./photo-port.ts";
import type { RichText } from "./use-rich-text.ts";

interface MediaBlocksProps {
  view: RichText["view"];
  mediaViews: RichText["mediaViews"];
  store: RichText["media"]["store"];
}

/** Photos and films, each in its element of the text. */
export function MediaBlocks({ view, mediaViews, store }: MediaBlocksProps) {
  const onSent = useCallback(
    (upload: string, photo: EditorPhoto) => {
      const editor = view.current;
      if (editor) settleUpload(upload, photo)(editor.state, editor.dispatch);
    },
    [view],
  );
  return mediaViews.map((one) =>
    createPortal(
      one.node.type.name === "photo" ? (
        <PhotoBlock view={one} store={store} onSent={onSent} />
      ) : (
        <FilmBlock view={one} />
      ),
      one.element,
      one.key,
    ),
  );
}

interface MediaPickersProps {
  text: RichText;
  files: RefObject<HTMLInputElement | null>;
}

/** Files of this device, and the library of the foundation. */
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
          media.addFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      {asked?.for === "library" && (
        <LibrarySheet
          port={port}
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
