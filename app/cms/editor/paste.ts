import { closeHistory, undo } from "@tiptap/pm/history";
import { Fragment, type Mark, type Node, Slice } from "@tiptap/pm/model";
import { type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { staffEditor } from "content/staff-editor.ts";
import { hasNoBreakBlanks, withOrdinaryBlanks } from "../../values/ordinary-blanks.ts";
import { isSafeLink } from "../../values/safe-link.ts";
import { embedAddress } from "../../values/video-address.ts";
import { withoutSentenceEnd } from "../../values/web-address.ts";
import { cleanHtml } from "./clean-html.ts";
import { capacityLeft, cutSlice } from "./cut-slice.ts";
import { addressInText, inlineMarks } from "./inline-marks.ts";
import { behindMedia } from "./media-commands.ts";
import { type Pasted, sayPasted } from "./pasted-line.ts";
import { schema } from "./schema.ts";
import { type FoundTable, hasLikelyAges } from "./table-lists.ts";
import { placeFilm, readWebAddress } from "./typed-address.ts";

const words = staffEditor.pasted;

const { nodes, marks } = schema;

/** An address as a link; as words where it leads nowhere. */
function linkedText(address: string, around: readonly Mark[]): Node {
  const href = readWebAddress(address) ?? address;
  return schema.text(address, isSafeLink(href) ? marks.link.create({ href }).addToSet(around) : around);
}

/** Links the addresses among the words of formatted text, which other programs leave bare. */
export function linkAddresses(content: Fragment, allowsLinks = true): Fragment {
  const linked = (node: Node): Node[] => {
    if (!node.isText) return [node.copy(linkAddresses(node.content, node.type.allowsMarkType(marks.link)))];
    const { text = "" } = node;
    if (!allowsLinks || marks.link.isInSet(node.marks)) return [node];
    const parts: Node[] = [];
    let end = 0;
    for (const match of text.matchAll(addressInText)) {
      if (match.index > end) parts.push(schema.text(text.slice(end, match.index), node.marks));
      const address = withoutSentenceEnd(match[0]);
      parts.push(linkedText(address, node.marks));
      end = match.index + address.length;
    }
    return end < text.length ? [...parts, schema.text(text.slice(end), node.marks)] : parts;
  };
  return Fragment.from(content.content.flatMap(linked));
}

const entry = /^\s*(?:[-*•·–]|(\d{1,3})[.)])\s+(?=\S)/;

function readInline(text: string, around: readonly Mark[] = []): Node[] {
  const found: Node[] = [];
  let end = 0;
  const plain = (part: string) => part !== "" && found.push(schema.text(part, around));
  for (const match of text.matchAll(inlineMarks)) {
    plain(text.slice(end, match.index));
    const [matched, , bold, italic] = match;
    const isAddress = bold === undefined && italic === undefined;
    const whole = isAddress ? withoutSentenceEnd(matched) : matched;
    if (isAddress) found.push(linkedText(whole, around));
    else if (bold !== undefined) found.push(...readInline(bold, marks.strong.create().addToSet(around)));
    else if (italic !== undefined) found.push(...readInline(italic, marks.em.create().addToSet(around)));
    end = match.index + whole.length;
  }
  plain(text.slice(end));
  return found;
}

/** Cells that were copied as text, a line for each row. */
const isRow = (line: string) => /\S\t+\S/.test(line);

const listItem = (text: string) => nodes.list_item.create(null, nodes.paragraph.create(null, readInline(text)));

/** Plain text: each line a paragraph, consecutive lines with list marks a list, and so the rows of a table. */
export function readText(text: string): { blocks: Node[]; table: FoundTable | undefined } {
  const blocks: Node[] = [];
  const lines = text.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== "");
  const isTable = lines.length > 1 && lines.every(isRow);
  if (isTable) {
    const rows = lines.map((line) => line.split("\t"));
    const entries = rows.map((cells) =>
      listItem(
        cells
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(", "),
      ),
    );
    return { blocks: [nodes.bullet_list.create(null, entries)], table: hasLikelyAges(rows) ? "ages" : "list" };
  }
  for (const line of lines) {
    const mark = entry.exec(line);
    if (mark === null) {
      blocks.push(nodes.paragraph.create(null, readInline(line)));
      continue;
    }
    const type = mark[1] === undefined ? nodes.bullet_list : nodes.ordered_list;
    const item = listItem(line.slice(mark[0].length));
    const last = blocks.at(-1);
    if (last?.type === type) blocks[blocks.length - 1] = last.copy(last.content.addToEnd(item));
    else blocks.push(type.create(mark[1] === undefined ? null : { start: Number(mark[1]) }, item));
  }
  return { blocks, table: undefined };
}

