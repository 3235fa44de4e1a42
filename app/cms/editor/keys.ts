import { baseKeymap, chainCommands } from "@tiptap/pm/commands";
import { redo, undo } from "@tiptap/pm/history";
import { InputRule, inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from "@tiptap/pm/inputrules";
import { keymap } from "@tiptap/pm/keymap";
import { liftListItem, sinkListItem } from "@tiptap/pm/schema-list";
import type { Command } from "@tiptap/pm/state";
import { staffEditor } from "content/staff-editor.ts";
import { insertBreak, toggleEm, toggleHeading, toggleList, toggleQuote, toggleStrong } from "./commands.ts";
import { boldSigns } from "./inline-marks.ts";
import { removeEmptyBlock } from "./media-commands.ts";
import { sayPasted } from "./pasted-line.ts";
import { schema } from "./schema.ts";
import { enter, linkTyped } from "./typed-address.ts";

const { nodes, marks } = schema;

/**
 * Returns the keyboard shortcuts. Tab leaves the editor; Ctrl+] and Ctrl+[ change the depth of a list item.
 * @param single true for a text without films
 */
export const keys = (more: Record<string, Command>, single: boolean) => [
  keymap({
    ...more,
    "Mod-b": toggleStrong,
    "Mod-i": toggleEm,
    "Mod-u": sayNoUnderline,
    "Mod-Alt-2": toggleHeading,
    "Mod-Shift-7": toggleList(nodes.ordered_list),
    "Mod-Shift-8": toggleList(nodes.bullet_list),
    "Mod-Shift-9": toggleQuote,
    "Mod-]": sinkListItem(nodes.list_item),
    "Mod-[": liftListItem(nodes.list_item),
    "Mod-z": chainCommands(undoInputRule, undo),
    "Mod-Shift-z": redo,
    "Mod-y": redo,
    "Shift-Enter": insertBreak,
    Enter: enter(single),
    Backspace: chainCommands(undoInputRule, removeEmptyBlock, clearBlock),
  }),
  keymap(baseKeymap),
];

/** Explains that the site has no underlining; without this command, the browser would underline for a moment. */
const sayNoUnderline: Command = (state, dispatch) => {
  const { from, to } = state.selection;
  dispatch?.(sayPasted(state.tr, { from, to }, { sentence: staffEditor.noUnderline }));
  return true;
};

/** Makes a heading a paragraph when Backspace is pressed at its start. */
function clearBlock(...[state, dispatch]: Parameters<Command>): boolean {
  const { $cursor } = state.selection as { $cursor?: typeof state.selection.$from };
  if (!$cursor || $cursor.parentOffset > 0 || $cursor.parent.type !== nodes.heading) return false;
  return toggleHeading(state, dispatch);
}

const boldTyped = new InputRule(boldSigns, (state, [, words = ""], start, end) => {
  const from = end + 1 - words.length - 4;
  const $from = state.doc.resolve(Math.max(from, start));
  if (!$from.parent.type.allowsMarkType(marks.strong) || state.doc.rangeHasMark(start, end, marks.link)) return null;
  const tr = state.tr.delete(end - 1, end).delete(from, from + 2);
  tr.addMark(from, from + words.length, marks.strong.create());
  return tr.removeStoredMark(marks.strong);
});

/**
 * Converts `- `, `1. `, `## ` and `> ` at the start of a line, `**bold**`, and addresses. Backspace and undo revert
 * that.
 */
export const typingHelps = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^\s*(\d{1,3})[.)]\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = ""]) => ({ level: Math.max(2, signs.length) })),
    boldTyped,
    linkTyped,
  ],
});
