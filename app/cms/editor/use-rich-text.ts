import type { Command } from "@tiptap/pm/state";
import { staff } from "content/staff.ts";
import { staffEditor } from "content/staff-editor.ts";
import { type RefObject, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { useLeftOut } from "../../staff-kit/offline/left-out.ts";
import { linkInHand, moveBlocks } from "./commands.ts";
import { nameOfKind } from "./kinds.ts";
import { insertBlocks, leavePhotosOut } from "./media-commands.ts";
import { createMediaStore } from "./media-store.ts";
import { type EditorPhoto, PhotoPortContext } from "./photo-port.ts";
import { listPhotoIds, schema } from "./schema.ts";
import type { SlashItem } from "./slash.ts";
import { type Details, readDetails, useEditor } from "./use-editor.ts";

const words = () => ({ ...staff.editor, ...staffEditor });

export interface RichTextOptions {
  /** Id of the field, which the error summary links to. */
  id: string;
  name: string;
  texts: readonly string[];
  /** All in one text, without photos and films. */
  single?: boolean;
  /** Form values with the consents of a local draft. */
  formValues: FormValues;
  error?: string;
}

/** Question of a bar or sheet before a command runs. */
export type Asked = { for: "link"; href: string | undefined } | { for: "film" | "photo" };

/** Returns the name of the selected blocks with their position. */
export const nameBlocks = ({ kind, first, last }: Pick<Details, "kind" | "first" | "last">) =>
  first === last ? words().block(nameOfKind(kind), first + 1) : words().several(first + 1, last + 1);

const attributesOf = ({ id, error, single }: Pick<RichTextOptions, "id" | "error" | "single">) => ({
  id,
  class: "ed-text",
  role: "textbox",
  "aria-multiline": "true",
  "aria-labelledby": `${id}-label`,
  "aria-describedby": error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`,
  ...(error !== undefined && { "aria-invalid": "true" }),
  ...(single && { "aria-required": "true" }),
});

/** Moves the selected blocks and announces their position. */
const moveSaying =
  (by: -1 | 1, say: (sentence: string) => void): Command =>
  (state, dispatch) => {
    const isMoved = moveBlocks(by)(state, dispatch);
    const now = readDetails(state);
    if (isMoved) say(words().moved(nameBlocks(now), now.first + 1 + by, now.count));
    return isMoved;
  };

/** Menus leave the focus in the text. */
const closeMenusOf =
  (paper: RefObject<HTMLElement | null>): Command =>
  () => {
    const open = [...(paper.current?.closest(".ed")?.querySelectorAll("details[open]") ?? [])];
    for (const menu of open) menu.removeAttribute("open");
    return open.length > 0;
  };

export function useRichText(options: RichTextOptions, slashItems: () => readonly SlashItem[]) {
  const { id, name, texts, single = false, formValues, error } = options;
  const host = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [said, say] = useState("");
  const [asked, ask] = useState<Asked>();
  const openLink: Command = () => {
    // The browser reports a selection in a later task than the key.
    setTimeout(() => view.current && ask({ for: "link", href: linkInHand(view.current.state)?.href }));
    return true;
  };
  const move = (by: -1 | 1) => moveSaying(by, say);
  const closeMenus = closeMenusOf(paper);
  const media = useMedia({ formValues, run: (command) => run(command), say });
  const { view, details, range, mediaViews, run } = useEditor({
    host,
    name,
    texts,
    single,
    attributes: attributesOf({ id, error, single }),
    moreKeys: { "Mod-k": openLink, "Alt-ArrowUp": move(-1), "Alt-ArrowDown": move(1), Escape: closeMenus },
    moreValues: (doc) => media.store.answersOf(listPhotoIds(doc)),
    onFiles: media.addFiles,
    sendFiles: single || media.port === undefined ? undefined : media.sendFiles,
    slashItems,
    say,
  });
  useToolsAboveKeyboard(host);
  useLeftOut(host, (ids) => view.current && leavePhotosOut(ids)(view.current.state, view.current.dispatch));
  /** Closes the question and returns to the text. @param command the decision */
  const answer = (command: Command = () => true) => {
    ask(undefined);
    run(command);
  };
  return {
    host,
    paper,
    view,
    details,
    range,
    mediaViews,
    run,
    move,
    media,
    port: single ? undefined : media.port,
    said,
    say,
    asked,
    ask,
    answer,
    onLink: () => void (view.current && openLink(view.current.state)),
  };
}

export type RichText = ReturnType<typeof useRichText>;

/** Keeps a phone's toolbar above the keyboard, which covers the lower window. */
function useToolsAboveKeyboard(host: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const editor = host.current?.closest<HTMLElement>(".ed");
    if (!editor) return;
    const left = new AbortController();
    const options = { signal: left.signal };
    const seen = window.visualViewport;
    const follow = () => {
      const covered = seen ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
      editor.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    seen?.addEventListener("resize", follow, options);
    seen?.addEventListener("scroll", follow, options);
    // The layout changes after the click, so that nothing moves under the thumb.
    let isPressed = false;
    const update = () => {
      if (!isPressed) editor.toggleAttribute("data-used", editor.contains(document.activeElement));
    };
    const lift = () =>
      setTimeout(() => {
        isPressed = false;
        update();
      });
    editor.addEventListener("focusin", update, options);
    editor.addEventListener("focusout", () => setTimeout(update), options);
    const press = () => {
      isPressed = editor.contains(document.activeElement);
    };
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", lift, options);
    document.addEventListener("pointercancel", lift, options);
    update();
    return () => left.abort();
  }, [host]);
}

const { nodes } = schema;

interface MediaOptions {
  /** Form values with the consents of a local draft. */
  formValues: FormValues;
  run(command: Command): void;
  say(sentence: string): void;
}

function useMedia({ formValues, run, say }: MediaOptions) {
  const port = useContext(PhotoPortContext);
  const [store] = useState(() => createMediaStore(port, formValues));
  useSyncExternalStore(store.subscribe, store.version);
  useEffect(() => () => store.end(), [store]);
  return {
    port,
    store,
    /** Uploads files while the person writes. @param index index of the block at a drop */
    addFiles(files: readonly File[], index?: number) {
      // A phone may omit the type of a HEIC file: the site decides.
      const pictures = files.filter(({ type }) => type === "" || type.startsWith("image/"));
      if (port === undefined || pictures.length === 0) return say(staffEditor.notAPhoto);
      const blocks = store.send(pictures).map((id) => nodes.photo.create({ id }));
      run(insertBlocks(blocks, index));
      say(staffEditor.added(blocks.length));
    },
    /** Sends pasted pictures. @returns temporary ids */
    sendFiles(files: readonly File[]): number[] {
      if (files.length > 0) say(staffEditor.added(files.length));
      return store.send(files);
    },
    addPhoto(photo: EditorPhoto) {
      store.know(photo);
      run(insertBlocks([nodes.photo.create({ id: photo.id, alt: photo.description })]));
      say(staffEditor.added(1));
    },
    addFilm(address: string) {
      run(insertBlocks([nodes.film.create({ address })]));
      say(staffEditor.addedFilm);
    },
  };
}
