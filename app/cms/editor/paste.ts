import { closeHistory, undo } from "@tiptap/pm/history";
import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { type Command, type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { staffEditor } from "content/staff-editor.ts";
import { hasNoBreakBlanks, withOrdinaryBlanks } from "../../values/ordinary-blanks.ts";
import { withoutStruckSigns } from "../../values/unsaid-words.ts";
import { embedAddress } from "../../values/video-address.ts";
import { cleanHtml } from "./clean-html.ts";
import { capacityLeft, cutSlice } from "./cut-slice.ts";
import { behindMedia } from "./media-commands.ts";
import { type Pasted, sayPasted } from "./pasted-line.ts";
import { type PastedPicture, withFiles } from "./pasted-pictures.ts";
import { countMissing, type SendFiles, withIds } from "./pictures-in-slice.ts";
import { asTyped, hasFormattingSigns, linkAddresses, readSigns, readText } from "./read-pasted-text.ts";
import { schema } from "./schema.ts";
import type { FoundTable } from "./table-lists.ts";
import { placeFilm, readWebAddress } from "./typed-address.ts";

const words = staffEditor.pasted;

const { nodes, marks } = schema;

/** Maximum length of selected words in a message (characters). */
const maxChosen = 40;

/** Links selected words of one block to a pasted address. */
export function linkChosen(state: EditorState, address: string): Transaction | undefined {
  const { selection, doc } = state;
  const { from, to, $from, $to } = selection;
  const chosen = doc.textBetween(from, to).trim();
  if (!(selection instanceof TextSelection) || chosen === "" || readWebAddress(chosen) !== undefined) return undefined;
  if (!$from.sameParent($to) || !$from.parent.type.allowsMarkType(marks.link)) return undefined;
  const link = marks.link.create({ href: address });
  const tr = closeHistory(state.tr).removeMark(from, to, marks.link).addMark(from, to, link);
  tr.setSelection(TextSelection.create(tr.doc, to));
  const shown = chosen.length > maxChosen ? `${chosen.slice(0, maxChosen).trimEnd()}…` : chosen;
  return sayPasted(
    tr,
    { from, to },
    {
      sentence: words.linked(shown),
      act: {
        label: words.addressInstead,
        command: (start, end) => (now, dispatch) => {
          const back = closeHistory(now.tr).replaceWith(start, end, schema.text(address, [link]));
          dispatch?.(back.setSelection(TextSelection.create(back.doc, start + address.length)).scrollIntoView());
          return true;
        },
      },
    },
  );
}

/** Film sites without a player on this site. */
const filmHosts = /(?:^|\.)(?:fb\.watch|tiktok\.com|dailymotion\.com|dai\.ly|twitch\.tv|rumble\.com)$/i;
const sharingHosts = /(?:^|\.)(?:facebook|instagram)\.com$/i;
const filmPaths = /^\/(?:watch|reel|tv|share\/[rv])\b|\/videos\//i;
const filmFiles = /\.(?:mp4|webm|mov|m4v|avi|mkv)$/i;

export function isFilmElsewhere(address: string): boolean {
  if (embedAddress(address) !== undefined) return false;
  const { hostname, pathname } = new URL(address);
  if (filmHosts.test(hostname) || filmFiles.test(pathname)) return true;
  return sharingHosts.test(hostname) && filmPaths.test(pathname);
}

const countWords = (slice: Slice) =>
  slice.content.textBetween(0, slice.content.size, " ").split(/\s+/).filter(Boolean).length;

interface Found {
  table: FoundTable | undefined;
  /** True if pasted with the keys for plain text. */
  isPlain: boolean;
  /** Number of words omitted because they were struck out or hidden. */
  left: number;
  pictures: readonly PastedPicture[];
  isUnderlined: boolean;
  /** The paste without conversion of Markdown signs, if they became formatting. */
  typed: Slice | undefined;
  /** True if copied from this editor, where Markdown signs are only text. */
  isOwn: boolean;
}

const nothingFound: Found = {
  table: undefined,
  isPlain: false,
  left: 0,
  pictures: [],
  isUnderlined: false,
  typed: undefined,
  isOwn: false,
};

/** Maximum length of a picture's description in a message (characters), and maximum number of descriptions. */
const maxAlt = 60;
const maxNames = 3;

function sayPictures(missing: readonly PastedPicture[], takesPictures: boolean): string {
  if (!takesPictures) return words.noPictures(missing.length);
  const names = missing
    .map(({ alt, name }) => alt || name)
    .flatMap((name) =>
      name === "" ? [] : [`“${name.length > maxAlt ? `${name.slice(0, maxAlt).trimEnd()}…` : name}”`],
    )
    .slice(0, maxNames)
    .join(", ");
  return names === "" ? words.pictures(missing.length) : words.namedPictures(missing.length, names);
}

function sayOf(slice: Slice, isCut: boolean, found: Found, missing: string): Pasted | undefined {
  const { table, left, isUnderlined, typed } = found;
  const sentences = [
    isCut && words.cut(countWords(slice)),
    left > 0 && words.leftOut(left),
    table !== undefined && (table === "ages" ? words.tableWithAges : words.table),
    missing,
    isUnderlined && words.underlined,
    typed !== undefined && words.signs,
  ].filter((sentence) => sentence !== false && sentence !== "");
  if (sentences.length === 0) return undefined;
  const isSignsAlone = typed !== undefined && sentences.length === 1;
  const act = isSignsAlone
    ? { label: words.keepSigns, command: () => undo }
    : { label: words.undo, command: () => undoTimes(typed === undefined ? 1 : 2) };
  return { sentence: sentences.join(" "), act };
}

const undoTimes =
  (times: number): Command =>
  (state, dispatch, view) => {
    const isDone = undo(state, dispatch);
    for (let time = 1; time < times && view; time++) undo(view.state, dispatch);
    return isDone;
  };

/** Makes a slice that is open at both ends for text, so that pasted words join the current line. */
const sliceOf = (blocks: readonly Node[]): Slice => {
  const open = (block: Node | undefined) => (block?.isTextblock ? 1 : 0);
  return new Slice(Fragment.from(blocks), open(blocks[0]), open(blocks.at(-1)));
};

/** Replaces the selection as one undo step. */
function replaceWith(state: EditorState, slice: Slice, isPlain: boolean): Transaction {
  const tr = closeHistory(behindMedia(state) ?? state.tr);
  const isOneBlock = slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1;
  if (isOneBlock && slice.content.firstChild) tr.replaceSelectionWith(slice.content.firstChild, isPlain);
  else tr.replaceSelection(slice);
  return tr.setMeta("paste", true).setMeta("uiEvent", "paste");
}

/** Makes the change to another document a separate undo step. */
function changeTo(state: EditorState, { doc, selection }: Transaction): Transaction {
  const tr = closeHistory(state.tr);
  const start = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (start === null || ends === null) return tr;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + overlap, doc.slice(start, ends.b + overlap));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(selection.to, tr.doc.content.size)), -1));
}

