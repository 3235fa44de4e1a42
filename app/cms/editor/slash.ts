import { type EditorState, Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { schema } from "./schema.ts";

const { nodes } = schema;

export interface SlashItem {
  name: string;
  label: string;
  path: string;
  run(view: EditorView): void;
}

interface Slash {
  typed: string;
  index: number;
}

interface Kept {
  index: number;
  isClosed: boolean;
}

const key = new PluginKey<Kept>("slash");

/** Returns the text after a slash that starts an empty line; undefined elsewhere. */
function typedIn({ selection }: EditorState): string | undefined {
  const { $from, empty } = selection;
  if (!empty || !(selection instanceof TextSelection) || $from.depth !== 1) return undefined;
  const { parent, parentOffset } = $from;
  if (parent.type !== nodes.paragraph || parent.content.size > 24 || parentOffset < parent.content.size)
    return undefined;
  return /^\/([\p{L} ]*)$/u.exec(parent.textContent)?.[1];
}

export function findSlash(state: EditorState): Slash | undefined {
  const typed = typedIn(state);
  const kept = key.getState(state);
  return typed === undefined || kept === undefined || kept.isClosed ? undefined : { typed, index: kept.index };
}

/** Finds the items with a word that begins with the typed text. */
export function itemsFor<Item extends Pick<SlashItem, "label">>(items: readonly Item[], typed: string): Item[] {
  const wanted = typed.trim().toLowerCase();
  return items.filter(({ label }) => ` ${label.toLowerCase()}`.includes(` ${wanted}`));
}

/** @param id of the field */
export const slashMenuId = (id: string) => `${id}-slash`;
export const slashItemId = (id: string, name: string) => `${slashMenuId(id)}-${name}`;

export interface OpenSlash extends Slash {
  items: readonly SlashItem[];
}

/** Returns the attributes of the textbox that announce its open menu to screen readers. */
export function slashAttributes(id: string, open: OpenSlash | undefined): Record<string, string> {
  const item = open && itemsFor(open.items, open.typed)[open.index];
  return item ? { "aria-controls": slashMenuId(id), "aria-activedescendant": slashItemId(id, item.name) } : {};
}

/** Replaces the slash by the block. */
export function chooseItem(view: EditorView, item: SlashItem): void {
  const { $from } = view.state.selection;
  view.dispatch(view.state.tr.delete($from.start(), $from.end()));
  item.run(view);
}

/** Returns the plugin that handles arrows, Enter and Escape in the menu. The focus stays in the text. */
export const slashKeys = (items: () => readonly SlashItem[]) =>
  new Plugin<Kept>({
    key,
    state: {
      init: () => ({ index: 0, isClosed: false }),
      apply(tr, now, _before, state) {
        const changed: Partial<Kept> | undefined = tr.getMeta(key);
        if (changed !== undefined) return { ...now, ...changed };
        if (typedIn(state) === undefined) return now.index === 0 && !now.isClosed ? now : { index: 0, isClosed: false };
        return tr.docChanged ? { ...now, index: 0 } : now;
      },
    },
    props: {
      handleKeyDown(view, event) {
        const open = findSlash(view.state);
        if (open === undefined || event.isComposing) return false;
        const shown = itemsFor(items(), open.typed);
        const item = shown[open.index];
        if (item === undefined) return false;
        const change = (kept: Partial<Kept>) => view.dispatch(view.state.tr.setMeta(key, kept));
        const acts: Partial<Record<string, () => void>> = {
          ArrowDown: () => change({ index: (open.index + 1) % shown.length }),
          ArrowUp: () => change({ index: (open.index + shown.length - 1) % shown.length }),
          Enter: () => chooseItem(view, item),
          Escape: () => change({ isClosed: true }),
        };
        const act = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : acts[event.key];
        if (act === undefined) return false;
        // The dialog around the text stays open.
        event.stopPropagation();
        act();
        return true;
      },
    },
  });
