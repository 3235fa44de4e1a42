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
  /** Values of the form, with the consents of a local draft. */
  formValues: FormValues;
  run(command: Command): void;
  say(sentence: string): void;
}

/** The photos and films of a field. */
export function useMedia({ formValues, run, say }: MediaOptions) {
  const port = useContext(PhotoPortContext);
  const [store] = useState(() => createMediaStore(port, formValues));
  useSyncExternalStore(store.subscribe, store.version);
  useEffect(() => () => store.end(), [store]);
  return {
    port,
    store,
    /** Writing goes on while they are sent. @param place of a block, where they were dropped */
    addFiles(files: readonly File[], place?: number) {
      // A phone may not say what a HEIC file is: the site decides.
      const pictures = files.filter(({ type }) => type === "" || type.startsWith("image/"));
      if (port === undefined || pictures.length === 0) return say(words.notAPhoto);
      const blocks = store.send(pictures).map((id) => nodes.photo.create({ id }));
      run(insertBlocks(blocks, place));
      say(words.added(blocks.length));
    },
    /** Pictures of a pasted text. @returns temporary ids, under which the text names their photos */
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