/** The longest of chosen words that a sentence repeats (characters). */
const maxChosen = 40;

/** An address that was pasted on chosen words of one block links them. */
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

/** Sites of films that this site cannot play. */
const filmHosts = /(?:^|\.)(?:fb\.watch|tiktok\.com|dailymotion\.com|dai\.ly|twitch\.tv|rumble\.com)$/i;
const sharingHosts = /(?:^|\.)(?:facebook|instagram)\.com$/i;
const filmPaths = /^\/(?:watch|reel|tv|share\/[rv])\b|\/videos\//i;
const filmFiles = /\.(?:mp4|webm|mov|m4v|avi|mkv)$/i;

/** Is this web address one of a film that stays a link? */
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
  /** Pasted without its formatting, by the keys for that. */
  isPlain: boolean;
}

/** What is said of a paste; undefined for one that is what it was. */
function sentenceOf(slice: Slice, isCut: boolean, { table }: Found, address: string | undefined): Pasted | undefined {
  const back = { label: words.undo, command: () => undo };
  if (isCut) return { sentence: words.cut(countWords(slice)), act: back };
  if (table !== undefined) return { sentence: table === "ages" ? words.tableWithAges : words.table, act: back };
  if (address !== undefined && isFilmElsewhere(address)) return { sentence: words.filmElsewhere };
  return undefined;
}

/** Inserts what an item can store of it, and says what became of it. */
function insertSlice(view: EditorView, whole: Slice, found: Found, address: string | undefined, single: boolean) {
  const { state } = view;
  const { slice, isCut } = cutSlice(whole, capacityLeft(state.doc, single));
  if (isCut && slice.size === 0) {
    const { from, to } = state.selection;
    view.dispatch(sayPasted(state.tr, { from, to }, { sentence: words.noRoom }));
    return true;
  }
  const tr = closeHistory(behindMedia(state) ?? state.tr);
  const { from } = tr.selection;
  const one = slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1;
  if (one && slice.content.firstChild) tr.replaceSelectionWith(slice.content.firstChild, found.isPlain);
  else tr.replaceSelection(slice);
  const pasted = sentenceOf(slice, isCut, found, address);
  if (pasted) sayPasted(tr, { from, to: tr.selection.to }, pasted);
  view.dispatch(tr.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
  return true;
}

/**
 * Paste keeps bold, italic, links, lists, headings and quotations, makes lists of tables, and drops the rest. An address
 * links chosen words; that of a film becomes the film.
 * @param single without films, all in one text
 */
export function createPaste(
  single: boolean,
): Pick<EditorProps, "transformPastedHTML" | "clipboardTextParser" | "handlePaste"> {
  let found: Found = { table: undefined, isPlain: false };
  return {
    transformPastedHTML(copied) {
      const { html, table } = cleanHtml(copied);
      found = { table, isPlain: false };
      return html;
    },
    clipboardTextParser(copied, _context, isPlain) {
      const text = hasNoBreakBlanks(copied) ? withOrdinaryBlanks(copied) : copied;
      const { blocks, table } = isPlain
        ? {
            blocks: text
              .split(/(?:\r\n|[\r\n])+/)
              .map((line) => nodes.paragraph.create(null, line === "" ? null : schema.text(line))),
            table: undefined,
          }
        : readText(text);
      found = { table, isPlain };
      // Open at both ends where it is text: pasted words join the line in hand.
      const open = (block: Node | undefined) => (block?.isTextblock ? 1 : 0);
      return new Slice(Fragment.from(blocks), open(blocks[0]), open(blocks.at(-1)));
    },
    handlePaste(view, event, slice) {
      const now = found;
      found = { table: undefined, isPlain: false };
      const text = event.clipboardData?.getData("text/plain").trim() ?? "";
      const address = now.isPlain ? undefined : readWebAddress(text);
      const tr = address && (linkChosen(view.state, address) ?? filmInEmpty(view.state, address, single));
      if (tr) view.dispatch(tr.setMeta("paste", true));
      if (tr) return true;
      const linked = now.isPlain ? slice : new Slice(linkAddresses(slice.content), slice.openStart, slice.openEnd);
      return insertSlice(view, linked, now, address, single);
    },
  };
}

const filmInEmpty = (state: EditorState, address: string, single: boolean) =>
  single || state.selection.$from.parent.content.size > 0 ? undefined : placeFilm(state, address);