/** Inserts as much as fits into the item, and shows a message. */
function insertSlice(view: EditorView, whole: Slice, found: Found, address: string | undefined, options: PasteOptions) {
  const { state } = view;
  const { single, sendFiles } = options;
  const capacity = capacityLeft(state.doc, single);
  const cut = cutSlice(sendFiles ? whole : withIds(whole, undefined), capacity);
  const { isCut } = cut;
  const placed = countMissing(cut.slice);
  const sent = sendFiles ? found.pictures.slice(0, placed).filter(({ file }) => file !== undefined) : [];
  const sentIds = sendFiles?.(sent.flatMap(({ file }) => file ?? [])) ?? [];
  const ids = sendFiles && found.pictures.map((picture) => sentIds[sent.indexOf(picture)]);
  const slice = withIds(cut.slice, ids);
  const missing = found.pictures.filter((picture) => !sent.includes(picture));
  const missed = missing.length === 0 ? "" : sayPictures(missing, sendFiles !== undefined);
  const pasted = sayOf(slice, isCut, found, missed);
  let place = { from: state.selection.from, to: state.selection.to };
  if (slice.size === 0) {
    const said = isCut ? { sentence: words.noRoom } : pasted && { sentence: pasted.sentence };
    if (said) view.dispatch(sayPasted(view.state.tr, place, said));
    return said !== undefined;
  }
  const meant = replaceWith(state, slice, found.isPlain);
  if (found.typed === undefined) view.dispatch(meant.scrollIntoView());
  else {
    view.dispatch(replaceWith(state, withIds(cutSlice(found.typed, capacity).slice, ids), false));
    view.dispatch(changeTo(view.state, meant).scrollIntoView());
  }
  place = { from: place.from, to: view.state.selection.to };
  const elsewhere = address !== undefined && isFilmElsewhere(address) ? { sentence: words.filmElsewhere } : undefined;
  const said = pasted ?? elsewhere;
  if (said) view.dispatch(sayPasted(view.state.tr, place, said));
  return true;
}

