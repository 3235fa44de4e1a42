import type { Command } from "@tiptap/pm/state";
import { staffEditor as words } from "content/staff-editor.ts";
import { useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { insertBlocks } from "./media-commands.ts";
import { createMediaStore } from "./media-store.ts";
import { type EditorPhoto, PhotoPortContext } from "./photo-port.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;

interface MediaOptions {
  /** Form values with the consents of a local draft. */
  formValues: FormValues;
  run(command: Command): void;
  say(sentence: string): void;
}

export function useMedia({ formValues, run, say }: MediaOptions) {
  const port = useContext(PhotoPortContext);
  const [store] = useState(() => createMediaStore(port, formValues));
  useSyncExternalStore(store.subscribe, store.version);
  useEffect(() => () => store.end(), [store]);
  return {
    port,
    store,
    /** Uploads files while the person writes. @param place index of the block at a drop */
    addFiles(files: readonly File[], place?: number) {
      // A phone may omit the type of a HEIC file: the site decides.
      const pictures = files.filter(({ type }) => type === "" || type.startsWith("image/"));
      if (port === undefined || pictures.length === 0) return say(words.notAPhoto);
      const blocks = store.send(pictures).map((id) => nodes.photo.create({ id }));
      run(insertBlocks(blocks, place));
      say(words.added(blocks.length));
    },
    /** Sends pasted pictures. @returns temporary ids */
    sendFiles(files: readonly File[]): number[] {
      if (files.length > 0) say(words.added(files.length));
      return store.send(files);
    },
    addPhoto(photo: EditorPhoto) {
      store.know(photo);
      run(insertBlocks([nodes.photo.create({ id: photo.id, alt: photo.description })]));
      say(words.added(1));
    },
    addFilm(address: string) {
      run(insertBlocks([nodes.film.create({ address })]));
      say(words.addedFilm);
    },
  };
}
