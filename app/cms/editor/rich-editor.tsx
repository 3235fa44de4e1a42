import "./menus.css";
import "./editor.css";
import "./media.css";
import type { Command } from "@tiptap/pm/state";
import { staff } from "content/staff.ts";
import { staffEditor } from "content/staff-editor.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { AddButtons } from "./add-buttons.tsx";
import { BlockBar } from "./block-bar.tsx";
import { linkInHand, moveBlocks, positionOf, removeBlocks, removeLink, setLink } from "./commands.ts";
import { FilmBlock } from "./film-block.tsx";
import { nameOfKind } from "./kinds.ts";
import { LibrarySheet } from "./library-sheet.tsx";
import { FilmBar, LinkBar } from "./link-bar.tsx";
import { addParagraph, duplicateBlocks, moveBlockTo, settleUpload } from "./media-commands.ts";
import { PhotoBlock } from "./photo-block.tsx";
import type { EditorPhoto } from "./photo-port.ts";
import { photoIdsOf } from "./schema.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { Toolbar } from "./toolbar.tsx";
import { type Details, detailsOf, useEditor } from "./use-editor.ts";
import { useMedia } from "./use-media.ts";
import { useToolsAboveKeyboard } from "./use-tools-above-keyboard.ts";

const words = { ...staff.editor, ...staffEditor };

export interface RichEditorProps {
  /** Id of the field, which the error summary links to. */
  id: string;
  name: string;
  label: string;
  /** The stored texts. */
  texts: readonly string[];
  /** All in one text, without photos and films. */
  single?: boolean;
  /** Values of the form, with the consents of a local draft. */
  formValues: FormValues;
  error?: string;
}

const nameOf = ({ kind, first, last }: Pick<Details, "kind" | "first" | "last">) =>
  first === last ? words.block(nameOfKind(kind), first + 1) : words.several(first + 1, last + 1);

/** A rich text field: its form gets Markdown, one value per text. */
export function RichEditor({ id, name, label, texts, single = false, formValues, error }: RichEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const [asked, setAsked] = useState<{ for: "link"; href: string | undefined } | { for: "film" | "library" }>();
  const openLink: Command = () => {
    // The browser tells of a selection in a task of its own: one made just before the key is known afterwards.
    setTimeout(() => view.current && setAsked({ for: "link", href: linkInHand(view.current.state)?.href }));
    return true;
  };
  const attributes = {
    id,
    class: "ed-text",
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": `${id}-label`,
    "aria-describedby": error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`,
    ...(error !== undefined && { "aria-invalid": "true" }),
    ...(single && { "aria-required": "true" }),
  };
  const move =
    (by: -1 | 1): Command =>
    (state, dispatch) => {
      const isMoved = moveBlocks(by)(state, dispatch);
      const now = detailsOf(state);
      if (isMoved) setSaid(words.moved(nameOf(now), now.first + 1 + by, now.count));
      return isMoved;
    };
  /** A menu leaves the focus in the text. */
  const closeMenus: Command = () => {
    const open = [...(paper.current?.closest(".ed")?.querySelectorAll("details[open]") ?? [])];
    for (const menu of open) menu.removeAttribute("open");
    return open.length > 0;
  };
  const moreKeys = { "Mod-k": openLink, "Alt-ArrowUp": move(-1), "Alt-ArrowDown": move(1), Escape: closeMenus };
  const media = useMedia({ formValues, run: (command) => run(command), say: setSaid });
  const { store, port } = single ? { ...media, port: undefined } : media;
  const { view, details, range, mediaViews, run } = useEditor({
    host,
    name,
    texts,
    single,
    attributes,
    moreKeys,
    moreValues: (doc) => store.answersOf(photoIdsOf(doc)),
    onFiles: media.addFiles,
  });
  useToolsAboveKeyboard(host);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar follows the block in hand, and its size.
  useEffect(() => {
    const editor = view.current;
    if (editor === null || details === undefined) return;
    const follow = () => {
      const last = Math.min(details.last, editor.state.doc.childCount - 1);
      const block = editor.nodeDOM(positionOf(editor.state.doc, last));
      if (!(block instanceof HTMLElement)) return;
      bar.current?.style.setProperty("--block-top", `${block.offsetTop}px`);
      bar.current?.style.setProperty("--block-end", `${block.offsetTop + block.offsetHeight}px`);
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(editor.dom);
    return () => sizes.disconnect();
  }, [details]);

  const onSent = useCallback(
    (upload: string, photo: EditorPhoto) => {
      const editor = view.current;
      if (editor) settleUpload(upload, photo)(editor.state, editor.dispatch);
    },
    [view],
  );
  const close = (command?: Command) => {
    setAsked(undefined);
    run(command ?? (() => true));
  };
  const onPhoto = port && (() => files.current?.click());
  const onFilm = single ? undefined : () => setAsked({ for: "film" });
  const onLibrary = port && (() => setAsked({ for: "library" }));
  const onLink = () => void (view.current && openLink(view.current.state));
  return (
    <div className="ed">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="ed-dock">
        <div className="ed-bars">
          {details && (
            <Toolbar
              details={details}
              run={run}
              onLink={onLink}
              onPhoto={onPhoto}
              onFilm={onFilm}
              onLibrary={onLibrary}
              controls={id}
            />
          )}
          {asked?.for === "link" && (
            <LinkBar
              href={asked.href}
              onSet={(href) => close(setLink(href))}
              onRemove={() => close(removeLink)}
              onCancel={() => close()}
            />
          )}
          {asked?.for === "film" && (
            <FilmBar
              onSet={(address) => {
                setAsked(undefined);
                media.addFilm(address);
              }}
              onCancel={() => close()}
            />
          )}
        </div>
      </div>
      <div className="ed-paper" ref={paper}>
        <div ref={host} />
        {details && range && <SelectionBar view={view} range={range} details={details} run={run} onLink={onLink} />}
        {details && (
          <BlockBar
            bar={bar}
            paper={paper}
            details={details}
            run={run}
            name={nameOf(details)}
            onMove={(by) => run(move(by))}
            onDrop={(to) => {
              run(moveBlockTo(details.first, to));
              setSaid(words.moved(nameOf(details), to + 1, details.count));
            }}
            onDuplicate={() => {
              run(duplicateBlocks);
              setSaid(words.duplicated(nameOf(details)));
            }}
            onRemove={() => {
              run(removeBlocks);
              setSaid(words.removed(nameOf(details)));
            }}
          />
        )}
      </div>
      {!single && (
        <AddButtons onPhoto={onPhoto} onFilm={onFilm} onLibrary={onLibrary} onParagraph={() => run(addParagraph)} />
      )}
      {port && (
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
      )}
      {asked?.for === "library" && port && (
        <LibrarySheet
          port={port}
          onChoose={(photo) => {
            setAsked(undefined);
            media.addPhoto(photo);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {mediaViews.map((one) =>
        createPortal(
          one.node.type.name === "photo" ? (
            <PhotoBlock view={one} store={store} onSent={onSent} />
          ) : (
            <FilmBlock view={one} />
          ),
          one.element,
          one.key,
        ),
      )}
      <p className="err" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
      <p className="hint small muted" id={`${id}-hint`}>
        {words.hint}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
}