interface PasteOptions {
  /** True if all blocks are in one text, without films. */
  single: boolean;
  /** Undefined if the text has no photos. */
  sendFiles: SendFiles | undefined;
}

/**
 * Keeps bold, italic, links, lists, headings and quotations of a paste, converts tables to lists, and removes the rest.
 * A pasted address links the selected words; a film's address becomes the film. A drop from another program counts as a
 * paste.
 */
export function createPaste(options: PasteOptions) {
  const { single } = options;
  let found = nothingFound;
  let html = "";
  const insert = (view: EditorView, transfer: DataTransfer | null, slice: Slice): boolean => {
    const now = { ...found, pictures: withFiles(found.pictures, [...(transfer?.files ?? [])]) };
    found = nothingFound;
    const text = transfer?.getData("text/plain").trim() ?? "";
    const address = now.isPlain || now.left > 0 ? undefined : readWebAddress(text);
    const tr = address && (linkChosen(view.state, address) ?? filmInEmpty(view.state, address, single));
    if (tr) view.dispatch(tr.setMeta("paste", true));
    if (tr) return true;
    if (now.isPlain) return insertSlice(view, slice, now, address, options);
    const open = (content: Fragment) => {
      const isSame = content.firstChild?.type === slice.content.firstChild?.type;
      const isSameEnd = content.lastChild?.type === slice.content.lastChild?.type;
      return new Slice(content, isSame ? slice.openStart : 0, isSameEnd ? slice.openEnd : 0);
    };
    const linked = open(linkAddresses(slice.content));
    const meant = now.typed || now.isOwn ? slice.content : readSigns(slice.content);
    if (meant.eq(slice.content)) return insertSlice(view, linked, now, address, options);
    return insertSlice(view, open(linkAddresses(meant)), { ...now, typed: linked }, address, options);
  };
  const props = {
    transformPastedHTML(copied) {
      const { html, ...more } = cleanHtml(copied);
      found = { ...nothingFound, ...more, isOwn: copied.includes("data-pm-slice") };
      return html;
    },
    transformPastedText(copied, isPlain) {
      const cleaned = isPlain && html !== "" ? cleanHtml(html) : undefined;
      // In plain text, struck-out words would look like normal ones.
      if (cleaned !== undefined && cleaned.left > 0) {
        found = { ...nothingFound, left: cleaned.left };
        return cleaned.text;
      }
      const { text, left } = withoutStruckSigns(copied, !isPlain);
      found = { ...nothingFound, left };
      return text;
    },
    clipboardTextParser(copied, _context, isPlain) {
      const text = hasNoBreakBlanks(copied) ? withOrdinaryBlanks(copied) : copied;
      const { left } = found;
      if (isPlain) {
        found = { ...nothingFound, isPlain, left };
        const lines = text.split(/(?:\r\n|[\r\n])+/);
        return sliceOf(lines.map((line) => nodes.paragraph.create(null, line === "" ? null : schema.text(line))));
      }
      const { blocks, table, pictures } = readText(text);
      const hasSigns = table === undefined && hasFormattingSigns(blocks);
      found = { ...nothingFound, table, left, pictures, typed: hasSigns ? sliceOf(asTyped(text)) : undefined };
      return sliceOf(blocks);
    },
    handlePaste: (view, event, slice) => insert(view, event.clipboardData, slice),
    handleDrop(view, event, slice, isMoved) {
      if (isMoved || view.dragging !== null || slice.size + found.left + found.pictures.length === 0) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at === null) return false;
      event.preventDefault();
      const $at = view.state.doc.resolve(at.pos);
      view.dispatch(view.state.tr.setSelection(TextSelection.near($at)));
      view.focus();
      return insert(view, event.dataTransfer, slice);
    },
  } satisfies EditorProps;
  const remember = (transfer: DataTransfer | null) => {
    html = transfer?.getData("text/html") ?? "";
    found = nothingFound;
  };
  return { props, remember };
}

const filmInEmpty = (state: EditorState, address: string, single: boolean) =>
  single || state.selection.$from.parent.content.size > 0 ? undefined : placeFilm(state, address);
