import { baseKeymap, chainCommands } from "@tiptap/pm/commands";
import { closeHistory } from "@tiptap/pm/history";
import { InputRule } from "@tiptap/pm/inputrules";
import { splitListItem } from "@tiptap/pm/schema-list";
import { type Command, type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { staffEditor as words } from "content/staff-editor.ts";
import { isAddress } from "../../values/list-places.ts";
import { readFilmAddress } from "../../values/video-address.ts";
import { unwrapLink, withoutSentenceEnd } from "../../values/web-address.ts";
import { addressInText } from "./inline-marks.ts";
import { sayPasted } from "./pasted-line.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

const webAddress = /^(?:https?:\/\/|www\.)[^\s<>"]+$/i;

const completed = (text: string) => (/^www\./i.test(text) ? `https://${text}` : text);

/**
 * Returns the web address if the whole text is one, also inside another program's markup. Films may omit the scheme.
 * Undefined for any other text.
 */
export function readWebAddress(text: string): string | undefined {
  if (withoutSentenceEnd(text) !== text) return undefined;
  const address = completed(text);
  return webAddress.test(text) && isAddress(address) ? unwrapLink(address) : readFilmAddress(text);
}

/** Maximum length of a word that is checked during typing (characters). */
const maxWord = 2_000;

/** Links the address that ends before an index of a text block, without its punctuation. */
function linkBefore(state: EditorState, place: number): Transaction | undefined {
  const { parent, parentOffset, start } = placesOf(state, place);
  const text = parent.textBetween(Math.max(0, parentOffset - maxWord), parentOffset, undefined, "\ufffc");
  const before = text.split(/[\s\ufffc]/).at(-1) ?? "";
  const match = [...before.matchAll(addressInText)].at(-1);
  if (match === undefined || match.index + match[0].length < before.length) return undefined;
  const typed = withoutSentenceEnd(match[0]);
  const first = parentOffset - before.length + match.index;
  const last = first + typed.length;
  const address = readWebAddress(typed);
  if (address === undefined || !parent.type.allowsMarkType(marks.link)) return undefined;
  if (state.doc.rangeHasMark(start + first, start + last, marks.link)) return undefined;
  return state.tr.addMark(start + first, start + last, marks.link.create({ href: address }));
}

/** Links an address at the end of a text that lost the focus. */
export const linkLeft = (state: EditorState): Transaction | undefined =>
  state.selection.empty && state.selection.$from.parent.isTextblock
    ? linkBefore(state, state.selection.from)
    : undefined;

function placesOf({ doc }: EditorState, place: number) {
  const resolved = doc.resolve(place);
  return { parent: resolved.parent, parentOffset: resolved.parentOffset, start: resolved.start() };
}

/** Links an address when a space is typed after it. Backspace reverts that. */
export const linkTyped = new InputRule(
  /\S\s$/,
  (state, [whole], _start, end) => linkBefore(state, end)?.insertText(whole.slice(-1), end) ?? null,
);

/** Replaces the current empty paragraph by a film, with a paragraph after it. */
export function placeFilm(state: EditorState, address: string): Transaction | undefined {
  const film = readFilmAddress(address);
  const { $from, $to } = state.selection;
  if (film === undefined || $from.depth !== 1 || $from.parent.type !== nodes.paragraph || !$from.sameParent($to))
    return undefined;
  const from = $from.before();
  const tr = closeHistory(state.tr);
  tr.replaceWith(from, $from.after(), [nodes.film.create({ address: film }), nodes.paragraph.create()]);
  tr.setSelection(TextSelection.create(tr.doc, from + 2)).scrollIntoView();
  const act = { label: words.pasted.keepAddress, command: keepAddress(address, film) };
  return sayPasted(tr, { from, to: from + 1 }, { sentence: words.pasted.film, act });
}

const keepAddress =
  (address: string, href: string) =>
  (from: number, to: number): Command =>
  (state, dispatch) => {
    const next = state.doc.nodeAt(to);
    const isEmpty = next?.type === nodes.paragraph && next.content.size === 0;
    const text = schema.text(address, [marks.link.create({ href })]);
    const tr = closeHistory(state.tr);
    tr.replaceWith(from, isEmpty ? to + next.nodeSize : to, nodes.paragraph.create(null, text));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + 1 + text.nodeSize)).scrollIntoView());
    return true;
  };

/**
 * Links an address when Enter is pressed after it; a film's address alone becomes the film.
 * @param single true for a text without films
 */
export const enter =
  (single: boolean): Command =>
  (state, dispatch, view) => {
    const { $from, empty } = state.selection;
    const isAtEnd = empty && $from.parent.isTextblock && $from.parentOffset === $from.parent.content.size;
    const text = isAtEnd ? $from.parent.textBetween(0, $from.parentOffset, undefined, "\ufffc") : "";
    const film = single || !dispatch ? undefined : placeFilm(state, text.trim());
    if (film !== undefined && dispatch) {
      dispatch(film);
      return true;
    }
    const link = isAtEnd ? linkBefore(state, $from.pos) : undefined;
    if (link !== undefined && dispatch) dispatch(link);
    return chainCommands(splitListItem(nodes.list_item), baseKeymap.Enter ?? (() => false))(
      view?.state ?? state,
      dispatch,
      view,
    );
  };
