import "./menus.css";
import "./editor.css";
import "./media.css";
import { staff } from "content/staff.ts";
import { staffEditor as words } from "content/staff-editor.ts";
import { useRef } from "react";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BlockBar } from "./block-bar.tsx";
import { EditorDock, type MediaActs } from "./editor-dock.tsx";
import { MediaBlocks, MediaPickers } from "./media-blocks.tsx";
import { addParagraph } from "./media-commands.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { SlashMenu, slashItems } from "./slash-menu.tsx";
import { type RichTextOptions, useRichText } from "./use-rich-text.ts";

export interface RichEditorProps extends RichTextOptions {
  label: string;
}

/** A rich text field: its form contains Markdown, one value per text. */
export function RichEditor({ label, ...options }: RichEditorProps) {
  const { id, single = false, error } = options;
  const files = useRef<HTMLInputElement>(null);
  const acts = useRef<MediaActs>({ onPhoto: undefined, onFilm: undefined });
  const text = useRichText(options, () => slashItems(acts.current));
  const { view, details, range, run, ask, port, media } = text;
  const mediaActs: MediaActs = {
    onPhoto: port && (() => ask({ for: "photo" })),
    onFilm: single ? undefined : () => ask({ for: "film" }),
  };
  acts.current = mediaActs;
  return (
    <div className="ed">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <EditorDock text={text} id={id} {...mediaActs} />
      <div className="ed-paper" ref={text.paper}>
        <div ref={text.host} />
        {details && range && (
          <SelectionBar view={view} range={range} details={details} run={run} onLink={text.onLink} />
        )}
        {details?.slash && <SlashMenu id={id} view={view} items={slashItems(mediaActs)} {...details.slash} />}
        {details && (
          <BlockBar view={view} paper={text.paper} details={details} run={run} move={text.move} say={text.say} />
        )}
      </div>
      {!single && <AddButtons onFilm={mediaActs.onFilm} onParagraph={() => run(addParagraph)} />}
      <MediaPickers text={text} files={files} />
      <MediaBlocks view={view} mediaViews={text.mediaViews} store={media.store} />
      <p className="err" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
      <p className="hint small muted ed-keys" id={`${id}-hint`}>
        {staff.editor.hint}
      </p>
      <p className="vh" role="status">
        {text.said}
      </p>
    </div>
  );
}

interface AddButtonsProps {
  onParagraph(): void;
  onFilm: (() => void) | undefined;
}

function AddButtons({ onParagraph, onFilm }: AddButtonsProps) {
  return (
    <>
      <button type="button" className="ed-add" onClick={onParagraph}>
        <Icon name="plus" />
        {words.addParagraph}
      </button>
      <div className="ed-add-more">{onFilm && <Act icon="play" label={words.film} onClick={onFilm} />}</div>
    </>
  );
}
